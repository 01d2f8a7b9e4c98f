import { describe, expect, it } from 'vitest'
import { bodyOf, env, ORIGIN, send } from '../testing/provider.ts'
import worker from '../worker.ts'
import { sandboxEndpoints } from './endpoints.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- the tests read many shapes of the document
const written = async (): Promise<any> => bodyOf(await send('/openapi.json'))

describe("the sandbox's endpoints in /openapi.json", () => {
  it('are all there, each with its status, its caller and an id of its own', async () => {
    const { paths } = await written()
    const operations = sandboxEndpoints.map(({ path, method }) => paths[path][method.toLowerCase()])
    for (const [index, { summary, status }] of sandboxEndpoints.entries()) {
      expect(operations[index]).toMatchObject({ summary, security: [{ basic: [] }], tags: ['sandbox'] })
      expect(Object.keys(operations[index].responses)).toEqual(
        expect.arrayContaining([String(status), '400', '401']),
      )
    }
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
  })

  it('have their bodies, parameters, answers and errors', async () => {
    const { paths } = await written()
    const { requestBody, responses } = paths['/sandbox/merchants'].post
    const { schema } = requestBody.content['application/json']
    expect(schema.additionalProperties).toBe(false)
    expect(schema.properties.seconds).toMatchObject({ type: 'integer', minimum: 1, maximum: 604_800 })
    expect(schema.required).toBeUndefined()
    expect(schema.properties.customers.items.required).toContain('NationalId')
    expect(responses[201].content['application/json'].schema.required).toContain('ClientSecret')
    expect(responses[429].description).toContain('42900')
    const status = paths['/sandbox/orders/{CheckoutOrderId}/deliveries/{DeliveryId}/status'].post
    expect(status.parameters).toEqual([
      { name: 'CheckoutOrderId', in: 'path', required: true, schema: { type: 'integer', format: 'int64' } },
      { name: 'DeliveryId', in: 'path', required: true, schema: { type: 'integer', format: 'int64' } },
    ])
    expect(paths['/sandbox/clock'].get.requestBody).toBeUndefined()
  })

  it('are not there outside a sandbox', async () => {
    const response = await worker.fetch(new Request(`${ORIGIN}/openapi.json`), { ...env, SANDBOX: 'off' })
    const text = await response.text()
    expect(text).toContain('/api/v1/queue/{taskId}')
    expect(text).not.toContain('/sandbox')
    expect(text).not.toContain('"basic"')
  })
})
