import { html, type TemplateResult } from 'lit'
import type { ReportRow } from '../../../../shared/domain/report/report.schema.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { figure } from '../../../kit/parts/figure.ts'
import { cellText, columnKinds, reportColumns } from './report-columns.ts'

/** The unfolded content of a row: its fees, and every member with a value. */
export function rowDetail(row: ReportRow, order: unknown, l: Localizer): TemplateResult {
  const named = reportColumns.flatMap((column) => {
    const text = column === 'fees' ? '' : cellText(row, column, l)
    return text === '' ? [] : [{ column, text }]
  })
  return html`
    ${row.fees.length > 0 ? feeTable(row, l) : html`<p class="muted">${l.term('reportNoFees')}</p>`}
    <dl>
      ${named.map(
        ({ column, text }) =>
          html`<div>
            <dt>${l.term('reportColumn', column)}</dt>
            <dd>
              ${
                column === 'providerCheckoutId'
                  ? order
                  : columnKinds[column] === 'text'
                    ? html`<bdi>${column === 'orderDate' ? l.time(row.orderDate!) : text}</bdi>`
                    : figure(text)
              }
            </dd>
          </div>`,
      )}
    </dl>
  `
}

function feeTable({ fees, currency }: ReportRow, l: Localizer): TemplateResult {
  return html`<table class="fees">
    <thead>
      <tr>
        <th scope="col">${l.term('reportColumn', 'fees')}</th>
        <th scope="col" class="number">${l.term('amount')} <span class="currency">${currency}</span></th>
        <th scope="col" class="number">${l.term('rate')}</th>
        <th scope="col" class="number">${l.term('vatAmount')}</th>
      </tr>
    </thead>
    <tbody>
      ${fees.map(
        (fee) =>
          html`<tr>
            <th scope="row"><bdi>${l.term('reportFeeType', fee.type)}</bdi></th>
            <td class="number">${figure(l.money(fee.amountExcludingVat))}</td>
            <td class="number">${figure(l.format(fee.vatPercent, 'percent'))}</td>
            <td class="number">${figure(l.money(fee.vatAmount))}</td>
          </tr>`,
      )}
    </tbody>
  </table>`
}
