/** The edge's refusals, as `curl` sees them: each has a reason, and none shows a secret. */
import { describe, expect, inject, it } from 'vitest'
import { atEdge, openSession } from '../support/client.ts'

const addresses = inject('addresses')
const mine = '/api/v1/orders/8906810'
const rows = `${mine}/rows/`
const LEAKS = /sandbox-|Bearer |at .*\.ts|at .*worker\.js|Exception|SQLITE/

async function refusal(response: Response): Promise<Record<string, unknown>> {
  expect(response.headers.get('Content-Type')).toBe('application/problem+json')
  expect(response.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/)
  const text = await response.text()
  expect(text).not.toMatch(LEAKS)
  const body = JSON.parse(text) as Record<string, unknown>
  expect(body).toMatchObject({ status: response.status, requestId: response.headers.get('X-Request-Id') })
  return body
}

describe('the edge', () => {
  it('refuses a request without a token', async () => {
    const response = await atEdge(addresses, mine)
    expect(response.status).toBe(401)
    expect(await refusal(response)).toMatchObject({ code: 'session-missing' })
  })

  it('refuses a token from another origin', async () => {
    const { token } = await openSession(addresses)
    const response = await atEdge(addresses, mine, { token, headers: { Origin: 'https://evil.example' } })
    expect(response.status).toBe(401)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull()
    expect(await refusal(response)).toMatchObject({ code: 'session-wrong-origin' })
  })

  it("refuses another merchant's order, as one that does not exist", async () => {
    const { token } = await openSession(addresses)
    const response = await atEdge(addresses, '/api/v1/orders/8906900', { token })
    expect(response.status).toBe(404)
    expect(await refusal(response)).toMatchObject({ code: 'order-not-found' })
  })

  it('refuses an order that does not exist', async () => {
    const { token } = await openSession(addresses)
    const response = await atEdge(addresses, '/api/v1/orders/1', { token })
    expect(response.status).toBe(404)
    expect(await refusal(response)).toMatchObject({ code: 'order-not-found' })
  })

  it.each([
    ['a letter', '/api/v1/orders/x'],
    ['2^63', '/api/v1/orders/9223372036854775808'],
    ['a path', '/api/v1/orders/..%2f..%2fconnect'],
  ])('refuses an order id that is %s', async (_, path) => {
    const { token } = await openSession(addresses)
    const response = await atEdge(addresses, path, { token })
    expect(response.status).toBe(400)
    expect(await refusal(response)).toMatchObject({ code: 'path-parameter-invalid' })
  })

  it.each([
    ['without a Name', '{"Quantity":100,"UnitPrice":100}', 'member-missing', '/Name'],
    [
      'with both discounts',
      row({ DiscountPercent: 100, DiscountAmount: 1 }),
      'discounts-exclusive',
      '/DiscountAmount',
    ],
    ['with a VAT of 100.01 %', row({ VatPercent: 10001 }), 'member-out-of-range', '/VatPercent'],
    ['that is not JSON', '{', 'body-not-json', ''],
    ['that is empty', '', 'body-not-json', ''],
  ])('refuses a row %s', async (_, body, code, pointer) => {
    const { token } = await openSession(addresses)
    const headers = { 'Content-Type': 'application/json' }
    const response = await atEdge(addresses, rows, { token, method: 'POST', body, headers })
    expect(response.status).toBe(400)
    expect(await refusal(response)).toMatchObject({ code, pointer })
  })

  it('refuses a body of another type, and one that is too large', async () => {
    const { token } = await openSession(addresses)
    const text = await atEdge(addresses, rows, {
      token,
      method: 'POST',
      body: row({}),
      headers: { 'Content-Type': 'text/plain' },
    })
    expect(text.status).toBe(415)
    const large = await atEdge(addresses, rows, {
      token,
      method: 'POST',
      body: `"${'x'.repeat(1024 * 1024)}"`,
    })
    expect(large.status).toBe(413)
    expect(await refusal(large)).toMatchObject({ code: 'body-too-large' })
  })

  it('refuses a write that the session does not allow, with the capability', async () => {
    const { token } = await openSession(addresses, { capabilities: ['order.read'] })
    const response = await atEdge(addresses, rows, { token, method: 'POST', body: row({}) })
    expect(response.status).toBe(403)
    expect(await refusal(response)).toMatchObject({ code: 'capability-missing', capability: 'rows.write' })
  })

  it('refuses a write to another order than the session is for', async () => {
    const { token } = await openSession(addresses, { orderId: 8906811 })
    const response = await atEdge(addresses, rows, { token, method: 'POST', body: row({}) })
    expect(response.status).toBe(403)
    expect(await refusal(response)).toMatchObject({ code: 'order-outside-session' })
  })

  it('refuses a row on an expired order, with the missing action', async () => {
    const { token } = await openSession(addresses)
    const path = '/api/v1/orders/8906815/rows/'
    const response = await atEdge(addresses, path, { token, method: 'POST', body: row({}) })
    expect(response.status).toBe(409)
    expect(await refusal(response)).toMatchObject({ code: 'action-missing', action: 'CanAddOrderRow' })
  })

  it('refuses an unknown address', async () => {
    expect(await refusal(await atEdge(addresses, '/nothing/here'))).toMatchObject({ code: 'not-found' })
  })

  it.each([
    ['no API key', {}, 'api-key-missing'],
    ['a wrong API key', { Authorization: 'Bearer wrong' }, 'api-key-invalid'],
  ])('refuses a session for %s', async (_, headers, code) => {
    const response = await fetch(`${addresses.edge}/sessions`, { method: 'POST', headers, body: '{}' })
    expect(response.status).toBe(401)
    expect(await refusal(response)).toMatchObject({ code })
  })

  it('refuses a session for an origin that the merchant does not have', async () => {
    const attempt = openSession({ ...addresses, demo: 'https://evil.example' })
    await expect(attempt).rejects.toThrow(/403 .*origin-not-allowed/)
  })
})

function row(changes: object): string {
  return JSON.stringify({ Name: 'Bulb', Quantity: 100, UnitPrice: 7900, VatPercent: 2500, ...changes })
}
