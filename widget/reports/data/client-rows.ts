import { isTransaction } from '../../../shared/domain/report.rules.ts'
import { judgePayout } from '../../../shared/domain/payout/judge-payout.ts'
import { payoutTotals } from '../../../shared/domain/payout/payout-totals.ts'
import type { Payout } from '../../../shared/domain/payout/payout.ts'
import type { ClientHead } from './frame-reader.ts'
import type { ClientReading } from './report-data.ts'
import { readRows } from './row-reader.ts'
import { RowStore } from './row-store.ts'

/** A client report while it is read: its rows, and what they come to. */
export class ClientRows {
  readonly rows = new RowStore()
  /** What is known besides the rows; undefined until the essential is. Complete once every row is read. */
  head: ClientHead | undefined
  readonly #path: string
  readonly #totals = payoutTotals()
  #payout: Payout | undefined
  #transactions = 0

  /** @param path where the client is: `clientReports/0` */
  constructor(path: string) {
    this.#path = path
  }

  /** Reads rows from a list of JSON text, and yields after each. @throws ReadError */
  *read(text: string): Generator<void> {
    for (const row of readRows(text, `${this.#path}/rows`, this.rows.length)) {
      this.#totals.add(row, this.rows.length)
      if (isTransaction(row)) this.#transactions += 1
      this.rows.add(row)
      yield
    }
  }

  /** Every row has been read, and the head. */
  end(): void {
    this.#payout = judgePayout(this.head!.stated, this.#totals.totals())
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
    return { ...this.head!, rowCount: this.rows.length, payout: this.#payout, digest: undefined }
  }
}
