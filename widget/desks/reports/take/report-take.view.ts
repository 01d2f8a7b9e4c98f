import { html, nothing, type TemplateResult } from 'lit'
import type { Localizer } from '../../../locales/localizer.ts'
import { countText } from '../../../kit/parts/count-text.ts'
import { level } from '../../../kit/parts/heading.ts'
import type { ClientReading, RowsQuery } from '../data/report-data.ts'
import type { Books, WrongMember } from './bookkeeping.ts'
import { amountText, localStyle, rawStyle } from '../../../kit/format/csv-style.ts'
import { filterValues, isFiltered } from './filter-values.ts'
import { note } from './note.view.ts'
import { refusalText } from './refusal-text.ts'
import { isJournal, isVoucher, type TakeFormat, takeFormats } from './formats.ts'
import type { Taken, TakeRefusal } from './take-file.ts'
import { voucherOf, voucherRefusal } from './voucher.ts'
import { rateText, voucherTable } from './voucher.view.ts'

/** The outcome of the last file. */
export type TakeState =
  | { is: 'idle' | 'stopped' | 'failed' }
  | { is: 'busy'; done: number; all: number }
  | { is: 'done'; taken: Taken }
  | { is: 'refused'; refusal: TakeRefusal }

interface TakeView {
  /** `YYYY-MM-DD`. */
  date: string
  reading: ClientReading
  query: RowsQuery
  found: number | undefined
  books: Books
  wrong: readonly WrongMember[]
  /** Whether the host has set no accounts. */
  isSuggested: boolean
  format: TakeFormat
  isRaw: boolean
  hasBgMax: boolean
  state: TakeState
  onFormat(format: TakeFormat): void
  onRaw(isRaw: boolean): void
  onBgMax(hasBgMax: boolean): void
  onTake(): void
  onStop(): void
  onPrint(): void
}

export function takeView(view: TakeView, l: Localizer): TemplateResult {
  const { reading, format, wrong, state } = view
  const { payout } = reading
  const voucher =
    payout && isVoucher(format) && wrong.length === 0
      ? voucherOf(payout, view.books, isJournal(format))
      : undefined
  const refusal = payout && voucher ? voucherRefusal(payout, voucher) : undefined
  const alike = payout ? payout.totals.rowsAlike.count + payout.totals.rowsElsewhere.count : 0
  const usesBooks = isVoucher(format) || format === 'bgmax'
  const problems = usesBooks
    ? wrong.map(({ member, expected }) =>
        l.term('takeWrongMember', member || 'bookkeeping', l.term('takeExpected', expected)),
      )
    : []
  const isOff = !payout || refusal !== undefined || problems.length > 0
  return html`
    <h3 aria-level=${level(3, l)} class="visually-hidden">${l.term('takeTitle')}</h3>
    <div class="columns">
      <div class="making">
        ${choices(view, l)}
        <dl class="contents">
          <dt>${l.term('takeContents')}</dt>
          <dd>${contents(view, l).map((line) => html`<p>${line}</p>`)}</dd>
        </dl>
        ${payout ? nothing : note('warning', l.term('takeUnread'))}
        ${problems.map((text) => note('bad', text))}
        ${alike > 0 && voucher ? note('warning', l.term('voucherAlike', countText(alike, l))) : nothing}
        ${refusal ? note(refusal.code === 'nothing' ? 'neutral' : 'bad', refusalText(refusal, l)) : nothing}
        <div class="buttons">
          ${
            isOff
              ? nothing
              : html`<button
                  type="button"
                  class="take primary"
                  aria-disabled=${state.is === 'busy' || nothing}
                  @click=${view.onTake}
                >
                  ${l.term('takeDownload')}
                </button>`
          }
          ${
            state.is === 'busy'
              ? html`<button type="button" class="stop" @click=${view.onStop}>${l.term('takeStop')}</button>
                  <progress
                    max=${state.all || 1}
                    .value=${state.done}
                    aria-label=${l.term('takeTitle')}
                  ></progress>`
              : nothing
          }
          <button type="button" @click=${view.onPrint}>${l.term('takePrint')}</button>
        </div>
        <div class="outcome" role="status">${outcome(view, l)}</div>
      </div>
      ${voucher ? html`<div class="preview">${voucherTable(view, voucher, l)}</div>` : nothing}
    </div>
  `
}

