import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { backupState, refuseUsed, restoreState } from './state-files.ts'

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'state-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

function addDatabase(path: string, value: number): void {
  mkdirSync(dirname(path), { recursive: true })
  const database = new DatabaseSync(path)
  database.exec('CREATE TABLE t (value INTEGER)')
  database.prepare('INSERT INTO t VALUES (?)').run(value)
  database.close()
}

function valueIn(path: string): unknown {
  const database = new DatabaseSync(path)
  onTestFinished(() => database.close())
  return database.prepare('SELECT value FROM t').get()?.['value']
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted()

/** A state with two databases, and counts of limits that no backup has. */
function newState(): { folder: string; state: string; out: string } {
  const folder = newFolder()
  const state = join(folder, 'state')
  addDatabase(join(state, 'OrderDesk/one.sqlite'), 1)
  addDatabase(join(state, 'OrderDesk/two.sqlite'), 2)
  addDatabase(join(state, 'RateWindows/counts.sqlite'), 3)
  return { folder, state, out: join(folder, 'backup') }
}

describe('a backup', () => {
  it('has every database but the counts, and replaces an earlier one, also of a moved state', async () => {
    const { folder, state, out } = newState()
    mkdirSync(join(out, 'former'), { recursive: true })
    writeFileSync(join(out, 'former/gone.sqlite'), '')
    writeFileSync(join(out, 'complete.json'), '{}')
    expect(await backupState(state, out)).toBe(2)
    expect(filesIn(out)).toEqual(['one.sqlite', 'two.sqlite'])
    expect(valueIn(join(out, 'OrderDesk/two.sqlite'))).toBe(2)
    expect(readdirSync(folder).toSorted()).toEqual(['backup', 'state'])
  })

  it('has nothing that a restore or backup has left that was killed, and removes what a backup has', async () => {
    const { folder, state, out } = newState()
    addDatabase(join(state, '.new-1/OrderDesk/one.sqlite'), 5)
    addDatabase(join(state, '.former-1/OrderDesk/two.sqlite'), 6)
    const gone = spawnSync(process.execPath, ['-e', '']).pid
    for (const name of [
      `backup.${gone}.new`,
      `backup.${process.ppid}.new`,
      'backup.1x.new',
      `other.${gone}.new`,
    ])
      addDatabase(join(folder, name, 'one.sqlite'), 7)
    expect(await backupState(state, out)).toBe(2)
    expect(readdirSync(out)).toEqual(['OrderDesk'])
    expect(readdirSync(folder).toSorted()).toEqual(
      ['backup', `backup.${process.ppid}.new`, 'backup.1x.new', `other.${gone}.new`, 'state'].toSorted(),
    )
    restoreState(state, out)
    expect(readdirSync(state)).toEqual(['OrderDesk'])
  })

  it('never replaces a file, or a folder with another file at any depth', async () => {
    const { folder, state, out } = newState()
    writeFileSync(out, 'notes')
    await expect(backupState(state, out)).rejects.toThrow(`${out} is there and is no backup.`)
    expect(readFileSync(out, 'utf8')).toBe('notes')
    const deep = join(folder, 'other')
    mkdirSync(join(deep, 'inside'), { recursive: true })
    writeFileSync(join(deep, 'inside/notes.txt'), 'notes')
    await expect(backupState(state, deep)).rejects.toThrow(`${deep} is there and is no backup.`)
    expect(filesIn(deep)).toEqual(['notes.txt'])
    // What looks like a backup but is a file is none either.
    const file = join(folder, 'all.sqlite')
    writeFileSync(file, '')
    await expect(backupState(state, file)).rejects.toThrow('is no backup')
  })

  it('needs a state with databases', async () => {
    const folder = newFolder()
    await expect(backupState(folder, join(folder, 'out'))).rejects.toThrow('has no databases')
    await expect(backupState(join(folder, 'gone'), join(folder, 'out'))).rejects.toThrow('is not there')
    expect(readdirSync(folder)).toEqual([])
  })

  it('of a broken database leaves the earlier one, and nothing beside it', async () => {
    const { folder, state, out } = newState()
    await backupState(state, out)
    writeFileSync(join(state, 'OrderDesk/broken.sqlite'), 'no database at all'.repeat(100))
    await expect(backupState(state, out)).rejects.toThrow('not a database')
    expect(filesIn(out)).toEqual(['one.sqlite', 'two.sqlite'])
    expect(readdirSync(folder).toSorted()).toEqual(['backup', 'state'])
  })
})

describe('a restore', () => {
  it('replaces the whole state', async () => {
    const { state, out } = newState()
    await backupState(state, out)
    addDatabase(join(state, 'OrderDesk/later.sqlite'), 4)
    expect(restoreState(state, out)).toBe(2)
    expect(readdirSync(state)).toEqual(['OrderDesk'])
    expect(filesIn(state)).toEqual(['one.sqlite', 'two.sqlite'])
    expect(valueIn(join(state, 'OrderDesk/one.sqlite'))).toBe(1)
  })

  it('that cannot be copied replaces nothing', async () => {
    const { folder, state, out } = newState()
    await backupState(state, out)
    symlinkSync(join(folder, 'nowhere'), join(out, 'dangling.sqlite'))
    writeFileSync(join(state, 'mark'), '')
    rmSync(join(out, 'OrderDesk/one.sqlite'))
    mkdirSync(join(out, 'OrderDesk/one.sqlite'))
    expect(() => restoreState(state, out)).toThrow('Nothing was replaced.')
    expect(readdirSync(state).toSorted()).toEqual(['OrderDesk', 'RateWindows', 'mark'])
  })

  // Only Linux says which files a process has open.
  it.runIf(process.platform === 'linux')('is refused while a process has a file of the state open', () => {
    const { state, out } = newState()
    refuseUsed(state)
    refuseUsed(join(out, 'gone'))
    addDatabase(join(out, 'one.sqlite'), 1)
    const file = openSync(join(state, 'OrderDesk/one.sqlite'), 'r')
    try {
      const text = `Process ${process.pid} uses ${state}. Stop the edge first.`
      expect(() => refuseUsed(state)).toThrow(text)
      expect(() => restoreState(state, out)).toThrow(text)
    } finally {
      closeSync(file)
    }
    refuseUsed(state)
  })

  const canMount = spawnSync('unshare', ['--mount', 'true']).status === 0
  it.runIf(canMount)('is refused while a container has it open, under another path', async () => {
    const { folder, state, out } = newState()
    addDatabase(join(out, 'one.sqlite'), 1)
    mkdirSync(join(folder, 'inside'))
    const script =
      'mount --bind state inside && exec 3< inside/OrderDesk/one.sqlite && echo open && exec sleep 60'
    const container = spawn('unshare', ['--mount', 'sh', '-c', script], { cwd: folder })
    onTestFinished(() => void container.kill())
    await once(container.stdout, 'data')
    expect(() => restoreState(state, out)).toThrow(`Process ${container.pid} uses ${state}.`)
  })

  it('needs a backup with databases, and a state', () => {
    const { folder, state, out } = newState()
    expect(() => restoreState(state, out)).toThrow('has no databases')
    addDatabase(join(out, 'one.sqlite'), 1)
    expect(() => restoreState(join(folder, 'gone'), out)).toThrow('Start the edge once')
    expect(existsSync(join(folder, 'gone'))).toBe(false)
  })
})
