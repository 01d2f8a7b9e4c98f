import { reset, runInDurableObject } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DAY } from '../clock.ts'
import type { Merchant } from '../merchant/merchant.ts'
import { storedSeed } from '../simulation/seed-order.ts'
import { testCustomers } from '../simulation/test-customers.ts'
import { type Database, openDatabase } from '../storage/database.ts'
import { saveNewOrder } from '../storage/stored-order.ts'
import { env } from '../testing/provider.ts'
import { Settlement } from './settlement.ts'
import { settleSlice } from './settle.ts'

const MORNING = Date.parse('2020-05-01T08:00:00Z')
const END = Date.parse('2020-05-02T00:00:00Z')

beforeEach(reset)
afterEach(() => vi.restoreAllMocks())

interface Inside {
  db: Database
  transaction: <T>(work: () => T) => T
}

/** Runs a test in the object of a merchant without orders. */
function withStore<T>(test: (store: Inside) => T | Promise<T>): Promise<T> {
  return runInDurableObject(env.MERCHANT.getByName('999'), (_: Merchant, { storage }) =>
    test({ db: openDatabase(storage.sql), transaction: (work) => storage.transactionSync(work) }),
  )
}

/** Delivers an order of so many rows, and credits all of it a second later. */
function deliver(db: Database, Id: number, { at = MORNING + Id, rows = 1 } = {}): void {
  const row = { Name: 'x', Quantity: 100, VatPercent: 2500, UnitPrice: 100 }
  const order = storedSeed(Id, `order-${Id}`, {
    customer: testCustomers.tess,
    Currency: 'SEK',
    PaymentType: 'Card',
    createdAt: at,
    expiresAt: null,
    rows: Array.from({ length: rows }, () => ({ ...row, deliveryId: Id })),
    deliveries: [
      {
        Id,
        InvoiceId: null,
        Status: null,
        createdAt: at,
        dueAt: null,
        credits: [{ Id, createdAt: at + 1000, rows: [{ ...row, OrderRowId: 1, Quantity: -100 }] }],
      },
    ],
  })
  saveNewOrder(db, order)
}

/** The settled deliveries and credits, in the sequence of their rows. */
function settled(db: Database): string[] {
  return db.texts(
    `SELECT json_quote(coalesce('d' || of_delivery, 'c' || of_credit)) AS json FROM report_rows ORDER BY id`,
  )
}

function expected(ids: readonly number[]): string[] {
  return [...ids.map((id) => `"d${id}"`), ...ids.map((id) => `"c${id}"`)]
}

const forty = Array.from({ length: 40 }, (_, index) => index + 1)

