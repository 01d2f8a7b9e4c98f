/** #15 to #18: credits on a delivery, and reading one. Every amount is computed by hand. */
import { reset } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Long } from '../../shared/domain/values/long.ts'
import { creditAmount, deliver, makeOrder, readOrder, refusal, sendJson, seeds } from '../testing/orders.ts'
import { bodyOf, call, ORIGIN, orderPath } from '../testing/provider.ts'
import { rowToAdd } from '../testing/row.ts'

interface Delivered {
  id: Long
  delivery: Long
}

/** 2 × 150,00 and 2 × 50,00, both with 25 % VAT, delivered: 300,00 and 100,00. */
async function delivered(changes: object = {}): Promise<Delivered> {
  const id = await makeOrder({ OrderRows: [rowToAdd(), rowToAdd({ UnitPrice: 5_000 })], ...changes })
  return { id, delivery: await deliver(id) }
}

const creditsPath = ({ id, delivery }: Delivered) => `${orderPath(id)}/deliveries/${delivery}/credits`
const post = (on: Delivered, body: unknown, path = '') => sendJson('POST', creditsPath(on) + path, body)
const withFee = (on: Delivered, body: unknown) => post(on, body, '/CreditWithFee')
const lastCredit = async ({ id }: Delivered) => (await readOrder(id)).Deliveries[0]!.Credits!.at(-1)

beforeEach(reset)

