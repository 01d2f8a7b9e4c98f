/**
 * Searches the bytes of the edge's files, with logs, for names of people that were taken out: none is left.
 * @module-tag long
 */
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { startEdge } from '../support/edge-process.ts'
import { startProvider } from '../support/provider-process.ts'
import { atEdge, openSession } from '../support/client.ts'
import { createOrder } from '../support/sandbox.ts'

const PEOPLE = 40
/** Until an object that is not asked is unloaded, and its log merged and deleted. */
const UNLOADED_MS = 60_000
const OrderRows = [{ Name: 'Lamp', Quantity: 200, UnitPrice: 10_000, VatPercent: 2500 }]
const nameOf = (n: number) => `Qvist-${n}-Zebrafield`

it('a name that was taken out is in no byte of the edge’s files, and the others are', async () => {
  const stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-names-'))
  const provider = await startProvider(stateDirectory)
  const edge = await startEdge({ provider: provider.address, stateDirectory })
  const { addresses } = edge
  let isStopped = false
  onTestFinished(async () => {
    await Promise.all([isStopped ? undefined : edge.stop(), provider.stop()])
    rmSync(stateDirectory, { recursive: true, force: true })
  })
  const ids = await Promise.all([1, 2, 3].map(() => createOrder(addresses, { OrderRows })))
  for (let n = 0; n < PEOPLE; n++) {
    const user = { id: `person ${n}`, name: nameOf(n) }
    const { token } = await openSession(addresses, { user })
    const init = { method: 'PATCH', token, body: JSON.stringify({ Quantity: 200 + n }) }
    const answer = await atEdge(addresses, `/api/v1/orders/${ids[n % 3]}/rows/1`, init)
    expect(answer.status).toBe(204)
  }
  /** The people whose names the files have. */
  const found = () => {
    const files = globSync('edge/**/*', { cwd: stateDirectory, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name)).toString('latin1'))
    return Array.from({ length: PEOPLE }, (_, n) => n).filter((n) =>
      files.some((text) => text.includes(nameOf(n))),
    )
  }
  expect(found()).toHaveLength(PEOPLE)
  const erased = [0, 7, 8, 9, 20, 39]
  for (const n of erased) {
    const pseudonym = n % 2 === 0 ? '?pseudonym=Former%20clerk' : ''
    const headers = { Authorization: 'Bearer sandbox-api-key-100001' }
    const path = `/api/v1/journal/people/${encodeURIComponent(`person ${n}`)}${pseudonym}`
    expect((await fetch(edge.address + path, { method: 'DELETE', headers })).status).toBe(204)
  }
  const others = Array.from({ length: PEOPLE }, (_, n) => n).filter((n) => !erased.includes(n))
  // While it runs, and after it was stopped.
  await expect.poll(found, { timeout: UNLOADED_MS, interval: 1000 }).toEqual(others)
  isStopped = true
  await edge.stop()
  expect(found()).toEqual(others)
})
