/** The changes in a history entry, from and to, according to the order before and after the write. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { amountOfFacts } from '../../shared/domain/order/history.ts'
import { historyLimits } from '../../shared/domain/values/limits.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import {
  asPage,
  asServer,
  bodyOf,
  historyOf,
  json,
  newOrder,
  openSession,
  orderPath,
} from '../testing/edge.ts'
import { orderSubject } from '../journal/letter.ts'
import { journalRows, shardWith } from '../testing/journal.ts'
import { cut, isWrite, onWire } from '../testing/wire.ts'

afterEach(() => vi.restoreAllMocks())

/** Lamp, 2 × 100.00 = 200.00, VAT 25 %. Each test's order has this one row. */
const lamp = { Name: 'Lamp', Quantity: 200, UnitPrice: 10_000, VatPercent: 2500 }
const bulb = { Name: 'Bulb', ArticleNumber: 'E27', Quantity: 300, UnitPrice: 500, VatPercent: 2500 }

async function write(id: Long, method: string, path: string, body?: object, headers = {}): Promise<void> {
  const init = body ? json(method, body, headers) : { method, headers }
  const answer = await asServer(`${orderPath(id)}/${path}`, init)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`not done: ${answer.status} ${text}`)
}

/** The change in the newest entry. */
async function newest(id: Long) {
  const [entry] = await historyOf(id)
  const { rows, changes, metadata, before, after } = entry!
  return {
    rows,
    changes,
    metadata,
    amounts: [amountOfFacts(before), after && amountOfFacts(after)],
    before,
    after,
  }
}

describe('a history entry', () => {
  it('has an added row, and the amounts of the order before and after', async () => {
    const id = await newOrder()
    await write(id, 'POST', 'rows/', bulb)
    expect(await newest(id)).toMatchObject({
      rows: [2],
      changes: [{ OrderRowId: 2, Name: 'Bulb', is: 'added', after: bulb }],
      // 200.00, and 3 × 5.00 more.
      amounts: [20_000, 21_500],
    })
  })

  it('has each of several added rows', async () => {
    const id = await newOrder()
    await write(id, 'POST', 'rows/addOrderRows', { OrderRows: [bulb, { ...bulb, Name: 'Wire' }] })
    expect((await newest(id)).changes).toEqual([
      { OrderRowId: 2, Name: 'Bulb', is: 'added', after: bulb },
      { OrderRowId: 3, Name: 'Wire', is: 'added', after: { ...bulb, Name: 'Wire' } },
    ])
  })

  it('has the members of a changed row that differ, and none that was only sent', async () => {
    const id = await newOrder()
    await write(id, 'PATCH', 'rows/1', { Quantity: 200, UnitPrice: 9000, Unit: 'pcs', VatPercent: 2500 })
    expect(await newest(id)).toMatchObject({
      changes: [
        {
          OrderRowId: 1,
          Name: 'Lamp',
          is: 'changed',
          before: { UnitPrice: 10_000, Unit: '' },
          after: { UnitPrice: 9000, Unit: 'pcs' },
        },
      ],
      amounts: [20_000, 18_000],
    })
    const [change] = (await newest(id)).changes!
    expect(Object.keys(change!.before!)).toEqual(['Unit', 'UnitPrice'])
  })

  it('has each of several changed rows: one changed, one cancelled, one unchanged', async () => {
    const id = await newOrder({ OrderRows: [lamp, bulb, { ...bulb, Name: 'Wire' }] })
    const OrderRows = [
      { RowId: 1, Name: 'Lamp, brass', Quantity: 200 },
      { RowId: 2, IsCancelled: true },
      { RowId: 3, Quantity: 300 },
    ]
    await write(id, 'POST', 'rows/updateOrderRows', { OrderRows })
    expect((await newest(id)).changes).toEqual([
      {
        OrderRowId: 1,
        Name: 'Lamp, brass',
        is: 'changed',
        before: { Name: 'Lamp' },
        after: { Name: 'Lamp, brass' },
      },
      { OrderRowId: 2, Name: 'Bulb', is: 'cancelled', before: bulb },
      { OrderRowId: 3, Name: 'Wire', is: 'named' },
    ])
  })

  it('has the new ones of replaced rows, then the cancelled ones', async () => {
    const id = await newOrder()
    await write(id, 'PUT', 'rows/replaceOrderRows', { OrderRows: [bulb] })
    expect(await newest(id)).toMatchObject({
      rows: [2, 1],
      changes: [
        { OrderRowId: 2, Name: 'Bulb', is: 'added', after: bulb },
        { OrderRowId: 1, Name: 'Lamp', is: 'cancelled', before: lamp },
      ],
      amounts: [20_000, 1500],
    })
  })

  it('is small for thousands of replaced rows, and counts them all', async () => {
    const id = await newOrder()
    const OrderRows = Array.from({ length: 5000 }, (_, n) => ({
      Name: `Row ${n}`,
      Quantity: 100,
      UnitPrice: 1,
    }))
    await write(id, 'PUT', 'rows/replaceOrderRows', { OrderRows })
    const { rows, changes } = await newest(id)
    expect(rows).toHaveLength(5001)
    expect(changes).toHaveLength(historyLimits.rows)
    const [stored] = await journalRows(orderSubject(id))
    // 5001 ids of at most five characters, and 50 rows of about 130.
    expect((stored!['record'] as string).length).toBeLessThan(40_000)
  })

  it('has both dates of a moved expiry', async () => {
    const id = await newOrder()
    const was = (await bodyOf(await asServer(orderPath(id)))) as { ExpirationDate: string }
    await write(id, 'PATCH', 'extendOrder/2041-05-01')
    const { before, after, changes } = await newest(id)
    expect(before['ExpirationDate']).toBe(was.ExpirationDate)
    expect(after?.['ExpirationDate']).toMatch(/^2041-05-01/)
    expect(changes).toBeUndefined()
  })

  it('has the keys of metadata whose values changed, and no value', async () => {
    const id = await newOrder()
    const pair = (Key: string, Value: string) => ({ Key, Value })
    await write(id, 'PUT', 'metadata', { Metadata: [pair('colour', 'crimson'), pair('constructor', 'x')] })
    await write(id, 'PUT', 'metadata', { Metadata: [pair('colour', 'crimson'), pair('size', 'crimson-2')] })
    const entries = await historyOf(id)
    expect(entries.map(({ metadata }) => metadata)).toEqual([['size'], ['colour', 'constructor']])
    expect(JSON.stringify(entries)).not.toContain('crimson')
  })

  it('has the names of the rows of a refused write, and no change', async () => {
    const id = await newOrder()
    // 100 000 × 90 000.00, far above what any test person may buy for.
    const init = json('PATCH', { Quantity: 10_000_000, UnitPrice: 9_000_000 })
    expect((await asServer(`${orderPath(id)}/rows/1`, init)).status).toBe(409)
    expect(await historyOf(id)).toMatchObject([
      { outcome: 'refused', rows: [1], changes: [{ OrderRowId: 1, Name: 'Lamp', is: 'named' }] },
    ])
  })

  it('has the changes of the order for a write whose answer was lost', async () => {
    const id = await newOrder()
    onWire((request, pass) => (isWrite(request) ? pass().then(cut) : undefined))
    await write(id, 'PATCH', 'rows/1', { Quantity: 500 })
    expect((await newest(id)).changes).toMatchObject([{ is: 'changed', after: { Quantity: 500 } }])
  })

  it('is answered as an earlier version stored it', async () => {
    const id = await newOrder()
    await write(id, 'POST', 'rows/', bulb)
    const former = {
      at: new Date().toISOString(),
      who: { kind: 'server', id: 'key:1', name: 'API key' },
      operation: 'updateOrderRow',
      outcome: 'done',
      before: { OrderAmount: 20_000 },
      after: { OrderAmount: 21_000 },
      rows: [1],
      requestId: 'r1',
    } as const
    const subject = orderSubject(id)
    const { name: _, ...who } = former.who
    const record = JSON.stringify({ ...former, who })
    await shardWith(subject).take([{ id: 'former', subject, isCopy: false, number: null, record }])
    expect((await historyOf(id))[0]).toEqual(former)
  })
})

