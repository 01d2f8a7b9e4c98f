/** Reads the file of an exported merchant into a snapshot, whose rows no one sees until they are restored. */
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import { systemClock } from '../clock.ts'
import { type FileEnd, LinesDigest, readHead, readLine } from '../simulation/world-file.ts'
import type { Database } from '../storage/database.ts'
import { merchantMigrations } from '../storage/schema.ts'
import { ChunkWriter } from '../storage/snapshot-rows.ts'
import { insertSnapshot } from '../storage/snapshots.ts'

/**
 * Stores the rows of the file.
 * @param maximum the most bytes of the file
 * @returns the id of the snapshot; or a sentence that says why the file cannot be imported, and then delete `begun`
 */
export async function stageFile(
  db: Database,
  body: ReadableStream<Uint8Array>,
  { maximum, begun }: { maximum: number; begun: (snapshotId: number) => void },
): Promise<Result<number, string>> {
  const reader = new FileReader(db, begun)
  try {
    for await (const lines of linesOf(body, maximum)) {
      const refused = await reader.take(lines)
      if (refused !== undefined) return refuse(refused)
    }
  } catch (error) {
    if (error instanceof Unreadable) return refuse(error.message)
    return refuse('The file broke off before its last line.')
  }
  return reader.finish()
}

/** The bytes are no lines of text. */
class Unreadable extends Error {
  readonly code = 'unreadable'
}

/** The lines of the body, as many as each piece of it ends; the line feed and a carriage return before it are left out. */
async function* linesOf(body: ReadableStream<Uint8Array>, maximum: number): AsyncGenerator<string[]> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false })
  // The parts of a line that has not ended: joined once, however small the pieces of the body are.
  let parts: string[] = []
  let size = 0
  for await (const bytes of body) {
    size += bytes.byteLength
    if (size > maximum) throw new Unreadable(`The file has more than ${maximum} bytes.`)
    const [first, ...others] = decode(decoder, bytes).split('\n')
    parts.push(first!)
    const last = others.pop()
    if (last === undefined) continue
    yield [parts.join(''), ...others].map(withoutReturn)
    parts = [last]
  }
  parts.push(decode(decoder))
  const rest = parts.join('')
  if (rest !== '') yield [withoutReturn(rest)]
}

function withoutReturn(line: string): string {
  return line.replace(/\r$/, '')
}

function decode(decoder: TextDecoder, bytes?: Uint8Array): string {
  try {
    return decoder.decode(bytes, { stream: bytes !== undefined })
  } catch {
    throw new Unreadable('The file is not valid UTF-8.')
  }
}

class FileReader {
  readonly #db: Database
  readonly #begun: (snapshotId: number) => void
  readonly #digest = new LinesDigest()
  #snapshotId: number | undefined
  #writer: ChunkWriter | undefined
  #members = ''
  #line = 0
  #rows = 0
  #end: FileEnd | undefined

  constructor(db: Database, begun: (snapshotId: number) => void) {
    this.#db = db
    this.#begun = begun
  }

  /** Stores lines. @returns why the file is refused, if it is */
  async take(lines: readonly string[]): Promise<string | undefined> {
    const hashed: string[] = []
    for (const line of lines) {
      this.#line++
      if (this.#end) return `Line ${this.#line} follows the last line.`
      const refused = this.#takeLine(line)
      if (refused !== undefined) return refused
      if (!this.#end) hashed.push(`${line}\n`)
    }
    await this.#digest.add(new TextEncoder().encode(hashed.join('')))
    return undefined
  }

  #takeLine(line: string): string | undefined {
    if (this.#line === 1) return this.#takeHead(line)
    const read = readLine(line)
    if (!read) return `Line ${this.#line} is neither a row nor the end.`
    if ('digest' in read) {
      this.#end = read
      return undefined
    }
    // The rows of a chunk have the same members.
    if (read.members !== this.#members) this.#writer!.flush()
    this.#members = read.members
    this.#writer!.add(read.table, read.row)
    this.#rows++
    return undefined
  }

  #takeHead(line: string): string | undefined {
    const head = readHead(line, merchantMigrations.length)
    if (!head.ok) return head.reason
    const { schema, now } = head.value
    const snapshot = { name: null, kind: 'passing', schema, now, savedAt: systemClock.now() } as const
    this.#snapshotId = insertSnapshot(this.#db, snapshot)
    this.#begun(this.#snapshotId)
    this.#writer = new ChunkWriter(this.#db, this.#snapshotId)
    return undefined
  }

  /** Compares the whole with its last line. */
  async finish(): Promise<Result<number, string>> {
    if (this.#snapshotId === undefined) return refuse('The file is empty.')
    this.#writer!.flush()
    if (!this.#end) return refuse(`The file ends after line ${this.#line}, before its last line.`)
    const { rows, digest } = this.#end
    if (rows !== this.#rows) return refuse(`The file has ${this.#rows} rows; its last line says ${rows}.`)
    const found = await this.#digest.hex()
    return found === digest.toLowerCase()
      ? ok(this.#snapshotId)
      : refuse(`The file was changed: the digest of its lines is ${found}, not ${digest}.`)
  }
}
