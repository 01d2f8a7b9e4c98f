import { html, nothing, type TemplateResult } from 'lit'
import { CallFailed } from '../client/call-failed.ts'
import { saveFile } from '../parts/save-file.ts'
import { ConsoleSection } from '../parts/section.ts'
import { money, plural } from '../parts/words.ts'
import { type Unbalance, unbalances } from '../../shared/domain/report/unbalances.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { stringifyJson } from '../../shared/domain/values/json.ts'

interface Report {
  totalNrOfRows: number
  clientReports: {
    paymentReport: { currency: string; nominalAmount: Long; providerPaidAmountIncludingWithholding: Long }
  }[]
}

interface Day {
  date: string
  report: Report
}

/** The sandbox's ways to make a day wrong, in words. */
const waysWrong: Readonly<Record<Unbalance, string>> = {
  row: 'The totals leave out a row',
  pair: 'The totals leave out two rows',
  'row-fee': 'The totals leave out a fee of a row',
  'fee-type': 'The totals leave out all fees of one type',
  'vat-rate': 'The VAT of one rate is 1,00 too low',
  'flipped-sign': 'The totals subtract a row instead of adding it',
  'broken-row': 'The fees of a row do not add up',
  'missing-row': 'The list lacks a row of the totals',
  'doubled-row': 'The list has a row twice',
  'swapped-rates': 'The VAT of two rates is swapped',
  'opening-debt': 'The opening debt is stated 100,00 too high',
  'closing-debt': 'The closing debt is stated 100,00 too high',
  'both-debts': 'Both debts are stated 100,00 too high',
  'debt-break': 'It opens with 100,00 more debt than the day before closed with',
}

const DAY_MS = 86_400_000
/** How many days are looked at, back from the clock's. */
const DAYS = 14

/** Reports by day: what there is, as files, and days that do not balance. */
class SectionReports extends ConsoleSection {
  static override properties = { ...ConsoleSection.properties, days: { state: true }, from: { state: true } }

  declare private days: readonly Day[]
  /** The newest day that was looked at. */
  declare private from: string

  constructor() {
    super()
    this.days = []
    this.from = ''
  }

  protected override forget(): void {
    super.forget()
    this.days = []
    this.from = ''
  }

  protected override async load(): Promise<void> {
    if (this.from === '') {
      const { now } = await this.sandbox.own<{ now: string }>('GET', 'clock')
      this.from = before(now.slice(0, 10), 1)
    }
    const dates = Array.from({ length: DAYS }, (_, index) => before(this.from, index))
    const days: Day[] = []
    for (const date of dates) {
      const report = await this.#report(date)
      if (report) days.push({ date, report })
    }
    this.days = days
  }

  async #report(date: string): Promise<Report | undefined> {
    try {
      return await this.sandbox.rest<Report>('GET', `/api/v2/reports?date=${date}&includeWithholding=true`)
    } catch (error) {
      if (error instanceof CallFailed && error.status === 404) return undefined
      throw error
    }
  }

  protected override content(): TemplateResult {
    return html`
      <div class="head">
        <h2>Days of reports</h2>
        <p class="muted">
          A day has a report once it is over by the clock, if anything was delivered or credited.
        </p>
      </div>
      <form class="bar" @submit=${this.#look}>
        <label class="field"
          ><span>${DAYS} days up to</span><input name="from" type="date" required .value=${this.from}
        /></label>
        <button>Show</button>
      </form>
      ${
        this.days.length === 0
          ? html`<p class="empty">
              ${
                this.loaded
                  ? 'No report of these days. A new sandbox has them on 5, 6 and 7 March 2020.'
                  : 'Reading…'
              }
            </p>`
          : this.#table()
      }
      <section>
        <h3>Make a day</h3>
        <form class="bar" @submit=${this.#make}>
          <label class="field"
            ><span>Day</span><input name="date" type="date" required .value=${this.from}
          /></label>
          <label class="field"
            ><span>Rows</span><input name="rows" inputmode="numeric" value="20" required size="7"
          /></label>
          <label class="field grow"
            ><span>Is it right?</span>
            <select name="unbalanced">
              <option value="">Yes</option>
              ${unbalances.map((kind) => html`<option value=${kind}>${waysWrong[kind]}</option>`)}
            </select></label
          >
          <button>Make</button>
        </form>
      </section>
    `
  }

  #table(): TemplateResult {
    return html`<table class="cards">
      <caption class="visually-hidden">
        Days with a report
      </caption>
      <thead>
        <tr>
          <th>Day</th>
          <th class="number">Rows</th>
          <th class="number">Orders</th>
          <th class="number">Paid out</th>
          <th><span class="visually-hidden">What to do</span></th>
        </tr>
      </thead>
      <tbody>
        ${this.days.map(
          ({ date, report }) =>
            html`<tr>
              <th scope="row" class="strong figure">${date}</th>
              <td class="number figure">${plural(report.totalNrOfRows, 'row')}</td>
              <td class="number figure">${amounts(report, 'nominalAmount')}</td>
              <td class="number figure">${amounts(report, 'providerPaidAmountIncludingWithholding')}</td>
              <td class="act end">
                <button
                  type="button"
                  class="small"
                  aria-label="Download the report of ${date}"
                  @click=${() => saveFile(`report-${date}.json`, stringifyJson(report), 'application/json')}
                >
                  Download
                </button>
              </td>
            </tr>`,
        )}
      </tbody>
    </table>`
  }

  #look = (event: Event): void => {
    event.preventDefault()
    this.from = String(new FormData(event.target as HTMLFormElement).get('from'))
    this.loaded = false
    void this.reload()
  }

  #make = (event: Event): void => {
    event.preventDefault()
    const { date, rows, unbalanced } = Object.fromEntries(
      new FormData(event.target as HTMLFormElement),
    ) as Record<string, string>
    void this.act('Making', `${date} has its rows.`, async () => {
      await this.sandbox.own('POST', 'reports', {
        date,
        rows: Number(rows),
        ...(unbalanced && { unbalanced }),
      })
      this.from = date!
    })
  }
}

customElements.define('section-reports', SectionReports)

/** The day so many days before. */
function before(date: string, days: number): string {
  return new Date(Date.parse(date) - days * DAY_MS).toISOString().slice(0, 10)
}

function amounts(
  { clientReports }: Report,
  member: 'nominalAmount' | 'providerPaidAmountIncludingWithholding',
): unknown {
  return clientReports.map(
    ({ paymentReport }, index) =>
      html`${index > 0 ? html`<br />` : nothing}${money(paymentReport[member], paymentReport.currency)}`,
  )
}
