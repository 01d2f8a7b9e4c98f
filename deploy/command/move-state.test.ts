import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, it } from 'vitest'
import { moveState, takeComplete } from './move-state.ts'
import { tell, toldIn, untell } from './seen-folder.ts'

let state: string
let seen: string
let out: string
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'move-state-'))
  state = join(folder, 'state')
  seen = join(folder, 'state-seen')
  out = join(folder, 'backup')
  mkdirSync(join(state, 'EdgeState'), { recursive: true })
  mkdirSync(seen)
  return () => rmSync(folder, { recursive: true })
})

/**
 * The state and the folder beside it, as an edge leaves them: of its table what the command reads.
 * `test/e2e/deploy/state-files.test.ts` moves the state of a real edge.
 */
function served({ beats, noted, lock }: { beats: number; noted: number; lock?: string }): void {
  const database = new DatabaseSync(join(state, 'EdgeState/0a.sqlite'))
  database.exec('CREATE TABLE state (name TEXT, beats INTEGER, lock TEXT)')
  database
    .prepare("INSERT INTO state VALUES ('0123456789abcdef', ?, ?)")
    .run(beats, lock === undefined ? null : JSON.stringify({ why: lock }))
  database.close()
  // workerd keeps alarms beside the objects.
  const alarms = new DatabaseSync(join(state, 'EdgeState/metadata.sqlite'))
  alarms.exec('CREATE TABLE alarms (at INTEGER)')
  alarms.close()
  writeFileSync(join(seen, 'seen.json'), JSON.stringify({ state: '0123456789abcdef', beats: noted }))
}

it.each([7, 6])('the copy of what served last is complete, once: noted %d of 7', async (noted) => {
  served({ beats: 7, noted })
  expect(await moveState(state, seen, out)).toBe(2)
  expect(toldIn(seen)).toMatchObject({ act: 'moved', isCopied: true })
  expect([takeComplete(out), takeComplete(out)]).toEqual([true, false])
})

it('a second move is refused: the new place may have served meanwhile', async () => {
  served({ beats: 7, noted: 7 })
  await moveState(state, seen, out)
  const again = `${out}-again`
  await expect(moveState(state, seen, again)).rejects.toThrow('moved from here already')
  expect(existsSync(again)).toBe(false)
})

it.each(['older', 'other', 'address'])('a state that is locked (%s) is not complete', async (lock) => {
  served({ beats: 7, noted: 7, lock })
  await expect(moveState(state, seen, out)).rejects.toThrow(`state-locked, ${lock}`)
  expect([existsSync(out), toldIn(seen)]).toEqual([false, undefined])
})

it('a state whose restore was cut off is not complete, and stays told', async () => {
  served({ beats: 7, noted: 7 })
  tell(seen, 'restoring')
  mkdirSync(join(state, '.replaced-1'))
  await expect(moveState(state, seen, out)).rejects.toThrow('was cut off')
  expect([existsSync(out), toldIn(seen)?.act]).toEqual([false, 'restoring'])
})

it('what was told can be taken back, and nothing that was told after it', () => {
  const first = tell(seen, 'moved')
  const second = tell(seen, 'restored')
  untell(seen, first)
  expect(toldIn(seen)?.act).toBe('restored')
  untell(seen, second)
  expect(toldIn(seen)).toBeUndefined()
})

it('a move that failed can be tried again, also if an edge was started meanwhile', async () => {
  served({ beats: 7, noted: 7, lock: 'moved' })
  writeFileSync(out, 'notes')
  await expect(moveState(state, seen, out)).rejects.toThrow('is no backup')
  expect(toldIn(seen)).toBeUndefined()
  rmSync(out)
  tell(seen, 'moved')
  await moveState(state, seen, out)
  expect(takeComplete(out)).toBe(true)
})

it.each(['restored', 'settled', 'arrived'] as const)(
  'what an edge has yet to follow stays: %s',
  async (act) => {
    served({ beats: 7, noted: 7 })
    tell(seen, act)
    const told = readFileSync(join(seen, 'told.json'), 'utf8')
    await expect(moveState(state, seen, out)).rejects.toThrow(`not yet followed what it was told: ${act}.`)
    expect([existsSync(out), readFileSync(join(seen, 'told.json'), 'utf8')]).toEqual([false, told])
  },
)

it('a note that nobody can read is not taken for none', async () => {
  served({ beats: 7, noted: 7 })
  writeFileSync(join(seen, 'told.json'), '{')
  await expect(moveState(state, seen, out)).rejects.toThrow('told.json cannot be read')
})

it('a backup that was put there by hand, and never served, is not complete', async () => {
  served({ beats: 7, noted: 8 })
  await expect(moveState(state, seen, out)).rejects.toThrow('a later one was served from here')
  writeFileSync(join(seen, 'seen.json'), '{"state":"fedcba9876543210","beats":1}')
  await expect(moveState(state, seen, out)).rejects.toThrow('another state was served from here')
  rmSync(join(state, 'EdgeState/0a.sqlite'))
  await expect(moveState(state, seen, out)).rejects.toThrow('another state was served from here')
  expect(existsSync(out)).toBe(false)
})
