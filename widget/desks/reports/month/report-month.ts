import { html, LitElement, nothing, type PropertyValues } from 'lit'
import type { EdgeClient } from '../../../client/edge-client.ts'
import { Localizer } from '../../../locales/localizer.ts'
import { base } from '../../../kit/styles/base.styles.ts'
import { controls } from '../../../kit/styles/controls.styles.ts'
import { passFocus } from '../../../kit/parts/pass-focus.ts'
import { isDay } from '../../../kit/format/days.ts'
import type { MonthDay } from './month-day.ts'
import { MonthController } from './month.controller.ts'
import { findingsView, monthHead, monthProblem, monthProgress, monthStrip, totalsOf } from './month.view.ts'
import { reportMonthStyles } from './report-month.styles.ts'
import { monthOf, monthsAfter } from './months.ts'
import type { ExpectedPayout } from '../data/report-data.ts'
import { askReports } from '../data/report-commands.ts'

/**
 * Private: the month of the open day, day by day: each payout, whether it balances, and whether the days fit together.
 * It tells the desk which day to open, and the payouts of the days that were read.
 */
export class ReportMonth extends LitElement {
  static override styles = [base, controls, reportMonthStyles]
  static override properties = {
    lang: { type: String },
    client: { attribute: false },
    date: { attribute: false },
    announcement: { state: true },
  }

  declare client: EdgeClient | undefined
  /** The day that the desk shows. */
  declare date: string
  declare private announcement: string

  readonly #l = new Localizer(this)
  readonly #month = new MonthController(this, () => this.#ended())

  constructor() {
    super()
    // Each button that begins or stops the reading replaces another one, or leaves only the month.
    passFocus(this, () => this.renderRoot.querySelector(wayOn) ?? this.renderRoot.querySelector('h3'))
    this.date = ''
    this.announcement = ''
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!this.client || !isDay(this.date)) return
    const isOther = changed.has('date') && monthOf(this.date) !== this.#month.state.month
    if (changed.has('client') || isOther) this.#show(monthOf(this.date))
  }

  override render(): unknown {
    const l = this.#l
    if (l.state !== 'ready') return nothing
    const { state } = this.#month
    if (!state.month) return nothing
    const unread = state.days.filter(({ is }) => is === 'unread').length
    const failed = state.days.filter(({ is }) => is === 'failed').length
    const go = unread > 0 ? l.term('monthGoOn', unread + failed) : l.term('monthMissing', failed)
    return html`
      <div class="visually-hidden" role="status">${this.announcement}</div>
      ${monthHead(state, { step: (months) => this.#show(monthsAfter(state.month, months)) }, l)}
      ${
        state.reading === undefined && unread + failed > 0 && !state.error
          ? html`<p class="go-on"><button type="button" @click=${this.#read}>${go}</button></p>`
          : nothing
      }
      ${state.reading === undefined ? nothing : monthProgress(state, () => this.#month.stop(), l)}
      ${state.error ? monthProblem(state.error, this.#read, l) : nothing}
      ${monthStrip(state, { date: this.date, open: (day) => this.#open(day) }, l)} ${totalsOf(state, l)}
      ${findingsView(state, (day) => this.#open(day), l)}
    `
  }

  readonly #read = (): void => {
    const { client } = this
    if (client) void this.#month.read(client)
  }

  #show(month: string): void {
    this.#month.choose(month, this.date)
    this.announcement = ''
    this.#read()
  }

  #open(day: string): void {
    askReports(this, { do: 'open-day', date: day })
  }

  #ended(): void {
    const { days, error } = this.#month.state
    const payouts: ExpectedPayout[] = days.flatMap((day) =>
      day.is === 'reported'
        ? day.clients.map(({ clientId, currency, paid }) => ({
            date: day.date,
            clientId,
            currency,
            paid,
          }))
        : [],
    )
    if (!error) {
      const count = (state: MonthDay['is']) => days.filter(({ is }) => is === state).length
      const failed = count('failed')
      this.announcement = [
        this.#l.term('monthRead', count('reported')),
        ...(failed > 0 ? [this.#l.term('monthFailures', failed)] : []),
      ].join(' ')
    }
    askReports(this, { do: 'month-payouts', payouts })
  }
}

/** The button that stops the reading, goes on with it, or tries again. */
const wayOn = '.go-on button, .progress button, .problem .primary'

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-report-month': ReportMonth
  }
}
