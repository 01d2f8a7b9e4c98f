/** State that released versions stored, opened by this one. `scripts/state-fixture.ts` keeps it at each release. */
import { globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { moveHistories } from '../../deploy/command/move-histories.ts'
import type { JournalPage } from '../../shared/domain/journal/journal.ts'
import type { ClosingList } from '../../shared/domain/report/closing.ts'
import { parseJson, stringifyJson } from '../../shared/domain/values/json.ts'
import { root } from '../../scripts/places.ts'
import type { RunningWorker } from '../../scripts/workerd.ts'
import { startEdge } from '../support/edge-process.ts'
import { startProvider } from '../support/provider-process.ts'
import { addRowOnce, type MadeState, makeState, readState } from '../support/stored-state.ts'

const fixtures = join(root, 'test/fixtures/state')
/** A long time, so that data kept for a limited time does not expire before it is read. */
const env = { HISTORY_DAYS: '99999' }

/** A part of the read state. */
interface Closed {
  closings: ClosingList
}

let stateDirectory: string
let provider: RunningWorker | undefined
let edge: RunningWorker | undefined

beforeEach(() => {
  stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-'))
})

afterEach(async () => {
  await Promise.all([edge?.stop('SIGKILL'), provider?.stop('SIGKILL')])
  rmSync(stateDirectory, { recursive: true, force: true })
})

/** Copies the state of a version, as if its last write had just been answered. */
function unpack(version: string): { made: MadeState; read: Closed } {
  const from = join(fixtures, version)
  for (const file of globSync('**/*.sqlite.gz', { cwd: from })) {
    const database = join(stateDirectory, file.replace(/\.gz$/, ''))
    mkdirSync(dirname(database), { recursive: true })
    writeFileSync(database, gunzipSync(readFileSync(join(from, file))))
  }
  // An outcome is kept for a day.
  for (const file of globSync('edge/OrderDesk/*.sqlite', { cwd: stateDirectory })) {
    const database = new DatabaseSync(join(stateDirectory, file))
    const tables = database
      .prepare("SELECT name FROM sqlite_master WHERE name IN ('writes', 'write_log')")
      .all()
    for (const { name } of tables) database.prepare(`UPDATE ${String(name)} SET at = ?`).run(Date.now())
    database.close()
  }
  return parseJson(readFileSync(join(from, 'state.json'), 'utf8')) as { made: MadeState; read: Closed }
}

const versions = readdirSync(fixtures)

it.each(versions)(
  'the state of version %s is read unchanged, keeps its outcomes, and takes new writes',
  async (version) => {
    const { made, read } = unpack(version)
    provider = await startProvider(stateDirectory)
    const started = await startEdge({ provider: provider.address, stateDirectory, env })
    edge = started
    expect(await readState(started.addresses, made)).toMatchObject(read)
    await addRowOnce(started.addresses, made)
    expect(await readState(started.addresses, made)).toMatchObject(read)
    const another = await makeState(started.addresses)
    expect(another.order).not.toBe(made.order)
    const afterwards = await readState(started.addresses, another)
    const { closings } = afterwards['closings'] as ClosingList
    const kept = read.closings.closings
    expect(closings.slice(-kept.length)).toMatchObject(kept)
    expect(closings[0]).not.toHaveProperty('unchecked')
    // A repeated closing by the same caller is added only if the figures differ.
    const figures = closings.map(({ reports }) => stringifyJson(reports))
    expect(figures).toEqual([...new Set(figures)])
  },
)

it('the histories of 0.1 are in the journal once the command has moved them, and once only', async () => {
  const { made } = unpack('0.1.0')
  provider = await startProvider(stateDirectory)
  const { addresses, ...started } = await startEdge({ provider: provider.address, stateDirectory, env })
  edge = started
  const apiKey = 'sandbox-api-key-100001'
  const kinds = async () => {
    const answer = await fetch(`${addresses.edge}/api/v1/journal`, {
      headers: { Authorization: `Bearer ${apiKey}` },
    })
    return ((await answer.json()) as JournalPage).entries.map(({ kind }) => kind)
  }
  const list = `${made.order}\n\n ${made.order}\r\nProviderOrderNr/${made.creditOrder}\n9999999999\n`
  const request = { edge: addresses.edge, apiKey, list }
  const known = { read: 2, failed: ['9999999999: 404 order-not-found'] }
  expect(await moveHistories(request)).toEqual(known)
  const after = await kinds()
  expect(after.filter((kind) => kind === 'addOrderRow')).toHaveLength(1)
  expect(after).toContain('CreateOrderEu')
  expect(await moveHistories(request)).toEqual(known)
  expect(await kinds()).toEqual(after)
  await expect(moveHistories({ ...request, list: '8906810\nweb-1' })).rejects.toThrow('"web-1" is no number')
  expect(await moveHistories({ ...request, apiKey: 'wrong', list: made.order })).toEqual({
    read: 0,
    failed: [`${made.order}: 401 api-key-invalid`],
  })
})

it('the fixtures have the present version', () => {
  const { version } = JSON.parse(readFileSync(join(root, 'packages/edge/package.json'), 'utf8')) as {
    version: string
  }
  expect(versions).toContain(version)
})
