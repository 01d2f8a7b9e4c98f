/** The OpenAPI description of the edge's own paths. Pure. */
import { creditSubjects } from '../../shared/domain/credit/credit.enums.ts'
import { journalKinds } from '../../shared/domain/journal/journal-kinds.ts'
import { historyOutcomes } from '../../shared/domain/order/history.enums.ts'
import {
  closingLimits,
  journalLimits,
  noteLimits,
  saveIdLimits,
  userLimits,
} from '../../shared/domain/values/limits.ts'
import { noteHeaders, type NoteMember } from '../../shared/domain/order/write-note.ts'
import type { JsonObject } from '../../shared/wire/openapi-errors.ts'
import { REPLAYED } from '../http/replayed.ts'
import { batchPaths } from './batch-paths.ts'
import { answer, inPath, json, named, type OperationMaker } from './makers.ts'
import { operatorPaths } from './operator-paths.ts'
import { orderIndexPaths } from './order-index-paths.ts'
import { soapNames } from '../../shared/domain/credit/soap/operations.ts'

const text = { type: 'string' }

/** @param refusals the problem answers that every call may give, and those of further statuses */
export function edgePaths(refusals: (more: readonly string[]) => JsonObject): Record<string, JsonObject> {
  const operation: OperationMaker = (facts, responses, more = []) => ({
    ...facts,
    responses: { ...responses, ...refusals(more) },
  })
  const ready = refusals([])
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
    '/api/v1/queue/{taskId}': {
      get: operation(
        {
          operationId: 'getTask',
          summary: 'Reads the task behind a 202, whose write is done.',
          parameters: [inPath('taskId', text)],
        },
        {
          200: answer('The task has no resource yet.', task),
          303: {
            ...answer('The task is done.', task),
            headers: { Location: { description: 'The order, or the credit.', schema: { type: 'string' } } },
          },
        },
      ),
    },
    '/api/v1/orders/{CheckoutOrderId}/history': {
      get: operation(
        {
          operationId: 'getHistory',
          summary: 'Who changed the order through the edge, when, and what from and to; newest first.',
          parameters: [orderId, before],
        },
        { 200: answer('A page of it.', named('HistoryPage')) },
      ),
    },
    '/api/v1/orders/{CheckoutOrderId}/live': {
      get: operation(
        {
          operationId: 'openLive',
          summary: 'A WebSocket that tells who has the order open, and that it was changed.',
          description:
            'The subprotocols are `order-admin`, then the session token, then `ticket`, or `ticket.` and the ticket of ' +
            'the last `welcome`; `order-admin` is chosen. The third may be left out. ' +
            '`ping` is answered `pong`. Closed with 4401 when the session has expired, ' +
            'with 4403 when the merchant has ended it, and with 1012 and 1013 when the client is to come back.',
          parameters: [orderId, { name: 'Upgrade', in: 'header', schema: { const: 'websocket' } }],
        },
        { 101: answer('Messages like this from then on.', named('LiveMessage')) },
        ['426'],
      ),
    },
    '/api/v1/journal': {
      get: operation(
        {
          operationId: 'getJournal',
          summary: 'Who did what, over all orders, credit orders, closed days and sessions; newest first.',
          parameters: [
            ...journalFilters,
            { name: 'limit', in: 'query', schema: { type: 'integer', ...journalLimits.page } },
            {
              name: 'cursor',
              in: 'query',
              description: 'The `cursor` of the page before, with the same other parameters.',
              schema: text,
            },
          ],
        },
        { 200: answer('A page of it.', named('JournalPage')) },
      ),
    },
    '/api/v1/journal/export': {
      get: operation(
        {
          operationId: 'exportJournal',
          summary: 'The same as a file, of any length: a line for each entry.',
          description:
            'The last line has the number of entries: without it, the file was cut off. As NDJSON it is a ' +
            '`JournalEnd`, as CSV the record `end,<number>`.',
          parameters: [
            ...journalFilters,
            { name: 'format', in: 'query', schema: { enum: ['ndjson', 'csv'], default: 'ndjson' } },
          ],
        },
        {
          200: {
            description: 'The entries, newest first.',
            content: {
              'application/x-ndjson': { schema: { anyOf: [named('JournalEntry'), named('JournalEnd')] } },
              'text/csv': { schema: text },
            },
          },
        },
      ),
    },
    '/api/v1/journal/people/{id}': {
      get: operation(
        {
          operationId: 'getPerson',
          summary: 'What the journal keeps of a person: the name, and how many entries since when.',
          parameters: [inPath('id', { type: 'string', ...userLimits })],
        },
        { 200: answer('What is kept.', named('JournalPerson')) },
      ),
      delete: operation(
        {
          operationId: 'erasePerson',
          summary:
            "Takes a person's name out of everything that the edge keeps, and ends the person's sessions.",
          parameters: [
            inPath('id', { type: 'string', ...userLimits }),
            {
              name: 'pseudonym',
              in: 'query',
              description: 'Stands in the place of the name from then on.',
              schema: { type: 'string', ...journalLimits.pseudonym },
            },
          ],
        },
        { 204: { description: 'Taken out, or there was none.' } },
      ),
    },
    ...batchPaths(operation, idempotencyKey),
    ...orderIndexPaths(operation),
    '/callbacks/{merchant}/{secret}': {
      post: operation(
        {
          operationId: 'hearOfChange',
          summary: 'Hears from the provider that an order was changed, and looks at the order.',
          description:
            "The address of a merchant's subscription at the provider; the secret is the merchant's `CallbackSecret`. " +
            'Other events than those of checkout orders are taken and ignored.',
          security: [],
          parameters: [inPath('merchant', text), inPath('secret', text)],
          requestBody: { required: true, content: json(named('CallbackEvent')) },
        },
        { 204: { description: 'Heard.' } },
        ['413'],
      ),
    },
    ...operatorPaths(operation),
    '/api/v2/reports/closings': {
      get: operation(
        {
          operationId: 'getClosings',
          summary: 'Who closed which day, and what its report said then; by day, and then newest first.',
          parameters: [
            dayOf('from', 'The first day.'),
            dayOf('to', `The last day; at most ${closingLimits.days} days in all.`),
          ],
        },
        { 200: answer('The closings.', named('ClosingList')) },
      ),
      post: operation(
        {
          operationId: 'closeDay',
          summary:
            'Keeps that the day was closed, with the digest and verdict of each of its reports, as the edge reads it.',
          parameters: [idempotencyKey, ...noteParameters],
          requestBody: { required: true, content: json(named('DayClosing')) },
        },
        { 201: { ...answer('The closing as it is kept.', named('KeptClosing')), headers: replayedHeader } },
        ['409', '413', '415', '422', '428'],
      ),
    },
    '/api/soap/{Operation}': {
      post: operation(
        {
          operationId: 'callSoap',
          summary: 'A SOAP operation as JSON: the members of its request, without `Auth`.',
          description:
            'What creates, changes or books something is done once: an answer of the provider that is lost is ' +
            'found by reading, and `FoundByReading` then says that members may be missing.',
          parameters: [
            inPath('Operation', { enum: soapNames }),
            {
              name: 'none',
              in: 'query',
              description:
                'GetOrders then answers an empty list where no order is found, and no `OrderDoesNotExist`.',
              schema: { const: 'empty' },
            },
            {
              name: 'again',
              in: 'query',
              description:
                'CreateOrderEu then makes a second order with a number that was used within 24 hours, which is ' +
                'otherwise refused with `order-number-used`.',
              schema: { const: 'true' },
            },
            idempotencyKey,
            ...noteParameters,
          ],
          requestBody: { content: json({ type: 'object' }) },
        },
        {
          200: {
            ...answer('The result.', {
              type: ['object', 'string'],
              description: "The members of the operation's result.",
              properties: { FoundByReading: { const: true } },
            }),
            headers: replayedHeader,
          },
        },
        ['413', '415', '422', '428'],
      ),
    },
    '/api/credit/history': {
      get: operation(
        {
          operationId: 'getCreditHistory',
          summary: 'Who wrote something about a credit order or payment plan through the edge; newest first.',
          description:
            "Asked with exactly one of the numbers. By the provider's number it begins with the creation; by the " +
            "merchant's own number it has only what was created under it.",
          parameters: [
            ...creditSubjects
              .filter((name) => name !== 'SecurityNumber')
              .map((name) => ({
                name,
                in: 'query',
                schema: name.startsWith('Provider') ? { type: 'integer', format: 'int64' } : text,
              })),
            before,
          ],
        },
        { 200: answer('A page of it.', named('CreditHistoryPage')) },
      ),
    },
    '/soap': {
      get: {
        operationId: 'getWsdl',
        summary: 'The WSDL of the SOAP service.',
        security: [],
        parameters: [{ name: 'wsdl', in: 'query', required: true, allowEmptyValue: true, schema: text }],
        responses: {
          200: { description: 'It.', content: { 'text/xml': {} } },
          405: refusals(['405'])['405'],
        },
      },
      post: {
        operationId: 'callSoapXml',
        summary: 'SOAP 1.1 or 1.2 as the provider has it; `Auth` is replaced.',
        security: [{ session: [] }, { apiKey: [] }, { apiKeyAsPassword: [] }],
        parameters: [idempotencyKey, ...noteParameters],
        requestBody: { required: true, content: soapContent },
        responses: {
          200: { description: 'The result.', headers: replayedHeader, content: soapContent },
          default: { description: 'A SOAP fault.', content: soapContent },
        },
      },
    },
    '/healthz': { get: plain('health', 'Says that the worker runs.') },
    '/state': {
      get: plain('state', 'Says which state serves, as JSON: its name, its epoch, and the process.'),
    },
    '/readyz': {
      get: {
        ...plain(
          'readiness',
          'Says that the edge is configured, and that its objects and the provider answer.',
        ),
        responses: { 200: { description: 'Ready.' }, 503: ready['503'], 504: ready['504'] },
      },
    },
  }
}

