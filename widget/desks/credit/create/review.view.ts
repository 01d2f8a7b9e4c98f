import { html, nothing, type TemplateResult } from 'lit'
import { inputOfOrderRow, creditRowAmount } from '../../../../shared/domain/credit/credit-row.rules.ts'
import { minorUnits } from '../../../../shared/domain/money/decimal.ts'
import { normalLong } from '../../../../shared/domain/values/long.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { level } from '../../../kit/parts/heading.ts'
import { icons } from '../../../kit/parts/icons.ts'
import { isSecondClick } from '../../../kit/parts/second-click.ts'
import { earlierOrderOf } from '../data/call-credit.ts'
import type { CreditOrder } from '../data/credit-context.ts'
import { creditSendLabel, creditWriteNote } from '../write/credit-write-note.view.ts'
import type { CreditWriteState } from '../write/credit-write.controller.ts'
import type { ReviewedOrder } from './order-review.ts'

/** A button that offers a way out of a refusal. */
export interface WayOn {
  label: string
  take(): void
  /** Whether Enter alone must not press it. */
  isQuiet?: boolean
}

interface ReviewView {
  order: ReviewedOrder
  /** Where the clerk says why. */
  why: TemplateResult
  state: CreditWriteState
  isBusy: boolean
  /** Orders that have this number already. */
  twins: readonly CreditOrder[]
  /** Whether it can never be known that the order was made. */
  isUnsure: boolean
  ways: readonly WayOn[]
  onBack(): void
  onCreate(): void
  onOpen(order: CreditOrder): void
}

/** The request, and the button that sends it. */
export function reviewView(view: ReviewView, l: Localizer): TemplateResult {
  const { order, state, isBusy, twins, ways } = view
  const total = `${l.money(order.total)} ${order.currency}`
  // Until the outcome is known, another request could make a second order.
  const isOpen = state.is === 'saving' || (state.is === 'failed' && state.outcome === 'uncertain')
  return html`<section class="review" aria-labelledby="review">
    <h3 aria-level=${level(3, l)} id="review" tabindex="-1">${l.term('review')}</h3>
    <dl>
      ${order.entered.map(
        ({ name, value }) =>
          html`<div>
            <dt>${name}</dt>
            <dd><bdi>${value}</bdi></dd>
          </div>`,
      )}
    </dl>
    <table>
      <caption class="visually-hidden">
        ${l.term('rows')}
      </caption>
      <tbody>
        ${order.rows.map(
          (row) =>
            html`<tr>
              <th scope="row"><bdi>${row.Description || row.ArticleNumber}</bdi></th>
              <td>${l.format(minorUnits(row.NumberOfUnits), 'plain')} <bdi>${row.Unit}</bdi></td>
              <td class="figure">${l.money(normalLong(creditRowAmount(inputOfOrderRow(row))))}</td>
            </tr>`,
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colspan="2">${l.term('total')}</th>
          <td class="figure">${total}</td>
        </tr>
      </tfoot>
    </table>
    <div role="status">
      ${twins.map(
        (twin) =>
          html`<div class="note" data-tone="warning">
            ${icons.warning}
            <div>
              <p>${l.term('creditNewExists', String(twin.ProviderOrderNr))}</p>
              <button type="button" class="small" @click=${() => view.onOpen(twin)}>
                ${l.term('creditNewOpen')}
              </button>
            </div>
          </div>`,
      )}
    </div>
    ${view.why} ${view.isUnsure ? unsureNote(l) : nothing} ${usedNote(state, l) ?? creditWriteNote(state, l)}
    <div class="foot">
      ${
        isOpen
          ? nothing
          : html`<button type="button" @click=${view.onBack}>${l.term('creditBack')}</button> ${ways.map(
                ({ label, take, isQuiet }) =>
                  html`<button type="button" class=${isQuiet ? '' : 'primary'} @click=${take}>
                    ${label}
                  </button>`,
              )}`
      }
      <button
        type="button"
        class=${ways.some(({ isQuiet }) => !isQuiet) ? '' : 'primary'}
        id="create"
        aria-disabled=${isBusy}
        @click=${(event: MouseEvent) => !isSecondClick(event) && view.onCreate()}
      >
        ${creditSendLabel(state, l.term('creditNewCreate', total), l)}
      </button>
    </div>
  </section>`
}

function unsureNote(l: Localizer): TemplateResult {
  return html`<div class="note" data-tone="warning">
    ${icons.warning}
    <p role="alert">${l.term('creditUnknowable')}</p>
  </div>`
}

/** Who used the number a short time ago; undefined for any other state. */
function usedNote(state: CreditWriteState, l: Localizer): TemplateResult | undefined {
  const earlier = state.is === 'failed' ? earlierOrderOf(state.error) : undefined
  if (!earlier) return undefined
  const when = `${l.relativeDay(earlier.at)} ${l.time(earlier.at)}`
  return html`<div class="note" data-tone="warning">
    ${icons.warning}
    <p role="alert">${l.term('creditNewUsed', earlier.who, when)}</p>
  </div>`
}
