import { describe, expect, it } from 'vitest'
import { asServer, json, orderNow, orderPath } from '../testing/edge.ts'

// The customer of this order has a credit limit of 10 000,00.
const LIMITED = 8906811

describe('a refusal of the provider', () => {
  it('of a higher amount is told as what it is, and nothing has changed', async () => {
    const before = await orderNow(LIMITED)
    const row = { Name: 'Too much', Quantity: 100, UnitPrice: 1_000_000, VatPercent: 2500 }
    const response = await asServer(`${orderPath(LIMITED)}/rows/`, json('POST', row))
    expect(response.status).toBe(409)
    const text = await response.text()
    expect(JSON.parse(text)).toMatchObject({ code: 'credit-refused', detail: expect.any(String) })
    // Our own words, not the provider's body.
    expect(text).not.toContain('"Message"')
    expect((await orderNow(LIMITED)).etag).toBe(before.etag)
  })
})
