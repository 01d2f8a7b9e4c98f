/**
 * A restore survives the process wholly or not at all: it is killed during restores, again and again, and restarted.
 * @module-tag long
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { dayFromNow } from '../../shared/testing/day-from-now.ts'
import type { RunningWorker } from '../../scripts/workerd.ts'
import { sandboxHeaders, signedHeaders } from '../support/client.ts'
import { startProvider } from '../support/provider-process.ts'

/** Milliseconds after the beginning of a restore at which the process is killed. */
const MOMENTS = [0, 3, 8, 15, 25, 40, 70, 120]
const GENERATED = 300

let stateDirectory: string
let provider: RunningWorker | undefined

beforeEach(() => {
  stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-'))
})

afterEach(async () => {
  await provider?.stop('SIGKILL')
  rmSync(stateDirectory, { recursive: true, force: true })
})

async function call(method: string, path: string, body?: unknown): Promise<string> {
  const response = await fetch(`${provider!.address}/sandbox/${path}`, {
    method,
    headers: sandboxHeaders(),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`The sandbox answered ${path} with ${response.status}: ${text}`)
  return text
}

/** The rows of the merchant, without the head, which has the time, and the end. */
async function rows(): Promise<string> {
  return (await call('GET', 'export')).split('\n').slice(1, -2).join('\n')
}

/** Lets the provider settle the days that are over: otherwise its alarm does it meanwhile, and the rows change. */
async function settle(): Promise<void> {
  // By the provider's clock, today may be over.
  for (const day of [-1, 0]) {
    const path = `/api/v2/reports?date=${dayFromNow(day)}`
    const answer = await fetch(provider!.address + path, { headers: signedHeaders() })
    expect([200, 404]).toContain(answer.status)
    await answer.arrayBuffer()
  }
}

it('the merchant has the rows of one snapshot or of the other, when the provider is killed', async () => {
  provider = await startProvider(stateDirectory)
  await settle()
  await call('POST', 'snapshots', { name: 'few' })
  const few = await rows()
  await call('POST', 'generate', { orders: GENERATED })
  await settle()
  await call('POST', 'snapshots', { name: 'many' })
  const many = await rows()
  expect(many.length).toBeGreaterThan(10 * few.length)
  const seen: string[] = []
  for (const [turn, moment] of MOMENTS.entries()) {
    const restoring = call('POST', `snapshots/${turn % 2 === 0 ? 'few' : 'many'}/restore`).catch(() => {})
    await new Promise((resolve) => setTimeout(resolve, moment))
    await provider.stop('SIGKILL')
    await restoring
    provider = await startProvider(stateDirectory)
    const found = await rows()
    seen.push(found === few ? 'few' : found === many ? 'many' : 'torn')
  }
  expect(seen).not.toContain('torn')
  // An acknowledged one stays.
  await call('POST', 'snapshots/few/restore')
  await provider.stop('SIGKILL')
  provider = await startProvider(stateDirectory)
  expect(await rows()).toBe(few)
})
