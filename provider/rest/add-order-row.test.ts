import { remainingAmount } from '../../shared/domain/order/order.rules.ts'
import { evictDurableObject, reset, runInDurableObject } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { stringifyJson } from '../../shared/domain/values/json.ts'
import { BODY_LIMIT } from '../../shared/domain/values/limits.ts'
import { LONG_MAX, type Long } from '../../shared/domain/values/long.ts'
import type { Order } from '../../shared/domain/order/order.schema.ts'
import type { ErrorBody } from '../http/errors.ts'
import {
  bodyOf,
  call,
  env,
  JSON_TYPE,
  merchantAccount,
  ORIGIN,
  orderPath,
  send,
  signedHeaders,
} from '../testing/provider.ts'
import { rowToAdd } from '../testing/row.ts'

const OPEN = 8906810
const LIMITED = 8906811
const PARTLY_DELIVERED = 8906814
const EXPIRED = 8906815
const DELIVERED = 8906816

const rowsPath = (id: Long) => `${orderPath(id)}/rows/`
const add = (id: Long, body: unknown) => addText(id, stringifyJson(body))
const addText = (id: Long, body: BodyInit, headers: Record<string, string> = JSON_TYPE) =>
  call(rowsPath(id), { method: 'POST', headers, body })
const read = async (id: Long) => bodyOf<Order>(await call(orderPath(id)))

async function refusal(response: Response): Promise<ErrorBody> {
  expect(response.status).toBe(400)
  return bodyOf<ErrorBody>(response)
}

beforeEach(reset)

describe('adding a row', () => {
  it('answers 202 with the id twice and the address of its task', async () => {
    const response = await add(OPEN, rowToAdd())
    expect(response.status).toBe(202)
    expect(await bodyOf(response)).toEqual({ OrderRowID: 8, OrderRowId: 8 })
    expect(response.headers.get('Location')).toMatch(`${ORIGIN}/api/v1/queue/`)
  })

  it('stores the row unchanged and raises the order amount', async () => {
    const before = await read(OPEN)
    await add(OPEN, rowToAdd({ DiscountAmount: 5_000 }))
    const after = await read(OPEN)
    expect(after.OrderAmount).toBe(Number(before.OrderAmount) + 25_000)
    expect(after.OrderRows.at(-1)).toEqual({
      ...rowToAdd(),
      OrderRowId: 8,
      DiscountPercent: 0,
      DiscountAmount: 5_000,
      IsCancelled: false,
      Actions: ['CanDeliverRow', 'CanCancelRow', 'CanUpdateRow'],
    })
  })

  it('leads through its task to the order', async () => {
    const address = new URL((await add(OPEN, rowToAdd())).headers.get('Location')!)
    const response = await call(address.pathname)
    const ResourceUri = `${ORIGIN}${orderPath(OPEN)}`
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe(ResourceUri)
    expect(await bodyOf(response)).toEqual({
      // A Long, as in the address.
      Id: Number(address.pathname.split('/').at(-1)),
      Status: 'Completed',
      ResourceUri,
    })
    expect((await send(address.pathname)).status).toBe(401)
    const others = await call(address.pathname, {}, merchantAccount('100002'))
    expect(others.status).toBe(404)
    expect(await bodyOf(others)).toMatchObject({ Code: 40402 })
  })

  it('reads members in any case and ignores unknown and null ones', async () => {
    const body = '{"name":"A","QUANTITY":100,"unitprice":100,"vatPercent":null,"Colour":"red"}'
    expect((await addText(OPEN, body)).status).toBe(202)
    expect((await read(OPEN)).OrderRows.at(-1)).toMatchObject({ Name: 'A', VatPercent: 0 })
  })

  it('accepts the signed scheme over the exact bytes of the body', async () => {
    const body = JSON.stringify(rowToAdd({ Name: 'Räksmörgås' }))
    const headers = { ...JSON_TYPE, ...(await signedHeaders(body)) }
    const post = (sent: string) => send(rowsPath(OPEN), { method: 'POST', headers, body: sent })
    expect((await post(body)).status).toBe(202)
    expect((await post(body.replace('ä', 'a'))).status).toBe(401)
  })

  it('is possible on a partly delivered order', async () => {
    expect((await add(PARTLY_DELIVERED, rowToAdd())).status).toBe(202)
  })

  it('gives two simultaneous rows two ids', async () => {
    const responses = await Promise.all([add(OPEN, rowToAdd()), add(OPEN, rowToAdd())])
    const bodies = await Promise.all(responses.map((response) => bodyOf<{ OrderRowId: Long }>(response)))
    expect(bodies.map(({ OrderRowId }) => OrderRowId).toSorted()).toEqual([8, 9])
  })

  it('uses ids below the largest one, and keeps the rows in the sequence of adding', async () => {
    const ids = []
    for (const Name of ['A', 'B']) ids.push(await bodyOf(await add(LONG_MAX, rowToAdd({ Name }))))
    expect(ids).toEqual([
      { OrderRowID: 1, OrderRowId: 1 },
      { OrderRowID: 2, OrderRowId: 2 },
    ])
    const { OrderRows } = await read(LONG_MAX)
    expect(OrderRows.map(({ OrderRowId }) => OrderRowId)).toEqual([LONG_MAX, 1, 2])
  })
})

