import type { Long } from '../../values/long.ts'

/** Why a day could not be read to its end. */
export type ReadFailure =
  /** The connection ended before the report did. */
  | { code: 'cut-off'; rowsRead: number; rowsStated: Long | undefined }
  /** A member has the wrong type; its place, as `clientReports/0/rows/49999/nominalAmount`. */
  | { code: 'wrong-type'; member: string }
  /** No JSON, or none that is a report. */
  | { code: 'not-a-report' }
  /** The report of another day than the one asked for. */
  | { code: 'other-day' }

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