export const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'The same key again is answered as before, for 24 hours. A browser session must send one with a write.',
  schema: { type: 'string' },
}
/** Of the answers to writes. */
export const replayedHeader = { [REPLAYED]: { $ref: '#/components/headers/IdempotentReplayed' } }
export const saveId = {
  name: 'Save-Id',
  in: 'header',
  description: 'Writes with the same value are one save in the history.',
  schema: { type: 'string', ...saveIdLimits },
}
/** The reason and the note of every write. */
export const noteParameters = [
  noteParameter('reason', 'Why, in a few words, for the history. Percent-encoded UTF-8.'),
  noteParameter('note', 'An internal note for the history. Percent-encoded UTF-8.'),
]
const before = {
  name: 'before',
  in: 'query',
  description: 'The `before` of the page of newer ones.',
  schema: { type: 'integer', minimum: 0 },
}
const journalFilters = [
  instantOf('from', 'The first day or instant.'),
  instantOf('to', 'The last day, or the instant after the last entry.'),
  {
    name: 'order',
    in: 'query',
    description: 'A CheckoutOrderId.',
    schema: { type: 'integer', format: 'int64' },
  },
  {
    name: 'user',
    in: 'query',
    description: 'The id of who did it.',
    schema: { type: 'string', ...userLimits },
  },
  {
    name: 'kind',
    in: 'query',
    description: 'Operations.',
    style: 'form',
    explode: false,
    schema: { type: 'array', items: { enum: journalKinds } },
  },
  { name: 'outcome', in: 'query', schema: { enum: historyOutcomes } },
]
const task = {
  type: 'object',
  required: ['Id', 'Status', 'ResourceUri'],
  properties: {
    Id: { anyOf: [{ type: 'integer', format: 'int64' }, text] },
    Status: text,
    ResourceUri: { type: ['string', 'null'] },
  },
}
const orderId = inPath('CheckoutOrderId', { type: 'integer', format: 'int64' })
const soapContent = { 'text/xml': {}, 'application/soap+xml': {} }

function instantOf(name: string, description: string): JsonObject {
  const schema = {
    anyOf: [
      { type: 'string', format: 'date' },
      { type: 'string', format: 'date-time' },
    ],
  }
  return { name, in: 'query', description, schema }
}

function dayOf(name: string, description: string): JsonObject {
  return { name, in: 'query', required: true, description, schema: { type: 'string', format: 'date' } }
}

/** The limit counts the decoded text, so it is in the description and not in `maxLength`. */
function noteParameter(member: NoteMember, says: string): JsonObject {
  const description = `${says} At most ${noteLimits[member].maxLength} characters.`
  return { name: noteHeaders[member], in: 'header', description, schema: { type: 'string' } }
}

function plain(operationId: string, summary: string): JsonObject {
  return { operationId, summary, security: [], responses: { 200: { description: 'Yes.' } } }
}
