import { html, type TemplateResult } from 'lit'
import type { Localizer } from '../../../locales/localizer.ts'
import { difference } from '../../../rows/changes/order-amounts.ts'
import { figure } from '../../../kit/parts/figure.ts'
import type { RowSums } from './drafted-rows.ts'

/** The rows' total by VAT rate: without VAT, the VAT, and with it. */
export function sumsTable(
  { amount, vatAmount, groups }: RowSums,
  currency: string,
  l: Localizer,
): TemplateResult {
  const cells = (sums: { Amount: RowSums['amount']; VatAmount: RowSums['amount'] }) =>
    [difference(sums.Amount, sums.VatAmount), sums.VatAmount, sums.Amount].map(
      (value) => html`<td class="number">${figure(l.money(value))}</td>`,
    )
  return html`<table class="sums">
    <caption class="visually-hidden">
      ${l.term('totals')}
    </caption>
    <thead>
      <tr>
        <th scope="col">${l.term('rate')}</th>
        <th scope="col" class="number">${l.term('netAmount')}</th>
        <th scope="col" class="number">${l.term('vatAmount')}</th>
        <th scope="col" class="number">${l.term('grossAmount')} <span class="currency">${currency}</span></th>
      </tr>
    </thead>
    <tbody>
      ${groups.map(
        (group) =>
          html`<tr>
            <th scope="row">${figure(l.format(group.VatPercent, 'percent'))}</th>
            ${cells(group)}
          </tr>`,
      )}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">${l.term('total')}</th>
        ${cells({ Amount: amount, VatAmount: vatAmount })}
      </tr>
    </tfoot>
  </table>`
}
