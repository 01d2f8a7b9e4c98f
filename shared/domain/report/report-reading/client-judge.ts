import type { Long } from '../../values/long.ts'
import { isTransaction } from '../report.rules.ts'
import type { ReportRow } from '../report.schema.ts'
import { judgePayout, judgeWithinDay, judgeWithTotal } from '../payout/judge-payout.ts'
import { payoutTotals } from '../payout/payout-totals.ts'
import type { Payout } from '../payout/payout.ts'
import { rowsAlike, rowsElsewhere } from '../payout/rows-alike.ts'
import { type TransactionKeys, transactionKeys } from '../payout/transaction-keys.ts'
import type { ClientHead } from './frame-reader.ts'
import { type Hash, ReportDigest } from './report-digest.ts'
import { readRows } from './row-reader.ts'

export interface JudgeOptions<Text extends string | Promise<string>> {
  /** The day asked for. */
  date: string
  /** Where the client is: `clientReports/0`. */
  path: string
  newHash: () => Hash<Text>
  /** The stated figures, if an earlier reading found them after the rows. */
  known?: ClientHead | undefined
}

/** A client report while it is read: what its rows come to, without the rows. */
export class ClientJudge<Text extends string | Promise<string>> {
  /** The client without its rows; undefined until its required members are read. Complete once every row is read. */
  head: ClientHead | undefined
  readonly #options: JudgeOptions<Text>
  readonly #totals: ReturnType<typeof payoutTotals>
  /** These two are undefined until the stated figures are known. */
  #digest: ReportDigest<Text> | undefined
  #collected: ReturnType<typeof transactionKeys> | undefined
  /** These three are undefined until every row is read. */
  #keys: TransactionKeys | undefined
  #payout: Payout | undefined
  #digestText: Text | undefined
  #transactions = 0
  #rowCount = 0

  constructor(options: JudgeOptions<Text>) {
    this.#options = options
    this.#totals = payoutTotals(options.date)
  }

  get rowCount(): number {
    return this.#rowCount
  }

  /** Undefined at the end if the stated figures came after rows that are not kept. */
  get payout(): Payout | undefined {
    return this.#payout
  }

  get digest(): Text | undefined {
    return this.#digestText
  }

  /** Begins the rows. @param head the client as far as it is known by now */
  begin(head: ClientHead | undefined): void {
    const own = this.#options.known ?? head
    if (!own || this.#rowCount > 0) return
    this.head = own
    this.#restart(own)
  }

  #restart(head: ClientHead): void {
    this.#digest = new ReportDigest(head, this.#options.newHash)
    this.#collected = transactionKeys(head.clientId)
  }

  /** Reads rows from a list of JSON text, and yields after each. @throws ReadError */
  *read(text: string): Generator<void> {
    for (const row of readRows(text, `${this.#options.path}/rows`, this.#rowCount)) {
      this.#totals.add(row, this.#rowCount)
      if (isTransaction(row)) this.#transactions += 1
      this.keep(row)
      this.#addOwn(row)
      this.#rowCount += 1
      yield
    }
  }

  /** Keeps a row for later requests. */
  protected keep(_row: ReportRow): void {}

  /** The rows that were kept; undefined if they were not. */
  protected keptRows(): Iterable<ReportRow> | undefined {
    return undefined
  }

  /** Adds the row to the figures that depend on the head. */
  #addOwn(row: ReportRow): void {
    this.#digest?.add(row)
    this.#collected?.add(row)
  }

  /**
   * The client is at its end; yields where the work may be interrupted.
   * @param others the day's clients before this one
   */
  *end(head: ClientHead, others: readonly ClientJudge<Text>[]): Generator<void> {
    this.head = head
    if (!this.#digest?.isOf(head)) {
      const kept = this.#rowCount === 0 ? [] : this.keptRows()
      if (!kept) return
      this.#restart(head)
      for (const row of kept) {
        this.#addOwn(row)
        yield
      }
    }
    this.#digestText = this.#digest!.end(head)
    this.#keys = this.#collected!.keys()
    const read = [...others, this].filter((client) => client.#keys)
    for (const client of read) client.#judge(read)
  }

  #judge(clients: readonly ClientJudge<Text>[]): void {
    const { stated, reconciliationDate } = this.head!
    const others = clients.flatMap((client) => (client === this ? [] : client.#keys!))
    this.#payout = judgeWithinDay(judgePayout(stated, this.#totals.totals()), {
      date: this.#options.date,
      reconciliationDate,
      rowsAlike: rowsAlike(this.#keys!),
      rowsElsewhere: rowsElsewhere(this.#keys!, others),
    })
  }

  /** Whether it states a number of rows that it has neither with its balance rows nor without them. */
  get deniesItsRows(): boolean {
    const { numberOfRows } = this.head!.stated
    return numberOfRows !== this.#transactions && numberOfRows !== this.#rowCount
  }

  /** The report announces another number of rows than its clients have in all. */
  judgeTotal(totalRows: { stated: Long; computed: number }): void {
    if (this.#payout) this.#payout = judgeWithTotal(this.#payout, totalRows)
  }
}
