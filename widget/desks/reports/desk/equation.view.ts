import { html, nothing, type TemplateResult } from 'lit'
import type { Long } from '../../../../shared/domain/values/long.ts'
import { minus } from '../../../../shared/domain/report/payout/exact.ts'
import type { Payout, PayoutTerm } from '../../../../shared/domain/report/payout/payout.ts'
import type { PaymentReport } from '../../../../shared/domain/report/report.schema.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { figure } from '../../../kit/parts/figure.ts'
import { level } from '../../../kit/parts/heading.ts'
import { icons } from '../../../kit/parts/icons.ts'
import { rowsOfTerm, type ShowRows } from './show-rows.ts'
import { rateOf, sumName, termAmount, termDifference, termName } from './term-names.ts'

/** The shown amount of a term: the rows' total, or the stated one while rows are missing. */
interface Shown {
  term: PayoutTerm
  amount: Long
  /** The stated amount, if it differs. */
  stated?: Long | undefined
}

type Sign = '' | '−' | '+' | '='

/** The terms in the order of the sum, each with the sign before it. */
const sum: readonly (readonly [Sign, Exclude<PayoutTerm, `vat:${string}`>])[] = [
  ['', 'nominalAmount'],
  ['−', 'feeAmountExcludingVat'],
  ['−', 'feeVatAmount'],
  ['=', 'providerPaidAmountExcludingWithholding'],
  ['−', 'openingBalanceDebt'],
  ['+', 'closingBalanceDebt'],
  ['=', 'providerPaidAmountIncludingWithholding'],
]

/**
 * The payout as a sum in large figures. Each term opens its rows.
 * @param payout undefined until every row is read: the stated figures are then shown, and marked as such
 */
export function equationView(
  stated: PaymentReport,
  payout: Payout | undefined,
  show: ShowRows,
  l: Localizer,
): TemplateResult {
  const shown = payout ? computedTerms(payout) : statedTerms(stated)
  // A rate without VAT says nothing, unless the report states some.
  const rates = [...shown.values()].filter(
    ({ term, amount, stated: other }) => rateOf(term) !== undefined && (amount !== 0 || other !== undefined),
  )
  const transactions = shown.get('numberOfRows')!
  const lines = sum.map(
    ([sign, term]) =>
      html`<li class="term" data-term=${term}>
        <span class="sign">${sign}</span>
        <div>
          ${termView(shown.get(term)!, payout, show, l)}
          ${
            term === 'feeVatAmount' && rates.length > 0
              ? html`<ul role="list" class="rates">
                  ${rates.map((rate) => html`<li>${termView(rate, payout, show, l)}</li>`)}
                </ul>`
              : nothing
          }
        </div>
      </li>`,
  )
  const content = html`<h3 aria-level=${level(3, l)} class="visually-hidden">${l.term('payoutEquation')}</h3>
    <ul role="list">
      ${lines}
    </ul>
    <div class="transactions">
      ${termView(transactions, payout, show, l)}
      ${payout ? nothing : html`<p class="muted">${l.term('payoutAsStated')}</p>`}
    </div>`
  // With the stated figures beside it, each line has another height: it is rendered as another sum.
  return payout?.verdict === 'does-not-balance'
    ? html`<section class="equation">${content}</section>`
    : html`<section class="equation" ?data-unchecked=${!payout}>${content}</section>`
}

function termView(shown: Shown, payout: Payout | undefined, show: ShowRows, l: Localizer): TemplateResult {
  const { term, amount, stated } = shown
  const query = payout && rowsOfTerm(term, payout)
  const content = html`<span class="term-name"
      >${stated === undefined ? termName(term, l) : sumName(term, l)}</span
    >
    <span class=${amount === 0 ? 'term-amount zero' : 'term-amount'}
      >${figure(termAmount(term, amount, l))}</span
    >`
  return html`${
    query
      ? html`<button type="button" class="term-button plain" @click=${() => show(query)}>
          ${content}<span class="visually-hidden">, ${l.term('payoutShowRows')}</span>
        </button>`
      : html`<div class="term-button">${content}</div>`
  }
  ${
    stated === undefined
      ? nothing
      : html`<p class="stated" data-tone="bad">
          ${icons.warning}<span
            >${l.term(
              'payoutStates',
              termAmount(term, stated, l),
              termDifference(term, minus(stated, amount), l),
            )}</span
          >
        </p>`
  }`
}

function computedTerms({ terms }: Payout): Map<PayoutTerm, Shown> {
  return new Map(
    terms.map(({ term, stated, computed }) => [
      term,
      { term, amount: computed, stated: stated === computed ? undefined : stated },
    ]),
  )
}

function statedTerms(stated: PaymentReport): Map<PayoutTerm, Shown> {
  const members = [...sum.map(([, term]) => term), 'numberOfRows' as const]
  const rates = stated.vatGroups.map(({ vatPercent, vatAmount }) => [`vat:${vatPercent}`, vatAmount] as const)
  return new Map<PayoutTerm, Shown>(
    [...members.map((term) => [term, stated[term]] as const), ...rates].map(([term, amount]) => [
      term,
      { term, amount },
    ]),
  )
}
