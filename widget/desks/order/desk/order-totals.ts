import { html, nothing, type TemplateResult } from 'lit'
import type { Long } from '../../../../shared/domain/values/long.ts'
import { sum } from '../../../../shared/domain/money/money.ts'
import { remainingAmount } from '../../../../shared/domain/order/order.rules.ts'
import type { Order } from '../../../../shared/domain/order/order.schema.ts'
import type { VatGroup } from '../../../../shared/domain/money/totals.ts'
import type { RateEstimate } from '../../../rows/changes/estimate.ts'
import { difference, type OrderAmounts } from '../../../rows/changes/order-amounts.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { figure } from '../../../kit/parts/figure.ts'
import { icons } from '../../../kit/parts/icons.ts'

type Sums = Pick<VatGroup, 'Amount' | 'VatAmount'>

/** The totals including unsaved changes. */
interface TotalsChanges {
  rates: readonly RateEstimate[]
  /** Shows an amount before and after the changes. */
  figures(before: Long, after: Long): unknown
}

/** VAT by rate and the total of the rows, with a note if the provider's amount differs. */
export function orderTotals(
  order: Order,
  amounts: OrderAmounts,
  l: Localizer,
  changes?: TotalsChanges,
): TemplateResult {
  const { totals, delivered } = amounts
  const rates: readonly RateEstimate[] =
    changes?.rates ?? totals.VatGroups.map((group) => ({ ...group, before: group, after: group }))
  const sums = (side: (rate: RateEstimate) => Sums) => ({
    Amount: sum(rates.map((rate) => side(rate).Amount)),
    VatAmount: sum(rates.map((rate) => side(rate).VatAmount)),
  })
  const cells = (before: Sums, after: Sums) => {
    const cell = (of: (sums: Sums) => Long) =>
      changes ? changes.figures(of(before), of(after)) : figure(l.money(of(after)))
    return [
      cell((of) => difference(of.Amount, of.VatAmount)),
      cell((of) => of.VatAmount),
      cell((of) => of.Amount),
    ]
  }
  const [net, vat, gross] = cells(
    sums(({ before }) => before),
    sums(({ after }) => after),
  )
  return html`
    <div class="totals" part="totals">
      <table>
        <caption class="visually-hidden">
          ${l.term('totals')}
        </caption>
        <thead>
          <tr>
            <th scope="col">${l.term('rate')}</th>
            <th scope="col" class="number">${l.term('netAmount')}</th>
            <th scope="col" class="number">${l.term('vatAmount')}</th>
            <th scope="col" class="number">
              ${l.term('grossAmount')} <span class="currency">${order.Currency}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          ${rates.map(
            ({ VatPercent, before, after }) => html`
              <tr>
                <th scope="row">${figure(l.format(VatPercent, 'percent'))}</th>
                ${cells(before, after).map((cell) => html`<td class="number">${cell}</td>`)}
              </tr>
            `,
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">${l.term('total')}</th>
            <td class="number">${net}</td>
            <td class="number">${vat}</td>
            <td class="number grand">${gross}</td>
          </tr>
        </tfoot>
      </table>
      ${BigInt(delivered) === 0n ? nothing : html`<p class="muted">${l.term('ofWhichDelivered', l.money(delivered))}</p>`}
    </div>
    ${discrepancy(order, amounts, l)}
  `
}

function discrepancy(order: Order, amounts: OrderAmounts, l: Localizer): TemplateResult | typeof nothing {
  if (BigInt(amounts.discrepancy) === 0n) return nothing
  const words = l.term(
    'totalDiffers',
    l.money(amounts.totals.Amount),
    l.money(remainingAmount(order)),
    l.format(amounts.discrepancy, 'difference'),
  )
  return html`<p class="note" data-tone="warning">${icons.warning}<span>${words}</span></p>`
}
