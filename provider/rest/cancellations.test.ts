/** #12 to #14: cancellations. Every amount is computed by hand. */
import { reset } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Long } from '../../shared/domain/values/long.ts'
import { cancelOrder, deliver, makeOrder, readOrder, refusal, sendJson, seeds } from '../testing/orders.ts'
import { orderPath } from '../testing/provider.ts'
import { rowToAdd } from '../testing/row.ts'

const patch = (id: Long, body: unknown) => sendJson('PATCH', orderPath(id), body)
const cancelRows = (id: Long, OrderRowIds: unknown) =>
  sendJson('PATCH', `${orderPath(id)}/rows/cancelOrderRows`, { OrderRowIds })

/** 300,00 and 100,00, both with 25 % VAT. */
const twoRows = { OrderRows: [rowToAdd(), rowToAdd({ UnitPrice: 5_000 })] }

beforeEach(reset)

describe('cancelling an order', () => {
  it('answers 204 and closes it', async () => {
    const id = await makeOrder()
    const response = await patch(id, { IsCancelled: true })
    expect(response.status).toBe(204)
    expect(await response.text()).toBe('')
    expect(await readOrder(id)).toMatchObject({
      OrderStatus: 'Cancelled',
      SystemStatus: 'Closed',
      OrderAmount: 30_000,
      CancelledAmount: 30_000,
      Actions: [],
      OrderRows: [{ IsCancelled: true, Actions: [] }],
    })
    expect(await refusal(await patch(id, { IsCancelled: true }))).toEqual({
      Code: 40004,
      Message: 'The order does not have the action CanCancelOrder; its status is Cancelled.',
    })
  })

  it('gives a partly delivered order the status Delivered', async () => {
    const id = await makeOrder(twoRows)
    await deliver(id, [1])
    await cancelOrder(id)
    expect(await readOrder(id)).toMatchObject({ OrderStatus: 'Delivered', CancelledAmount: 10_000 })
  })

  it.each([
    ['a body without either member', {}, { Code: 1011, Field: 'Body' }],
    ['false and no amount', { IsCancelled: false }, { Code: 1011, Field: 'Body' }],
    ['a text', { IsCancelled: 'true' }, { Code: 1011, Field: 'IsCancelled' }],
    ['a list', [], { Code: 1011, Field: 'Body' }],
    ['no JSON', '{', { Code: 1001, Field: 'Body' }],
  ])('is refused with %s', async (_, body, error) => {
    const id = await makeOrder()
    expect(await refusal(await patch(id, body))).toMatchObject({ Code: 40000, Errors: [error] })
    expect(await readOrder(id)).toMatchObject({ OrderStatus: 'Open' })
  })

  it('accepts the member in any case, and a CancelledAmount of null', async () => {
    const id = await makeOrder()
    expect((await patch(id, { isCANCELLED: true, CancelledAmount: null })).status).toBe(204)
    expect(await readOrder(id)).toMatchObject({ OrderStatus: 'Cancelled' })
  })

  it("is refused for an unknown order and for another merchant's", async () => {
    expect(await refusal(await patch(1, { IsCancelled: true }))).toMatchObject({ Code: 40003 })
    expect(await refusal(await patch(seeds.others, { IsCancelled: true }), 403)).toMatchObject({
      Code: 40300,
    })
    expect(await refusal(await sendJson('PATCH', '/api/v1/orders/x', { IsCancelled: true }))).toMatchObject({
      Code: 40002,
    })
  })
})

