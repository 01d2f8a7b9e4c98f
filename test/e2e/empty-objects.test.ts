/**
 * Requests for credit orders that do not exist leave only files without a table in the edge's folder.
 * @module-tag long
 */
import { globSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, inject, it, onTestFinished } from 'vitest'
import { startEdge } from '../support/edge-process.ts'
import { soapAtEdge } from '../support/soap-calls.ts'

/** SQLite's smallest file. */
const PAGE_BYTES = 4096
const READS = 50
const WRITES = 20

it('an unknown number is never stored, neither by reads of its history nor by refused writes', async () => {
  const stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-empty-'))
  onTestFinished(() => rmSync(stateDirectory, { recursive: true, force: true }))
  const edge = await startEdge({ provider: inject('addresses').provider, stateDirectory })
  const headers = { Authorization: 'Bearer sandbox-api-key-100001' }
  for (let number = 0; number < READS; number++) {
    const query = `ClientOrderNr=nobody-has-${number}`
    const answer = await fetch(`${edge.address}/api/credit/history?${query}`, { headers })
    expect(await answer.json()).toEqual({ entries: [] })
  }
  for (let number = 0; number < WRITES; number++) {
    const input = { ProviderOrderNr: 99_000_000 + number }
    expect((await soapAtEdge(edge.addresses, 'CloseOrder', input, { wire: 'json' })).status).toBe(422)
  }
  // This merges the logs into the databases.
  await edge.stop()
  const files = globSync('edge/CreditDesk/*.sqlite', { cwd: stateDirectory })
    .filter((file) => basename(file) !== 'metadata.sqlite')
    .map((file) => join(stateDirectory, file))
  expect(files).toHaveLength(READS + WRITES)
  for (const file of files) {
    const database = new DatabaseSync(file, { readOnly: true })
    expect(database.prepare('SELECT name FROM sqlite_master').all()).toEqual([])
    database.close()
    expect(statSync(file).size).toBeLessThanOrEqual(PAGE_BYTES)
  }
})
