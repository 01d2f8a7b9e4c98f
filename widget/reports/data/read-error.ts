import type { ProblemCode } from '../../../shared/problems.ts'
import type { ReadFailure } from './report-data.ts'

/** Why a report could not be read to its end. The message quotes nothing of it. */
export class ReadError extends Error {
  override readonly name = 'ReadError'
  readonly failure: ReadFailure

  constructor(failure: ReadFailure) {
    super(`the report could not be read: ${failure.code}`)
    this.failure = failure
  }
}

/** A member that the report has with another type, or lacks. @param path `clientReports/0/rows/7/fees/1/type` */
export function wrongType(path: string): ReadError {
  return new ReadError({ code: 'wrong-type', member: path })
}

/** No JSON, or none that is a report. */
export function notAReport(): ReadError {
  return new ReadError({ code: 'not-a-report' })
}

/** What the edge's last record says; one that cannot be read says that there is no report. */
export function refusedByEdge(record: string): ReadError {
  try {
    const { code } = JSON.parse(record) as { code?: unknown }
    if (code === ('report-other-day' satisfies ProblemCode)) return new ReadError({ code: 'other-day' })
  } catch {
    // It was cut.
  }
  return notAReport()
}
