import { isTransaction } from '../../../shared/domain/report.rules.ts'
import { judgePayout } from '../../../shared/domain/payout/judge-payout.ts'
import { payoutTotals } from '../../../shared/domain/payout/payout-totals.ts'
import type { Payout } from '../../../shared/domain/payout/payout.ts'
import type { ClientHead } from './frame-reader.ts'
import type { ClientReading } from './report-data.ts'
import { ReportDigest } from './report-digest.ts'
import { readRows } from './row-reader.ts'
import { RowStore } from './row-store.ts'
import type { NewHash } from './sha256.ts'

/** A client report while it is read: its rows, and what they come to. */
export class ClientRows {
  readonly rows = new RowStore()
  /** What is known besides the rows; undefined until the essential is. Complete once every row is read. */
  head: ClientHead | undefined
  readonly #path: string
  readonly #newHash: NewHash
  readonly #totals = payoutTotals()
  /** Undefined while what is stated is not known yet. */
  #digest: ReportDigest | undefined
  #payout: Payout | undefined
  #digestText: string | undefined
  #transactions = 0

  /** @param path where the client is: `clientReports/0` */
  constructor(path: string, newHash: NewHash) {
    this.#path = path
    this.#newHash = newHash
  }

  /** The rows begin; what is known of the client by now. */
  begin(head: ClientHead | undefined): void {
    if (!head || this.rows.length > 0) return
    this.head = head
    this.#digest = new ReportDigest(head, this.#newHash)
  }

  /** Reads rows from a list of JSON text, and yields after each. @throws ReadError */
  *read(text: string): Generator<void> {
    for (const row of readRows(text, `${this.#path}/rows`, this.rows.length)) {
      this.#totals.add(row, this.rows.length)
      if (isTransaction(row)) this.#transactions += 1
      this.rows.add(row)
      this.#digest?.add(row)
      yield
    }
  }

  /** The client is at its end; yields where the work may be interrupted. */
  *end(head: ClientHead): Generator<void> {
    this.head = head
    let digest = this.#digest?.isOf(head) ? this.#digest : undefined
    if (!digest) {
      digest = new ReportDigest(head, this.#newHash)
      for (let index = 0; index < this.rows.length; index += 1) {
        digest.add(this.rows.at(index))
        yield
      }
    }
    this.#payout = judgePayout(head.stated, this.#totals.totals())
    this.#digestText = digest.end(head)
  }

  get payout(): Payout | undefined {
    return this.#payout
  }

  /** Does it state another number of rows than it has, with its balance rows or without? */
  get deniesItsRows(): boolean {
    const { numberOfRows } = this.head!.stated
    return numberOfRows !== this.#transactions && numberOfRows !== this.rows.length
  }

  /** Only once there is a head. */
  reading(): ClientReading {
    return { ...this.head!, rowCount: this.rows.length, payout: this.#payout, digest: this.#digestText }
  }
}
