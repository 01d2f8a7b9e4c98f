/** The output of a process is kept and scanned: a secret in it is found. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { scanOutput } from '../../scripts/output-scan.ts'
import { startBareWorker } from '../bench/bare-worker.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'order-admin-output-'))
  // In its own folder, so that the scan of the whole run stays clean.
  vi.stubEnv('ORDER_ADMIN_OUTPUT', folder)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

it("the scan finds a token in a process's output", async () => {
  const worker = await startBareWorker('test/support/talkative.worker.js')
  await fetch(worker.address, { headers: { Authorization: 'Bearer planted-credential' } })
  await worker.stop()
  expect(() => scanOutput(folder)).toThrow(/\.log:\d+ has a bearer credential/)
})
