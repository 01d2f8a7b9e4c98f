import { html, type TemplateResult } from 'lit'
import type { Payout, PayoutTerm } from '../../../../shared/domain/report/payout/payout.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import type { RowsChoice } from '../data/report-data.ts'
import { rateOf } from './term-names.ts'

/** Opens rows of the client report that is shown. */
export type ShowRows = (query: RowsChoice) => void

/** A name that opens its rows. */
export function rowsLink(name: unknown, query: RowsChoice, show: ShowRows, l: Localizer): TemplateResult {
  return html`<button type="button" class="rows-link plain" @click=${() => show(query)}>
    ${name}<span class="visually-hidden">, ${l.term('payoutShowRows')}</span>
  </button>`
}

/** The rows of a term; undefined where the report has none. */
export function rowsOfTerm(term: PayoutTerm, { totals }: Payout): RowsChoice | undefined {
  const vatPercent = rateOf(term)
  if (vatPercent !== undefined)
    return { vatPercent, sort: { column: 'totalFeeVatAmount', isDescending: true } }
  switch (term) {
    case 'openingBalanceDebt':
      return totals.openingBalanceRows === undefined ? undefined : { rowTypes: ['OpeningBalanceDebt'] }
    case 'closingBalanceDebt':
      return totals.closingBalanceRows === undefined ? undefined : { rowTypes: ['ClosingBalanceDebt'] }
    case 'feeAmountExcludingVat':
      return { sort: { column: 'totalFeeAmountExcludingVat', isDescending: true } }
    case 'feeVatAmount':
      return { sort: { column: 'totalFeeVatAmount', isDescending: true } }
    case 'nominalAmount':
      return { sort: { column: 'nominalAmount', isDescending: true } }
    case 'providerPaidAmountExcludingWithholding':
      return { sort: { column: 'providerPaidAmount', isDescending: true } }
    default:
      return {}
  }
}
