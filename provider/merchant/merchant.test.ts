import { reset, runInDurableObject } from 'cloudflare:test'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { parseLong } from '../../shared/domain/values/parse-long.ts'
import type { Result } from '../../shared/domain/values/result.ts'
import { Merchant } from './merchant.ts'
import { openDatabase } from '../storage/database.ts'
import { writeSetting } from '../storage/settings.ts'
import { env } from '../testing/provider.ts'
import { rowToAdd } from '../testing/row.ts'
import { DAY } from '../clock.ts'

const merchant = () => env.MERCHANT.getByName('100001')
const input = { CheckoutOrderId: 8906810 }

function inside<T>(test: (instance: Merchant, state: DurableObjectState) => T): Promise<T> {
  return runInDurableObject(merchant(), (instance: Merchant, state) => test(instance, state))
}

function valueOf<Value>(outcome: Result<Value, unknown>): Value {
  if (!outcome.ok) throw new Error(`It is refused: ${JSON.stringify(outcome.reason)}`)
  return outcome.value
}

function statusIn(instance: Merchant) {
  const outcome = instance.call('getOrder', input)
  return outcome.ok && outcome.value.body.OrderStatus
}

beforeEach(reset)

describe("a merchant's object", () => {
  it('undoes all writes of an operation that fails halfway', async () => {
    const counts = await inside((instance, state) => {
      state.storage.sql.exec('DROP TABLE tasks')
      const rows = () => state.storage.sql.exec('SELECT count(*) AS n FROM order_rows').one()['n']
      const before = rows()
      expect(() => instance.call('addOrderRow', { ...input, body: rowToAdd() })).toThrow('no such table')
      return { before, after: rows() }
    })
    expect(counts.after).toBe(counts.before)
  })

  it('only selects when it reads, because nothing would undo its writes', async () => {
    const statements = await inside((instance, { storage: { sql } }) => {
      const delivered = instance.call('deliverOrder', { ...input, body: { OrderRowIds: [] } })
      const { DeliveryId } = valueOf(delivered).body
      const of = { ...input, DeliveryId }
      const credited = instance.call('creditAmount', { ...of, body: { CreditedAmount: 100 } })
      const CreditId = parseLong(valueOf(credited).body.CreditId)!
      const exec = vi.spyOn(sql, 'exec')
      valueOf(instance.call('getOrder', input))
      valueOf(instance.call('getCredit', { ...of, CreditId }))
      return exec.mock.calls.map(([statement]) => statement)
    })
    expect(statements.length).toBeGreaterThan(2)
    expect(statements.filter((statement) => !statement.startsWith('SELECT '))).toEqual([])
  })

  it('expires an order when its clock is moved', async () => {
    await inside((instance, state) => {
      expect(statusIn(instance)).toBe('Open')
      writeSetting(openDatabase(state.storage.sql), 'clockOffset', 28 * DAY)
      expect(statusIn(instance)).toBe('Expired')
    })
  })

  it('expires many orders a part at a time, and its alarm goes on until none is due', async () => {
    const open = ({ storage: { sql } }: DurableObjectState) =>
      Number(sql.exec("SELECT count(*) AS n FROM orders WHERE order_status = 'Open'").one()['n'])
    const left = await inside((instance, state) => {
      const { sql } = state.storage
      const names = sql.exec("SELECT name FROM pragma_table_info('orders') WHERE name <> 'id'").toArray()
      const columns = names.map(({ name }) => String(name)).join(', ')
      sql.exec("UPDATE orders SET order_status = 'Delivered' WHERE id <> 8906810")
      sql.exec(`WITH RECURSIVE ids (id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM ids WHERE id < 1100)
        INSERT INTO orders (id, ${columns}) SELECT ids.id, ${columns} FROM ids, orders WHERE orders.id = 8906810`)
      writeSetting(openDatabase(sql), 'clockOffset', 40 * DAY)
      instance.alarm()
      return open(state)
    })
    // 1101 orders less 500.
    expect(left).toBe(601)
    await expect.poll(() => inside((_, state) => open(state))).toBe(0)
  })

  it('has no sandbox methods and the system clock in production', async () => {
    await inside((instance, state) => {
      writeSetting(openDatabase(state.storage.sql), 'clockOffset', 28 * DAY)
      const production = new Merchant(state, env)
      expect([statusIn(instance), statusIn(production)]).toEqual(['Expired', 'Open'])
      for (const method of ['command', 'callWithFaults', 'takeFault', 'addReportRows']) {
        expect([method in instance, method in production]).toEqual([true, false])
      }
    })
  })

  it('has only the orders of its merchant', async () => {
    const other = env.MERCHANT.getByName('100002')
    const outcome = await runInDurableObject(other, (instance: Merchant) => instance.call('getOrder', input))
    expect(outcome).toEqual({ ok: false, reason: { code: 'order-not-found' } })
  })
})
