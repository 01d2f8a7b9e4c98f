/** The commands of docs/self-hosting.md that back up and restore, run as they are written there. */
import { execFile, execFileSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  globSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { root } from '../../scripts/places.ts'
import type { RunningWorker } from '../../scripts/workerd.ts'
import { atEdge, endSession, openSession } from '../support/client.ts'
import { startEdge } from '../support/edge-process.ts'
import { startProvider } from '../support/provider-process.ts'
import { createOrder, orderAtProvider } from '../support/sandbox.ts'
import { addRowOnce, makeState, readState } from '../support/stored-state.ts'

let folder: string
let state: string
let provider: RunningWorker | undefined
let edge: Awaited<ReturnType<typeof startEdge>> | undefined

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'order-admin-'))
  state = join(folder, 'state')
})

afterEach(async () => {
  await stop('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

async function start(): Promise<Awaited<ReturnType<typeof startEdge>>> {
  provider = await startProvider(state)
  edge = await startEdge({ provider: provider.address, stateDirectory: state })
  return edge
}

async function stop(signal: NodeJS.Signals): Promise<void> {
  await Promise.all([edge?.stop(signal), provider?.stop(signal)])
}

/**
 * Runs the block of the page that begins with this comment, in the folder that has `state/`, in a shell as a reader has it:
 * one that goes on after a failure.
 * @param programs a folder with programs that come before others
 */
async function runDocumented(title: string, programs = ''): Promise<void> {
  const page = readFileSync(join(root, 'docs/self-hosting.md'), 'utf8')
  const [, block] = new RegExp(`^\`\`\`sh\\n(# ${title}\\n[^]*?)^\`\`\``, 'm').exec(page) ?? []
  if (block === undefined) throw new Error(`docs/self-hosting.md has no block "# ${title}"`)
  const env = { ...process.env, PATH: `${programs}${sqliteFolder()}${process.env['PATH']}` }
  await promisify(execFile)('sh', ['-c', block], { cwd: folder, env })
}

/** A folder with a `sqlite3` that supports the page's commands, for a machine without one. */
function sqliteFolder(): string {
  try {
    execFileSync('sqlite3', ['-version'])
    return ''
  } catch {
    const file = join(folder, 'sqlite3')
    const script = `const { backup, DatabaseSync } = require('node:sqlite')
const [from, command] = process.argv.slice(2)
backup(new DatabaseSync(from), /'(.*)'/.exec(command)[1])`
    writeFileSync(file, `#!${process.execPath}\n${script}\n`)
    chmodSync(file, 0o755)
    return folder + delimiter
  }
}

/** Adds rows one after the other until it is told to end. @returns the statuses */
function keepWriting(order: string): { end(): Promise<Map<string, number>> } {
  const { addresses } = edge!
  const statuses = new Map<string, number>()
  const told = { isEnding: false }
  async function write(): Promise<void> {
    const { token } = await openSession(addresses)
    for (let number = 0; !told.isEnding; number++) {
      const body = JSON.stringify({ Name: `w${number}`, Quantity: 100, UnitPrice: 100, VatPercent: 2500 })
      const path = `/api/v1/orders/${order}/rows/`
      const answer = await atEdge(addresses, path, { token, method: 'POST', body })
      await answer.text()
      statuses.set(`w${number}`, answer.status)
    }
  }
  const writing = write()
  return {
    async end() {
      told.isEnding = true
      await writing
      return statuses
    },
  }
}

it(
  'a backup during writes has everything that was acknowledged before it, and stops no write',
  { tags: 'long' },
  async () => {
    const { addresses } = await start()
    const made = await makeState(addresses)
    const [open, ended] = [await openSession(addresses), await openSession(addresses)]
    await endSession(addresses, ended)
    const before = await readState(addresses, made)

    const OrderRows = [{ Name: 'First', Quantity: 100, UnitPrice: 100, VatPercent: 2500 }]
    const busy = await createOrder(addresses, { OrderRows })
    const writes = keepWriting(busy)
    await runDocumented('Back up while it runs')
    expect(new Set((await writes.end()).values())).toEqual(new Set([202]))

    await stop('SIGKILL')
    await runDocumented('Restore')
    const restored = await start()
    expect(await readState(restored.addresses, made)).toEqual(before)
    // The outcome is known: a repeated request with its key is answered and not done again.
    await addRowOnce(restored.addresses, made)
    expect(await readState(restored.addresses, made)).toEqual(before)
    const read = ({ token }: { token: string }) => atEdge(restored.addresses, '/session', { token })
    expect(await (await read(ended)).json()).toMatchObject({ code: 'session-ended' })
    expect((await read(open)).status).toBe(200)
    // The backup has the writes during it up to some write, each one whole.
    const names = (await orderAtProvider(restored.addresses, busy)).OrderRows.map(({ Name }) => Name)
    expect(names).toEqual(['First', ...names.slice(1).map((_, index) => `w${index}`)])
  },
)

it(
  'a copy of stopped services is whole, and stopping leaves nothing beside the databases',
  { tags: 'long' },
  async () => {
    const { addresses } = await start()
    const made = await makeState(addresses)
    const before = await readState(addresses, made)
    await stop('SIGTERM')
    expect(globSync('**/*-wal', { cwd: state })).toEqual([])
    await runDocumented('Back up while it is stopped')
    await runDocumented('Restore')
    const restored = await start()
    expect(await readState(restored.addresses, made)).toEqual(before)
  },
)

describe.each(['a folder', 'a symbolic link, as with systemd'])('a state that is %s', (kind) => {
  /** The user of the image; the current user if it must not change users. */
  const user = process.getuid?.() === 0 ? 10_001 : process.getuid!()
  const files = (path: string) => globSync('**/*.sqlite', { cwd: join(folder, path) }).toSorted()

  beforeEach(() => {
    if (kind !== 'a folder') {
      mkdirSync(join(folder, 'private/state'), { recursive: true })
      symlinkSync('private/state', state)
    }
    for (const path of ['OrderDesk/one.sqlite', 'RateWindows/counts.sqlite']) addDatabase(path)
    for (const path of ['.', 'OrderDesk', 'OrderDesk/one.sqlite']) chownSync(join(state, path), user, user)
  })

  function addDatabase(path: string): void {
    mkdirSync(join(state, path, '..'), { recursive: true })
    const database = new DatabaseSync(join(state, path))
    database.exec('CREATE TABLE t (value INTEGER)')
    database.close()
  }

  it.each([
    ['Back up while it runs', ['OrderDesk/one.sqlite']],
    ['Back up while it is stopped', ['OrderDesk/one.sqlite', 'RateWindows/counts.sqlite']],
  ])('is restored in its place and to its owner: %s', async (title, backedUp) => {
    await runDocumented(title)
    expect(files('backup/state')).toEqual(backedUp)
    expect(statSync(join(folder, 'backup')).mode & 0o777).toBe(0o700)
    addDatabase('OrderDesk/later.sqlite')
    const { ino } = statSync(state)
    await runDocumented('Restore')
    expect(files('state')).toEqual(backedUp)
    expect(readdirSync(state)).not.toContain('.new')
    expect([statSync(state).ino, lstatSync(state).isSymbolicLink()]).toEqual([ino, kind !== 'a folder'])
    expect(statSync(join(state, 'OrderDesk/one.sqlite')).uid).toBe(user)
  })

  it.each([
    ['Back up while it runs', 'sqlite3'],
    ['Back up while it runs', 'find'],
    ['Back up while it is stopped', 'cp'],
    ['Restore', 'cp'],
  ])('and a copy of it outlive a failure: %s, %s', async (title, program) => {
    await runDocumented('Back up while it runs')
    const programs = join(folder, 'failing')
    mkdirSync(programs)
    writeFileSync(join(programs, program), '#!/bin/sh\necho state/OrderDesk/one.sqlite\nexit 1\n', {
      mode: 0o755,
    })
    await expect(runDocumented(title, programs + delimiter)).rejects.toThrow('Command failed')
    expect([files('backup/state'), files('state')]).toEqual([
      ['OrderDesk/one.sqlite'],
      ['OrderDesk/one.sqlite', 'RateWindows/counts.sqlite'],
    ])
  })

  it('is not emptied by a backup that is empty or gone', async () => {
    await expect(runDocumented('Restore')).rejects.toThrow('Command failed')
    mkdirSync(join(folder, 'backup/state'), { recursive: true })
    await expect(runDocumented('Restore')).rejects.toThrow('Command failed')
    expect(files('state')).toEqual(['OrderDesk/one.sqlite', 'RateWindows/counts.sqlite'])
  })
})
