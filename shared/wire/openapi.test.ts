import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { openApiDocument } from './openapi.ts'
import { operations, restNames } from './operations.ts'
import { operatorName } from './operator-name.ts'

const options = {
  server: 'https://provider.example',
  token: { path: '/connect/token', scope: 'salesfinance.order' },
  queue: '/api/v1/queue/{taskId}',
}

/** The document as JSON, loosely typed so that tests can look into it. */
// oxlint-disable-next-line typescript/no-explicit-any -- tests read many shapes of the document
function written(name?: string): any {
  return JSON.parse(JSON.stringify(openApiDocument({ ...options, operator: operatorName(name) })))
}

describe('the OpenAPI document', () => {
  it.each([undefined, 'Acme'])(
    'is valid OpenAPI 3.1 by an independent validator, operator %s',
    async (name) => {
      const validator = new Validator()
      const { valid, errors } = await validator.validate(written(name))
      expect(errors).toBeUndefined()
      expect(valid).toBe(true)
      expect(validator.version).toBe('3.1')
      expect(() => validator.resolveRefs()).not.toThrow()
    },
  )

  it.each([
    ['addOrderRow', 'Operation #1 of the description.'],
    ['getReport', 'Operation #9 of the description.'],
    [
      'deliverOrder',
      'Operation #10: the description names its action only, and public clients call it like this.',
    ],
    ['getCredit', 'Not in the description: what the task of a credit leads to.'],
  ] as const)('says where %s comes from', (name, text) => {
    const { path, method } = operations[name]
    expect(written().paths[path][method.toLowerCase()].description).toContain(text)
  })

  it.each(restNames)('has %s with its path, parameters and statuses', (name) => {
    const { path, method, success, parameters, ...rest } = operations[name]
    const operation = written().paths[path][method.toLowerCase()]
    expect(operation.operationId.toLowerCase()).toContain(name.toLowerCase())
    // The description: 400, 401 and 403 for all operations, and 404 for the reading ones. A delivery can be missing too.
    const mayMiss = method === 'GET' || 'DeliveryId' in parameters
    const refusals = mayMiss ? [400, 401, 403, 404] : [400, 401, 403]
    expect(Object.keys(operation.responses)).toEqual([success.status, ...refusals].map(String))
    const query = 'query' in rest ? Object.keys(rest.query) : []
    expect(operation.parameters.map((parameter: { name: string }) => parameter.name)).toEqual([
      ...Object.keys(parameters),
      ...query,
    ])
    expect('requestBody' in operation).toBe('body' in rest)
  })

  it('has the task behind a 202, with the address that it leads to', () => {
    const { parameters, responses } = written().paths['/api/v1/queue/{taskId}'].get
    expect(parameters.map(({ name }: { name: string }) => name)).toEqual(['taskId'])
    expect(Object.keys(responses)).toEqual(['200', '303', '401', '404'])
    expect(responses[303].headers.Location.schema).toEqual({ type: 'string', format: 'uri' })
    expect(responses[404].description).toContain('40402')
  })

  it('has operations among which the body chooses as one', () => {
    const { paths } = written()
    const { patch } = paths['/api/v1/orders/{CheckoutOrderId}']
    expect(patch.operationId).toBe('cancelOrderOrCancelAmount')
    expect(patch.requestBody.content['application/json'].schema.anyOf).toEqual([
      { $ref: '#/components/schemas/OrderCancellation' },
      { $ref: '#/components/schemas/AmountCancellation' },
    ])
    expect(patch.description).toContain('CanCancelOrder')
    expect(patch.description).toContain('CanCancelAmount')
  })

  it('names the errors of an operation by their codes, under their statuses', () => {
    const { responses } = written().paths['/api/v1/orders/{CheckoutOrderId}/extendOrder/{expiryDate}/'].patch
    const codesOf = (status: number) => responses[status].description.match(/\b[45]\d{4}(?=:)/g)
    // No 40001: it takes no body. 40008 and 40011: it needs an open order that expires.
    expect(codesOf(400)).toEqual(['40000', '40002', '40003', '40008', '40011'])
    expect(codesOf(401)).toEqual(['40100', '40101', '40102', '40103'])
    expect(codesOf(403)).toEqual(['40300'])
  })

  it('has the type of a Long and the limits of a row', () => {
    const { OrderRowAdd, OrderRowsAdd, OrderMetadata, Order } = written().components.schemas
    expect(Order.properties.Id).toEqual({ type: 'integer', format: 'int64' })
    expect(OrderRowAdd).toMatchObject({
      required: ['Name', 'Quantity', 'UnitPrice'],
      properties: {
        Name: { type: 'string', minLength: 1, maxLength: 40 },
        Quantity: { type: 'integer', format: 'int64', minimum: 1, maximum: 999_999_999 },
      },
    })
    expect(OrderRowsAdd.properties.OrderRows).toMatchObject({ minItems: 1, maxItems: 10_000 })
    expect(OrderMetadata.properties.Metadata).toMatchObject({ minItems: 1, maxItems: 50 })
  })

  it('names schemas once and refers to them', () => {
    const { schemas } = written().components
    expect(schemas.Order.properties.Deliveries.items).toEqual({ $ref: '#/components/schemas/Delivery' })
    expect(schemas.Report.properties.clientReports.items).toEqual({
      $ref: '#/components/schemas/ClientReport',
    })
  })

  it("uses the operator's spelling", () => {
    const text = JSON.stringify(written('Acme').components.schemas)
    expect(text).not.toMatch(/provider/i)
    expect(text).toContain('"AcmeWillBuy"')
    expect(text).toContain('"acmePaidAmountIncludingWithholding"')
    expect(text).toContain('"AcmeFee"')
  })
})