describe('a save of several writes', () => {
  const save = { 'If-Match': '*', 'Save-Id': 'save-1' }

  it('has one id in all its entries, and none without Save-Id', async () => {
    const id = await newOrder()
    await write(id, 'POST', 'rows/', bulb, save)
    await write(id, 'PATCH', 'rows/1', { Quantity: 500 }, save)
    await write(id, 'POST', 'rows/', bulb)
    expect((await historyOf(id)).map((entry) => entry.save)).toEqual([undefined, 'save-1', 'save-1'])
  })

  it('does not change the meaning of an idempotency key', async () => {
    const id = await newOrder()
    await write(id, 'POST', 'rows/', bulb, { 'Idempotency-Key': 'k', 'Save-Id': 'one' })
    await write(id, 'POST', 'rows/', bulb, { 'Idempotency-Key': 'k', 'Save-Id': 'two' })
    expect((await historyOf(id)).map((entry) => entry.save)).toEqual(['one'])
  })

  it.each([
    ['empty', ''],
    ['with a blank', 'a b'],
    ['too long', 'x'.repeat(65)],
  ])('is refused with an id that is %s', async (_, saveId) => {
    const id = await newOrder()
    const { token } = await openSession()
    const headers = { 'If-Match': '*', 'Idempotency-Key': 'k', 'Save-Id': saveId }
    const answer = await asPage(`${orderPath(id)}/rows/`, token, json('POST', bulb, headers))
    expect([answer.status, ((await bodyOf(answer)) as { code: string }).code]).toEqual([
      400,
      'save-id-invalid',
    ])
    expect(await historyOf(id)).toEqual([])
  })
})