describe('crediting rows', () => {
  it('answers 202 with the id as text, and a task that leads to the credit', async () => {
    const on = await delivered()
    const response = await post(on, { OrderRowIds: [1] })
    expect(response.status).toBe(202)
    const { CreditId } = await bodyOf<{ CreditId: string }>(response)
    expect(CreditId).toMatch(/^\d+$/)
    const address = `${ORIGIN}${creditsPath(on)}/${CreditId}`
    const location = response.headers.get('Location')!
    const task = await call(new URL(location).pathname)
    expect(task.status).toBe(303)
    expect(task.headers.get('Location')).toBe(address)
    expect(await task.json()).toEqual({
      Id: Number(location.split('/').at(-1)),
      Status: 'Completed',
      ResourceUri: address,
    })
    const credit = await call(new URL(address).pathname)
    expect(credit.status).toBe(200)
    expect(await credit.json()).toEqual({
      CreditId,
      Amount: -30_000,
      OrderRows: [
        {
          ...rowToAdd(),
          OrderRowId: 1,
          Quantity: -200,
          DiscountPercent: 0,
          DiscountAmount: 0,
          IsCancelled: false,
          Actions: [],
        },
      ],
      Actions: [],
    })
  })

  it('credits the rest of the rows, with negative quantities, until nothing is left', async () => {
    const [{ Id } = { Id: 0 }] = (await readOrder(seeds.partlyDelivered)).Deliveries
    const on = { id: seeds.partlyDelivered, delivery: Id }
    expect((await post(on, { OrderRowIds: [1, 2] })).status).toBe(202)
    const order = await readOrder(seeds.partlyDelivered)
    expect(order).toMatchObject({ OrderStatus: 'Open', PaymentCreditStatus: 'CREDSUCCESS' })
    expect(order.Deliveries[0]).toMatchObject({
      DeliveryAmount: 408_800,
      CreditedAmount: 408_800,
      Status: 'Credited',
      Actions: [],
    })
    expect(await lastCredit(on)).toMatchObject({
      Amount: -219_300,
      OrderRows: [
        { OrderRowId: 1, Quantity: -100 },
        { OrderRowId: 2, Quantity: -200 },
      ],
    })
    expect(order.Deliveries[0]?.OrderRows.flatMap(({ Actions }) => Actions)).toEqual([])
  })

  it('credits a part of a row, and the exact rest as the last part', async () => {
    // 3 × 3,33 less 1,00 is 8,99. One: 8,99 less two thirds of it (5,99) is 3,00. Then one: 5,99 less 3,00 (a third
    // is 2,9967) is 2,99. The last is the 3,00 that are left.
    const on = await delivered({
      OrderRows: [rowToAdd({ Quantity: 300, UnitPrice: 333, DiscountAmount: 100 })],
    })
    const part = { OrderRowIds: [1], RowCreditingOptions: [{ OrderRowId: 1, Quantity: 100 }] }
    for (const Amount of [-300, -299, -300]) {
      expect((await post(on, part)).status).toBe(202)
      expect(await lastCredit(on)).toMatchObject({ Amount, OrderRows: [{ OrderRowId: 1, Quantity: -100 }] })
    }
    const [delivery] = (await readOrder(on.id)).Deliveries
    expect(delivery).toMatchObject({ CreditedAmount: 899, Status: 'Credited', Actions: [] })
  })

  it('refuses more than is left of a row', async () => {
    const on = await delivered()
    const options = (Quantity: Long) => ({
      OrderRowIds: [1],
      RowCreditingOptions: [{ OrderRowId: 1, Quantity }],
    })
    expect((await post(on, options(150))).status).toBe(202)
    expect((await refusal(await post(on, options(51)))).Errors).toEqual([
      {
        Code: 1014,
        Field: 'RowCreditingOptions[0].Quantity',
        ErrorMessage: 'Quantity must be from 1 to 50.',
      },
    ])
    expect((await post(on, options(50))).status).toBe(202)
    expect(await refusal(await post(on, { OrderRowIds: [1] }))).toEqual({
      Code: 40007,
      Message: 'A row that the request names cannot be changed.',
      Errors: [
        {
          Code: 1043,
          Field: 'OrderRowIds[0]',
          ErrorMessage: 'Nothing of row 1 can be credited in this delivery.',
        },
      ],
    })
  })

  it('names the rows of another delivery and the unknown ones', async () => {
    const id = await makeOrder({ OrderRows: [rowToAdd(), rowToAdd(), rowToAdd()] })
    const on = { id, delivery: await deliver(id, [1]) }
    await deliver(id, [2])
    expect(await refusal(await post(on, { OrderRowIds: [1, 2, 3, 9] }))).toMatchObject({
      Code: 40007,
      Errors: [
        { Code: 1043, Field: 'OrderRowIds[1]' },
        { Code: 1043, Field: 'OrderRowIds[2]' },
        { Code: 1040, Field: 'OrderRowIds[3]' },
      ],
    })
  })

  it('refuses parts of rows for payment types other than invoice', async () => {
    const on = await delivered({ PaymentType: 'PaymentPlan' })
    const part = { OrderRowIds: [1], RowCreditingOptions: [{ OrderRowId: 1, Quantity: 100 }] }
    expect((await refusal(await post(on, part))).Errors).toMatchObject([
      { Code: 1027, Field: 'RowCreditingOptions' },
    ])
    expect((await post(on, { OrderRowIds: [1] })).status).toBe(202)
  })

  it.each<[string, object, number, string]>([
    ['no rows', { OrderRowIds: [] }, 1016, 'OrderRowIds'],
    ['no list', {}, 1010, 'OrderRowIds'],
    ['a row twice', { OrderRowIds: [1, 1] }, 1019, 'OrderRowIds[1]'],
    [
      'a part of a row that it does not name',
      { OrderRowIds: [1], RowCreditingOptions: [{ OrderRowId: 2, Quantity: 1 }] },
      1026,
      'RowCreditingOptions[0].OrderRowId',
    ],
  ])('is refused with %s', async (_, body, Code, Field) => {
    const on = await delivered()
    expect((await refusal(await post(on, body))).Errors).toMatchObject([{ Code, Field }])
  })

  it('credits a part of a row, or a row less a fee, on an invoice if the row exceeds the rest', async () => {
    const on = await delivered()
    await creditAmount(on.id, on.delivery, 15_000)
    // 250,00 are left: less than the row of 300,00, more than half of it.
    const rows = (await readOrder(on.id)).Deliveries[0]!.OrderRows
    expect(rows.map(({ Actions }) => Actions)).toEqual([['CanCreditRow'], ['CanCreditRow']])
    expect(await refusal(await post(on, { OrderRowIds: [1] }))).toMatchObject({ Code: 40010 })
    const half = { OrderRowIds: [1], RowCreditingOptions: [{ OrderRowId: 1, Quantity: 100 }] }
    expect((await post(on, half)).status).toBe(202)
    expect(await lastCredit(on)).toMatchObject({ Amount: -15_000 })
    // 100,00 are left; all but 0,01 of it is credited. The row of 100,00 less a fee of 99,99 is that 0,01.
    await creditAmount(on.id, on.delivery, 39_999)
    const fee = { Name: 'Fee', UnitPrice: 9_999, VatPercent: 2500 }
    expect((await withFee(on, { OrderRowIds: [2], Fee: fee })).status).toBe(202)
    const [delivery] = (await readOrder(on.id)).Deliveries
    expect(delivery).toMatchObject({ CreditedAmount: 40_000, Actions: [] })
    expect(delivery!.OrderRows.map(({ Actions }) => Actions)).toEqual([[], []])
  })

  it('refuses a row above the rest for other payment types', async () => {
    const on = await delivered({ PaymentType: 'PaymentPlan' })
    await creditAmount(on.id, on.delivery, 15_000)
    const order = await readOrder(on.id)
    // 250,00 are left: the row of 300,00 cannot be credited, that of 100,00 can.
    expect(order.Deliveries[0]?.OrderRows.map(({ Actions }) => Actions)).toEqual([[], ['CanCreditRow']])
    expect(await refusal(await post(on, { OrderRowIds: [1] }))).toMatchObject({ Errors: [{ Code: 1043 }] })
    await creditAmount(on.id, on.delivery, 39_999)
    expect((await readOrder(on.id)).Deliveries[0]!.Actions).toEqual(['CanCreditAmount', 'CanCreditNewRow'])
    expect(await refusal(await post(on, { OrderRowIds: [2] }))).toEqual({
      Code: 40004,
      Message:
        'The delivery does not have the action CanCreditOrderRows; the status of its order is Delivered.',
    })
  })

  it('is refused for an unknown delivery and an unknown order', async () => {
    const { delivery } = await delivered()
    const other = { id: await makeOrder(), delivery }
    expect(await refusal(await post(other, { OrderRowIds: [1] }), 404)).toEqual({
      Code: 40404,
      Message: 'The delivery cannot be found.',
    })
    expect(await refusal(await post({ id: 1, delivery }, { OrderRowIds: [1] }))).toMatchObject({
      Code: 40003,
    })
    const others = { id: seeds.others, delivery }
    expect(await refusal(await post(others, { OrderRowIds: [1] }), 403)).toMatchObject({ Code: 40300 })
  })

  it('credits once for two simultaneous requests', async () => {
    const on = await delivered()
    const answers = await Promise.all([post(on, { OrderRowIds: [1] }), post(on, { OrderRowIds: [1] })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 400])
    expect((await readOrder(on.id)).Deliveries[0]!.CreditedAmount).toBe(30_000)
  })
})

