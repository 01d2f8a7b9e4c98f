import { spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import fs, {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { toldIn } from './seen-folder.ts'
import { backupState, refuseCutOff, refuseUsed, restoreState } from './state-files.ts'

const command = join(import.meta.dirname, 'order-admin-edge.ts')

/** Calls this before each rename in the rest of the test. What it throws cuts a command off there. */
function beforeEachRename(call: (from: string) => void): void {
  beforeEachOf('renameSync', call)
}

function beforeEachOf(name: 'renameSync' | 'mkdirSync', call: (path: string) => void): void {
  const original = fs[name] as (path: string, ...more: unknown[]) => void
  const replace = (by: unknown) => {
    Object.assign(fs, { [name]: by })
    syncBuiltinESMExports()
  }
  replace((path: string, ...more: unknown[]) => {
    call(path)
    original(path, ...more)
  })
  onTestFinished(() => replace(original))
}

/** Makes a folder as old as one that was cut off an hour ago. */
function leaveForAnHour(folder: string): void {
  const then = Date.now() / 1000 - 3600
  for (const path of ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })])
    utimesSync(join(folder, path), then, then)
}

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
    const id = randomUUID()
    // Another container's process may have any number, also one that runs here.
    const left = [`backup.${process.ppid}.new`, `backup.${process.pid}.new`, `backup.${id}.new`]
    const others = [`other.${id}.new`, 'backup.1x.new']
    for (const name of [...left, ...others]) {
      addDatabase(join(folder, name, 'one.sqlite'), 7)
      leaveForAnHour(join(folder, name))
    }
    expect(await backupState(state, out)).toBe(2)
    expect(readdirSync(out)).toEqual(['OrderDesk'])
    expect(readdirSync(folder).toSorted()).toEqual(['backup', 'state', ...others].toSorted())
    restoreState(state, out)
    expect(readdirSync(state)).toEqual(['OrderDesk'])
  })

  it('leaves the part of another one that is still made, here or in a container', async () => {
    const { folder, state, out } = newState()
    const gone = spawnSync(process.execPath, ['-e', '']).pid
    const parts = [`backup.${gone}.new`, `backup.${randomUUID()}.new`]
    for (const name of parts) {
      addDatabase(join(folder, name, 'OrderDesk/one.sqlite'), 7)
      leaveForAnHour(join(folder, name))
      addDatabase(join(folder, name, 'OrderDesk/two.sqlite'), 7)
    }
    await backupState(state, out)
    expect(readdirSync(folder).toSorted()).toEqual(['backup', ...parts, 'state'].toSorted())
  })

  it('is whole, although another one to the same place is made at the same time', async () => {
    const { folder, state, out } = newState()
    for (const _ of ['the first ones', 'those that replace them']) {
      expect(await Promise.all([backupState(state, out), backupState(state, out)])).toEqual([2, 2])
      expect(filesIn(out)).toEqual(['one.sqlite', 'two.sqlite'])
      expect(readdirSync(folder).toSorted()).toEqual(['backup', 'state'])
    }
  })

  it('that has lost a part of its copy meanwhile replaces nothing', async () => {
    const { folder, state, out } = newState()
    await backupState(state, out)
    addDatabase(join(state, 'OrderDesk/three.sqlite'), 3)
    let folders = 0
    beforeEachOf('mkdirSync', (path) => {
      if (++folders === 2) rmSync(dirname(path), { recursive: true })
    })
    await expect(backupState(state, out)).rejects.toThrow(`${out} was not changed. Back up again.`)
    expect(filesIn(out)).toEqual(['one.sqlite', 'two.sqlite'])
    expect(readdirSync(folder).toSorted()).toEqual(['backup', 'state'])
  })

  it('that was killed while the former one was put aside is undone, by the next backup and by a restore', async () => {
    const { folder, state, out } = newState()
    await backupState(state, out)
    // After a restart, or in another container, the same number is another process.
    const cutOff = (pid: number) => {
      renameSync(out, `${out}.${pid}.former`)
      addDatabase(join(folder, `backup.${pid}.new/OrderDesk/one.sqlite`), 9)
      leaveForAnHour(join(folder, `backup.${pid}.new`))
    }
    cutOff(process.ppid)
    expect(restoreState(state, out)).toBe(2)
    expect(valueIn(join(state, 'OrderDesk/one.sqlite'))).toBe(1)
    expect(existsSync(out)).toBe(true)
    cutOff(process.pid)
    writeFileSync(join(state, 'OrderDesk/broken.sqlite'), 'no database at all'.repeat(100))
    await expect(backupState(state, out)).rejects.toThrow('not a database')
    expect(readdirSync(folder).toSorted()).toEqual(['backup', 'state'])
    expect(filesIn(out)).toEqual(['one.sqlite', 'two.sqlite'])
  })

  it('of which only former ones are left is the newest of them', () => {
    const { folder, state, out } = newState()
    for (const value of [5, 6, 7]) {
      const former = `${out}.${randomUUID()}.former`
      addDatabase(join(former, 'OrderDesk/one.sqlite'), value)
      if (value !== 6) leaveForAnHour(former)
    }
    expect(restoreState(state, out)).toBe(1)
    expect(valueIn(join(state, 'OrderDesk/one.sqlite'))).toBe(6)
    expect(readdirSync(folder)).toHaveLength(4)
  })

  it('that was killed while it removed the former one stays, and the rest of that one goes', async () => {
    const { folder, state, out } = newState()
    await backupState(state, out)
    for (const id of [process.ppid, process.pid, randomUUID()])
      addDatabase(join(folder, `backup.${id}.former/OrderDesk/one.sqlite`), 9)
    restoreState(state, out)
    expect(valueIn(join(state, 'OrderDesk/one.sqlite'))).toBe(1)
    await backupState(state, out)
    expect(readdirSync(folder).toSorted()).toEqual(['backup', 'state'])
  })

  it('puts the former one aside whole, and removes it only once the new one is in its place', async () => {
    const { folder, state, out } = newState()
    await backupState(state, out)
    const steps: string[][] = []
    const kinds = () => readdirSync(folder).map((name) => name.replace(/[\da-f-]{36}/, '1'))
    beforeEachRename(() => steps.push(kinds().toSorted()))
    await backupState(state, out)
    expect(steps).toEqual([
      ['backup', 'backup.1.new', 'state'],
      ['backup.1.former', 'backup.1.new', 'state'],
      ['backup', 'backup.1.former', 'state'],
    ])
  })

  it('of a state whose restore was cut off is refused', async () => {
    const { state, out } = newState()
    mkdirSync(join(state, '.replaced-1'))
    await expect(backupState(state, out)).rejects.toThrow(`A restore of ${state} was cut off`)
    expect(existsSync(out)).toBe(false)
  })

  it('is made of a whole state in which a restore of an earlier release has left what it replaced', async () => {
    const { state, out } = newState()
    addDatabase(join(state, '.former-4711/OrderDesk/one.sqlite'), 9)
    refuseCutOff(state)
    expect(await backupState(state, out)).toBe(2)
    expect(valueIn(join(out, 'OrderDesk/one.sqlite'))).toBe(1)
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

  it.each(['7.new', '7.former', '5f0c2d8e-0000-4000-8000-00000000abcd.new'])(
    'takes no part that a backup has left: .%s',
    (name) => {
      const { state, out } = newState()
      const part = `${out}.${name}`
      addDatabase(join(part, 'OrderDesk/one.sqlite'), 9)
      expect(() => restoreState(state, part)).toThrow(`may lack databases. Name ${out}.`)
      expect(filesIn(state)).toHaveLength(3)
    },
  )

  it('that is cut off at any of its renames is told, keeps all, and is done by the next one', async () => {
    const { folder, state, out } = newState()
    const seen = join(folder, 'state-seen')
    mkdirSync(seen)
    await backupState(state, out)
    addDatabase(join(state, 'OrderDesk/later.sqlite'), 4)
    let left = 0
    beforeEachRename((from) => {
      // The file of the folder beside the state is no part of it.
      if (!from.startsWith(seen) && left-- === 0) throw new Error('killed')
    })
    const reason = (command: () => void): unknown => {
      try {
        return command()
      } catch (error) {
        return (error as Error).message
      }
    }
    const outcomes: unknown[] = []
    for (let renames = 0; reason(() => restoreState(state, out, seen)) === 'killed'; renames++) {
      const before = filesIn(state).filter((name) => name === 'later.sqlite')
      outcomes.push([toldIn(seen)?.act, reason(() => refuseCutOff(state)), before.length])
      left = renames
    }
    const text = `A restore of ${state} was cut off, or has not ended. Stop the edge, and restore again.`
    // At least: two folders go, one comes, and then the folder of what was there.
    expect(outcomes.length).toBeGreaterThan(4)
    expect(outcomes).toEqual(outcomes.map(() => ['restoring', text, 1]))
    refuseCutOff(state)
    expect(readdirSync(state)).toEqual(['OrderDesk'])
    expect(filesIn(state)).toEqual(['one.sqlite', 'two.sqlite'])
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

  it.runIf(canMount)('takes a backup of a disk that cannot be written, also a moved one', async () => {
    const { folder, state } = newState()
    const [disk, seen] = [join(folder, 'disk'), join(folder, 'state-seen')]
    mkdirSync(seen)
    await backupState(state, join(disk, 'backup'))
    addDatabase(join(disk, 'backup.4711.new/OrderDesk/one.sqlite'), 9)
    leaveForAnHour(join(disk, 'backup.4711.new'))
    const restore = () => {
      const script = 'mount --bind disk disk && mount -o remount,bind,ro disk && exec "$@"'
      const line = [process.execPath, command, 'restore', '--state', 'state', '--from', 'disk/backup']
      return spawnSync('unshare', ['--mount', 'sh', '-c', script, '-', ...line], {
        cwd: folder,
        encoding: 'utf8',
      })
    }
    const plain = restore()
    expect([plain.stderr, plain.stdout]).toEqual([
      '',
      expect.stringMatching(/^state has the 2 databases.*\nFor a day/),
    ])
    writeFileSync(join(disk, 'backup/complete.json'), '{}')
    const moved = restore()
    expect([moved.stderr, moved.stdout]).toEqual([
      '',
      expect.stringMatching(
        /^state has the 2 databases.*\nThe mark of a moved state stays in disk\/backup.*\nFor a day/,
      ),
    ])
    expect(toldIn(seen)?.act).toBe('restored')
  })

  it('stays told when nobody repeats anything, until an edge has followed it', async () => {
    const { folder, state, out } = newState()
    const seen = join(folder, 'state-seen')
    mkdirSync(seen)
    await backupState(state, out)
    const run = (...parameters: string[]) => {
      const { stderr } = spawnSync(process.execPath, [command, ...parameters], {
        cwd: folder,
        encoding: 'utf8',
      })
      const { id: _, ...told } = toldIn(seen)!
      return [stderr, told]
    }
    const settle = () => run('restored', '--state', 'state', '--settled')
    expect(run('restore', '--state', 'state')).toEqual(['', { act: 'restored' }])
    expect(settle()).toEqual(['', { act: 'settled', isRestore: true }])
    expect(settle()).toEqual(['', { act: 'settled', isRestore: true }])
    rmSync(join(seen, 'told.json'))
    expect(settle()).toEqual(['', { act: 'settled' }])
  })

  it('needs a backup with databases, and a state', () => {
    const { folder, state, out } = newState()
    expect(() => restoreState(state, out)).toThrow('has no databases')
    addDatabase(join(out, 'one.sqlite'), 1)
    expect(() => restoreState(join(folder, 'gone'), out)).toThrow('Start the edge once')
    expect(existsSync(join(folder, 'gone'))).toBe(false)
  })
})
