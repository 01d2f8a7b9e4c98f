import { html, nothing, type TemplateResult } from 'lit'
import type { Payout, RowsFound } from '../../../../shared/domain/report/payout/payout.ts'
import { KEPT_PLACES } from '../../../../shared/domain/report/payout/payout-totals.ts'
import { writtenDay } from '../../../../shared/domain/report/payout/written-day.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { icons } from '../../../kit/parts/icons.ts'
import type { ClientReading } from '../data/report-data.ts'
import type { ShowRows } from './show-rows.ts'
import { count } from './term-names.ts'

interface Note {
  tone: 'warning' | 'bad'
  text: string
  /** Places of its rows. */
  rows: readonly number[]
}

/**
 * Notes on a client report that its sums do not show.
 * @param date the requested day
 */
export function notesView(client: ClientReading, date: string, show: ShowRows, l: Localizer): TemplateResult {
  const unknown = client.payout?.totals.unknownRowTypes ?? []
  return html`
    ${
      unknown.length > 0
        ? html`<p class="unknown-types muted">${l.term('payoutUnknown', unknown.join(', '))}</p>`
        : nothing
    }
    ${notesOf(client, date, l).map((note) => noteView(note, show, l))}
  `
}

function noteView({ tone, text, rows }: Note, show: ShowRows, l: Localizer): TemplateResult {
  return html`<div class="payout-note note" data-tone=${tone}>
    ${icons.warning}
    <div>
      <p>${text}</p>
      ${
        rows.length > 0
          ? html`<p>
              <button type="button" @click=${() => show({ rows })}>${l.term('payoutShowTheRows')}</button>
            </p>`
          : nothing
      }
    </div>
  </div>`
}

function notesOf({ reconciliationDate, payout }: ClientReading, date: string, l: Localizer): Note[] {
  if (!payout) return []
  const { rowsAlike, rowsElsewhere, feePaidOffRows } = payout.totals
  const day = (text: string) => l.day(writtenDay(text) ?? text)
  const ofRows = ({ count: rowCount, rows }: RowsFound, words: (count: string) => string): Note[] =>
    rowCount === 0 ? [] : [{ tone: 'warning', text: words(count(rowCount, l)), rows }]
  return [
    ...(payout.verdict === 'another-day'
      ? [
          {
            tone: 'bad' as const,
            text: l.term('payoutAnotherDay', l.day(date), day(reconciliationDate)),
            rows: [],
          },
        ]
      : []),
    ...ofRows(rowsAlike, (rows) => l.term('payoutRowsAlike', rows)),
    ...ofRows(rowsElsewhere, (rows) => l.term('payoutRowsElsewhere', rows)),
    ...vatNotes(payout.totals, l),
    ...ofRows(feePaidOffRows, (rows) => l.term('payoutFeesPaid', rows)),
    ...otherDays(payout).flatMap((rows) =>
      ofRows(rows, (many) =>
        rows.day === undefined
          ? l.term('payoutRowsOfDays', many)
          : l.term('payoutRowsOfDay', many, day(rows.day)),
      ),
    ),
  ]
}

/** The number of fees, and of days, that are listed one by one. */
const TOLD = 3

/** The rows of other days: of the first few by their day, and of all others together. */
function otherDays({ totals: { otherDayRows, moreDays } }: Payout): ({ day?: string } & RowsFound)[] {
  const rest = [...otherDayRows.slice(TOLD), moreDays]
  const count = rest.reduce((all, day) => all + day.count, 0)
  const rows = rest.flatMap((day) => day.rows).slice(0, KEPT_PLACES)
  return [...otherDayRows.slice(0, TOLD), { count, rows }]
}

function vatNotes({ vatOffFees }: Payout['totals'], l: Localizer): Note[] {
  const { count: number, fees } = vatOffFees
  if (number === 0) return []
  const told = fees
    .slice(0, TOLD)
    .map(({ row, type, vatPercent, vatAmount, computed }) =>
      l.term(
        'payoutFeeVat',
        l.term('reportFeeType', type),
        count(row + 1, l),
        l.money(vatAmount),
        l.format(vatPercent, 'percent'),
        l.money(computed),
      ),
    )
  const rows = [...new Set(fees.map(({ row }) => row))]
  return [{ tone: 'warning', text: l.term('payoutFeesVat', count(number, l), told.join(' ')), rows }]
}
