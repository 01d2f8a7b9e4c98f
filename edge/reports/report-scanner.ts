/**
 * Splits a report into its rows by bytes while it passes, and checks it: each row is valid JSON in valid UTF-8,
 * the text ends where it must, and it is of the day that was asked for. It holds one row and what stands around the
 * rows, never more. What comes out is whole JSON only when all of it was right: the last brackets are held back until
 * then, so that a cut or false report cannot look like a good one. What it states passes as it is, the number of its
 * rows too: the desk says whether it balances. No I/O.
 */
import { isAnotherDay } from '../../shared/domain/report/payout/written-day.ts'
import { report as reportSchema, type Report } from '../../shared/domain/report/report.schema.ts'
import { memberReader } from '../../shared/wire/members.ts'
import { operatorName } from '../../shared/wire/operator-name.ts'
import { decodeUtf8 } from '../../shared/wire/utf8.ts'

/** A report that is not what it must be; its text quotes nothing of it. */
export class ReportError extends Error {
  readonly code: 'provider-answer-invalid' | 'report-other-day'
  /** Does the text end before the report does? */
  readonly isCut: boolean

  constructor(
    message: string,
    { code = 'provider-answer-invalid', isCut = false }: Partial<Pick<ReportError, 'code' | 'isCut'>> = {},
  ) {
    super(message)
    this.code = code
    this.isCut = isCut
  }
}

/** A row, and all that is no row, may have this many bytes. */
export const HELD_LIMIT = 1024 * 1024

const QUOTE = 0x22
const COMMA = 0x2c
const COLON = 0x3a
const OPEN_LIST = 0x5b
const BACKSLASH = 0x5c
const CLOSE_LIST = 0x5d
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d
/** `{`, `[` of clientReports, `{` of a client: within it, `rows` opens a list. */
const CLIENT_DEPTH = 3
const ROWS_DEPTH = CLIENT_DEPTH + 1

interface Scan {
  /** Where the scan goes on. */
  at: number
  /** Of brackets that are open there. */
  depth: number
  /** 1 within a text. */
  inString: 0 | 1
}

const encoder = new TextEncoder()
const readMembers = memberReader(reportSchema, operatorName())

export class ReportScanner {
  #held: Uint8Array = new Uint8Array()
  readonly #scan: Scan = { at: 0, depth: 0, inString: 0 }
  #inRows = false
  /** All that is no row, for the checks at the end. */
  #frame = ''
  /** Rows of each client so far. */
  readonly #counts: number[] = []
  readonly #date: string
  readonly #rename: ((text: string) => string) | undefined

  /**
   * @param date the day that was asked for, `YYYY-MM-DD`
   * @param rename spells a piece of JSON text in the description's names; absent where it is spelled so already
   */
  constructor(date: string, rename?: (text: string) => string) {
    this.#date = date
    this.#rename = rename
  }

  /** What has come since the last piece that went out: the beginning of the next {@link feed}. */
  get held(): Uint8Array {
    return this.#held
  }

