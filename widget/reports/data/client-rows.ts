import { isTransaction } from '../../../shared/domain/report.rules.ts'
import { judgePayout, judgeWithinDay, judgeWithTotal } from '../../../shared/domain/payout/judge-payout.ts'
import { payoutTotals } from '../../../shared/domain/payout/payout-totals.ts'
import type { Payout } from '../../../shared/domain/payout/payout.ts'
import { rowsAlike, rowsElsewhere } from '../../../shared/domain/payout/rows-alike.ts'
import { type TransactionKeys, transactionKeys } from '../../../shared/domain/payout/transaction-keys.ts'
import type { ReportRow } from '../../../shared/domain/report.schema.ts'
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
  readonly #date: string
  readonly #path: string
  readonly #newHash: NewHash
  readonly #totals = payoutTotals()
  /** Undefined while what is stated is not known yet. */
  #digest: ReportDigest | undefined
  #collected: ReturnType<typeof transactionKeys> | undefined
  /** Undefined until every row is read. */
  #keys: TransactionKeys | undefined
  #payout: Payout | undefined
  #digestText: string | undefined
  #transactions = 0

  /**
   * @param date the day asked for
   * @param path where the client is: `clientReports/0`
   */
  constructor(date: string, path: string, newHash: NewHash) {
    this.#date = date
    this.#path = path
    this.#newHash = newHash
  }

  /** The rows begin; what is known of the client by now. */
  begin(head: ClientHead | undefined): void {
    if (!head || this.rows.length > 0) return
    this.head = head
    this.#restart(head)
  }

  #restart(head: ClientHead): void {
    this.#digest = new ReportDigest(head, this.#newHash)
    this.#collected = transactionKeys(head.clientId)
  }

  /** Reads rows from a list of JSON text, and yields after each. @throws ReadError */
  *read(text: string): Generator<void> {
    for (const row of readRows(text, `${this.#path}/rows`, this.rows.length)) {
      this.#totals.add(row, this.rows.length)
      if (isTransaction(row)) this.#transactions += 1
      this.rows.add(row)
      this.#addOwn(row)
      yield
    }
  }

  /** What depends on the head. */
  #addOwn(row: ReportRow): void {
    this.#digest?.add(row)
    this.#collected?.add(row)
  }

  /**
   * The client is at its end; yields where the work may be interrupted.
   * @param others the day's clients before this one
   */
  *end(head: ClientHead, others: readonly ClientRows[]): Generator<void> {
    this.head = head
    if (!this.#digest?.isOf(head)) {
      this.#restart(head)
      for (let index = 0; index < this.rows.length; index += 1) {
        this.#addOwn(this.rows.at(index))
        yield
      }
    }
    this.#digestText = this.#digest!.end(head)
    this.#keys = this.#collected!.keys()
    this.#judge(others)
    for (const other of others) other.#judge([...others.filter((each) => each !== other), this])
  }

  #judge(others: readonly ClientRows[]): void {
    const { stated, reconciliationDate } = this.head!
    const keys = this.#keys!
    const otherKeys = others.flatMap((other) => other.#keys ?? [])
    this.#payout = judgeWithinDay(judgePayout(stated, this.#totals.totals()), {
      date: this.#date,
      reconciliationDate,
      rowsAlike: rowsAlike(keys),
      rowsElsewhere: rowsElsewhere(keys, otherKeys),
    })
  }

  /** The report announces another number of rows than its clients have in all. */
  judgeTotal(totalRows: NonNullable<Payout['totalRows']>): void {
    this.#payout = judgeWithTotal(this.#payout!, totalRows)
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
