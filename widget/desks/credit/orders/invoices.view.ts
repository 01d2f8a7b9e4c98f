import { html, nothing, type TemplateResult } from 'lit'
import type { Localizer } from '../../../locales/localizer.ts'
import { figure } from '../../../kit/parts/figure.ts'
import { level } from '../../../kit/parts/heading.ts'
import type { CreditOrder } from '../data/credit-context.ts'
import { amountInvoiced, invoiceAmounts, invoicesAndCredits } from '../data/order-facts.ts'

type Invoice = NonNullable<CreditOrder['Invoices']>[number]

/** The order's invoices, and its credit invoices apart from them. */
export function invoicesView(order: CreditOrder, l: Localizer): TemplateResult {
  const { invoices, credits } = invoicesAndCredits(order)
  if (invoices.length + credits.length === 0) {
    return html`<section>
      <h3 aria-level=${level(3, l)}>${l.term('creditInvoices')}</h3>
      <p class="muted">${l.term('creditNoInvoices')}</p>
    </section>`
  }
  return html`<section>
    <table class="invoices">
      <caption>
        ${l.term('creditInvoices')}
      </caption>
      <thead>
        <tr>
          <th scope="col">${l.term('invoice')}</th>
          <th scope="col">${l.term('creditInvoiceDate')}</th>
          <th scope="col">${l.term('dueDate')}</th>
          <th scope="col" class="number">${l.term('netAmount')}</th>
          <th scope="col" class="number">${l.term('vatAmount')}</th>
          <th scope="col" class="number">${l.term('grossAmount')}</th>
        </tr>
      </thead>
      <tbody>
        ${invoices.map((invoice) => row(invoice, l))}
      </tbody>
      ${
        credits.length > 0
          ? html`<tbody class="credits">
              <tr class="group">
                <th scope="rowgroup" colspan="6">${l.term('creditCredits')}</th>
              </tr>
              ${credits.map((invoice) => row(invoice, l))}
            </tbody>`
          : nothing
      }
      ${
        invoices.length + credits.length > 1
          ? html`<tfoot>
              <tr>
                <th scope="row" colspan="5">${l.term('total')}</th>
                <td class="number gross">${figure(l.money(amountInvoiced(order)))}</td>
              </tr>
            </tfoot>`
          : nothing
      }
    </table>
  </section>`
}

function row(invoice: Invoice, l: Localizer): TemplateResult {
  const { net, vat, gross } = invoiceAmounts(invoice)
  return html`<tr>
    <th scope="row"><bdi>${String(invoice.InvoiceNumber)}</bdi></th>
    <td data-label=${l.term('creditInvoiceDate')}>${l.day(invoice.InvoiceDate)}</td>
    <td data-label=${l.term('dueDate')}>${l.day(invoice.DueDate)}</td>
    <td class="number" data-label=${l.term('netAmount')}>${figure(l.money(net))}</td>
    <td class="number" data-label=${l.term('vatAmount')}>${figure(l.money(vat))}</td>
    <td class="number gross">${figure(l.money(gross))}</td>
  </tr>`
}
