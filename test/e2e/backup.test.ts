/** The commands of docs/self-hosting.md that back up and restore, run as they are written there. */
import { execFile, execFileSync } from 'node:child_process'
import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'
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

/** Runs the block of the page that begins with this comment, in the folder that has `state/`. */
async function runDocumented(title: string): Promise<void> {
  const page = readFileSync(join(root, 'docs/self-hosting.md'), 'utf8')
  const [, block] = new RegExp(`^\`\`\`sh\\n(# ${title}\\n[^]*?)^\`\`\``, 'm').exec(page) ?? []
  if (block === undefined) throw new Error(`docs/self-hosting.md has no block "# ${title}"`)
  const env = { ...process.env, PATH: `${sqliteFolder()}${process.env['PATH']}` }
  await promisify(execFile)('sh', ['-euc', block], { cwd: folder, env })
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

it('a backup during writes has everything that was acknowledged before it, and stops no write', async () => {
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
})

it('a copy of stopped services is whole, and stopping leaves nothing beside the databases', async () => {
  const { addresses } = await start()
  const made = await makeState(addresses)
  const before = await readState(addresses, made)
  await stop('SIGTERM')
  expect(globSync('**/*-wal', { cwd: state })).toEqual([])
  await runDocumented('Back up while it is stopped')
  await runDocumented('Restore')
  const restored = await start()
  expect(await readState(restored.addresses, made)).toEqual(before)
})
