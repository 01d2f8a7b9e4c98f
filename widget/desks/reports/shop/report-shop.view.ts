import { html, nothing, type TemplateResult } from 'lit'
import type { Localizer } from '../../../locales/localizer.ts'
import { countText } from '../../../kit/parts/count-text.ts'
import { figure } from '../../../kit/parts/figure.ts'
import { LATE_DAYS, type ShopFailure, type ShopMatch } from './match-orders.ts'
import type { ShopVerdict } from '../data/report-data.ts'

/** The number of orders that a list shows; the rows have all of them. */
const SHOWN = 100

export function failureText(failure: ShopFailure, l: Localizer): string {
  switch (failure.code) {
    case 'threw':
      return l.term('shopThrew', failure.message)
    case 'slow':
      return l.term('shopSlow', String(failure.seconds))
    case 'garbage':
      return l.term('shopGarbage', failure.member || '[Symbol.iterator]')
  }
}

/** The orders that differ, and the sales that the report lacks. */
export function shopResult(
  { verdicts, late, currency, withoutCurrency, rowsWithoutNumber }: ShopMatch,
  onShow: (orderNumber: string) => void,
  l: Localizer,
): TemplateResult {
  const wrong = [...verdicts].filter(([, { is }]) => is !== 'same')
  const differing = wrong.map(([order, verdict]) => ({
    order: html`<button type="button" class="quiet small" @click=${() => onShow(order)}>${order}</button>`,
    text: verdictText(verdict, l),
  }))
  const missing = late.map(({ orderNumber, total, currency, date }) => ({
    order: orderNumber,
    text: html`${date === undefined ? l.term('shopNoDate') : l.day(date)}, ${figure(l.money(total))}
    ${currency ?? nothing}`,
  }))
  return html`
    <p class="muted">
      ${l.term('shopBy', l.term('shopOrder'))}
      ${withoutCurrency > 0 ? l.term('shopAssumed', countText(withoutCurrency, l), currency) : nothing}
      ${rowsWithoutNumber > 0 ? l.term('shopUnnumbered', countText(rowsWithoutNumber, l)) : nothing}
    </p>
    ${list(l.term('shopDiffering'), differing, l)} ${list(l.term('shopLate', String(LATE_DAYS)), missing, l)}
    ${late.length > 0 ? html`<p class="muted">${l.term('shopLateText')}</p>` : nothing}
  `
}

function verdictText(verdict: ShopVerdict, l: Localizer): string {
  switch (verdict.is) {
    case 'same':
      return ''
    case 'unknown':
      return l.term('shopUnknown', l.money(verdict.report))
    case 'other-currency':
      return l.term('shopOtherCurrency', verdict.currency)
    case 'differs':
      return l.term(
        'shopDiffers',
        l.money(verdict.report),
        l.money(verdict.shop),
        l.format(verdict.difference, 'difference'),
      )
  }
}

function list(
  caption: string,
  items: readonly { order: unknown; text: unknown }[],
  l: Localizer,
): TemplateResult | typeof nothing {
  if (items.length === 0) return nothing
  const hidden = items.length - SHOWN
  return html`<table>
      <caption>
        ${caption}
        <span class="currency">${countText(items.length, l)}</span>
      </caption>
      <thead class="visually-hidden">
        <tr>
          <th scope="col">${l.term('shopOrder')}</th>
          <th scope="col">${l.term('shopSays')}</th>
        </tr>
      </thead>
      <tbody>
        ${items.slice(0, SHOWN).map(
          ({ order, text }) =>
            html`<tr>
              <td>${order}</td>
              <td>${text}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    ${hidden > 0 ? html`<p class="muted">${l.term('shopMore', countText(hidden, l))}</p>` : nothing}`
}
