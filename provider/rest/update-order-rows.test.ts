import { reset } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeOrder, readOrder, refusal, seeds, sendJson } from '../testing/orders.ts'
import { orderPath } from '../testing/provider.ts'
import { INVALID, updateRow, updateRows } from '../testing/row-calls.ts'

beforeEach(reset)

describe('updating a row', () => {
  it('answers 204 without a body and keeps absent members', async () => {
    const before = await readOrder(seeds.open)
    const response = await updateRow(seeds.open, 1, { Quantity: 200 })
    expect(response.status).toBe(204)
    expect(await response.text()).toBe('')
    const after = await readOrder(seeds.open)
    expect(after.OrderRows[0]).toEqual({ ...before.OrderRows[0], Quantity: 200 })
    expect(after.OrderAmount).toBe(Number(before.OrderAmount) + 224_910)
  })

  it('replaces one discount by the other', async () => {
    await updateRow(seeds.open, 1, { Quantity: 100, DiscountAmount: 900 })
    expect((await readOrder(seeds.open)).OrderRows[0]).toMatchObject({
      DiscountPercent: 0,
      DiscountAmount: 900,
    })
  })

  it('accepts 1e3 as an integer', async () => {
    expect((await updateRow(seeds.open, 1, '{"Quantity":1e3}')).status).toBe(204)
    expect((await readOrder(seeds.open)).OrderRows[0]?.Quantity).toBe(1000)
  })

  it('accepts a name of letters with several UTF-16 units', async () => {
    const Name = '💡'.repeat(40)
    expect((await updateRow(seeds.open, 1, { Quantity: 100, Name })).status).toBe(204)
    expect((await readOrder(seeds.open)).OrderRows[0]?.Name).toBe(Name)
    expect(
      (await refusal(await updateRow(seeds.open, 1, { Quantity: 100, Name: `${Name}💡` }))).Errors,
    ).toEqual([
      { Code: 1013, Field: 'Name', ErrorMessage: 'Name has 41 characters; at most 40 are allowed.' },
    ])
  })

  it('cancels the row with IsCancelled, and ignores the other members', async () => {
    const before = await readOrder(seeds.open)
    const response = await updateRow(seeds.open, 2, { IsCancelled: true, Quantity: 5, UnitPrice: 1 })
    expect(response.status).toBe(204)
    const after = await readOrder(seeds.open)
    expect(after.OrderRows[1]).toEqual({ ...before.OrderRows[1], IsCancelled: true, Actions: [] })
    expect(after.OrderAmount).toBe(before.OrderAmount)
    expect(after.CancelledAmount).toBe(Number(before.CancelledAmount) + 53_700)
  })

  it.each<[string, object]>([
    ['Name alone', { Name: 'Other' }],
    ['UnitPrice alone', { UnitPrice: 1_000 }],
    ['nothing', {}],
    ['only unknown members', { Colour: 'red', Row: { Quantity: 1 } }],
    ['nulls', { Quantity: null, Name: null, DiscountPercent: '', IsCancelled: null }],
  ])('keeps every other member, including Quantity, with %s', async (_, update) => {
    const before = (await readOrder(seeds.open)).OrderRows[1]
    expect((await updateRow(seeds.open, 2, update)).status).toBe(204)
    const known = Object.entries(update).filter(([name, value]) => name in before! && value)
    expect((await readOrder(seeds.open)).OrderRows[1]).toEqual({ ...before, ...Object.fromEntries(known) })
  })

  it('closes the order with its last active row', async () => {
    const id = await makeOrder()
    expect((await updateRow(id, 1, { IsCancelled: true })).status).toBe(204)
    expect(await readOrder(id)).toMatchObject({
      OrderStatus: 'Cancelled',
      SystemStatus: 'Closed',
      OrderAmount: 30_000,
      CancelledAmount: 30_000,
      Actions: [],
    })
    expect(await refusal(await updateRow(id, 1, { Quantity: 1 }))).toEqual({
      Code: 40004,
      Message: 'The order does not have the action CanUpdateOrderRow; its status is Cancelled.',
      Errors: [{ Code: 1041, Field: 'OrderRowId', ErrorMessage: 'Row 1 is cancelled.' }],
    })
  })

  it('credit-checks only a higher amount', async () => {
    const before = await readOrder(seeds.limited)
    expect(await refusal(await updateRow(seeds.limited, 1, { Quantity: 1_000 }))).toMatchObject({
      Code: 40005,
    })
    expect(await readOrder(seeds.limited)).toEqual(before)
    expect((await updateRow(seeds.limited, 1, { Quantity: 99 })).status).toBe(204)
  })

  it.each<[string, Record<string, unknown>, object]>([
    [
      'both discounts',
      { Quantity: 100, DiscountPercent: 100, DiscountAmount: 100 },
      {
        Code: 1020,
        Field: 'DiscountAmount',
        ErrorMessage: 'DiscountPercent and DiscountAmount must not be used together on one row.',
      },
    ],
    [
      'a discount above what the row then costs',
      { Quantity: 100, UnitPrice: 500, DiscountAmount: 501 },
      {
        Code: 1021,
        Field: 'DiscountAmount',
        ErrorMessage: 'DiscountAmount must not exceed the price of the row without discount (500).',
      },
    ],
    [
      'a header in its name',
      { Quantity: 100, Name: 'a\r\nSet-Cookie: a=b' },
      { Code: 1015, Field: 'Name', ErrorMessage: 'Name must not contain control characters.' },
    ],
    [
      'a text for IsCancelled',
      { Quantity: 100, IsCancelled: 'true' },
      { Code: 1011, Field: 'IsCancelled', ErrorMessage: 'IsCancelled must be true or false.' },
    ],
  ])('refuses %s', async (_, body, error) => {
    const before = await readOrder(seeds.open)
    expect(await refusal(await updateRow(seeds.open, 1, body))).toEqual({ ...INVALID, Errors: [error] })
    expect(await readOrder(seeds.open)).toEqual(before)
  })

  it.each([
    ['that the order does not have', 99, 1040, 'The order has no row 99.'],
    ['that is cancelled', 6, 1041, 'Row 6 is cancelled.'],
  ])('refuses a row %s', async (_, row, Code, ErrorMessage) => {
    expect(await refusal(await updateRow(seeds.open, row, { Quantity: 1 }))).toEqual({
      Code: 40007,
      Message: 'A row that the request names cannot be changed.',
      Errors: [{ Code, Field: 'OrderRowId', ErrorMessage }],
    })
  })

  it.each([
    ['OrderRowId', { OrderRowId: 99, Quantity: 1 }, 1040],
    ['RowId', { RowId: 99, Row: { Quantity: 1 } }, 1040],
    ['Row.Quantity', { RowId: 1, Row: { Name: 'x', Quantity: 0 } }, 1014],
    ['Row.DiscountAmount', { RowId: 1, Row: { Quantity: 1, UnitPrice: 1, DiscountAmount: 2 } }, 1021],
    ['Quantity', { RowId: 1, Name: 'x', Quantity: 0 }, 1014],
    ['Name', { RowId: 1, Quantity: 1, Name: '\ud800' }, 1023],
  ])('names the place in the request: %s', async (place, item, Code) => {
    expect(await refusal(await updateRows(seeds.open, [item]))).toMatchObject({
      Errors: [{ Code, Field: `OrderRows[0].${place}` }],
    })
  })

  it('reads an empty text as an unchanged discount', async () => {
    expect((await updateRow(seeds.open, 1, { Quantity: 100, DiscountPercent: '' })).status).toBe(204)
    const added = await sendJson('POST', `${orderPath(seeds.open)}/rows/`, {
      Name: 'x',
      Quantity: 100,
      UnitPrice: 100,
      DiscountPercent: '',
      DiscountAmount: '',
    })
    expect(added.status).toBe(202)
  })

  it('refuses a row that only another order has', async () => {
    const id = await makeOrder()
    expect((await readOrder(seeds.open)).OrderRows.some(({ OrderRowId }) => OrderRowId === 2)).toBe(true)
    expect(await refusal(await updateRow(id, 2, { Quantity: 1 }))).toMatchObject({
      Code: 40007,
      Errors: [{ ErrorMessage: 'The order has no row 2.' }],
    })
  })

  it('refuses a delivered row, and all other rows of its order', async () => {
    const lacks = {
      Code: 40004,
      Message: 'The order does not have the action CanUpdateOrderRow; its status is Open.',
    }
    expect(await refusal(await updateRow(seeds.partlyDelivered, 1, { Quantity: 1 }))).toEqual({
      ...lacks,
      Errors: [{ Code: 1042, Field: 'OrderRowId', ErrorMessage: 'Row 1 is delivered.' }],
    })
    expect(await refusal(await updateRow(seeds.partlyDelivered, 3, { Quantity: 1 }))).toEqual(lacks)
  })

  it.each(['x', '1.5', '9223372036854775808'])('refuses the row id %s', async (row) => {
    const response = await updateRow(seeds.open, row, { Quantity: 1 })
    expect(await refusal(response)).toEqual({
      Code: 40002,
      Message: 'A path parameter is not valid.',
      Errors: [
        { Code: 1011, Field: 'OrderRowId', ErrorMessage: 'OrderRowId must be an integer of 64 bits.' },
      ],
    })
  })

  it('is 403 for an order of another merchant, and 400 for an unknown one', async () => {
    expect(await refusal(await updateRow(seeds.others, 1, { Quantity: 1 }), 403)).toMatchObject({
      Code: 40300,
    })
    expect(await refusal(await updateRow(1, 1, { Quantity: 1 }))).toMatchObject({ Code: 40003 })
  })
})

