import { html, nothing, type TemplateResult } from 'lit'
import { live } from 'lit/directives/live.js'
import type { Long } from '../../../shared/domain/values/long.ts'
import { grossAmount, rowAmount, sum } from '../../../shared/domain/money/money.ts'
import type { NamedColumn, PasteColumn } from '../changes/column-names.ts'
import type { PastedRow, PastedTable, understoodCell } from '../changes/pasted-rows.ts'
import { type RowField, rowFields } from '../changes/row-field.ts'
import type { OrderRowInput } from '../../../shared/domain/order/order-row.rules.ts'
import type { EdgeError } from '../../client/edge-error.ts'
import type { Localizer } from '../../locales/localizer.ts'
import { countText } from '../../kit/parts/count-text.ts'
import { fieldWords } from '../../kit/parts/field-words.ts'
import { figure } from '../../kit/parts/figure.ts'
import { level } from '../../kit/parts/heading.ts'
import { icons } from '../../kit/parts/icons.ts'
import { problemTexts } from '../../kit/parts/problem-view.ts'
import { rowColumns } from '../../kit/parts/row-columns.ts'

/** The number of lines in the preview: enough to check the columns. */
const LINES_SHOWN = 100

interface PasteState {
  text: string
  table: PastedTable | undefined
  rows: readonly PastedRow[]
  currency: string
  /** Says what was just added. */
  announcement: string
  error: EdgeError | undefined
  /** Every field that a column can fill, in the order of the choices. */
  choices: readonly NamedColumn[]
  /** Fields that every row needs and no column fills. */
  missing: readonly string[]
  /** The columns with values that are not used. */
  unused: readonly { at: number; name: string }[]
  /** Says what a cell was read as; undefined until its code has loaded. */
  understood: typeof understoodCell | undefined
  /** The VAT rate of rows without one. Percent times 100. */
  usualVatPercent: Long
  /** The column whose prices are converted. */
  converted: NamedColumn | undefined
  /** Hints about rates that the country does not have. */
  hints: readonly string[]
  /** Undefined where the order's rows cannot be replaced. */
  replaces: boolean | undefined
  onReplaces(replaces: boolean): void
  onInput(event: Event): void
  onPaste(event: Event): void
  onColumn(index: number, field: PasteColumn): void
  onHead(event: Event): void
}

export function pasteBody(state: PasteState, l: Localizer): TemplateResult {
  const { text, table, announcement } = state
  return html`
    ${modes(state, l)}
    <div class="source">
      <label for="pasted">${l.term('pasteText')}</label>
      <p class="muted" id="pasted-help">${l.term('pasteHelp')}</p>
      <textarea
        id="pasted"
        aria-describedby="pasted-help"
        rows=${table ? 3 : 8}
        spellcheck="false"
        autocomplete="off"
        wrap="off"
        .value=${live(text)}
        @input=${state.onInput}
        @paste=${state.onPaste}
      ></textarea>
      <div role="alert">${state.error ? failure(state.error, l) : nothing}</div>
    </div>
    <p class="note said" data-tone="good" role="status" ?hidden=${announcement === ''}>
      ${announcement ? icons.done : nothing}<span>${announcement}</span>
    </p>
    ${table && table.cells.length > 0 ? preview(state, table, l) : nothing}
  `
}

/** Whether the rows join those of the order or take their place. */
function modes({ replaces, onReplaces }: PasteState, l: Localizer): unknown {
  if (replaces === undefined) return nothing
  const choice = (value: boolean, words: string) =>
    html`<label class="check">
      <input
        type="radio"
        name="mode"
        .checked=${live(replaces === value)}
        @change=${() => onReplaces(value)}
      />
      ${words}
    </label>`
  return html`
    <fieldset class="modes">
      <legend class="visually-hidden">${l.term('pasteMode')}</legend>
      ${choice(false, l.term('pasteModeAdd'))} ${choice(true, l.term('pasteModeReplace'))}
    </fieldset>
    ${replaces ? html`<p class="note" data-tone="warning">${icons.warning}<span>${l.term('replaceAllText')}</span></p>` : nothing}
  `
}

function failure(error: EdgeError, l: Localizer): TemplateResult {
  const { title, text } = problemTexts(error, l)
  return html`<p class="note" data-tone="bad">
    ${icons.warning}<span><strong>${title}.</strong> ${text}</span>
  </p>`
}

interface PasteFoot {
  /** Rows without errors. */
  count: number
  replaces: boolean
  onCancel(): void
  onAdd(): void
}

export function pasteFoot({ count, replaces, onCancel, onAdd }: PasteFoot, l: Localizer): TemplateResult {
  return html`
    <button type="button" @click=${onCancel}>${l.term('cancel')}</button>
    <button
      type="button"
      class="primary add"
      aria-keyshortcuts="Control+Enter"
      aria-disabled=${count === 0}
      @click=${onAdd}
    >
      ${count === 0 ? l.term('addToOrder') : l.term(replaces ? 'pasteReplace' : 'pasteAdd', count)}
    </button>
  `
}