function choices(view: TakeView, l: Localizer): TemplateResult {
  const { format, isRaw, hasBgMax } = view
  const offered = takeFormats.filter((each) => each !== 'bgmax' || hasBgMax)
  return html`<div class="choices">
    <label>
      <span>${l.term('takeFormat')}</span>
      <select class="format" @change=${(event: Event) => view.onFormat(chosen(event) as TakeFormat)}>
        ${offered.map(
          (each) =>
            html`<option value=${each} .selected=${each === format}>${l.term('takeFormats', each)}</option>`,
        )}
      </select>
    </label>
    ${
      format === 'own'
        ? html`<label>
            <span>${l.term('takeNumbers')}</span>
            <select class="numbers" @change=${(event: Event) => view.onRaw(chosen(event) === 'raw')}>
              <option value="local" .selected=${!isRaw}>${l.term('takeNumbersLocal')}</option>
              <option value="raw" .selected=${isRaw}>${l.term('takeNumbersRaw')}</option>
            </select>
          </label>`
        : nothing
    }
    <label class="switch">
      <input
        type="checkbox"
        .checked=${hasBgMax}
        @change=${({ target }: Event) => view.onBgMax((target as HTMLInputElement).checked)}
      />
      <span>${l.term('takeUnconfirmed')}</span>
    </label>
  </div>`
}

function chosen({ target }: Event): string {
  return (target as HTMLSelectElement).value
}

/** The content of the file, before it is made. */
function contents(view: TakeView, l: Localizer): string[] {
  const { date, reading, query, found, format, books } = view
  const whose = [l.day(date), l.term('takeClient', String(reading.clientId)), reading.stated.currency]
  const filter = filterText(query, l)
  const isWhole = isVoucher(format)
  const transactions = reading.payout?.totals.numberOfRows ?? reading.rowCount
  const count = countText(isWhole ? transactions : (found ?? 0), l)
  const rows =
    isWhole || !isFiltered(query)
      ? l.term('takeAllRows', count)
      : l.term('takeSomeRows', found === undefined ? '…' : count, filter.join(', ') || '–')
  return [
    `${whose.join(' · ')}`,
    rows,
    ...(isWhole ? [l.term('takeWholePayout')] : []),
    ...(isJournal(format) ? [l.term('takeJournal')] : []),
    ...(format === 'xero-journal' ? [l.term('takeTaxRate', books.taxRate)] : []),
    ...(format === 'xero' || format === 'quickbooks' ? [l.term('takeNet')] : []),
    ...writtenText(view, l),
    ...(format === 'bgmax' ? [l.term('takeWithoutFees')] : []),
  ]
}

/** An amount with a decimal sign and thousands, as an example. */
const EXAMPLE = 123_456

/** How the rows of a CSV are written, which depends on the language: shown by an amount and the report's own day. */
function writtenText({ date, format, isRaw }: TakeView, l: Localizer): string[] {
  if (format !== 'own' && format !== 'xero' && format !== 'quickbooks') return []
  const style = format === 'own' && !isRaw ? localStyle(l.lang()) : rawStyle
  return [l.term('takeWritten', amountText(EXAMPLE, style), style.date(date), l.day(date), style.separator)]
}

/** The filters of a query, in words. */
export function filterText(query: RowsQuery, l: Localizer): string[] {
  return filterValues(query, (rate) => rateText(rate, l), l.term('takeChosenRows'))
}

function outcome(view: TakeView, l: Localizer): unknown {
  const { state } = view
  switch (state.is) {
    case 'idle':
    case 'busy':
      return nothing
    case 'stopped':
      return note('neutral', l.term('takeStopped'))
    case 'failed':
      return note('bad', l.term('takeFailed'))
    case 'refused':
      return note('bad', refusalText(state.refusal, l))
    case 'done': {
      const { name, rows, digest } = state.taken
      return html`${note('good', l.term('takeSaved', name, countText(rows, l)))}
      ${writtenText(view, l).map((text) => html`<p>${text}</p>`)}
      ${digest ? html`<p class="digest">${l.term('takeDigest', digest)}</p>` : nothing}`
    }
  }
}
