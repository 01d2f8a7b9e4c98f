import { html, nothing, type TemplateResult } from 'lit'
import type { Order } from '../../shared/domain/order.schema.ts'
import { difference, type OrderAmounts } from '../changes/order-amounts.ts'
import type { Localizer } from '../locales/localizer.ts'
import { figure } from '../parts/figure.ts'
import { icons } from '../parts/icons.ts'

/** VAT by rate and the total of the rows, with a note if the provider's amount differs. */
export function orderTotals(order: Order, amounts: OrderAmounts, l: Localizer): TemplateResult {
  const { totals, delivered } = amounts
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
          ${totals.VatGroups.map(
            ({ VatPercent, Amount, VatAmount }) => html`
              <tr>
                <th scope="row">${figure(l.format(VatPercent, 'percent'))}</th>
                <td class="number">${figure(l.money(difference(Amount, VatAmount)))}</td>
                <td class="number">${figure(l.money(VatAmount))}</td>
                <td class="number">${figure(l.money(Amount))}</td>
              </tr>
            `,
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">${l.term('total')}</th>
            <td class="number">${figure(l.money(difference(totals.Amount, totals.VatAmount)))}</td>
            <td class="number">${figure(l.money(totals.VatAmount))}</td>
            <td class="number grand">${figure(l.money(totals.Amount))}</td>
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
    l.money(order.OrderAmount),
    l.format(amounts.discrepancy, 'difference'),
  )
  return html`<p class="note" data-tone="warning">${icons.warning}<span>${words}</span></p>`
}
