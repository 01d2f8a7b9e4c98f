/** The OpenAPI description of what the edge adds to an order. Pure. */
import { answer, inPath, named, type OperationMaker } from './makers.ts'
import { before, text } from './parameters.ts'

export function orderPaths(operation: OperationMaker) {
  return {
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
  }
}

const orderId = inPath('CheckoutOrderId', { type: 'integer', format: 'int64' })
const task = {
  type: 'object',
  required: ['Id', 'Status', 'ResourceUri'],
  properties: {
    Id: { anyOf: [{ type: 'integer', format: 'int64' }, text] },
    Status: text,
    ResourceUri: { type: ['string', 'null'] },
  },
}
