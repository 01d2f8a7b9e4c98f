/** The OpenAPI description of the SOAP service, as JSON and as XML. Pure. */
import { creditSubjects } from '../../shared/domain/credit/credit.enums.ts'
import { soapNames } from '../../shared/domain/credit/soap/operations.ts'
import type { JsonObject } from '../../shared/wire/openapi-errors.ts'
import { answer, inPath, json, named, type OperationMaker } from './makers.ts'
import { before, idempotencyKey, noteParameters, replayedHeader, text } from './parameters.ts'

/** @param notAllowed the answer to a method that is not taken */
export function creditPaths(operation: OperationMaker, notAllowed: JsonObject) {
  return {
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
          405: notAllowed,
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
  }
}

const soapContent = { 'text/xml': {}, 'application/soap+xml': {} }
