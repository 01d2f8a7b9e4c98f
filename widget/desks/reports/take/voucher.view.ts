import { html, nothing, type TemplateResult } from 'lit'
import { type Long, normalLong } from '../../../../shared/domain/values/long.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { figure } from '../../../kit/parts/figure.ts'
import { level } from '../../../kit/parts/heading.ts'
import { icons } from '../../../kit/parts/icons.ts'
import type { ClientReading } from '../data/report-data.ts'
import { type Books, isUnconfirmedChart } from './bookkeeping.ts'
import { note } from './note.view.ts'
import { suspendedTypes, typesWithoutAccount, type Voucher, type VoucherLine } from './voucher.ts'

/** The words of a line, on the page and in the file. */
export function lineText({ kind }: VoucherLine, l: Localizer): string {
  switch (kind.is) {
    case 'vat':
      return kind.percent === undefined
        ? l.term('voucherVatNone')
        : l.term('voucherVat', rateText(kind.percent, l))
    case 'fee':
      return l.term('voucherFee', l.term('reportFeeType', kind.feeType))
    case 'fee-vat':
      return l.term('voucherFeeVat', l.term('reportFeeType', kind.feeType))
    case 'payment':
      return l.term('voucherPayment', kind.paymentType || '–')
    case 'row-type':
      return l.term('reportRowType', kind.rowType)
    case 'unknown':
      return l.term('voucherUnknown', kind.rowType)
    case 'sold':
      return kind.order === undefined ? l.term('voucherLine', 'sold') : kind.order || l.term('voucherUnnamed')
    default:
      return l.term('voucherLine', kind.is)
  }
}

/** A rate, percent × 100, in words. */
export function rateText(percent: Long, l: Localizer): string {
  return l.format(percent, 'percent')
}

interface VoucherView {
  reading: ClientReading
  books: Books
  /** Whether the host has set no accounts. */
  isSuggested: boolean
}

/** The voucher by account, with notes. */
export function voucherTable(
  { reading, books, isSuggested }: VoucherView,
  voucher: Voucher,
  l: Localizer,
): TemplateResult {
  const { lines, difference, debit, credit } = voucher
  const { totals } = reading.payout!
  const unknown = suspendedTypes(totals, books)
  const others = typesWithoutAccount(totals, books).map((type) => l.term('reportRowType', type))
  const { currency } = reading.stated
  return html`
    <h4 aria-level=${level(4, l)} id="voucher">
      ${l.term('voucher')} <span class="currency">${currency}</span>
    </h4>
    ${isSuggested ? html`<p class="muted">${l.term('voucherSuggested', books.chart)}</p>` : nothing}
    ${
      isSuggested && isUnconfirmedChart(books.chart)
        ? html`<p class="muted">${l.term('voucherUnconfirmed', books.accounts.receivable.number)}</p>`
        : nothing
    }
    ${
      others.length > 0
        ? note('warning', l.term('voucherNoAccount', others.join(', '), books.accounts.receivable.number))
        : nothing
    }
    ${unknown.length > 0 ? note('warning', l.term('voucherSuspense', unknown.map((type) => type || '–').join(', '))) : nothing}
    ${books.lines === 'orders' ? html`<p class="muted">${l.term('voucherByOrder')}</p>` : nothing}
    <table aria-labelledby="voucher">
      <thead>
        <tr>
          <th scope="col">${l.term('voucherAccount')}</th>
          <th scope="col" class="number">${l.term('voucherDebit')}</th>
          <th scope="col" class="number">${l.term('voucherCredit')}</th>
        </tr>
      </thead>
      <tbody>
        ${lines.map(
          (line) =>
            html`<tr>
              <td>
                ${figure(line.account.number)} ${line.account.name}
                <span class="about">${lineText(line, l)}</span>
              </td>
              ${sides(line.amount, l)}
            </tr>`,
        )}
        ${
          difference === 0
            ? nothing
            : html`<tr class="difference" data-tone="bad">
                <td>${l.term('voucherDifference')}</td>
                ${sides(normalLong(-BigInt(difference)), l)}
              </tr>`
        }
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">${l.term('voucherSum')}</th>
          <td class="number">${figure(l.money(debit))}</td>
          <td class="number">${figure(l.money(credit))}</td>
        </tr>
      </tfoot>
    </table>
    ${
      difference === 0 && lines.length > 0
        ? html`<p class="equal" data-tone="good">${icons.done} ${l.term('voucherEqual')}</p>`
        : nothing
    }
  `
}

/** The cells of debit and credit. A credit has no minus there, because its column implies it. */
function sides(amount: Long, l: Localizer): TemplateResult {
  const text = figure(l.money(amount < 0 ? normalLong(-BigInt(amount)) : amount))
  return html`<td class="number">${amount < 0 ? nothing : text}</td>
    <td class="number">${amount < 0 ? text : nothing}</td>`
}
