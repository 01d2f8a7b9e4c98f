import { canonicalWriter } from '../payout/canonical.ts'
import type { ReportRow } from '../report.schema.ts'
import type { ClientHead } from './frame-reader.ts'

/** Characters that are hashed at once: under a millisecond. */
const PIECE = 16 * 1024

/** SHA-256 of bytes that arrive in pieces, as 64 lower-case hexadecimal digits, perhaps in a promise. */
export interface Hash<Text extends string | Promise<string>> {
  update(bytes: Uint8Array): void
  /** Call it once. */
  hex(): Text
}

/** SHA-256 over the canonical text of a client report. */
export class ReportDigest<Text extends string | Promise<string>> {
  readonly #hash: Hash<Text>
  readonly #writer = canonicalWriter()
  readonly #encoder = new TextEncoder()
  readonly #start: string
  #text: string

  constructor(head: ClientHead, newHash: () => Hash<Text>) {
    this.#hash = newHash()
    this.#start = this.#text = startOf(this.#writer, head)
  }

  add(row: ReportRow): void {
    this.#text += this.#writer.row(row)
    if (this.#text.length >= PIECE) this.#flush()
  }

  /** Whether it was begun with this head: after the rows, a report can repeat a member with another value. */
  isOf(head: ClientHead): boolean {
    return this.#start === startOf(canonicalWriter(), head)
  }

  /** The digest. Call it once. */
  end(head: ClientHead): Text {
    this.#text += this.#writer.end(head)
    this.#flush()
    return this.#hash.hex()
  }

  #flush(): void {
    this.#hash.update(this.#encoder.encode(this.#text))
    this.#text = ''
  }
}

function startOf(writer: ReturnType<typeof canonicalWriter>, head: ClientHead): string {
  return writer.start({ clientId: head.clientId, paymentReport: head.stated })
}
