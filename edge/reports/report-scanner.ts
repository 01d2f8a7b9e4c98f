/**
 * Splits a report into rows by bytes while it passes, and checks it: each row is valid JSON in valid UTF-8, the text is
 * complete, and it is of the requested day. It holds one row and the text around the rows, never more. The last
 * brackets are held back until all checks have passed, so that a cut or wrong report is never valid JSON. Stated sums
 * and counts pass unchecked: the desk judges them. No I/O.
 */
import { isAnotherDay } from '../../shared/domain/report/payout/written-day.ts'
import { report as reportSchema, type Report } from '../../shared/domain/report/report.schema.ts'
import { memberReader } from '../../shared/wire/members.ts'
import { operatorName } from '../../shared/wire/operator-name.ts'
import { decodeUtf8 } from '../../shared/wire/utf8.ts'

/** An invalid report. The message quotes nothing of it. */
export class ReportError extends Error {
  readonly code: 'provider-answer-invalid' | 'report-other-day'
  /** Whether the text ends before the report is complete. */
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

/** The most bytes of a row, and of everything outside the rows. */
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
  /** The position where the scan continues. */
  at: number
  /** The number of open brackets there. */
  depth: number
  /** 1 within a string. */
  inString: 0 | 1
}

const encoder = new TextEncoder()
const readMembers = memberReader(reportSchema, operatorName())

export class ReportScanner {
  #held: Uint8Array = new Uint8Array()
  readonly #scan: Scan = { at: 0, depth: 0, inString: 0 }
  #inRows = false
  /** Everything outside the rows, for the checks at the end. */
  #frame = ''
  /** Rows of each client so far. */
  readonly #counts: number[] = []
  readonly #date: string
  readonly #rename: ((text: string) => string) | undefined

  /**
   * @param date the requested day, `YYYY-MM-DD`
   * @param rename translates JSON text to the description's names; absent if it has those names
   */
  constructor(date: string, rename?: (text: string) => string) {
    this.#date = date
    this.#rename = rename
  }

  /** The bytes since the last returned piece: the beginning of the next {@link feed}. */
  get held(): Uint8Array {
    return this.#held
  }

  /**
   * Takes the held bytes, followed by the next ones, and returns the parts of them that may be sent.
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
   * The report's last bytes, after all checks.
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

  /** Rows in sequence, with the comma after the rows before them. */
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
 * Moves the scan behind the next bracket at the depth of rows or above, except an opening brace. A report has sixty
 * million bytes. This loop is a separate function with locals only, because otherwise V8 does not always optimize it,
 * which costs a second.
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

/** Whether `"rows":` comes before the position. */
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