describe('cancelling an amount', () => {
  const rates = {
    OrderRows: [
      rowToAdd({ Quantity: 100, UnitPrice: 10_000 }),
      rowToAdd({ Quantity: 100, UnitPrice: 5_000, VatPercent: 1200 }),
    ],
  }
  const prices = async (id: Long) =>
    (await readOrder(id)).OrderRows.map(({ UnitPrice, VatPercent, IsCancelled }) => [
      UnitPrice,
      VatPercent,
      IsCancelled,
    ])

  it('accepts the new total, and divides the difference over the VAT rates', async () => {
    const id = await makeOrder(rates)
    // 100 of 15 000 is 66,67 and 33,33: the larger fraction gets the unit.
    expect((await patch(id, { CancelledAmount: 100 })).status).toBe(204)
    expect(await readOrder(id)).toMatchObject({
      OrderStatus: 'Open',
      OrderAmount: 15_000,
      CancelledAmount: 100,
    })
    expect((await prices(id)).slice(2)).toEqual([
      [-67, 2500, false],
      [67, 2500, true],
      [-33, 1200, false],
      [33, 1200, true],
    ])
    // 50 more: 9 933 and 4 967 are left of 14 900: 33,33 and 16,67.
    expect((await patch(id, { CancelledAmount: 150 })).status).toBe(204)
    expect((await prices(id)).slice(6)).toEqual([
      [-33, 2500, false],
      [33, 2500, true],
      [-17, 1200, false],
      [17, 1200, true],
    ])
    expect(await readOrder(id)).toMatchObject({ OrderAmount: 15_000, CancelledAmount: 150 })
  })

  it('cancels the order if it is all that is left', async () => {
    const id = await makeOrder(rates)
    await patch(id, { CancelledAmount: 100 })
    expect((await patch(id, { CancelledAmount: 15_000 })).status).toBe(204)
    expect(await readOrder(id)).toMatchObject({
      OrderStatus: 'Cancelled',
      OrderAmount: 15_000,
      CancelledAmount: 15_000,
    })
  })

  it('leaves a partly delivered order delivered if it is all that is left', async () => {
    const id = await makeOrder(twoRows)
    await deliver(id, [1])
    expect((await patch(id, { CancelledAmount: 10_000 })).status).toBe(204)
    expect(await readOrder(id)).toMatchObject({ OrderStatus: 'Delivered', CancelledAmount: 10_000 })
  })

  it.each([
    ['the present total', 100, 'CancelledAmount must be from 101 to 15000.'],
    ['less', 99, 'CancelledAmount must be from 101 to 15000.'],
    ['more than there is', 15_001, 'CancelledAmount must be from 101 to 15000.'],
    ['nothing', 0, 'CancelledAmount must be from 1 to 9999999999999.'],
    ['14 digits', 10_000_000_000_000, 'CancelledAmount must be from 1 to 9999999999999.'],
    ['2^63 − 1', 9_223_372_036_854_775_807n, 'CancelledAmount must be from 1 to 9999999999999.'],
  ])('is refused with %s', async (_, CancelledAmount, ErrorMessage) => {
    const id = await makeOrder(rates)
    await patch(id, { CancelledAmount: 100 })
    const before = await readOrder(id)
    expect((await refusal(await patch(id, { CancelledAmount }))).Errors).toEqual([
      { Code: 1014, Field: 'CancelledAmount', ErrorMessage },
    ])
    expect(await readOrder(id)).toEqual(before)
  })

  it('is refused while reductions leave nothing to cancel', async () => {
    const id = await makeOrder({ OrderRows: [rowToAdd(), rowToAdd({ UnitPrice: -15_000 })] })
    expect(await refusal(await patch(id, { CancelledAmount: 1 }))).toEqual({
      Code: 40004,
      Message: 'The order does not have the action CanCancelAmount; its status is Open.',
    })
  })
})

describe('cancelling rows', () => {
  it('cancels the rows, and the order with its last one', async () => {
    const id = await makeOrder(twoRows)
    expect((await cancelRows(id, [1])).status).toBe(204)
    expect(await readOrder(id)).toMatchObject({
      OrderStatus: 'Open',
      OrderAmount: 40_000,
      CancelledAmount: 30_000,
    })
    expect((await cancelRows(id, [2])).status).toBe(204)
    expect(await readOrder(id)).toMatchObject({ OrderStatus: 'Cancelled', CancelledAmount: 40_000 })
  })

  it('cancels none if one cannot be cancelled, and names that one', async () => {
    const id = await makeOrder({ OrderRows: [rowToAdd(), rowToAdd(), rowToAdd()] })
    await deliver(id, [1])
    await cancelRows(id, [2])
    const before = await readOrder(id)
    expect(await refusal(await cancelRows(id, [3, 2, 1, 7]))).toMatchObject({
      Code: 40007,
      Errors: [
        { Code: 1041, Field: 'OrderRowIds[1]' },
        { Code: 1042, Field: 'OrderRowIds[2]' },
        { Code: 1040, Field: 'OrderRowIds[3]' },
      ],
    })
    expect(await readOrder(id)).toEqual(before)
  })

  it.each([
    ['no rows', [], 1016, 'OrderRowIds'],
    ['a row twice', [1, 1], 1019, 'OrderRowIds[1]'],
    ['a text', 'all', 1011, 'OrderRowIds'],
    ['no list', undefined, 1010, 'OrderRowIds'],
  ])('is refused with %s', async (_, ids, Code, Field) => {
    const id = await makeOrder()
    expect((await refusal(await cancelRows(id, ids))).Errors).toMatchObject([{ Code, Field }])
  })

  it('credit-checks the cancellation of a reduction', async () => {
    // 300,00 less 100,00 for a customer with a limit of 250,00.
    const id = await makeOrder({
      Customer: { CountryCode: 'SE', NationalId: '19000101-0000' },
      CreditLimit: 25_000,
      OrderRows: [rowToAdd(), rowToAdd({ UnitPrice: -5_000 })],
    })
    expect(await refusal(await cancelRows(id, [2]))).toMatchObject({ Code: 40005 })
    expect((await cancelRows(id, [1, 2])).status).toBe(204)
  })

  it('is refused on an order that is not open', async () => {
    expect(await refusal(await cancelRows(seeds.expired, [1]))).toMatchObject({ Code: 40004 })
  })
})
