/**
 * The file of an exported merchant: lines of JSON. The first says what it is, the last how many rows there are and their
 * digest, so that a file that was cut or changed is refused. Between them, each line is a row of a table.
 */
import { parseJson, stringifyJson } from '../../shared/domain/values/json.ts'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import { LATEST_CLOCK } from '../clock.ts'

const FORMAT = 'order-admin-sandbox'
const VERSION = 1

export interface FileHead {
  /** The number of migrations that the tables had. */
  schema: number
  merchantId: string
  /** Milliseconds since 1970, by the merchant's clock. */
  now: number
}

export interface FileRow {
  table: string
  /** The row as a JSON object without line feeds. */
  row: string
}

export interface FileEnd {
  rows: number
  /** SHA-256 of all lines before this one, each with a line feed: lower-case hex. */
  digest: string
}

export function headLine({ schema, merchantId, now }: FileHead): string {
  return stringifyJson({
    format: FORMAT,
    version: VERSION,
    schema,
    merchantId,
    now: new Date(now).toISOString(),
  })
}

export function rowLine({ table, row }: FileRow): string {
  return `{"table":${JSON.stringify(table)},"row":${row}}`
}

export function endLine({ rows, digest }: FileEnd): string {
  return stringifyJson({ end: true, rows, digest })
}

/** Reads the first line. The reason is a sentence. @param schema the number of migrations of this provider */
export function readHead(line: string, schema: number): Result<FileHead, string> {
  const head = readObject(line)
  if (head?.['format'] !== FORMAT) {
    return refuse(`The first line is not that of an exported merchant: its format must be ${FORMAT}.`)
  }
  if (head['version'] !== VERSION) {
    return refuse(`The file has version ${String(head['version'])}; this sandbox reads version ${VERSION}.`)
  }
  const { schema: number, merchantId, now } = head
  const instant = typeof now === 'string' ? Date.parse(now) : Number.NaN
  if (
    !Number.isInteger(number) ||
    (number as number) < 1 ||
    typeof merchantId !== 'string' ||
    !(instant <= LATEST_CLOCK)
  ) {
    return refuse('The first line must have schema, merchantId and now, before the year 9000.')
  }
  if ((number as number) > schema) {
    return refuse(
      `A later version of the sandbox made the file: its schema is ${String(number)}, this one's ${schema}.`,
    )
  }
  return ok({ schema: number as number, merchantId, now: instant })
}

/** A row that was read, with the names of its members. */
export interface ReadRow extends FileRow {
  members: string
}

/** Reads a line after the first: a row, or the end. Undefined if it is neither. */
export function readLine(line: string): ReadRow | FileEnd | undefined {
  const value = readObject(line)
  if (value?.['end'] === true) {
    const { rows, digest } = value
    return typeof rows === 'number' && typeof digest === 'string' ? { rows, digest } : undefined
  }
  const { table, row } = value ?? {}
  if (typeof table !== 'string' || typeof row !== 'object' || row === null || Array.isArray(row))
    return undefined
  return { table, row: stringifyJson(row), members: Object.keys(row).join(',') }
}

function readObject(line: string): Record<string, unknown> | undefined {
  try {
    const value = parseJson(line)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

/** The SHA-256 of lines that come one after the other. */
export class LinesDigest {
  readonly #stream = new crypto.DigestStream('SHA-256')
  readonly #writer = this.#stream.getWriter()

  /** @param bytes of whole lines, each with its line feed */
  add(bytes: Uint8Array): Promise<void> {
    return this.#writer.write(bytes)
  }

  async hex(): Promise<string> {
    await this.#writer.close()
    return new Uint8Array(await this.#stream.digest).toHex()
  }
}
