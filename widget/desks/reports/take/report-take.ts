import { LitElement, type PropertyValues } from 'lit'
import { stringifyJson } from '../../../../shared/domain/values/json.ts'
import { Localizer } from '../../../locales/localizer.ts'
import { countText } from '../../../kit/parts/count-text.ts'
import { base } from '../../../kit/styles/base.styles.ts'
import { controls } from '../../../kit/styles/controls.styles.ts'
import { saveFile } from '../../../rows/view/save-file.ts'
import type { DayReading, DayReport, ReportColumn, RowsChoice, RowsQuery } from '../data/report-data.ts'
import { readBookkeeping, type Bookkeeping } from './bookkeeping.ts'
import { isFiltered } from './filter-values.ts'
import { isVoucher, type TakeFormat } from './formats.ts'
import { filterText, takeView, type TakeState } from './report-take.view.ts'
import { takeStyles } from './report-take.styles.ts'
import { lineText } from './voucher.view.ts'
import { askReports } from '../data/report-commands.ts'

/**
 * Private: the files of a client's payout, with a preview of the voucher, which is one of them. It tells the desk when
 * a voucher was saved.
 */
export class ReportTake extends LitElement {
  static override styles = [base, controls, takeStyles]
  static override properties = {
    lang: { type: String },
    day: { attribute: false },
    reading: { attribute: false },
    client: { attribute: false },
    query: { attribute: false },
    columns: { attribute: false },
    columnName: { attribute: false },
    bookkeeping: { attribute: false },
    format: { state: true },
    isRaw: { state: true },
    hasBgMax: { state: true },
    state: { state: true },
    found: { state: true },
  }

  declare day: DayReport | undefined
  /** The day's `reading`, set again with each change of it: the day itself stays the same object. */
  declare reading: DayReading | undefined
  /** Place in the day's clients. */
  declare client: number
  /** The query of the table of rows. Undefined is every row. */
  declare query: RowsChoice | undefined
  /** The columns of the table in their order; undefined is every column of the description. */
  declare columns: readonly ReportColumn[] | undefined
  /** The name of a column where numbers are in the clerk's language; undefined is the member's name. */
  declare columnName: ((column: ReportColumn) => string) | undefined
  /** The host's bookkeeping, unchecked. */
  declare bookkeeping: Bookkeeping | undefined
  declare private format: TakeFormat
  declare private isRaw: boolean
  declare private hasBgMax: boolean
  declare private state: TakeState
  /** Rows that the query finds; undefined until they are counted. */
  declare private found: number | undefined

  readonly #l = new Localizer(this)
  #stop: AbortController | undefined
  #asked = ''
  #count = 0

  constructor() {
    super()
    this.client = 0
    this.format = 'sie'
    this.isRaw = false
    this.hasBgMax = false
    this.state = { is: 'idle' }
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#stop?.abort()
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    // A desk may make an equal query anew with each update, which must not stop a file.
    const asked = stringifyJson(this.#asRead())
    const isSame = asked === this.#asked && !changed.has('day')
    this.#asked = asked
    if (isSame) {
      if (changed.has('reading') && !isFiltered(this.#asRead())) void this.#findRows()
      return
    }
    this.#stop?.abort()
    this.state = { is: 'idle' }
    void this.#findRows()
  }

  override render(): unknown {
    const { day, client } = this
    const reading = day?.reading.clients[client]
    if (!day || !reading || this.#l.state !== 'ready') return undefined
    const { books, wrong } = readBookkeeping(this.bookkeeping, reading.recipientTaxId, day.reading.date)
    return takeView(
      {
        date: day.reading.date,
        reading,
        query: this.#asRead(),
        found: this.found,
        books,
        wrong,
        isSuggested: !this.bookkeeping?.accounts,
        format: this.format,
        isRaw: this.isRaw,
        hasBgMax: this.hasBgMax,
        state: this.state,
        onFormat: (format) => this.#choose({ format }),
        onRaw: (isRaw) => this.#choose({ isRaw }),
        onBgMax: this.#onBgMax,
        onTake: () => void this.#take(),
        onStop: () => this.#stop?.abort(),
        onPrint: () => print(),
      },
      this.#l,
    )
  }

  #asRead(): RowsQuery {
    return { ...this.query, client: this.client }
  }

  #choose(choice: { format?: TakeFormat; isRaw?: boolean }): void {
    Object.assign(this, choice)
    if (this.state.is !== 'busy') this.state = { is: 'idle' }
  }

  #onBgMax = (hasBgMax: boolean): void => {
    this.hasBgMax = hasBgMax
    if (!hasBgMax && this.format === 'bgmax') this.#choose({ format: 'sie' })
  }

  /** Counts the rows of the query, which may change before the answer. */
  async #findRows(): Promise<void> {
    const { day, client } = this
    const asked = (this.#count += 1)
    const reading = day?.reading.clients[client]
    this.found = isFiltered(this.#asRead()) ? undefined : reading?.rowCount
    if (this.found !== undefined || !day) return
    try {
      const view = await day.query(this.#asRead())
      const { count } = view
      view.release()
      if (asked === this.#count) this.found = count
    } catch {
      // The day was closed: the desk shows another one, or says why there is none.
    }
  }

  async #take(): Promise<void> {
    const { day, format, isRaw } = this
    if (!day || this.state.is === 'busy') return
    const l = this.#l
    const reading = day.reading.clients[this.client]!
    const stop = (this.#stop = new AbortController())
    // Progress belongs to this file only while no other has begun.
    const show = (state: TakeState) => {
      if (this.#stop === stop && (!stop.signal.aborted || state.is === 'stopped')) this.state = state
    }
    show({ is: 'busy', done: 0, all: 0 })
    try {
      const { books } = readBookkeeping(this.bookkeeping, reading.recipientTaxId, day.reading.date)
      // The writer of files loads with the first one.
      const { takeFile } = await import('./take-file.ts')
      stop.signal.throwIfAborted()
      const client = l.term('takeClient', String(reading.clientId))
      const taken = await takeFile({
        day,
        query: this.#asRead(),
        format,
        books,
        columns: this.columns,
        columnName: this.columnName,
        lang: isRaw ? undefined : l.lang(),
        about: [day.reading.date, client, reading.stated.currency, ...filterText(this.#asRead(), l)].join(
          '; ',
        ),
        voucherText: [
          l.term('voucherText', day.reading.date, String(reading.clientId)),
          l.term('takeAllRows', countText(reading.payout?.totals.numberOfRows ?? 0, l)),
        ].join('; '),
        lineText: (line) => lineText(line, l),
        onProgress: (done, all) => show({ is: 'busy', done, all }),
        signal: stop.signal,
      })
      stop.signal.throwIfAborted()
      if (taken.ok) {
        saveFile(taken.value.name, taken.value.file)
        if (isVoucher(format) && reading.digest)
          askReports(this, { do: 'voucher-saved', digest: reading.digest })
      }
      show(taken.ok ? { is: 'done', taken: taken.value } : { is: 'refused', refusal: taken.reason })
    } catch {
      show({ is: stop.signal.aborted ? 'stopped' : 'failed' })
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-report-take': ReportTake
  }
}