function preview(state: PasteState, table: PastedTable, l: Localizer): TemplateResult {
  const { rows, currency } = state
  const good = rows.flatMap(({ row }) => row ?? [])
  const wrong = rows.length - good.length
  const shown = linesShown(rows, LINES_SHOWN)
  return html`
    <section class="preview" aria-labelledby="understood">
      <div class="sums">
        <h4 aria-level=${level(4, l)} id="understood">${l.term('pasteUnderstood')}</h4>
        <p role="status">
          <span class="strong"
            >${l.term('pasteFound', good.length, `${l.money(sum(good.map(rowAmount)))} ${currency}`)}</span
          >
          ${wrong > 0 ? html`<span class="left-out">${icons.warning}${l.term('pasteLeftOut', wrong)}</span>` : nothing}
        </p>
        <label class="check">
          <input type="checkbox" name="head" .checked=${live(table.hasHead)} @change=${state.onHead} />
          ${l.term('pasteHead')}
        </label>
      </div>
      ${question(state, table, l)} ${remarks(state, table, l)}
      <div class="scroll" tabindex="0" role="group" aria-labelledby="understood">
        <table>
          <thead>
            <tr>
              <th scope="col" class="line">${l.term('pasteLine')}</th>
              ${table.columns.map((column, index) => columnHead(state, table, column, index, l))}
              <th scope="col" class="number amount">
                ${l.term('amount')} <span class="currency">${currency}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            ${shown.map((row) => line(row, table, state, l))}
          </tbody>
        </table>
      </div>
      ${
        shown.length < rows.length
          ? html`<p class="muted">${l.term('pasteShown', shown.length, rows.length)}</p>`
          : nothing
      }
    </section>
  `
}

function toned(tone: 'bad' | 'warning', words: string): TemplateResult {
  return html`<p class="note" data-tone=${tone}>${icons.warning}<span>${words}</span></p>`
}

/** Asks once for the unit of the discounts, if the sheet does not say it. Nothing is chosen at first. */
function question(
  { currency, onColumn }: PasteState,
  { asks, columns, cells, hasHead }: PastedTable,
  l: Localizer,
) {
  if (asks === undefined) return nothing
  const choice = (column: PasteColumn, words: string) =>
    html`<label class="check">
      <input
        type="radio"
        name="discounts"
        .checked=${live(columns[asks] === column)}
        @change=${() => onColumn(asks, column)}
      />
      ${words}
    </label>`
  const isOpen = columns[asks] === 'Discount'
  return html`<fieldset class="asks note" data-tone=${isOpen ? 'warning' : 'neutral'}>
    <legend>${l.term('pasteAskDiscount', columnName(hasHead ? cells[0]![asks] : '', asks, l))}</legend>
    ${choice('DiscountPercent', l.term('pasteAsPercent'))}
    ${choice('DiscountAmount', l.term('pasteAsAmount', currency))}
  </fieldset>`
}

function columnName(name: string | undefined, at: number, l: Localizer): string {
  return name || l.term('pasteColumn', at + 1)
}

/** Notes on the whole table: missing columns, and how the others were read. */
function remarks(
  { missing, unused, usualVatPercent, hints, converted, rows }: PasteState,
  table: PastedTable,
  l: Localizer,
): unknown {
  const hasVat = table.columns.includes('VatPercent')
  const free = rows.filter(({ row }) => row && rowAmount(row) === 0 && Number(grossAmount(row)) !== 0).length
  const names = unused.map(({ at, name }) => columnName(name, at, l))
  const isGross = table.columns.includes('UnitPrice') && converted === 'PriceExclVat'
  return html`
    ${missing.includes('Name') ? toned('bad', l.term('pasteNoName')) : nothing}
    ${missing.includes('UnitPrice') ? toned('bad', l.term('pasteNoPrice')) : nothing}
    ${free > 0 ? toned('warning', l.term('rowsFree', countText(free, l))) : nothing}
    ${names.length > 0 ? toned('warning', l.term('pasteUnused', names.length, names.join(', '))) : nothing}
    ${isGross ? html`<p class="muted">${l.term('pasteGross')}</p>` : nothing}
    ${converted === 'PriceExclVat' && table.columns.includes(converted) ? html`<p class="muted">${l.term('pasteNet')}</p>` : nothing}
    ${hasVat ? nothing : html`<p class="muted">${l.term('pasteUsualVat', l.format(usualVatPercent, 'percent'))}</p>`}
    ${hints.map((words) => toned('warning', words))}
  `
}

