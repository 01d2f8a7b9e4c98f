/** The OpenAPI description of the address at which the provider tells of changes. Pure. */
import { inPath, json, named, type OperationMaker } from './makers.ts'
import { text } from './parameters.ts'

export function callbackPaths(operation: OperationMaker) {
  return {
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
  }
}
