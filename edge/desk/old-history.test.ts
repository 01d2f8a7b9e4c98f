/** Histories that release 0.1 kept at the desk itself: they move to the journal once, in their order, before new entries. */
import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Long } from '../../shared/domain/values/long.ts'
import { creditDeskMigrations } from '../credit-desk/schema.ts'
import { JournalHead } from '../journal/journal-head.ts'
import { Journal } from '../journal/journal.ts'
import { orderDeskMigrations } from '../order-desk/schema.ts'
import { deskName } from '../order-desk/desk-request.ts'
import { creditHistory, deskOf } from '../testing/credit.ts'
import { asServer, env, historyOf, json, newOrder, orderPath } from '../testing/edge.ts'
import { eventually } from '../../shared/testing/eventually.ts'

const HOUR_MS = 60 * 60 * 1000
const row = { Name: 'Bulb', Quantity: 100, UnitPrice: 500, VatPercent: 2500 }
const add = (id: Long) =>
  asServer(`${orderPath(id)}/rows/`, json('POST', row, { 'Idempotency-Key': crypto.randomUUID() }))

interface Entry {
  at: string
  who: { kind: string; id: string; name: string }
  operation: string
  outcome: string
  requestId: string
}

/** Entries of the past hours, oldest first, by two people whom no other test names. */
function entriesOf(count: number, operation: string): Entry[] {
  const history = crypto.randomUUID()
  return Array.from({ length: count }, (_, n) => ({
    at: new Date(Date.now() - (count - n) * HOUR_MS).toISOString(),
    who: { kind: 'session', id: `${history} ${n % 2}`, name: n < 2 ? 'Name of before' : `Clerk ${n % 2}` },
    operation,
    outcome: 'done',
    ...(operation === 'addOrderRow' && { before: {}, rows: [] }),
    requestId: `r${n}`,
  }))
}

/** Gives the object the tables of the release, with a history. */
async function withOldHistory(
  object: DurableObjectStub,
  migrations: readonly string[],
  entries: readonly object[],
  more: (sql: SqlStorage) => void = () => {},
): Promise<void> {
  await runInDurableObject(object, (_, { storage: { sql } }) => {
    sql.exec('CREATE TABLE migrations (number INTEGER PRIMARY KEY) STRICT')
    for (const [index, migration] of migrations.entries()) {
      sql.exec(migration)
      sql.exec('INSERT INTO migrations (number) VALUES (?)', index + 1)
    }
    for (const entry of entries) {
      const { at } = entry as Entry
      sql.exec('INSERT INTO history (at, entry) VALUES (?, ?)', Date.parse(at), JSON.stringify(entry))
    }
    more(sql)
  })
  await evictDurableObject(object)
}

async function oldOrder(count: number) {
  const id = await newOrder()
  const desk = env.DESK.getByName(deskName('100001', id))
  const entries = entriesOf(count, 'addOrderRow')
  await withOldHistory(desk, orderDeskMigrations.slice(0, 2), entries)
  return { id, desk, newestFirst: entries.toReversed() }
}

/** The names that are shown now: the latest one of each person. */
const withLatestNames = (entries: readonly Entry[]) =>
  entries.map(({ who, ...entry }) => ({ ...entry, who: { ...who, name: `Clerk ${who.id.at(-1)}` } }))

const tablesOf = (desk: DurableObjectStub) =>
  runInDurableObject(desk, (_, { storage: { sql } }) =>
    sql.exec("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '_cf_%'").toArray(),
  )

afterEach(() => vi.restoreAllMocks())

describe('a history of release 0.1', () => {
  it('is the same when it is read, has the latest name of each person, and leaves no table', async () => {
    const { id, desk, newestFirst } = await oldOrder(6)
    for (const _ of [1, 2]) expect(await historyOf(id)).toEqual(withLatestNames(newestFirst))
    await runDurableObjectAlarm(desk)
    expect(await tablesOf(desk)).toEqual([])
  })

  it('of 450 entries is whole, and in order', async () => {
    const { id, newestFirst } = await oldOrder(450)
    await historyOf(id)
    const lines = (await (await asServer(`/api/v1/journal/export?order=${id}`)).text()).trim().split('\n')
    const ids = lines.slice(0, -1).map((line) => (JSON.parse(line) as { requestId: string }).requestId)
    expect(ids).toEqual(newestFirst.map(({ requestId }) => requestId))
  })

  it('moves before the entry of a new write, which the order of its subject keeps', async () => {
    const { id, newestFirst } = await oldOrder(4)
    expect((await add(id)).status).toBe(202)
    const [first, ...others] = await historyOf(id)
    expect(first!.who.kind).toBe('server')
    expect(others).toEqual(withLatestNames(newestFirst))
  })

  it.each([
    ['the journal', Journal.prototype, 'take'],
    ['the head of the journal', JournalHead.prototype, 'learn'],
  ] as const)(
    'is nowhere twice and nothing of it lost if %s fails meanwhile',
    async (_, prototype, method) => {
      const { id, desk, newestFirst } = await oldOrder(4)
      const fails = vi
        .spyOn(prototype as unknown as Record<string, () => Promise<void>>, method)
        .mockRejectedValueOnce(new Error('no answer'))
      expect((await add(id)).status).toBe(202)
      await eventually(() => expect(fails).toHaveBeenCalled())
      await evictDurableObject(desk)
      await runDurableObjectAlarm(desk)
      const history = await historyOf(id)
      expect(history.slice(1)).toEqual(withLatestNames(newestFirst))
      expect(history[0]!.who.kind).toBe('server')
    },
  )

  it('of the SOAP service is in both of its histories, and once over all', async () => {
    // What the former release kept under the merchant's own number, and had not told the other desk.
    const number = crypto.randomUUID()
    const made = { ...entriesOf(1, 'CreateOrder')[0]!, made: 990_001 }
    const letter = {
      merchantId: '100001',
      subject: { kind: 'ProviderOrderNr', number: 990_001 },
      entry: JSON.stringify(made),
    }
    await withOldHistory(
      await deskOf('ClientOrderNr', number),
      creditDeskMigrations.slice(0, 2),
      [made],
      (sql) => sql.exec('INSERT INTO outbox (at, letter) VALUES (?, ?)', Date.now(), JSON.stringify(letter)),
    )
    expect(await creditHistory(`ClientOrderNr=${number}`)).toMatchObject([{ made: 990_001 }])
    expect(await creditHistory('ProviderOrderNr=990001')).toMatchObject([{ made: 990_001 }])
    const text = await (await asServer('/api/v1/journal/export?kind=CreateOrder')).text()
    // One entry says it twice: as its subject, and as what was made.
    expect(text.match(/990001/g)).toHaveLength(2)
  })
})
