/** What is planted in the files of a state is found there. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished } from 'vitest'
import { KEY_MS, LOST_MS } from '../../edge/desk/times.ts'
import { keptTooLong, stateSize } from './state.ts'

const NOW = Date.parse('2026-11-28T12:00:00Z')

/** The columns of a desk's table that tell how long a row is kept; a soak reads the real one. */
const WRITE_LOG = 'CREATE TABLE write_log (at INTEGER NOT NULL, lost_until INTEGER, intent TEXT) STRICT'

/** The state with one desk that has one write. */
function stateWith(write: { at?: number; lost_until?: number; intent?: string }): string {
  const folder = mkdtempSync(join(tmpdir(), 'order-admin-state-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'OrderDesk'))
  const database = new DatabaseSync(join(folder, 'OrderDesk/one.sqlite'))
  database.exec(`PRAGMA journal_mode = WAL; ${WRITE_LOG}`)
  const { at = NOW, lost_until = null, intent = null } = write
  database.prepare('INSERT INTO write_log VALUES (?, ?, ?)').run(at, lost_until, intent)
  database.close()
  return folder
}

it.each([
  ['a write whose outcome was never settled', { intent: '{}' }],
  ['an answer that is older than 24 hours', { at: NOW - KEY_MS - 1 }],
  ['an answer that is kept for longer than ten minutes', { lost_until: NOW + LOST_MS + 1 }],
])('finds %s', (means, write) => {
  expect(keptTooLong(stateWith(write), NOW)).toEqual([
    { subject: 'OrderDesk', what: `1 rows of write_log: ${means}` },
  ])
})

it('finds nothing among answers that are young enough', () => {
  expect(keptTooLong(stateWith({ at: NOW - KEY_MS, lost_until: NOW + LOST_MS }), NOW)).toEqual([])
})

it('measures each class after a checkpoint', () => {
  // The empty schema's page, and one of the table.
  expect(stateSize(stateWith({}))).toEqual({
    bytes: new Map([['OrderDesk', 2 * 4096]]),
    databases: new Map([['OrderDesk', 1]]),
    files: 1,
  })
})
