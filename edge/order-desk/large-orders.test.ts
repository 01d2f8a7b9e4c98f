/** An order of 10 000 rows with long texts, at the real provider. */
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { Order } from '../../shared/domain/order/order.schema.ts'
import { stringifyJson } from '../../shared/domain/values/json.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { rowLimits, rowListLimits } from '../../shared/domain/values/limits.ts'
import { WriteLog } from '../desk/write-once/write-log.ts'
import { asServer, json, newOrder, orderNow, orderPath, writeAtProvider } from '../testing/edge.ts'
import { isWrite, onWire } from '../testing/wire.ts'

/** Bytes of a value that the platform stores. */
const MOST = 2_000_000
const ROWS = rowListLimits.maxItems
const longName = (index: number) => `${index} `.padEnd(rowLimits.Name.maxLength, 'x')
/** Characters of three bytes. */
const longNumber = (index: number) => `${index} `.padEnd(100, '\u20ac')

let id: Long
let ids: Long[]
let sent: ReturnType<typeof onWire>
/** Bytes of the intent that was stored. */
let stored: number

beforeAll(async () => {
  id = await newOrder()
  for (let first = 1; first < ROWS; first += 1_000) {
    const OrderRows = Array.from({ length: Math.min(1_000, ROWS - first) }, (_, at) => ({
      Name: longName(first + at),
      ArticleNumber: longNumber(first + at),
      Quantity: 100,
      UnitPrice: 1_000,
      VatPercent: 2500,
    }))
    await writeAtProvider(id, 'rows/addOrderRows', json('POST', { OrderRows }))
  }
  ids = (await orderNow(id)).order.OrderRows!.map(({ OrderRowId }) => OrderRowId)
  if (ids.length !== ROWS) throw new Error(`the order has ${ids.length} rows`)
})
afterEach(() => {
  vi.restoreAllMocks()
})

async function ask(path: string, method: string, body: object) {
  sent = onWire(() => undefined)
  const begin = vi.spyOn(WriteLog.prototype, 'begin')
  const answer = await asServer(
    `${orderPath(id)}/${path}`,
    json(method, body, { 'Idempotency-Key': crypto.randomUUID() }),
  )
  const intents = begin.mock.calls.map(([{ intent }]) => stringifyJson(intent))
  stored = Math.max(0, ...intents.map((intent) => new TextEncoder().encode(intent).length))
  vi.restoreAllMocks()
  const text = await answer.text()
  return {
    status: answer.status,
    body: text === '' ? undefined : (JSON.parse(text) as { code?: string; detail?: string }),
  }
}
const update = (OrderRowId: Long) => ({ OrderRowId, ArticleNumber: longNumber(Number(OrderRowId)) })

it('takes a change of one of its rows, and one row more', async () => {
  expect((await ask(`rows/${ids[9_999]}`, 'PATCH', { Quantity: 200 })).status).toBe(204)
  expect(stored).toBeLessThan(3_000)
  const { order } = await orderNow(id)
  expect(order.OrderRows!.at(-1)).toMatchObject({ OrderRowId: ids[9_999], Quantity: 200 })
  expect(
    (await ask('rows', 'POST', { Name: 'Bulb', Quantity: 100, UnitPrice: 500, VatPercent: 2500 })).status,
  ).toBe(202)
  expect(stored).toBeLessThan(MOST)
})

it('refuses a change that names more rows than the edge can keep, and sends nothing', async () => {
  const OrderRows = ids.slice(0, 3_000).map(update)
  const { status, body } = await ask('rows/updateOrderRows', 'POST', { OrderRows })
  expect([status, body?.code, body?.detail]).toEqual([
    400,
    'list-too-long',
    expect.stringContaining('Nothing was sent.'),
  ])
  expect(sent.some(isWrite)).toBe(false)
})

it('can be delivered as a whole', async () => {
  const { status, body } = await ask('deliveries', 'POST', { OrderRowIds: [] })
  expect([status, body]).toEqual([202, expect.anything()])
  expect(stored).toBeLessThan(MOST)
  const { order }: { order: Order } = await orderNow(id)
  expect(order.OrderStatus).toBe('Delivered')
})