describe('crediting new rows', () => {
  const late = { Name: 'Late', UnitPrice: 2_000, VatPercent: 2500 }

  it('gives them new ids, and a quantity of one by default', async () => {
    const on = await delivered()
    const response = await post(on, { NewCreditOrderRow: late })
    expect(response.status).toBe(202)
    expect(await bodyOf(response)).toEqual({ CreditId: expect.stringMatching(/^\d+$/) })
    expect(await lastCredit(on)).toMatchObject({
      Amount: -2_000,
      OrderRows: [{ OrderRowId: 3, Name: 'Late', Quantity: -100, UnitPrice: 2_000, ArticleNumber: null }],
    })
    await post(on, { NewCreditOrderRows: [{ ...late, Quantity: 50 }, late] })
    expect(await lastCredit(on)).toMatchObject({
      // Half of 20,00, and 20,00.
      Amount: -3_000,
      OrderRows: [
        { OrderRowId: 4, Quantity: -50 },
        { OrderRowId: 5, Quantity: -100 },
      ],
    })
  })

  it('can include rows of the delivery', async () => {
    const on = await delivered()
    await post(on, { OrderRowIds: [2], NewCreditOrderRow: late })
    expect(await lastCredit(on)).toMatchObject({
      Amount: -12_000,
      OrderRows: [{ OrderRowId: 2 }, { OrderRowId: 3 }],
    })
  })

  it.each<[string, object, object]>([
    ['a price of nothing', { UnitPrice: 0 }, { Code: 40010 }],
    ['more than the delivery', { UnitPrice: 40_001 }, { Code: 40010 }],
    ['a negative price', { UnitPrice: -1 }, { Errors: [{ Code: 1014 }] }],
    ['14 digits', { UnitPrice: 10_000_000_000_000 }, { Errors: [{ Code: 1014 }] }],
    ['a quantity of nothing', { Quantity: 0 }, { Errors: [{ Code: 1014 }] }],
    ['no name', { Name: '' }, { Errors: [{ Code: 1012, Field: 'NewCreditOrderRow.Name' }] }],
    ['41 characters', { Name: 'x'.repeat(41) }, { Errors: [{ Code: 1013 }] }],
    ['no VAT', { VatPercent: undefined }, { Errors: [{ Code: 1010 }] }],
  ])('is refused with %s', async (_, changes, error) => {
    const on = await delivered()
    const before = await readOrder(on.id)
    expect(await refusal(await post(on, { NewCreditOrderRow: { ...late, ...changes } }))).toMatchObject(error)
    expect(await readOrder(on.id)).toEqual(before)
  })

  it('is refused with one row and a list of them', async () => {
    const both = { NewCreditOrderRow: late, NewCreditOrderRows: [late] }
    expect((await refusal(await post(await delivered(), both))).Errors).toMatchObject([
      { Code: 1025, Field: 'NewCreditOrderRow' },
    ])
  })
})

