/** The OpenAPI description of the operator's API. Pure. */
import { registryLimits } from '../../shared/domain/values/limits.ts'
import type { JsonObject } from '../../shared/wire/openapi-errors.ts'
import { answer, inPath, inQuery, json, named, type OperationMaker } from './makers.ts'

const MERCHANT = '/operator/merchants/{id}'
const id = inPath('id', { type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9-]{0,63}$' })
const limit = inQuery('limit', { type: 'integer', ...registryLimits.page }, 'Items in the page.')

function inHeader(name: string, description: string): JsonObject {
  return { name, in: 'header', description, schema: { type: 'string' } }
}

export function operatorPaths(make: OperationMaker) {
  const operation: OperationMaker = (facts, responses, more) =>
    make({ security: [{ operatorKey: [] }], ...facts }, responses, more)
  return {
    '/operator/merchants': {
      get: operation(
        {
          operationId: 'listMerchants',
          summary: 'The merchants of the registry, by their ids.',
          parameters: [inQuery('after', { type: 'string' }, 'The `After` of the page before.'), limit],
        },
        { 200: answer('A page of them.', named('MerchantList')) },
      ),
    },
    [MERCHANT]: {
      get: operation(
        { operationId: 'getMerchant', summary: 'A merchant without its credentials.', parameters: [id] },
        { 200: answer('The merchant; `ETag` has its revision.', named('RegisteredMerchant')) },
      ),
      put: operation(
        {
          operationId: 'putMerchant',
          summary: 'Adds a merchant, or replaces its entry. A credential that is left out stays as it is.',
          parameters: [
            id,
            inQuery(
              'check',
              { const: 'provider' },
              'Ask the provider first whether it accepts the credentials, and store nothing if not.',
            ),
            inHeader('If-Match', 'The `ETag` of the merchant that is replaced.'),
            inHeader('If-None-Match', '`*`: only if there is no such merchant.'),
          ],
          requestBody: { required: true, content: json(named('MerchantEntry')) },
        },
        {
          200: answer('The merchant.', named('RegisteredMerchant')),
          201: answer(
            'The new merchant, with its first API key, which is shown once.',
            named('AddedMerchant'),
          ),
        },
        ['409', '412', '413', '415', '422'],
      ),
      delete: operation(
        {
          operationId: 'deleteMerchant',
          summary: 'Deletes a disabled merchant. Its id is not given again.',
          parameters: [id],
        },
        { 200: answer('What the edge still has.', named('DeletedMerchant')) },
        ['409', '412'],
      ),
    },
    [`${MERCHANT}/keys`]: {
      post: operation(
        {
          operationId: 'addApiKey',
          summary: 'Makes an API key, which is shown once. Without a body, it may do everything.',
          parameters: [id],
          requestBody: { required: false, content: json(named('KeyRequest')) },
        },
        { 201: answer('The key.', named('MadeApiKey')) },
        ['409', '412', '413', '415'],
      ),
    },
    [`${MERCHANT}/keys/{key}`]: {
      delete: operation(
        {
          operationId: 'removeApiKey',
          summary: 'Removes an API key. It is refused within five seconds.',
          parameters: [id, inPath('key', { type: 'string' })],
        },
        { 204: { description: 'Removed, or there was none.' } },
        ['409', '412'],
      ),
    },
    '/operator/journal': {
      get: operation(
        {
          operationId: 'getOperatorJournal',
          summary: 'What operators did, newest first.',
          parameters: [inQuery('before', { type: 'string' }, 'The `Before` of the page before.'), limit],
        },
        { 200: answer('A page of it.', named('OperatorJournal')) },
      ),
    },
    '/operator/reseal': {
      post: operation(
        {
          operationId: 'resealMerchants',
          summary: 'Seals up to 100 records again with the first key of the ring.',
        },
        { 200: answer('How many, and whether more are left.', named('ResealedMerchants')) },
        ['409', '412'],
      ),
    },
  } satisfies Record<string, JsonObject>
}
