/** Answers that release 0.1 stored in the clear: they are sealed when the desk wakes, and still repeated. */
import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import type { Long } from '../../../shared/domain/values/long.ts'
import { config } from '../../config/configured.ts'
import { contentOf as contentOfCredit } from '../../credit-desk/credit-request.ts'
import { creditDeskMigrations } from '../../credit-desk/schema.ts'
import { contentOf as contentOfOrder, deskName, type Write } from '../../order-desk/desk-request.ts'
import type { OrderDesk } from '../../order-desk/order-desk.ts'
import { orderDeskMigrations } from '../../order-desk/schema.ts'
import { serverRequester } from '../../sessions/requester.ts'
import { creditOrder, deskOf, invoiceInput, newCreditOrder, post, postXml } from '../../testing/credit.ts'
import { asServer, env, historyOf, json, newOrder, orderNow, orderPath } from '../../testing/edge.ts'
import { LOST_MS } from '../times.ts'

const KEY = 'key-of-an-old-release'
const ANSWER = {
  status: 200,
  headers: { 'Content-Type': 'application/json' },
  body: '{"LegalName":"Tess Testsson"}',
}

/** Creates the tables of the release, and stores one write. */
async function withOldWrite(
  object: DurableObjectStub,
  migrations: readonly string[],
  write: Record<string, string | number | null>,
): Promise<void> {
  await runInDurableObject(object, (_, { storage: { sql } }) => {
    for (const table of ['migrations', 'writes', 'write_log', 'history', 'outbox'])
      sql.exec(`DROP TABLE IF EXISTS ${table}`)
    sql.exec('CREATE TABLE migrations (number INTEGER PRIMARY KEY) STRICT')
    migrations.forEach((text, index) => {
      sql.exec(text)
      sql.exec('INSERT INTO migrations (number) VALUES (?)', index + 1)
    })
    const columns = Object.keys(write)
    const insert = `INSERT INTO writes (${columns.join()}) VALUES (${columns.map(() => '?').join()})`
    sql.exec(insert, ...Object.values(write))
  })
  await evictDurableObject(object)
}

/** The writes in the object's storage, old and new. */
function storedIn(object: DurableObjectStub): Promise<string> {
  return runInDurableObject(object, (_, { storage: { sql } }) => {
    const tables = sql.exec("SELECT name FROM sqlite_master WHERE name IN ('writes', 'write_log')").toArray()
    return JSON.stringify(tables.flatMap(({ name }) => sql.exec(`SELECT * FROM ${String(name)}`).toArray()))
  })
}

describe('the desk of a credit order with the tables of release 0.1', () => {
  async function withOldInvoice(wire: 'json' | '1.1', key: string | null) {
    const order = await newCreditOrder()
    const input = invoiceInput(order)
    const object = await deskOf('ProviderOrderNr', order)
    const content = await contentOfCredit({ wire, write: { name: 'CreateInvoice', input } })
    const [at, lost_until] = [Date.now(), Date.now() + 60_000]
    const write = { key, content, at, lost_until, answer: JSON.stringify(ANSWER) }
    await withOldWrite(object, creditDeskMigrations.slice(0, 2), write)
    return { order, input, object }
  }

  it('repeats an answer under its key, and neither can be read any more', async () => {
    const { order, input, object } = await withOldInvoice('json', KEY)
    for (const _ of [1, 2]) expect(await (await post('CreateInvoice', input, KEY)).text()).toBe(ANSWER.body)
    expect((await post('CloseOrder', { ProviderOrderNr: order }, KEY)).status).toBe(422)
    expect((await creditOrder(order)).Invoices).toEqual([])
    expect(await storedIn(object)).not.toMatch(/Tess|key-of-an-old/)
  })

  it('repeats an answer without a key to the same content', async () => {
    const { order, input, object } = await withOldInvoice('1.1', null)
    expect((await postXml('CreateInvoice', input)).text).toBe(ANSWER.body)
    expect((await creditOrder(order)).Invoices).toEqual([])
    expect(await storedIn(object)).not.toContain('Tess')
  })
})