describe('a settlement', () => {
  it('has each delivery and then each credit once, oldest first, whoever waits for it', async () => {
    await withStore(async (store) => {
      for (const id of forty.toReversed()) deliver(store.db, id)
      const settlement = new Settlement(store)
      const counts = await Promise.all(
        [1, 2, 3].map(async () => {
          await settlement.settleBefore(END)
          return settled(store.db).length
        }),
      )
      // Each report is opened only when all 40 deliveries and 40 credits are there.
      expect(counts).toEqual([80, 80, 80])
      expect(settled(store.db)).toEqual(expected(forty))
    })
  })

  it('lets other work run between two slices, one slice at a time', async () => {
    await withStore(async (store) => {
      for (const id of forty) deliver(store.db, id)
      const settlement = new Settlement(store)
      const seen: number[] = []
      const both = Promise.all([settlement.settleBefore(END), settlement.settleBefore(END)])
      for (let isDone = false; !isDone; await scheduler.wait(0)) {
        const count = settled(store.db).length
        if (seen.at(-1) !== count) seen.push(count)
        isDone = count === 80
      }
      await both
      // Slices of 15: of 40 deliveries, then of 40 credits.
      expect(seen).toEqual([15, 30, 40, 55, 70, 80])
    })
  })

  it('ends a slice early after deliveries of many rows', async () => {
    await withStore(({ db, transaction }) => {
      for (const id of [1, 2, 3]) deliver(db, id, { rows: 150 })
      transaction(() => settleSlice(db, END))
      // The third begins after 300 rows.
      expect(settled(db)).toEqual(['"d1"', '"d2"'])
    })
  })

  it('settles what is made later at an earlier instant, and leaves the next day', async () => {
    await withStore(async (store) => {
      const settlement = new Settlement(store)
      deliver(store.db, 2)
      deliver(store.db, 3, { at: MORNING + DAY })
      await settlement.settleBefore(END)
      deliver(store.db, 1, { at: MORNING - DAY })
      await settlement.settleBefore(END)
      expect(settled(store.db)).toEqual(['"d2"', '"c2"', '"d1"', '"c1"'])
    })
  })

  it('goes on after an interruption, and settles nothing twice', async () => {
    await withStore(async (store) => {
      for (const id of forty) deliver(store.db, id)
      let slices = 0
      const failing = new Settlement({
        db: store.db,
        transaction: (work) =>
          store.transaction(() => {
            const result = work()
            if (++slices === 3) throw new Error('reset')
            return result
          }),
      })
      const reports = [failing.settleBefore(END), failing.settleBefore(END)]
      for (const report of reports) await expect(report).rejects.toThrow('reset')
      expect(settled(store.db)).toHaveLength(30)
      await failing.settleBefore(END)
      expect(settled(store.db)).toEqual(expected(forty))
    })
  })
})

describe('the settlement by alarm', () => {
  const merchant = () => env.MERCHANT.getByName('999')

  /** What is settled, and when the alarm fires, in milliseconds since 1970. */
  async function state(storage: DurableObjectStorage) {
    const { length } = settled(openDatabase(storage.sql))
    return { settled: length, alarm: await storage.getAlarm() }
  }

  /** Makes something in the merchant's object, and runs its alarm once. */
  function afterAlarm(make: (db: Database) => void) {
    return runInDurableObject(merchant(), async (instance: Merchant, { storage }) => {
      make(openDatabase(storage.sql))
      await storage.deleteAlarm()
      await instance.alarm()
      return state(storage)
    })
  }

  it('has settled a day that is over before its report is requested', async () => {
    expect(await afterAlarm((db) => deliver(db, 1))).toEqual({ settled: 2, alarm: null })
  })

  it('leaves the day that runs until it is over', async () => {
    const at = Date.now() + 60_000
    const { settled, alarm } = await afterAlarm((db) => deliver(db, 1, { at }))
    expect(settled).toBe(0)
    // The midnight after it, UTC.
    expect(alarm! % DAY).toBe(0)
    expect(alarm! - at).toBeGreaterThan(0)
    expect(alarm! - at).toBeLessThanOrEqual(DAY)
  })

  it('does fifty slices, and fires again at once for the others', async () => {
    const first = await afterAlarm((db) => {
      for (let id = 1; id <= 760; id += 1) deliver(db, id)
    })
    // Fifty times 15 deliveries.
    expect(first.settled).toBe(750)
    expect(first.alarm).toBeLessThan(Date.now())
    const later = () => runInDurableObject(merchant(), (_, { storage }) => state(storage))
    await expect.poll(later).toEqual({ settled: 1520, alarm: null })
  })

  it('waits for the next write if it fails, and keeps what is due otherwise', async () => {
    const logged = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    const after = await afterAlarm((db) => {
      deliver(db, 1)
      db.run(
        "CREATE TRIGGER broken BEFORE INSERT ON report_rows BEGIN SELECT RAISE(ABORT, 'of a customer'); END",
      )
    })
    expect(after).toEqual({ settled: 0, alarm: null })
    expect(logged.mock.calls).toEqual([[expect.stringContaining('"event":"not-settled"')]])
    expect(String(logged.mock.calls)).not.toContain('of a customer')
  })
})