  /**
   * Takes what is held, followed by the next bytes, and gives back what may go out: parts of these bytes.
   * @throws ReportError
   */
  feed(bytes: Uint8Array): Uint8Array[] {
    const pieces: Uint8Array[] = []
    let start = 0
    let rowEnd = 0
    while (nextBracket(bytes, this.#scan)) {
      const { at, depth } = this.#scan
      const bracket = bytes[at - 1]!
      if (bracket === CLOSE_OBJECT) {
        if (this.#inRows && depth === ROWS_DEPTH) rowEnd = at
      } else if (bracket === OPEN_LIST) {
        if (depth === ROWS_DEPTH && !this.#inRows && isRowsKey(bytes, at - 1)) {
          pieces.push(this.#framePiece(bytes.subarray(start, at)))
          this.#inRows = true
          this.#counts.push(0)
          start = rowEnd = at
        }
      } else if (this.#inRows && depth === CLIENT_DEPTH) {
        pieces.push(this.#rowsPiece(bytes.subarray(start, at - 1)))
        this.#inRows = false
        start = at - 1
      }
    }
    if (this.#inRows && rowEnd > start) {
      pieces.push(this.#rowsPiece(bytes.subarray(start, rowEnd)))
      start = rowEnd
    }
    if (bytes.byteLength - start > HELD_LIMIT) throw new ReportError('a part of the report is too large')
    this.#held = bytes.slice(start)
    this.#scan.at -= start
    return pieces.filter((piece) => piece.byteLength > 0)
  }

  /**
   * The report's last bytes, once all of it has been seen and is right.
   * @throws ReportError
   */
  end(): Uint8Array {
    const { depth, inString } = this.#scan
    if (depth > 0 || inString === 1) throw new ReportError('the report is cut', { isCut: true })
    const last = this.#framePiece(this.#held)
    const { clientReports } = this.#readFrame()
    if (this.#counts.length > clientReports.length) throw new ReportError('a client has its rows twice')
    if (clientReports.some((client) => isAnotherDay(client?.reconciliationDate, this.#date))) {
      throw new ReportError('the report is of another day', { code: 'report-other-day' })
    }
    return last
  }

  #framePiece(bytes: Uint8Array): Uint8Array {
    const text = this.#spelled(bytes)
    this.#frame += text
    if (this.#frame.length > HELD_LIMIT) throw new ReportError('the report has too much around its rows')
    return this.#rename ? encoder.encode(text) : bytes
  }

  /** Rows in sequence, with the comma that parts them from rows before them. */
  #rowsPiece(bytes: Uint8Array): Uint8Array {
    const text = this.#spelled(bytes)
    const client = this.#counts.length - 1
    const hasBefore = this.#counts[client]! > 0
    const first = text.search(/[^ \t\r\n]/)
    if (first === -1) return bytes
    if (hasBefore !== (text.charCodeAt(first) === COMMA)) throw new ReportError('a comma is wrong')
    const rows = parsed(`[${hasBefore ? text.slice(first + 1) : text}]`) as unknown[]
    if (rows.length === 0 || !rows.every(isRow)) throw new ReportError('a row is no object')
    this.#counts[client]! += rows.length
    return this.#rename ? encoder.encode(text) : bytes
  }

  #spelled(bytes: Uint8Array): string {
    const text = decodeUtf8(bytes)
    if (text === undefined) throw new ReportError('the report is not UTF-8')
    return this.#rename ? this.#rename(text) : text
  }

  #readFrame(): Report {
    const frame = readMembers(parsed(this.#frame)) as Report | null
    if (typeof frame !== 'object' || !Array.isArray(frame?.clientReports)) {
      throw new ReportError('the report is no report')
    }
    return frame
  }
}

/**
 * Goes on behind the next bracket that stands as deep as rows or less deep; an opening brace is none. A report has
 * sixty million bytes: this loop is a function of its own, with locals only, because V8 does not always optimize it
 * otherwise, and it then takes a second longer.
 * @returns false at the end of the bytes
 */
function nextBracket(bytes: Uint8Array, scan: Scan): boolean {
  const end = bytes.length
  let { at, depth, inString } = scan
  let found = false
  while (at < end) {
    const byte = bytes[at++]!
    if (inString === 1) {
      if (byte === QUOTE) inString = 0
      else if (byte === BACKSLASH) at++
    } else if (byte === QUOTE) {
      inString = 1
    } else if (byte >= OPEN_LIST) {
      if (byte === OPEN_OBJECT) {
        depth++
      } else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) {
        depth--
        found = depth <= ROWS_DEPTH
      } else if (byte === OPEN_LIST) {
        depth++
        found = depth <= ROWS_DEPTH
      }
      if (found) break
    }
  }
  scan.at = at
  scan.depth = depth
  scan.inString = inString
  return found
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The parser's own message quotes the text.
    throw new ReportError('a part of the report is not JSON')
  }
}

function isRow(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Does `"rows":` stand before the position? */
function isRowsKey(bytes: Uint8Array, position: number): boolean {
  let at = position - 1
  const skipSpace = () => {
    while (bytes[at] === 0x20 || (bytes[at]! >= 0x09 && bytes[at]! <= 0x0d)) at--
  }
  skipSpace()
  if (bytes[at] !== COLON) return false
  at--
  skipSpace()
  if (bytes[at] !== QUOTE || bytes[at - 5] !== QUOTE) return false
  return String.fromCharCode(...bytes.subarray(at - 4, at)).toLowerCase() === 'rows'
}