describe('updating rows', () => {
  it.each([
    ['beside the id', { RowId: 1, Quantity: 300 }],
    ['nested under Row', { RowId: 1, Row: { Quantity: 300 } }],
    ['under the id that other operations use', { OrderRowId: 1, Quantity: 300 }],
    ['in small letters', { rowid: 1, row: { quantity: 300 } }],
  ])('accepts the fields %s', async (_, item) => {
    const response = await updateRows(seeds.open, [item, { RowId: 2, IsCancelled: true }])
    expect(response.status).toBe(204)
    const { OrderRows } = await readOrder(seeds.open)
    expect(OrderRows[0]?.Quantity).toBe(300)
    expect(OrderRows[1]?.IsCancelled).toBe(true)
  })

  it('changes none if one of them cannot be changed, and names that one', async () => {
    const before = await readOrder(seeds.open)
    const items = [
      { RowId: 1, Quantity: 1 },
      { RowId: 6, Quantity: 1 },
      { RowId: 2, Quantity: 1 },
      { RowId: 99, Quantity: 1 },
    ]
    expect(await refusal(await updateRows(seeds.open, items))).toEqual({
      Code: 40007,
      Message: 'A row that the request names cannot be changed.',
      Errors: [
        { Code: 1041, Field: 'OrderRows[1].RowId', ErrorMessage: 'Row 6 is cancelled.' },
        { Code: 1040, Field: 'OrderRows[3].RowId', ErrorMessage: 'The order has no row 99.' },
      ],
    })
    expect(await readOrder(seeds.open)).toEqual(before)
  })

  it('keeps the Quantity if an item has none, flat or nested', async () => {
    const before = (await readOrder(seeds.open)).OrderRows
    const items = [
      { RowId: 1, Name: 'One' },
      { RowId: 2, Row: { UnitPrice: 1_000 } },
    ]
    expect((await updateRows(seeds.open, items)).status).toBe(204)
    expect((await readOrder(seeds.open)).OrderRows.slice(0, 2)).toEqual([
      { ...before[0], Name: 'One' },
      { ...before[1], UnitPrice: 1_000 },
    ])
  })

  it('names the row that breaks a rule together with its stored members', async () => {
    const items = [
      { RowId: 1, Quantity: 100 },
      { RowId: 3, Quantity: 1 },
    ]
    expect((await refusal(await updateRows(seeds.open, items))).Errors).toEqual([
      {
        Code: 1021,
        Field: 'OrderRows[1].DiscountAmount',
        ErrorMessage: 'DiscountAmount must not exceed the price of the row without discount (599).',
      },
    ])
  })

  it.each([
    [
      'a row twice',
      [
        { RowId: 1, Quantity: 1 },
        { RowId: 1, Quantity: 2 },
      ],
      1019,
      'OrderRows[1].RowId',
    ],
    ['no row id', [{ Quantity: 1 }], 1010, 'OrderRows[0].RowId'],
  ])('refuses %s', async (_, items, Code, Field) => {
    expect((await refusal(await updateRows(seeds.open, items))).Errors).toEqual([
      { Code, Field, ErrorMessage: expect.any(String) },
    ])
  })
})
