import { html, nothing, type TemplateResult } from 'lit'
import { type Long, normalLong } from '../../../shared/domain/long.ts'
import type { Localizer } from '../../locales/localizer.ts'
import { countText } from '../../parts/count-text.ts'
import { figure } from '../../parts/figure.ts'
import { icons } from '../../parts/icons.ts'
import type { ClientReading, RowsQuery } from '../data/report-data.ts'
import type { Books, WrongMember } from './bookkeeping.ts'
import { filterValues, isFiltered } from './filter-values.ts'
import type { Taken, TakeFormat, TakeRefusal } from './take-file.ts'
import { type Voucher, type VoucherLine, voucherOf, voucherRefusal } from './voucher.ts'

/** What became of the last file. */
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

const formats: readonly TakeFormat[] = ['sie', 'own', 'xero', 'quickbooks', 'json', 'bgmax']

export function takeView(view: TakeView, l: Localizer): TemplateResult {
  const { reading, format, wrong, state } = view
  const { payout } = reading
  const voucher = payout && format === 'sie' && wrong.length === 0 ? voucherOf(payout, view.books) : undefined
  const refusal = payout && voucher ? voucherRefusal(payout, voucher) : undefined
  const usesBooks = format === 'sie' || format === 'bgmax'
  const problems = usesBooks
    ? wrong.map(({ member, expected }) =>
        l.term('takeWrongMember', member || 'bookkeeping', l.term('takeExpected', expected)),
      )
    : []
  const isOff = !payout || refusal !== undefined || problems.length > 0
  return html`
    <h3>${l.term('takeTitle')}</h3>
    ${choices(view, l)}
    <dl class="contents">
      <dt>${l.term('takeContents')}</dt>
      <dd>${contents(view, l).map((line) => html`<p>${line}</p>`)}</dd>
    </dl>
    ${payout ? nothing : note('warning', l.term('takeUnread'))} ${problems.map((text) => note('bad', text))}
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
      <button type="button" class="print" @click=${view.onPrint}>${l.term('takePrint')}</button>
    </div>
    <div class="outcome" role="status">${outcome(state, l)}</div>
    ${voucher ? voucherTable(view, voucher, l) : nothing}
  `
}