describe('crediting with a fee', () => {
  const Fee = { Name: 'Return', UnitPrice: 4_900, VatPercent: 2500 }

  it('refunds the rows less the fee, which is a positive row', async () => {
    const on = await delivered()
    const response = await withFee(on, { OrderRowIds: [1], Fee: { ...Fee, ArticleNumber: 'R1' } })
    expect(response.status).toBe(202)
    expect(await lastCredit(on)).toMatchObject({
      // 300,00 less 49,00.
      Amount: -25_100,
      OrderRows: [
        { OrderRowId: 1, Quantity: -200 },
        {
          OrderRowId: 3,
          ArticleNumber: 'R1',
          Name: 'Return',
          Quantity: 100,
          UnitPrice: 4_900,
          VatPercent: 2500,
        },
      ],
    })
    expect((await readOrder(on.id)).Deliveries[0]).toMatchObject({ CreditedAmount: 25_100, Status: 'Sent' })
  })

  it('refunds 0 if the fee equals the rows', async () => {
    const on = await delivered()
    expect((await withFee(on, { OrderRowIds: [2], Fee: { ...Fee, UnitPrice: 10_000 } })).status).toBe(202)
    expect(await lastCredit(on)).toMatchObject({ Amount: 0 })
  })

  it('is refused with a fee above the rows', async () => {
    const on = await delivered()
    const fee = { ...Fee, UnitPrice: 10_001 }
    expect((await refusal(await withFee(on, { OrderRowIds: [2], Fee: fee }))).Errors).toEqual([
      { Code: 1014, Field: 'Fee.UnitPrice', ErrorMessage: 'UnitPrice must be from 0 to 10000.' },
    ])
  })

  it('is only for invoices', async () => {
    const on = await delivered({ PaymentType: 'AccountCredit' })
    expect((await refusal(await withFee(on, { OrderRowIds: [1], Fee }))).Errors).toMatchObject([
      { Code: 1027, Field: 'Fee' },
    ])
    for (const body of [{ OrderRowIds: [1] }, { OrderRowIds: [1], Fee: null }]) {
      expect((await refusal(await withFee(on, body))).Errors).toEqual([
        {
          Code: 1027,
          Field: 'Body',
          ErrorMessage: 'This is only for orders with the payment type Invoice.',
        },
      ])
    }
    expect((await readOrder(on.id)).Deliveries[0]!.CreditedAmount).toBe(0)
  })

  it('credits the rows if there is no fee', async () => {
    const on = await delivered()
    expect((await withFee(on, { OrderRowIds: [1], fee: null })).status).toBe(202)
    expect(await lastCredit(on)).toMatchObject({ Amount: -30_000 })
  })
})

