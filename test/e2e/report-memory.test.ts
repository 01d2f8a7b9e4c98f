/**
 * A large report passes through the provider and is never whole in its memory.
 * @module-tag long
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RunningWorker } from '../../scripts/workerd.ts'
import { sandboxHeaders, signedHeaders } from '../support/client.ts'
import { memoryOf, startProvider } from '../support/provider-process.ts'

const ROWS = 100_000
const MEGABYTE = 1024 * 1024
/** workerd enforces no limit locally; on the platform it is 128 MB for everything. */
const BOUND = 64 * MEGABYTE

let stateDirectory: string
let provider: RunningWorker

beforeAll(async () => {
  stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-'))
  provider = await startProvider(stateDirectory)
})

afterAll(async () => {
  await provider.stop()
  rmSync(stateDirectory, { recursive: true, force: true })
})

interface Reading {
  bytes: number
  end: string
  /** The growth of the process's peak memory while it wrote, in bytes. */
  growth: number
}

/** Reads the report; with `pauses`, stops reading for a moment after each few megabytes. */
function readReport(date: string, pauses: boolean): Promise<Reading> {
  const before = memoryOf(provider)
  const reading = { bytes: 0, end: '', growth: 0 }
  return new Promise((resolve, reject) => {
    const asked = request(
      `${provider.address}/api/v2/reports?date=${date}&includeWithholding=true`,
      { headers: signedHeaders() },
      (answer) => {
        answer.on('data', (chunk: Buffer) => {
          const quarter = Math.floor(reading.bytes / (4 * MEGABYTE))
          reading.bytes += chunk.length
          reading.end = (reading.end + chunk.toString('latin1')).slice(-64)
          reading.growth = Math.max(reading.growth, memoryOf(provider) - before)
          if (pauses && Math.floor(reading.bytes / (4 * MEGABYTE)) > quarter) {
            answer.pause()
            // Long enough for a sender without back-pressure to run ahead by megabytes.
            setTimeout(() => answer.resume(), 20)
          }
        })
        answer.once('end', () => resolve(reading))
        answer.once('error', reject)
      },
    )
    asked.once('error', reject)
    asked.end()
  })
}

it('the provider writes a report of 100 000 rows within a bound of memory, to fast and slow readers', async () => {
  const date = '2026-01-01'
  const body = JSON.stringify({ date, rows: ROWS })
  const made = await fetch(`${provider.address}/sandbox/reports`, {
    method: 'POST',
    headers: sandboxHeaders(),
    body,
  })
  expect(made.status).toBe(201)
  for (const pauses of [false, true]) {
    const { bytes, end, growth } = await readReport(date, pauses)
    expect(bytes).toBeGreaterThan(50 * MEGABYTE)
    expect(end.endsWith(`],"reconciliationDate":"${date}"}]}`)).toBe(true)
    expect(growth).toBeLessThan(BOUND)
  }
})