describe('the desk of an order with the tables of release 0.1', () => {
  const row = { Name: 'Bulb', Quantity: 100, UnitPrice: 500, VatPercent: 2500 }
  const add = (id: Long, key?: string) =>
    asServer(`${orderPath(id)}/rows/`, json('POST', row, key === undefined ? {} : { 'Idempotency-Key': key }))
  const set = (id: Long, Quantity: number) => asServer(`${orderPath(id)}/rows/1`, json('PATCH', { Quantity }))
  const answer = JSON.stringify({ status: 202, headers: {}, body: '{"OrderRowId":77}' })

  async function contentOf(
    id: Long,
    write: Pick<Write, 'name'> & { input: object },
    idempotencyKey?: string,
  ) {
    const [apiKey] = [...config.apiKeys.values()].filter(({ merchant }) => merchant.MerchantId === '100001')
    const requester = serverRequester(apiKey!)
    const request = { merchantId: '100001', orderId: id, requester, requestId: 'one', write: write as Write }
    return contentOfOrder({ ...request, ...(idempotencyKey !== undefined && { idempotencyKey }) })
  }

  async function withOld(
    id: Long,
    write: Record<string, string | number | null>,
  ): Promise<DurableObjectStub> {
    const object = env.DESK.getByName(deskName('100001', id))
    await withOldWrite(object, orderDeskMigrations.slice(0, 2), { at: Date.now(), ...write })
    return object
  }

  const added = (id: Long) => ({ name: 'addOrderRow', input: { CheckoutOrderId: id, body: row } }) as const

  it('repeats an answer under its key, and neither can be read any more', async () => {
    const id = await newOrder()
    const content = await contentOf(id, added(id), KEY)
    const object = await withOld(id, { key: KEY, keyed: 1, content, answer })
    for (const _ of [1, 2]) expect(await (await add(id, KEY)).text()).toBe('{"OrderRowId":77}')
    expect((await orderNow(id)).order.OrderRows).toHaveLength(1)
    expect(await storedIn(object)).not.toMatch(/OrderRowId|key-of-an-old/)
  })

  it('repeats an answer without a key only if its client may not have it', async () => {
    const id = await newOrder()
    const content = await contentOf(id, added(id))
    const lost_until = Date.now() + LOST_MS
    const object = await withOld(id, { key: 'request-1', keyed: 0, content, answer, lost_until, handed: 1 })
    expect(await (await add(id)).text()).toBe('{"OrderRowId":77}')
    expect((await orderNow(id)).order.OrderRows).toHaveLength(1)
    expect(await storedIn(object)).not.toContain('OrderRowId')
    const stub = object as unknown as Pick<OrderDesk, 'handedOver'>
    await stub.handedOver('request-1', true)
    expect(await storedIn(object)).toBe('[]')
  })

  it('forgets a change without a key after any other change', async () => {
    const id = await newOrder()
    const input = { CheckoutOrderId: id, OrderRowId: 1, body: { Quantity: 300 } }
    const content = await contentOf(id, { name: 'updateOrderRow', input })
    const nothing = JSON.stringify({ status: 204, headers: {}, body: null })
    const lost_until = Date.now() + LOST_MS
    await withOld(id, { key: 'request-1', keyed: 0, content, answer: nothing, lost_until })
    for (const quantity of [400, 300]) expect((await set(id, quantity)).status).toBe(204)
    expect((await orderNow(id)).order.OrderRows[0]!.Quantity).toBe(300)
  })

  it('finds the outcome of an open write', async () => {
    const id = await newOrder()
    const before = (await orderNow(id)).order
    await add(id)
    // By then the desk has told the journal, and its tables can be replaced.
    expect(await historyOf(id)).toHaveLength(1)
    const { Actions: _, ...rowBefore } = before.OrderRows[0]!
    const request = {
      merchantId: '100001',
      orderId: id,
      requester: { kind: 'server', id: 'k', user: { id: 'k', name: 'K' }, capabilities: [] },
      requestId: 'one',
      idempotencyKey: KEY,
      write: added(id),
    }
    const snapshot = { rows: [rowBefore], ExpirationDate: before.ExpirationDate, metadata: {} }
    const intent = JSON.stringify({ request, before: snapshot, facts: {}, answered: false })
    const content = await contentOf(id, added(id), KEY)
    const object = await withOld(id, { key: KEY, keyed: 1, content, intent })
    expect(await (await add(id, KEY)).text()).toBe('{"OrderRowID":2,"OrderRowId":2}')
    expect((await orderNow(id)).order.OrderRows).toHaveLength(2)
    expect(await historyOf(id)).toMatchObject([
      { outcome: 'done', foundByReading: true },
      { outcome: 'done' },
    ])
    expect(await storedIn(object)).not.toContain(KEY)
  })
})
