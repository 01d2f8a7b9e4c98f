/** The sockets that one object lists, in its real tables. */
import { runInDurableObject } from 'cloudflare:test'
import * as fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { env } from '../testing/edge.ts'
import { Listeners } from './listeners.ts'

const SECOND = 1_000
const START = Date.UTC(2026, 10, 21, 12)

afterEach(() => void vi.restoreAllMocks())

/** Runs within the tables of an object of the test's own, whose calls count the rows that they write. */
async function inTables(
  run: (listeners: Listeners, sql: SqlStorage, written: () => number) => void,
): Promise<void> {
  await runInDurableObject(env.SESSIONS.getByName(crypto.randomUUID()), (_, { storage: { sql } }) => {
    let rows = 0
    const exec = (query: string, ...values: unknown[]) => {
      const cursor = sql.exec(query, ...values)
      const all = cursor.toArray()
      rows += cursor.rowsWritten
      return { toArray: () => all, one: () => all[0]! }
    }
    run(new Listeners({ exec } as unknown as SqlStorage), sql, () => rows)
  })
}

function counted(sql: SqlStorage): number {
  return sql.exec<{ count: number }>('SELECT count(*) AS count FROM live_sockets').one().count
}

const listener = (n: number, session = n % 3, user = n % 2) => ({
  id: `socket-${n}`,
  desk: `desk-${n % 4}`,
  session: `session-${session}`,
  user: `user-${user}`,
})

/** What happens to the sockets of three sessions of two users. */
const event = fc.record({
  kind: fc.constantFrom(
    ...(['add', 'add', 'add', 'former', 'remove', 'removeById', 'end', 'endUser', 'endAll'] as const),
    ...(['notified', 'expire'] as const),
  ),
  n: fc.nat(11),
})

describe('the kept number of sockets', () => {
  it('is that of the rows after any events, also those of the former release', async () => {
    let now = START
    vi.spyOn(Date, 'now').mockImplementation(() => now)
    await inTables((listeners, sql) => {
      fc.assert(
        fc.property(fc.array(event, { maxLength: 40 }), (events) => {
          for (const { kind, n } of events) {
            const one = listener(n)
            if (kind === 'add') listeners.add(one, now / SECOND + 60 + n)
            else if (kind === 'former') insertAsBefore(sql, listener(n + 12), now / SECOND + 60)
            else if (kind === 'remove') listeners.remove(one.id, one.session)
            else if (kind === 'removeById') listeners.remove(one.id)
            else if (kind === 'end') listeners.end(one.session)
            else if (kind === 'endUser') listeners.endUser(one.user)
            else if (kind === 'endAll') listeners.endAll()
            else if (kind === 'notified')
              listeners.unnotified(3).forEach((ended) => listeners.notified(ended))
            else {
              now += 20 * SECOND
              listeners.forgetExpired()
            }
            expect(listeners.count).toBe(counted(sql))
          }
        }),
        { numRuns: 200 },
      )
    })
  })

  it('is one for a call that is repeated after a reset', async () => {
    await inTables((listeners) => {
      for (const _ of [1, 2]) expect(listeners.add(listener(1), START)).toBe(true)
      expect(listeners.count).toBe(1)
      for (const _ of [1, 2]) listeners.remove('socket-1', 'session-1')
      expect(listeners.count).toBe(0)
    })
  })
})

/** The statement of the release before this one. */
function insertAsBefore(
  sql: SqlStorage,
  { id, desk, session, user }: ReturnType<typeof listener>,
  until: number,
) {
  sql.exec(
    'INSERT OR IGNORE INTO live_sockets (id, desk, session, user, until) VALUES (?, ?, ?, ?, ?)',
    id,
    desk,
    session,
    user,
    Math.ceil(until),
  )
}

describe('a socket', () => {
  it('costs two written rows when it opens, and two when it closes', async () => {
    await inTables((listeners, _, written) => {
      listeners.add(listener(1), 9e9)
      expect(written()).toBe(2)
      listeners.remove('socket-1', 'session-1')
      expect(written()).toBe(4)
    })
  })
})