describe('crediting an amount', () => {
  it('accepts the new total, answers 200 with the id, and makes no rows', async () => {
    const on = await delivered()
    const response = await creditAmount(on.id, on.delivery, 1_000)
    expect(response.status).toBe(200)
    const { CreditId } = await bodyOf<{ CreditId: string }>(response)
    const read = await call(`${creditsPath(on)}/${CreditId}`)
    expect(await read.json()).toEqual({ CreditId, Amount: -1_000, OrderRows: [], Actions: [] })
    await creditAmount(on.id, on.delivery, 1_500)
    expect(await lastCredit(on)).toMatchObject({ Amount: -500 })
    await creditAmount(on.id, on.delivery, 40_000)
    expect((await readOrder(on.id)).Deliveries[0]).toMatchObject({
      CreditedAmount: 40_000,
      Status: 'Credited',
      Actions: [],
    })
  })

  it.each<[string, unknown, object]>([
    ['the present total', 1_000, { Code: 1014, ErrorMessage: 'CreditedAmount must be from 1001 to 40000.' }],
    ['more than the delivery', 40_001, { ErrorMessage: 'CreditedAmount must be from 1001 to 40000.' }],
    ['nothing', 0, { Code: 1014 }],
    ['a negative amount', -1, { Code: 1014 }],
    ['14 digits', 10_000_000_000_000, { Code: 1014 }],
    ['an empty text', '', { Code: 1011 }],
    ['no amount', undefined, { Code: 1010 }],
  ])('is refused with %s', async (_, CreditedAmount, error) => {
    const on = await delivered()
    await creditAmount(on.id, on.delivery, 1_000)
    const before = await readOrder(on.id)
    const path = `${orderPath(on.id)}/deliveries/${on.delivery}`
    const refused = await refusal(await sendJson('PATCH', path, { CreditedAmount }))
    expect(refused.Errors).toMatchObject([{ Field: 'CreditedAmount', ...error }])
    expect(await readOrder(on.id)).toEqual(before)
  })

  it('is refused once everything is credited', async () => {
    const on = await delivered()
    await creditAmount(on.id, on.delivery, 40_000)
    expect(await refusal(await creditAmount(on.id, on.delivery, 40_001))).toMatchObject({ Code: 40004 })
  })
})

describe('a fully credited order', () => {
  it.each([
    ['Invoice', 'Delivered'],
    ['Card', 'Delivered'],
    ['AccountCredit', 'Cancelled'],
    ['PaymentPlan', 'Cancelled'],
  ])('has, with payment type %s, the status %s', async (PaymentType, OrderStatus) => {
    const on = await delivered({ PaymentType })
    await creditAmount(on.id, on.delivery, 39_999)
    expect(await readOrder(on.id)).toMatchObject({ OrderStatus: 'Delivered' })
    await creditAmount(on.id, on.delivery, 40_000)
    expect(await readOrder(on.id)).toMatchObject({ OrderStatus, SystemStatus: 'Closed' })
  })

  it('stays open while a row is open, and is cancelled with its last one', async () => {
    const id = await makeOrder({ PaymentType: 'AccountCredit', OrderRows: [rowToAdd(), rowToAdd()] })
    const delivery = await deliver(id, [1])
    await creditAmount(id, delivery, 30_000)
    expect(await readOrder(id)).toMatchObject({ OrderStatus: 'Open' })
    await sendJson('PATCH', orderPath(id), { IsCancelled: true })
    expect(await readOrder(id)).toMatchObject({ OrderStatus: 'Cancelled' })
  })
})

describe('reading a credit', () => {
  it("does not find another delivery's credit or another order's delivery", async () => {
    const [one, other] = [await delivered(), await delivered()]
    const { CreditId } = await bodyOf<{ CreditId: string }>(await creditAmount(one.id, one.delivery, 1))
    const read = (on: Delivered, id: string) => call(`${creditsPath(on)}/${id}`)
    expect((await read(one, CreditId)).status).toBe(200)
    expect(await refusal(await read(other, CreditId), 404)).toEqual({
      Code: 40405,
      Message: 'The credit cannot be found.',
    })
    expect(await refusal(await read({ ...one, delivery: other.delivery }, CreditId), 404)).toMatchObject({
      Code: 40404,
    })
    expect(await refusal(await read({ ...one, id: 1 }, CreditId), 404)).toMatchObject({ Code: 40401 })
    expect(await refusal(await read(one, 'x'))).toMatchObject({ Code: 40002 })
  })

  it('does not find it through another delivery of the same order', async () => {
    const id = await makeOrder({ OrderRows: [rowToAdd(), rowToAdd()] })
    const [first, second] = [await deliver(id, [1]), await deliver(id, [2])]
    const { CreditId } = await bodyOf<{ CreditId: string }>(await creditAmount(id, first, 1))
    const read = (delivery: Long) => call(`${creditsPath({ id, delivery })}/${CreditId}`)
    expect((await read(first)).status).toBe(200)
    expect(await refusal(await read(second), 404)).toMatchObject({ Code: 40405 })
  })
})
