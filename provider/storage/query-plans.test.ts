/**
 * No request reads a table that grows with the orders from end to end. The statements are those of a merchant's object
 * while it serves requests of every kind, and SQLite itself says how it runs each.
 */
import { runInDurableObject } from 'cloudflare:test'
import { afterEach, expect, it, vi } from 'vitest'
import { DAY } from '../clock.ts'
import { callbackEvents } from '../../shared/domain/callbacks/callback.enums.ts'
import { sandboxMerchants } from '../../shared/sandbox.ts'
import { ask, createInvoice, deliver as deliverEu, madeOrder, madeOrderEu } from '../testing/credit-soap.ts'
import type { Merchant } from '../merchant/merchant.ts'
import { type ListName, lists } from '../lists/lists.ts'
import { planRequest } from '../testing/plan-merchant.ts'
import {
  callSandbox,
  cancelOrder,
  creditAmount,
  creditRows,
  deliver,
  makeOrder,
  sendJson,
} from '../testing/orders.ts'
import { call, env, orderPath } from '../testing/provider.ts'
import { rowToAdd } from '../testing/row.ts'
import { receive, RECEIVER, subscribe, SUBSCRIPTIONS, verify } from '../testing/receiver.ts'
import { addRows, replaceRows, updateRow } from '../testing/row-calls.ts'

/** Tables with a few rows, however much a merchant sells. */
const SMALL = ['settings', 'migrations', 'callback_subscriptions', 'snapshots', 'pending_tasks']
/** A snapshot of a sandbox reads every row, once, before a move of its clock. */
const SNAPSHOT = '/* every row */'
/**
 * A parent that is inserted could mend a broken reference. SQLite plans to look for one, but only in a transaction that
 * broke one before.
 */
const PLANNED_ONLY = /^INSERT INTO (deliveries|credits) [^]* SCAN tasks$/

afterEach(() => void vi.restoreAllMocks())

const merchant = () => env.MERCHANT.getByName(sandboxMerchants.first)

it('searches the tables that grow, and never scans them', async () => {
  const statements = await recordStatements()
  await useEverything()
  // If it is much less, the statements are no longer recorded.
  expect(statements.size).toBeGreaterThan(60)
  const scans = await runInDurableObject(merchant(), (_, { storage: { sql } }) => {
    const tables = sql.exec("SELECT name FROM sqlite_master WHERE type = 'table'").toArray()
    const growing = new Set(tables.map(({ name }) => String(name)).filter((name) => !SMALL.includes(name)))
    return [...statements].flatMap((statement) => {
      const nulls = [...statement.matchAll(/\?/g)].map(() => null)
      return sql
        .exec<{ detail: string }>(`EXPLAIN QUERY PLAN ${statement}`, ...nulls)
        .toArray()
        .filter(({ detail }) => growing.has(/^SCAN (\w+)/.exec(detail)?.[1] ?? ''))
        .map(({ detail }) => `${statement}: ${detail}`)
    })
  })
  expect(scans.filter((scan) => !PLANNED_ONLY.test(scan) && !scan.includes(SNAPSHOT))).toEqual([])
})

it('reads as many rows for a write and for the alarm when more orders are open', async () => {
  const id = await makeOrder()
  const write = () => addRows(id, [rowToAdd()])
  const alarm = () => runInDurableObject(merchant(), (instance: Merchant) => instance.alarm())
  await write()
  // What is to settle is read too, once.
  await alarm()
  const [ofWrite, ofAlarm] = [await rowsRead(write), await rowsRead(alarm)]
  // Each generated order that is open is one more to expire.
  await callSandbox('POST', 'generate', { orders: 100 })
  await alarm()
  const [later, laterAlarm] = [await rowsRead(write), await rowsRead(alarm)]
  // The write before added a row to the order. Both ask twice for the rows, before the change and after it.
  expect(later - ofWrite).toBeLessThan(10)
  expect(laterAlarm - ofAlarm).toBeLessThan(10)
})

/** The rows of tables and indexes that the merchant's object reads meanwhile. */
async function rowsRead(work: () => Promise<unknown>): Promise<number> {
  const cursors: SqlStorageCursor<Record<string, SqlStorageValue>>[] = []
  await runInDurableObject(merchant(), (_, { storage: { sql } }) => {
    const { exec } = sql
    sql.exec = ((...input: Parameters<typeof exec>) => {
      const cursor = exec.apply(sql, input)
      cursors.push(cursor)
      return cursor
    }) as typeof exec
  })
  await work()
  return runInDurableObject(merchant(), () => cursors.reduce((sum, cursor) => sum + cursor.rowsRead, 0))
}

/** Records every statement of the merchant's object from now on. */
async function recordStatements(): Promise<Set<string>> {
  const statements = new Set<string>()
  await runInDurableObject(merchant(), (_, { storage: { sql } }) => {
    const exec = sql.exec.bind(sql)
    sql.exec = ((statement: string, ...values: unknown[]) => {
      statements.add(statement)
      return exec(statement, ...values)
    }) as typeof sql.exec
  })
  return statements
}

async function useEverything(): Promise<void> {
  receive()
  const moved = { CallbackUri: `${RECEIVER}/2`, Events: callbackEvents }
  const subscription = await subscribe()
  const id = await makeOrder()
  await call(orderPath(id))
  await addRows(id, [rowToAdd(), rowToAdd()])
  await updateRow(id, 2, { Quantity: 100 })
  await replaceRows(id, [rowToAdd(), rowToAdd()])
  await sendJson('PUT', `${orderPath(id)}/metadata`, { Metadata: [{ Key: 'a', Value: 'b' }] })
  await sendJson('PATCH', `${orderPath(id)}/extendOrder/2100-01-01/`, {})
  const delivery = await deliver(id, [4])
  await creditRows(id, delivery, [4])
  await cancelOrder(id)
  const another = await makeOrder()
  await creditAmount(another, await deliver(another), 100)
  await callSandbox('POST', 'generate', { orders: 20 })
  const number = await madeOrder()
  await createInvoice(number)
  await ask('GetOrders', {
    ClientOrderNrIncluded: false,
    ProviderOrderNrIncluded: true,
    ProviderOrderNr: number,
  })
  await deliverEu(await madeOrderEu())
  await ask('CreatePaymentPlan', planRequest())
  await callSandbox('POST', 'clock', { advanceSeconds: (2 * DAY) / 1000 })
  const today = new Date().toISOString().slice(0, 10)
  const report = await call(`/api/v2/reports?date=${today}`)
  expect(report.status).toBe(200)
  await report.text()
  await sendJson('PUT', `${SUBSCRIPTIONS}/${subscription}`, moved)
  await verify(subscription)
  await runInDurableObject(merchant(), (instance: Merchant) => instance.alarm())
  for (const name of Object.keys(lists) as ListName[]) {
    for (const query of [undefined, '1000001', 'Te']) {
      await merchant().list(name, { query, limit: '1' })
      await merchant().list(name, { query, after: '1000001' })
    }
  }
  await merchant().list('orders', { status: 'Open', query: 'Te' })
  await merchant().list('orders', { status: 'Failed' })
  await call(`${SUBSCRIPTIONS}/${subscription}`, { method: 'DELETE' })
  await callSandbox('DELETE', 'clock')
}
