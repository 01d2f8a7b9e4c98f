/** The rounds in which the sockets of an ended session are closed. */
import { runInDurableObject } from 'cloudflare:test'
import { expect, it, vi } from 'vitest'
import { sessionsWith } from '../testing/live.ts'
import { Listeners } from './listeners.ts'
import { CLOSED_AT_ONCE } from './merchant-sessions.ts'

/** The alarms that the end of a session with so many sockets sets, in milliseconds from its begin. */
async function alarms(sockets: number): Promise<number[]> {
  const session = crypto.randomUUID()
  return runInDurableObject(sessionsWith(session), async (sessions, { storage }) => {
    const until = Math.ceil(Date.now() / 1000) + 60
    const listeners = new Listeners(storage.sql)
    for (let at = 0; at < sockets; at++) {
      listeners.add(
        { id: `${session}-${at}`, desk: `${at}/100001`, session: `${session}-${at}`, user: 'u' },
        until,
      )
    }
    // One session may not have so many, so the test writes to the table.
    storage.sql.exec("UPDATE live_sockets SET session = ?1 WHERE session LIKE ?1 || '-%'", session)
    const set = vi.spyOn(storage, 'setAlarm')
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now())
    try {
      const begin = Date.now()
      await sessions.end(session, undefined, true)
      return set.mock.calls.map(([time]) => Number(time) - begin)
    } finally {
      set.mockRestore()
      now.mockRestore()
    }
  })
}

it('the next round comes at once if there may be more sockets, and otherwise after a second', async () => {
  expect(await alarms(CLOSED_AT_ONCE)).toEqual([1_000, 0])
  expect(await alarms(CLOSED_AT_ONCE - 1)).toEqual([1_000])
})
