/** Reads a large report as a client does, and measures its time and the cost for the answering process. */
import { request } from 'node:http'
import type { RunningWorker } from '../../scripts/workerd.ts'
import { memoryOf } from '../support/provider-process.ts'
import { cpuOf } from './process-cpu.ts'

export interface ReportReading {
  /** Milliseconds. */
  total: number
  firstByte: number
  /** CPU time of the process, in milliseconds. */
  cpu: number
  bytes: number
  /** The growth of the process's peak memory, in bytes. */
  growth: number
  /** About a hundred kilobytes from the middle of it, as text. */
  page: string
}

export interface ReportRequest {
  path: string
  headers: Record<string, string>
}

export function readReport(
  subject: Pick<RunningWorker, 'address' | 'pid'>,
  { path, headers }: ReportRequest,
): Promise<ReportReading> {
  const before = memoryOf(subject)
  const cpu = cpuOf(subject.pid)
  const start = performance.now()
  const reading: ReportReading = { total: 0, firstByte: 0, cpu: 0, bytes: 0, growth: 0, page: '' }
  return new Promise((resolve, reject) => {
    const asked = request(subject.address + path, { headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`The report answered ${answer.statusCode}.`))
      answer.on('data', (chunk: Buffer) => {
        reading.firstByte ||= performance.now() - start
        if (reading.page.length < 100_000) reading.page += chunk.toString('latin1')
        reading.bytes += chunk.length
        reading.growth = Math.max(reading.growth, memoryOf(subject) - before)
      })
      answer.once('end', () =>
        resolve({ ...reading, total: performance.now() - start, cpu: cpuOf(subject.pid) - cpu }),
      )
      answer.once('error', reject)
    })
    asked.once('error', reject)
    asked.end()
  })
}