function columnHead(
  { choices, converted, currency, onColumn }: PasteState,
  table: PastedTable,
  column: PasteColumn,
  index: number,
  l: Localizer,
): TemplateResult {
  const choose = ({ target }: Event) => onColumn(index, (target as HTMLSelectElement).value as PasteColumn)
  const isOpen = index === table.asks && column === 'Discount'
  // A column in which each discount states its unit stays unchanged.
  const all: readonly PasteColumn[] = ['ignored', ...choices, ...(column === 'Discount' ? [column] : [])]
  return html`<th scope="col" class=${isNumber(column) ? 'number' : ''}>
    <select
      aria-invalid=${isOpen ? 'true' : nothing}
      aria-label=${l.term('pasteColumn', index + 1)}
      @change=${choose}
    >
      ${all.map(
        (choice) =>
          html`<option value=${choice} .selected=${choice === column}>
            ${choice === 'ignored' ? l.term('pasteIgnored') : choice === 'UnitPrice' && choice === converted ? l.term('unitPrice') : columnWords(choice, currency, l)}
          </option>`,
      )}
    </select>
  </th>`
}

function line(
  { line: number, cells, row, problems }: PastedRow,
  table: PastedTable,
  { converted, currency, understood }: PasteState,
  l: Localizer,
): TemplateResult {
  // Missing columns and units are reported once above the table.
  const wrong = rowFields.filter(
    (field) => problems[field] && !['no-column', 'no-unit'].includes(problems[field].code),
  )
  const problemCells = table.columns.length + 1
  return html`
    <tr class=${row ? '' : 'wrong'}>
      <th scope="row" class="line">${number}</th>
      ${table.columns.map((column, index) => {
        const isWrong = column !== 'ignored' && problems[fieldOf(column)] !== undefined
        const read = row && understood?.(column, cells[index] ?? '', row)
        return html`<td
          class="${isNumber(column) ? 'number' : ''} ${column === 'ignored' ? 'ignored' : ''} ${isWrong ? 'bad' : ''}"
        >
          <bdi>${cells[index]}</bdi>${
            column === converted && row
              ? becomes(l.money(row.UnitPrice), l)
              : read
                ? becomes(readWords(read, currency, column, l), l)
                : nothing
          }
        </td>`
      })}
      <td class="number amount">
        ${row ? figure(l.money(rowAmount(row))) : '–'}
        ${row && !table.columns.includes('VatPercent') ? usualVat(row, l) : nothing}
      </td>
    </tr>
    ${
      wrong.length === 0
        ? nothing
        : html`<tr class="problems">
            <td></td>
            <td colspan=${problemCells}>
              ${wrong.map(
                (field) =>
                  html`<p>
                    ${icons.warning}<span
                      ><span class="visually-hidden">${l.term('pasteProblemAt', number)}. </span
                      >${columnWords(field, currency, l)}: ${fieldWords(problems[field]!, field, l)}</span
                    >
                  </p>`,
              )}
            </td>
          </tr>`
    }
  `
}

/** Lines with errors come first, because those need work. */
function linesShown(rows: readonly PastedRow[], most: number): PastedRow[] {
  if (rows.length <= most) return [...rows]
  const wrong = rows.filter(({ row }) => !row)
  const good = rows.filter(({ row }) => row)
  return [...wrong, ...good].slice(0, most).toSorted((a, b) => a.line - b.line)
}

/** The saved value, beside the sheet's own. */
function becomes(words: string, l: Localizer): TemplateResult {
  return html`<span class="inclusive"
    ><span class="visually-hidden">${l.term('changedTo')}</span><span aria-hidden="true">→ </span
    ><strong>${figure(words)}</strong></span
  >`
}

type Understood = NonNullable<ReturnType<typeof understoodCell>>

function readWords({ value, is }: Understood, currency: string, column: PasteColumn, l: Localizer): string {
  if (is === 'percent') return l.format(value, 'percent')
  if (is === 'number') return l.format(value, 'plain')
  return fieldOf(column as NamedColumn) === 'Discount' ? `${l.money(value)} ${currency}` : l.money(value)
}

/** The rate of a row without one. */
function usualVat({ VatPercent = 0 }: OrderRowInput, l: Localizer): TemplateResult {
  return html`<span class="usual-vat muted">${l.term('vatChange', l.format(VatPercent, 'percent'))}</span>`
}

function fieldOf(column: NamedColumn): RowField {
  switch (column) {
    case 'PriceExclVat':
    // A line in another currency is refused at its price.
    case 'Currency':
      return 'UnitPrice'
    case 'DiscountPercent':
    case 'DiscountAmount':
      return 'Discount'
    default:
      return column
  }
}

function columnWords(field: NamedColumn, currency: string, l: Localizer): string {
  switch (field) {
    case 'PriceExclVat':
      return l.term('priceExclVat')
    case 'DiscountPercent':
      return `${l.term('discount')} %`
    case 'DiscountAmount':
      return `${l.term('discount')} ${currency}`.trim()
    case 'Currency':
      return l.term('pasteCurrency')
    default:
      return l.term(rowColumns.find((column) => column.field === field)!.label)
  }
}

function isNumber(column: PasteColumn): boolean {
  return [
    'Quantity',
    'UnitPrice',
    'PriceExclVat',
    'Discount',
    'DiscountPercent',
    'DiscountAmount',
    'VatPercent',
  ].includes(column)
}