function choices(view: TakeView, l: Localizer): TemplateResult {
  const { format, isRaw, hasBgMax } = view
  const offered = formats.filter((each) => each !== 'bgmax' || hasBgMax)
  const isCsv = format === 'own' || format === 'xero' || format === 'quickbooks'
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
      isCsv
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

/** What the file will have, before it is made. */
function contents({ date, reading, query, found, format }: TakeView, l: Localizer): string[] {
  const whose = [l.day(date), l.term('takeClient', String(reading.clientId)), reading.stated.currency]
  const filter = filterText(query, l)
  const isVoucher = format === 'sie'
  const transactions = reading.payout?.totals.numberOfRows ?? reading.rowCount
  const count = countText(isVoucher ? transactions : (found ?? 0), l)
  const rows =
    isVoucher || !isFiltered(query)
      ? l.term('takeAllRows', count)
      : l.term('takeSomeRows', found === undefined ? '…' : count, filter.join(', ') || '–')
  return [
    `${whose.join(' · ')}`,
    rows,
    ...(isVoucher ? [l.term('takeWholePayout')] : []),
    ...(format === 'bgmax' ? [l.term('takeWithoutFees')] : []),
  ]
}

/** What a query filters by, in words. */
export function filterText(query: RowsQuery, l: Localizer): string[] {
  return filterValues(query, (rate) => rateText(rate, l), l.term('takeChosenRows'))
}

function outcome(state: TakeState, l: Localizer): unknown {
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
      ${digest ? html`<p class="digest">${l.term('takeDigest', digest)}</p>` : nothing}`
    }
  }
}

function refusalText(refusal: TakeRefusal, l: Localizer): string {
  switch (refusal.code) {
    case 'unbalanced':
      return l.term('takeUnbalanced', l.money(refusal.difference))
    case 'currencies':
      return l.term('takeCurrencies')
    case 'nothing':
      return l.term('takeNothing')
    case 'letter':
      return l.term('takeLetter', refusal.letter, refusal.text)
    case 'outside-year':
      return l.term('takeOutsideYear', l.day(refusal.start), l.day(refusal.end))
    case 'no-bankgiro':
      return l.term('takeNoBankgiro')
    case 'bgmax-currency':
      return l.term('takeBgMaxCurrency', refusal.currency)
    case 'too-long':
      return l.term('takeTooLong', refusal.text)
    case 'negative':
      return l.term('takeNegative')
  }
}

/** The words of a line, on the page and in the file. */
export function lineText({ kind }: VoucherLine, l: Localizer): string {
  switch (kind.is) {
    case 'vat':
      return kind.percent === undefined
        ? l.term('voucherVatNone')
        : l.term('voucherVat', rateText(kind.percent, l))
    case 'unknown':
      return l.term('voucherUnknown', kind.rowType)
    case 'sold':
      return kind.order === undefined ? l.term('voucherLine', 'sold') : kind.order || l.term('voucherUnnamed')
    default:
      return l.term('voucherLine', kind.is)
  }
}

function rateText(percent: Long, l: Localizer): string {
  return l.format(percent, 'percent')
}

function voucherTable({ reading, books, isSuggested }: TakeView, voucher: Voucher, l: Localizer) {
  const { lines, difference, debit, credit } = voucher
  const unknown = reading.payout!.totals.unknownRowTypes
  const { currency } = reading.stated
  return html`
    <h4 id="voucher">${l.term('voucher')} <span class="currency">${currency}</span></h4>
    ${isSuggested ? html`<p class="muted">${l.term('voucherSuggested')}</p>` : nothing}
    ${unknown.length > 0 ? note('warning', l.term('voucherSuspense', unknown.map((type) => type || '–').join(', '))) : nothing}
    ${books.lines === 'orders' ? html`<p class="muted">${l.term('voucherByOrder')}</p>` : nothing}
    <table aria-labelledby="voucher">
      <thead>
        <tr>
          <th scope="col">${l.term('voucherAccount')}</th>
          <th scope="col" class="number">${l.term('voucherDebit')}</th>
          <th scope="col" class="number">${l.term('voucherCredit')}</th>
        </tr>
      </thead>
      <tbody>
        ${lines.map(
          (line) =>
            html`<tr>
              <td>
                ${figure(line.account.number)} ${line.account.name}
                <span class="about">${lineText(line, l)}</span>
              </td>
              ${sides(line.amount, l)}
            </tr>`,
        )}
        ${
          difference === 0
            ? nothing
            : html`<tr class="difference" data-tone="bad">
                <td>${l.term('voucherDifference')}</td>
                ${sides(normalLong(-BigInt(difference)), l)}
              </tr>`
        }
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">${l.term('voucherSum')}</th>
          <td class="number">${figure(l.money(debit))}</td>
          <td class="number">${figure(l.money(credit))}</td>
        </tr>
      </tfoot>
    </table>
    ${
      difference === 0 && lines.length > 0
        ? html`<p class="equal" data-tone="good">${icons.done} ${l.term('voucherEqual')}</p>`
        : nothing
    }
  `
}

/** The cells of debit and credit. A credit has no minus there: its column says it. */
function sides(amount: Long, l: Localizer): TemplateResult {
  const text = figure(l.money(amount < 0 ? normalLong(-BigInt(amount)) : amount))
  return html`<td class="number">${amount < 0 ? nothing : text}</td>
    <td class="number">${amount < 0 ? text : nothing}</td>`
}

function note(tone: 'good' | 'warning' | 'bad' | 'neutral', text: string): TemplateResult {
  return html`<p class="note" data-tone=${tone}>
    ${tone === 'good' ? icons.done : tone === 'neutral' ? nothing : icons.warning}<span>${text}</span>
  </p>`
}
