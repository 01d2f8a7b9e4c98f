/** The rows that are left, each with its chosen and its available units. */
import { html, nothing, type TemplateResult } from 'lit'
import { live } from 'lit/directives/live.js'
import type { CreditRow } from '../../../../shared/domain/credit/credit-row.ts'
import { minorUnits } from '../../../../shared/domain/money/decimal.ts'
import type { Long } from '../../../../shared/domain/values/long.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { fieldWords } from '../../../kit/parts/field-words.ts'
import { figure } from '../../../kit/parts/figure.ts'
import { icons } from '../../../kit/parts/icons.ts'
import { isComposed } from '../../../kit/parts/keys.ts'
import { isWholeOnly, type RowChoice } from './row-choice.ts'
import { sumsTable } from './row-sums.view.ts'

interface ChoiceState {
  currency: string
  isTried: boolean
}

export function rowChoiceView(
  choice: RowChoice,
  { currency, isTried }: ChoiceState,
  l: Localizer,
): TemplateResult {
  const { taken } = choice
  const each = (what: 'all' | 'none', words: string) =>
    html`<button type="button" data-do=${what} @click=${() => choice.takeEvery(what)}>${words}</button>`
  return html`
    <div class="tools">
      ${each('all', l.term('creditChosenAll'))} ${each('none', l.term('creditChosenNone'))}
    </div>
    <ul class="choice" aria-label=${l.term('rows')}>
      ${choice.left.map((row, at) => chosenRow(choice, row, at, l))}
    </ul>
    <div role="alert">${isTried ? problemNote(choice, currency, l) : nothing}</div>
    ${
      taken.ok
        ? html`${sumsTable(taken.value.sums, currency, l)}
            <p class="stays" role="status">
              ${l.term('creditChosenStays', `${l.money(taken.value.stays)} ${currency}`.trim())}
            </p>`
        : nothing
    }
  `
}

function chosenRow(choice: RowChoice, row: CreditRow, at: number, l: Localizer): TemplateResult {
  const { taken } = choice
  const amount = taken.ok ? taken.value.amounts[at] : undefined
  const problem = choice.problem(at)
  return html`<li class=${choice.isNone(at) ? 'none' : ''}>
    <span class="what" id="what-${at}">
      <bdi class="row-name">${row.Description || row.ArticleNr || l.term('rows')}</bdi>
      ${row.Description && row.ArticleNr ? html`<bdi class="muted">${row.ArticleNr}</bdi>` : nothing}
      <span class="muted">${priceWords(row, l)}</span>
    </span>
    ${isWholeOnly(row) ? wholeField(choice, row, at, l) : unitsField(choice, row, at, l)}
    <span class="number amount">${amountFigure(amount, l)}</span>
    ${
      problem
        ? html`<p class="field-problem" id="problem-${at}">
            ${icons.warning}<span>${fieldWords(problem, 'Quantity', l)}</span>
          </p>`
        : nothing
    }
  </li>`
}

function amountFigure(amount: Long | undefined, l: Localizer): unknown {
  return amount === undefined ? html`<span class="muted">–</span>` : figure(l.money(amount))
}

function priceWords(row: CreditRow, l: Localizer): string {
  const price = l.money(minorUnits(row.PricePerUnit))
  const kind = l.term(row.PriceIncludingVat ? 'grossAmount' : 'netAmount')
  const off = row.DiscountPercent ? `, \u2212${l.format(row.DiscountPercent, 'percent')}` : ''
  return `${price} ${kind}${off}`
}

function unitsField(choice: RowChoice, row: CreditRow, at: number, l: Localizer): TemplateResult {
  const step = (by: -100 | 100, label: string, shape: TemplateResult) =>
    html`<button
      type="button"
      class="step icon-only"
      tabindex="-1"
      aria-label=${label}
      aria-describedby="what-${at}"
      @click=${() => choice.step(at, by)}
    >
      ${shape}
    </button>`
  const problem = choice.problem(at)
  return html`<span class="units">
    ${step(-100, '\u22121', icons.minus)}
    <input
      class="number"
      name="units"
      inputmode="decimal"
      autocomplete="off"
      aria-label=${l.term('creditChosenUnits', row.Description ?? row.ArticleNr ?? '')}
      aria-invalid=${problem ? 'true' : 'false'}
      aria-describedby="${problem ? `problem-${at} ` : ''}of-${at}"
      .value=${live(choice.text(at))}
      @input=${(event: Event) => choice.set(at, (event.target as HTMLInputElement).value)}
      @keydown=${(event: KeyboardEvent) => onArrow(event, choice, at)}
    />
    ${step(100, '+1', icons.plus)}
    <span class="of muted" id="of-${at}">${l.term('creditChosenOf', unitsOf(row, l))}</span>
  </span>`
}

/** Arrow keys change the number by one. */
function onArrow(event: KeyboardEvent, choice: RowChoice, at: number): void {
  if (isComposed(event) || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
  event.preventDefault()
  choice.step(at, event.key === 'ArrowUp' ? 100 : -100)
}

function wholeField(choice: RowChoice, row: CreditRow, at: number, l: Localizer): TemplateResult {
  return html`<label class="units check">
    <input
      type="checkbox"
      name="whole"
      aria-describedby="what-${at}"
      .checked=${live(choice.isWhole(at))}
      @change=${(event: Event) => choice.take(at, (event.target as HTMLInputElement).checked ? 'all' : 'none')}
    />
    <span>${l.term('creditChosenRow', unitsOf(row, l))}</span>
  </label>`
}

function unitsOf({ NrOfUnits, Unit }: CreditRow, l: Localizer): string {
  return [l.format(minorUnits(NrOfUnits), 'plain'), Unit].filter(Boolean).join('\u00a0')
}

function problemNote(choice: RowChoice, currency: string, l: Localizer): unknown {
  const read = choice.read()
  if (read.ok || read.reason.code === 'rows-wrong') return nothing
  const { reason } = read
  const amount = 'amount' in reason ? `${l.money(reason.amount)} ${currency}`.trim() : ''
  const words =
    reason.code === 'above-left'
      ? l.term('creditChosenAbove', amount)
      : reason.code === 'not-above-zero'
        ? l.term('creditRowsNotAbove', amount)
        : l.term('creditChosenNothing')
  return html`<p class="note problem" tabindex="-1" data-tone="bad">${icons.warning}<span>${words}</span></p>`
}
