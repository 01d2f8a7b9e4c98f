import { html, type TemplateResult } from 'lit'
import type { Long } from '../../../../shared/domain/values/long.ts'
import { minus } from '../../../../shared/domain/report/payout/exact.ts'
import type { Payout } from '../../../../shared/domain/report/payout/payout.ts'
import type { RowsQuery } from '../data/report-data.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { figure } from '../../../kit/parts/figure.ts'
import { level } from '../../../kit/parts/heading.ts'
import { type BarRow, barTable } from './bar-table.ts'
import { rowsLink, rowsOfTerm, type ShowRows } from './show-rows.ts'
import { count as wholeNumber, sumName, termName } from './term-names.ts'
import { type Step, waterfall } from './waterfall.ts'

/** How sales became the payout, and the fees by type. Each bar with rows opens them. */
export function picturesView(payout: Payout, show: ShowRows, l: Localizer): TemplateResult {
  return html`<section class="pictures">
    ${waterfallPicture(payout, show, l)} ${feesPicture(payout, show, l)}
  </section>`
}

function waterfallPicture(payout: Payout, show: ShowRows, l: Localizer): TemplateResult {
  return barTable({
    caption: l.term('payoutWaterfall'),
    heads: [l.term('payoutStep'), l.term('amount')],
    isChain: true,
    rows: waterfall(payout).map((step): BarRow => ({
      from: step.from,
      to: step.to,
      tone: step.isTotal ? 'total' : step.amount < 0 ? 'minus' : 'plus',
      label: stepLabel(step, payout, show, l),
      figures: [figure(l.format(step.amount, step.isTotal ? 'money' : 'difference'))],
    })),
  })
}

function stepLabel({ of, rowTypes }: Step, payout: Payout, show: ShowRows, l: Localizer): unknown {
  const name = stepName(of, payout, l)
  const query = rowTypes ? { rowTypes } : of.is === 'term' ? rowsOfTerm(of.term, payout) : undefined
  return query ? rowsLink(name, query, show, l) : name
}

function stepName(of: Step['of'], { terms }: Payout, l: Localizer): string {
  switch (of.is) {
    case 'sales':
      return l.term('payoutSales')
    case 'credits':
      return l.term('payoutCredits')
    case 'unexplained':
      return l.term('payoutUnexplained')
    case 'row-type':
      return l.term('reportRowType', of.rowType)
    case 'other':
      return l.term('payoutOther', String(of.count))
    case 'term': {
      const figures = terms.find(({ term }) => term === of.term)
      return figures?.stated === figures?.computed ? termName(of.term, l) : sumName(of.term, l)
    }
  }
}

function feesPicture({ totals: { feesByType } }: Payout, show: ShowRows, l: Localizer): TemplateResult {
  if (feesByType.length === 0) {
    return html`<div class="no-bars">
      <h3 aria-level=${level(3, l)}>${l.term('payoutFees')}</h3>
      <p class="muted">${l.term('payoutNoFees')}</p>
    </div>`
  }
  const byAmount = feesByType.toSorted((a, b) => compare(b.amountExcludingVat, a.amountExcludingVat))
  return barTable({
    caption: l.term('payoutFees'),
    heads: [l.term('payoutFee'), l.term('payoutCount'), l.term('netAmount'), l.term('vatAmount')],
    isChain: false,
    rows: byAmount.map(({ type, count, amountExcludingVat, vatAmount }): BarRow => ({
      from: 0n,
      to: BigInt(amountExcludingVat),
      tone: amountExcludingVat < 0 ? 'plus' : 'minus',
      label: rowsLink(
        l.term('reportFeeType', type),
        { feeTypes: [type] } satisfies Partial<RowsQuery>,
        show,
        l,
      ),
      figures: [
        figure(wholeNumber(count, l)),
        figure(l.money(amountExcludingVat)),
        figure(l.money(vatAmount)),
      ],
    })),
  })
}

function compare(a: Long, b: Long): number {
  const difference = minus(a, b)
  return difference < 0 ? -1 : difference > 0 ? 1 : 0
}
