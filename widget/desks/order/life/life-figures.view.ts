import { html, nothing, type TemplateResult } from 'lit'
import type { Long } from '../../../../shared/domain/values/long.ts'
import { sum } from '../../../../shared/domain/money/money.ts'
import type { VatGroup } from '../../../../shared/domain/money/totals.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { figure } from '../../../kit/parts/figure.ts'
import { difference, type LifeFigures } from './life-reading.ts'
import { taskInWords } from './life-words.ts'
import type { LifeView } from './life-view.ts'

/** The request's amount by VAT rate, and the amount that stays open or left to credit. */
export function figuresView({ subject, draft, read }: LifeView, l: Localizer): unknown {
  const { figures } = read
  if (!figures) return nothing
  const { rates } = figures
  const words = draft.way === 'amount' && rates ? proportionWords(figures, rates, l) : undefined
  return html`
    <section class="outcome">
      <dl class="figures">${leftView(figures, taskInWords(subject) === 'credit', l)}</dl>
      ${
        rates
          ? html`<details class="vat">
              <summary>
                ${l.term('vatAmount')} <b>${figure(l.money(sum(rates.map(({ VatAmount }) => VatAmount))))}</b>
              </summary>
              ${ratesTable(rates, l)} ${words ? html`<p class="muted small">${words}</p>` : nothing}
            </details>`
          : nothing
      }
    </section>
  `
}

/** The amount, beside the button that sends it. */
export function sumView({ subject, read: { figures } }: LifeView, l: Localizer): TemplateResult {
  return html`
    <dl class="figures sum">
      <div data-size="main">
        <dt>${l.term('figuresOf', taskInWords(subject))}</dt>
        <dd aria-live="polite">
          ${figures ? figure(l.money(figures.amount)) : html`<span class="muted">–</span>`}
          <span class="currency">${subject.order.Currency}</span>
        </dd>
      </div>
    </dl>
  `
}

/** How an amount without rows is divided by VAT rate. */
function proportionWords({ left }: LifeFigures, rates: readonly VatGroup[], l: Localizer): string {
  if (BigInt(left.after) === 0n) return l.term('allOfRates')
  const isBelow = rates.some(({ Amount }) => Amount < 0)
  return [l.term('inProportion'), ...(isBelow ? [l.term('ratesBelowZero')] : [])].join(' ')
}

function leftView({ left, cancelled }: LifeFigures, isCredit: boolean, l: Localizer): TemplateResult {
  return html`
    ${BigInt(cancelled) === 0n ? nothing : pair(l.term('cancelledWith'), figure(l.money(cancelled)))}
    ${pair(
      l.term(isCredit ? 'creditableNow' : 'openNow'),
      html`<span class="was">${figure(l.money(left.before))}</span>
        <span class="visually-hidden">${l.term('changedTo')}</span
        ><span class="arrow" aria-hidden="true"></span>${figure(l.money(left.after))}`,
    )}
  `
}

function pair(label: string, value: unknown): TemplateResult {
  return html`<div>
    <dt>${label}</dt>
    <dd>${value}</dd>
  </div>`
}

function ratesTable(rates: readonly VatGroup[], l: Localizer): TemplateResult {
  const cells = (amount: Long, vat: Long) =>
    [difference(amount, vat), vat, amount].map(
      (value) => html`<td class="number">${figure(l.money(value))}</td>`,
    )
  return html`
    <table class="sums rates">
      <thead>
        <tr>
          <th scope="col">${l.term('rate')}</th>
          <th scope="col" class="number">${l.term('netAmount')}</th>
          <th scope="col" class="number">${l.term('vatAmount')}</th>
          <th scope="col" class="number">${l.term('grossAmount')}</th>
        </tr>
      </thead>
      <tbody>
        ${rates.map(
          ({ VatPercent, Amount, VatAmount }) => html`
            <tr>
              <th scope="row">${figure(l.format(VatPercent, 'percent'))}</th>
              ${cells(Amount, VatAmount)}
            </tr>
          `,
        )}
      </tbody>
      ${
        rates.length > 1
          ? html`<tfoot>
              <tr>
                <th scope="row">${l.term('total')}</th>
                ${cells(sum(rates.map(({ Amount }) => Amount)), sum(rates.map(({ VatAmount }) => VatAmount)))}
              </tr>
            </tfoot>`
          : nothing
      }
    </table>
  `
}
