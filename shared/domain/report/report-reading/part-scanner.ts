/**
 * Splits a report's bytes, which arrive in pieces, into parts that can be parsed alone: some rows at a time, and the
 * text around them. It only counts brackets; parsing the parts finds all other errors. No I/O.
 */
import { LAST_RECORD } from '../last-record.ts'
import { notAReport } from './read-error.ts'

/** A part of the report, as JSON text. */
export type ReportPart =
  /** A client begins: the text before it, with each earlier client written as `0`. */
  | { kind: 'begin'; text: string }
  /** A client up to the beginning of its rows. */
  | { kind: 'head'; text: string }
  /** A list of rows, which continue the earlier ones. */
  | { kind: 'rows'; text: string }
  /** A whole client, its rows written as an empty list. `rowLists` counts the lists that were taken for its rows. */
  | { kind: 'client'; text: string; rowLists: number }
  /** The report ends: its text, with each client written as `0`. */
  | { kind: 'end'; text: string }

/** The most bytes of one row, and of the text around the rows. A row of 10 000 fees has 1.2 MB. */
const PART_LIMIT = 4 * 1024 * 1024
/** Rows are handed out when they have about this many bytes: parsing them takes under a millisecond. */
const ROWS_BYTES = 32 * 1024
/** Bytes scanned at once, so that copying the unread rest stays cheap. */
const SCANNED = 256 * 1024

const QUOTE = 0x22
const COMMA = 0x2c
const COLON = 0x3a
const OPEN_LIST = 0x5b
const BACKSLASH = 0x5c
const CLOSE_LIST = 0x5d
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d
/** Depths inside of `{`, `[` of clientReports, `{` of a client and `[` of its rows. */
const REPORT = 1
const CLIENTS = 2
const CLIENT = 3
const ROWS = 4

export class PartScanner {
  readonly #decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  /** Bytes that were read and are in no part yet. */
  #held: Uint8Array = new Uint8Array()
  /** Where in these bytes the scan continues. */
  #position = 0
  #depth = 0
  #inString = false
  #inClients = false
  #inRows = false
  #hasRows = false
  #rowLists = 0
  #outer = ''
  #client = ''
  /** Whether the first bracket was read. */
  #isStarted = false
  #record: string | undefined

  /** Whether the last bracket was read. */
  get isWhole(): boolean {
    return this.#isStarted && this.#depth === 0
  }

  /** The problem of a report that turned out wrong after most of it was sent: JSON, which may be cut. */
  get record(): string | undefined {
    return this.#record
  }

  /**
   * Takes the next bytes and gives the parts that they complete.
   * @throws ReadError `not-a-report`
   */
  *feed(chunk: Uint8Array): Generator<ReportPart> {
    for (let from = 0; from < chunk.byteLength; from += SCANNED) {
      yield* this.#scan(chunk.subarray(from, from + SCANNED))
    }
  }

