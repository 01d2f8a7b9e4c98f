/** The OpenAPI description of sessions. Pure. */
import { userLimits } from '../../shared/domain/values/limits.ts'
import { answer, inPath, json, named, type OperationMaker } from './makers.ts'

export function sessionPaths(operation: OperationMaker) {
  return {
    '/sessions': {
      post: operation(
        {
          operationId: 'openSession',
          summary:
            'Issues a session token of at most ten minutes for one page, user and set of capabilities.',
          security: [{ apiKey: [] }],
          requestBody: {
            required: true,
            content: json(named('SessionRequest')),
          },
        },
        { 201: answer('The session.', named('IssuedSession')) },
        ['413', '415'],
      ),
      delete: operation(
        {
          operationId: 'endSessions',
          summary: "Ends all of the merchant's sessions, or all of one user.",
          security: [{ apiKey: [] }],
          parameters: [
            {
              name: 'user',
              in: 'query',
              description: 'The id of the user whose sessions are ended. No other parameter is taken.',
              schema: { type: 'string', ...userLimits },
            },
          ],
        },
        { 204: { description: 'Ended.' } },
      ),
    },
    '/sessions/{id}': {
      delete: operation(
        {
          operationId: 'endSession',
          summary: 'Ends one session.',
          security: [{ apiKey: [] }],
          parameters: [inPath('id', { type: 'string', format: 'uuid' })],
        },
        { 204: { description: 'Ended, or there was none.' } },
      ),
    },
    '/session': {
      get: operation(
        {
          operationId: 'getSession',
          summary: 'Says what the session allows, and until when.',
          security: [{ session: [] }],
        },
        {
          200: answer('The session.', named('SessionInfo')),
        },
      ),
    },
  }
}
