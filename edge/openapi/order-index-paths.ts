/** The OpenAPI description of the index of orders. Pure. */
import { orderViews } from '../../shared/domain/order-index/order-views.enums.ts'
import { orderIndexLimits } from '../../shared/domain/values/limits.ts'
import type { JsonObject } from '../../shared/wire/openapi-errors.ts'
import { answer, inPath, inQuery, json, named, type OperationMaker } from './makers.ts'

const PATH = '/api/v1/orders'

export function orderIndexPaths(operation: OperationMaker) {
  const since = inQuery(
    'since',
    { type: 'string' },
    'A day or an instant: an order that changed since then is of the views changed-by-…. Without it, since midnight UTC.',
  )
  return {
    [PATH]: {
      get: operation(
        {
          operationId: 'getKnownOrders',
          summary: 'The orders that the edge knows, those with the latest news first.',
          description:
            'An order is known once it was written to through the edge, looked at, or told by the merchant. `seen` is what the edge last saw of it.',
          parameters: [
            inQuery(
              'query',
              { type: 'string', ...orderIndexLimits.query },
              "The beginning of a CheckoutOrderId, of the merchant's number, or of a credit order's number, in any case.",
            ),
            inQuery('view', { type: 'string', enum: orderViews }, 'Only the orders of a view.'),
            since,
            inQuery('limit', { type: 'integer', ...orderIndexLimits.page }, 'Orders in the page.'),
            inQuery('cursor', { type: 'string' }, 'That of the page before, with the same other parameters.'),
          ],
        },
        { 200: answer('A page of orders.', named('IndexedOrders')) },
      ),
    },
    '/api/v1/order-views': {
      get: operation(
        {
          operationId: 'countOrderViews',
          summary: 'How many of the known orders each view has.',
          parameters: [since],
        },
        { 200: answer('The numbers.', named('ViewCounts')) },
      ),
    },
    [`${PATH}/look`]: {
      post: operation(
        {
          operationId: 'lookAtOrders',
          summary: 'Reads orders at the provider now, and keeps what was seen.',
          requestBody: { required: true, content: json(named('OrderLook')) },
        },
        { 200: answer('The orders, and those that could not be read.', named('LookedOrders')) },
        ['413', '415', '422'],
      ),
    },
    [`${PATH}/{id}/reference`]: {
      put: operation(
        {
          operationId: 'tellReference',
          summary: "Tells the merchant's numbers of an order, so that it is found by them.",
          security: [{ apiKey: [] }],
          parameters: [inPath('id', { type: 'integer', format: 'int64' })],
          requestBody: { required: true, content: json(named('OrderReference')) },
        },
        { 204: { description: 'Kept.' } },
        ['413', '415', '422'],
      ),
    },
  } satisfies Record<string, JsonObject>
}