  *#scan(chunk: Uint8Array): Generator<ReportPart> {
    if (this.#record !== undefined) {
      this.#addToRecord(chunk)
      return
    }
    const bytes = this.#held.byteLength > 0 ? joined(this.#held, chunk) : chunk
    if (!this.#isStarted && isPartOfMark(bytes)) {
      this.#held = bytes.slice()
      return
    }
    let at = this.#isStarted ? this.#position : startOf(bytes)
    let start = this.#isStarted ? 0 : at
    let rowEnd = 0
    let depth = this.#depth
    let inString = this.#inString
    for (; at < bytes.length; at++) {
      if (inString) {
        at = endOfString(bytes, at)
        if (at >= bytes.length) break
        inString = false
        continue
      }
      if (depth > 0) at = nextSign(bytes, at)
      if (at === bytes.length) break
      const byte = bytes[at]!
      if (depth === 0 && !isSpace(byte)) {
        if (this.#isStarted || byte !== OPEN_OBJECT) throw notAReport()
        this.#isStarted = true
      }
      if (byte === LAST_RECORD) {
        this.#addToRecord(bytes.subarray(at + 1))
        break
      } else if (byte === QUOTE) {
        inString = true
      } else if (byte === OPEN_LIST) {
        depth++
        if (depth === CLIENTS && isKey(bytes, at, 'clientreports')) {
          this.#inClients = true
        } else if (depth === ROWS && this.#inClients && isKey(bytes, at, 'rows')) {
          this.#client += this.#text(bytes.subarray(start, at + 1))
          this.#inRows = true
          this.#hasRows = false
          this.#rowLists++
          start = rowEnd = at + 1
          yield { kind: 'head', text: `${this.#client}]}` }
        }
      } else if (byte === OPEN_OBJECT) {
        depth++
        if (depth === CLIENT && this.#inClients) {
          this.#outer += this.#text(bytes.subarray(start, at))
          this.#client = ''
          this.#rowLists = 0
          start = at
          yield { kind: 'begin', text: `${this.#outer}0]}` }
        }
      } else if (byte === CLOSE_OBJECT) {
        depth--
        if (this.#inRows && depth < ROWS) throw notAReport()
        if (this.#inRows && depth === ROWS) {
          rowEnd = at + 1
          if (rowEnd - start >= ROWS_BYTES) {
            yield* this.#rows(bytes.subarray(start, rowEnd))
            start = rowEnd
          }
        } else if (depth === CLIENTS && this.#inClients) {
          yield {
            kind: 'client',
            text: this.#client + this.#text(bytes.subarray(start, at + 1)),
            rowLists: this.#rowLists,
          }
          this.#outer += '0'
          start = at + 1
        } else if (depth === 0) {
          yield { kind: 'end', text: this.#outer + this.#text(bytes.subarray(start, at + 1)) }
          start = at + 1
        }
      } else if (byte === CLOSE_LIST) {
        depth--
        if (depth === CLIENT && this.#inRows) {
          yield* this.#rows(bytes.subarray(start, at))
          this.#inRows = false
          start = at
        } else if (depth === REPORT) {
          this.#inClients = false
        }
      }
    }
    if (this.#inRows && rowEnd > start) {
      yield* this.#rows(bytes.subarray(start, rowEnd))
      start = rowEnd
    }
    if (this.#record !== undefined) return
    if (bytes.byteLength - start > PART_LIMIT || this.#outer.length + this.#client.length > PART_LIMIT) {
      throw notAReport()
    }
    this.#held = bytes.slice(start)
    this.#position = at - start
    this.#depth = depth
    this.#inString = inString
  }

  /** Rows, after a comma if others come before. */
  *#rows(bytes: Uint8Array): Generator<ReportPart> {
    const text = this.#text(bytes)
    const first = text.search(/[^ \t\r\n]/)
    if (first === -1) return
    if (this.#hasRows !== (text.charCodeAt(first) === COMMA)) throw notAReport()
    yield { kind: 'rows', text: `[${this.#hasRows ? text.slice(first + 1) : text}]` }
    this.#hasRows = true
  }

  #addToRecord(bytes: Uint8Array): void {
    this.#record = (this.#record ?? '') + this.#text(bytes)
    if (this.#record.length > PART_LIMIT) throw notAReport()
  }

  #text(bytes: Uint8Array): string {
    try {
      return this.#decoder.decode(bytes)
    } catch {
      throw notAReport()
    }
  }
}

/** Where the string ends that the position is in; behind the end of the bytes when it goes on there. */
function endOfString(bytes: Uint8Array, position: number): number {
  let at = position
  for (; at < bytes.length; at++) {
    const byte = bytes[at]!
    if (byte === QUOTE) return at
    if (byte === BACKSLASH) at++
  }
  return at
}

/** The next quote or bracket, or the last record. */
function nextSign(bytes: Uint8Array, position: number): number {
  let at = position
  while (at < bytes.length && isSign[bytes[at]!] === 0) at++
  return at
}

const isSign = new Uint8Array(256)
for (const sign of [QUOTE, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT, LAST_RECORD]) isSign[sign] = 1

/** The first byte of the report: after a byte order mark, if there is one. */
function startOf(bytes: Uint8Array): number {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0
}

/** Whether the bytes are an incomplete byte order mark. */
function isPartOfMark(bytes: Uint8Array): boolean {
  return bytes.length < 3 && bytes[0] === 0xef
}

function isSpace(byte: number): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09
}

/** Whether the member at the position has this name, in any case. @param name in lower case */
function isKey(bytes: Uint8Array, position: number, name: string): boolean {
  let at = position - 1
  while (isSpace(bytes[at]!)) at--
  if (bytes[at] !== COLON) return false
  at--
  while (isSpace(bytes[at]!)) at--
  const start = at - name.length
  if (bytes[at] !== QUOTE || bytes[start - 1] !== QUOTE || bytes[start - 2] === BACKSLASH) return false
  return String.fromCharCode(...bytes.subarray(start, at)).toLowerCase() === name
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(one.byteLength + other.byteLength)
  bytes.set(one)
  bytes.set(other, one.byteLength)
  return bytes
}
