import { reset } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { callSandbox, refusal } from '../testing/orders.ts'
import { bodyOf } from '../testing/provider.ts'
import { rowToAdd } from '../testing/row.ts'

const order = { OrderRows: [rowToAdd()] }
const customer = { CountryCode: 'SE', NationalId: '19851332-9999' }

beforeEach(reset)

describe("a misspelt member of a sandbox's body", () => {
  it.each<[string, object, string, string]>([
    ['orders', { ...order, PaymntType: 'Card' }, 'PaymntType', 'PaymentType'],
    ['orders', { PaymntType: 'Card' }, 'PaymntType', 'PaymentType'],
    ['orders', { OrderRows: [{ ...rowToAdd(), UnitPrize: 1 }] }, 'OrderRows[0].UnitPrize', 'UnitPrice'],
    ['orders', { ...order, Customer: { ...customer, Email: 'a' } }, 'Customer.Email', 'EmailAddress'],
    ['orders', { ...order, Customer: { ...customer, IsCompny: true } }, 'Customer.IsCompny', 'IsCompany'],
    [
      'orders',
      { ...order, Customer: { ...customer, Address: { Cty: 'A' } } },
      'Customer.Address.Cty',
      'City',
    ],
    ['orders', { ...order, ShippingAddress: { PostalCod: '1' } }, 'ShippingAddress.PostalCod', 'PostalCode'],
    ['orders', { ...order, Metadata: [{ Key: 'a', Valeu: 'b' }] }, 'Metadata[0].Valeu', 'Value'],
    [
      'orders',
      { ...order, BillingReferences: [{ Typ: 'a', Value: 'b' }] },
      'BillingReferences[0].Typ',
      'Type',
    ],
    ['orders/8906814/deliveries/5500200/status', { Stauts: 'Paid' }, 'Stauts', 'Status'],
    ['faults', { path: '/api/v1/orders/*', staus: 503 }, 'staus', 'status'],
    ['clock', { advance: 86_400 }, 'advance', 'advanceSeconds'],
    ['clock', { advanceSecond: 86_400 }, 'advanceSecond', 'advanceSeconds'],
    ['generate', { orders: 1, order: 1 }, 'order', 'orders'],
    ['reports', { date: '2026-01-15', rows: 1, unbalancd: true }, 'unbalancd', 'unbalanced'],
    ['shop', { orders: 1 }, 'orders', ''],
  ])('of %s is refused with its place and the nearest name: %o', async (path, body, Field, nearest) => {
    const { Code, Errors } = await refusal(await callSandbox('POST', path, body))
    expect(Code).toBe(40000)
    const name = Field.split('.').at(-1)!
    expect(Errors![0]).toEqual({
      Code: 1028,
      Field,
      ErrorMessage: `${name} is not a member here.${nearest && ` Did you mean ${nearest}?`}`,
    })
  })

  it('has done nothing', async () => {
    const { now } = await bodyOf<{ now: string }>(await callSandbox('GET', 'clock'))
    await callSandbox('POST', 'orders', { ...order, PaymntType: 'Card' })
    await callSandbox('POST', 'faults', { path: '*', staus: 503 })
    await callSandbox('POST', 'clock', { advance: 86_400 })
    await callSandbox('DELETE', 'faults', { pth: '*' })
    expect(await bodyOf(await callSandbox('GET', 'faults'))).toEqual({ faults: [] })
    const after = await bodyOf<{ now: string }>(await callSandbox('GET', 'clock'))
    expect(Date.parse(after.now) - Date.parse(now)).toBeLessThan(60_000)
    // The first id is still free.
    expect(await bodyOf(await callSandbox('POST', 'orders', order))).toEqual({ Id: 10_000_000 })
  })

  it('of a query is refused too', async () => {
    const { Errors } = await refusal(await callSandbox('GET', 'clock?nw=1'))
    expect(Errors![0]).toMatchObject({ Code: 1028, Field: 'nw' })
  })
})