describe('an acknowledged row', () => {
  it('survives an eviction of the object, unlike its memory', async () => {
    await add(OPEN, rowToAdd({ Name: 'Kept' }))
    const stub = env.MERCHANT.getByName(merchantAccount().MerchantId)
    await runInDurableObject(stub, (instance) => Object.assign(instance, { lie: true }))
    await evictDurableObject(stub)
    expect(await runInDurableObject(stub, (instance) => 'lie' in instance)).toBe(false)
    const { OrderRows } = await read(OPEN)
    expect(OrderRows).toHaveLength(8)
    expect(OrderRows.at(-1)).toMatchObject({ Name: 'Kept' })
  })
})

describe('a refused row', () => {
  it.each<[string, Record<string, unknown>, number, string, string]>([
    ['no Name', { Name: undefined }, 1010, 'Name', 'Name is required.'],
    ['an empty Name', { Name: '' }, 1012, 'Name', 'Name must have at least 1 character.'],
    [
      'a Name of 41',
      { Name: 'x'.repeat(41) },
      1013,
      'Name',
      'Name has 41 characters; at most 40 are allowed.',
    ],
    ['a line break in Name', { Name: 'a\r\nb' }, 1015, 'Name', 'Name must not contain control characters.'],
    ['a Name that is a number', { Name: 7 }, 1011, 'Name', 'Name must be a string.'],
    ['no Quantity', { Quantity: undefined }, 1010, 'Quantity', 'Quantity is required.'],
    ['Quantity 0', { Quantity: 0 }, 1014, 'Quantity', 'Quantity must be from 1 to 999999999.'],
    ['a negative Quantity', { Quantity: -100 }, 1014, 'Quantity', 'Quantity must be from 1 to 999999999.'],
    [
      'a Quantity of ten digits',
      { Quantity: 1e9 },
      1014,
      'Quantity',
      'Quantity must be from 1 to 999999999.',
    ],
    ['a Quantity of 1.5', { Quantity: 1.5 }, 1011, 'Quantity', 'Quantity must be an integer of 64 bits.'],
    [
      'a UnitPrice of 2^63',
      { UnitPrice: 2n ** 63n },
      1011,
      'UnitPrice',
      'UnitPrice must be an integer of 64 bits.',
    ],
    ['a Unit of 5', { Unit: 'meter' }, 1013, 'Unit', 'Unit has 5 characters; at most 4 are allowed.'],
    ['VatPercent 10001', { VatPercent: 10_001 }, 1014, 'VatPercent', 'VatPercent must be from 0 to 10000.'],
    [
      'two discounts',
      { DiscountPercent: 1000, DiscountAmount: 100 },
      1020,
      'DiscountAmount',
      'DiscountPercent and DiscountAmount must not be used together on one row.',
    ],
    [
      'a discount above the row',
      { DiscountAmount: 30_001 },
      1021,
      'DiscountAmount',
      'DiscountAmount must not exceed the price of the row without discount (30000).',
    ],
  ])('has a reason: %s', async (_, changes, Code, Field, ErrorMessage) => {
    expect(await refusal(await add(OPEN, { ...rowToAdd(), ...changes }))).toEqual({
      Code: 40000,
      Message: 'The request is not valid.',
      Errors: [
        {
          Code,
          Field,
          ErrorMessage,
        },
      ],
    })
  })

  it.each<[string, BodyInit, number]>([
    ['no JSON', '{"Name":', 1001],
    ['nothing', '', 1001],
    ['an array', '[]', 1011],
    ['null', 'null', 1011],
    ['broken UTF-8', new Uint8Array([0x7b, 0xff, 0x7d]), 1002],
    ['too large', `{"Name":"${'x'.repeat(BODY_LIMIT)}"}`, 1003],
  ])('can have a body that is %s', async (_, body, Code) => {
    const { Errors } = await refusal(await addText(OPEN, body))
    expect(Errors).toEqual([{ Code, Field: 'Body', ErrorMessage: expect.any(String) }])
  })

  it.each<Record<string, string>>([{ 'Content-Type': 'text/plain' }, { 'Content-Type': 'application/xml' }])(
    'can have the content type %o',
    async (headers) => {
      expect(await refusal(await addText(OPEN, JSON.stringify(rowToAdd()), headers))).toMatchObject({
        Code: 40001,
      })
    },
  )

  it.each([
    [EXPIRED, 'Expired'],
    [DELIVERED, 'Delivered'],
  ])('can be for order %i, which lacks CanAddOrderRow', async (id, status) => {
    expect(await refusal(await add(id, rowToAdd()))).toEqual({
      Code: 40004,
      Message: `The order does not have the action CanAddOrderRow; its status is ${status}.`,
    })
  })

  it('can be above the credit limit: nothing changes, and a row up to the limit is accepted', async () => {
    const before = await read(LIMITED)
    const rest = 1_000_000 - Number(remainingAmount(before))
    expect(await refusal(await add(LIMITED, rowToAdd({ Quantity: 100, UnitPrice: rest + 1 })))).toEqual({
      Code: 40005,
      Message: "The credit check refused the higher amount: it is above the customer's limit.",
    })
    expect(await read(LIMITED)).toEqual(before)
    expect((await add(LIMITED, rowToAdd({ Quantity: 100, UnitPrice: rest }))).status).toBe(202)
    expect((await add(LIMITED, rowToAdd({ UnitPrice: -1 }))).status).toBe(202)
  })

  it('can be one that exceeds 64 bits in the order', async () => {
    const huge = rowToAdd({ UnitPrice: 9_000_000_000_000, Quantity: 100_000_000 })
    expect((await add(LONG_MAX, huge)).status).toBe(202)
    expect((await read(LONG_MAX)).OrderAmount).toBe(9_000_000_000_000_009_900n)
    expect(await refusal(await add(LONG_MAX, huge))).toMatchObject({ Code: 40006 })
  })

  it('can be for an unknown order', async () => {
    expect(await refusal(await add(1, rowToAdd()))).toEqual({
      Code: 40003,
      Message: 'The order cannot be found.',
    })
  })

  it("can be for another merchant's order", async () => {
    const response = await add(8906900, rowToAdd())
    expect(response.status).toBe(403)
    expect(await bodyOf(response)).toMatchObject({ Code: 40300 })
  })
})
