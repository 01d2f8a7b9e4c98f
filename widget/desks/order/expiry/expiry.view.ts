import { html, nothing, type TemplateResult } from 'lit'
import type { Order } from '../../../../shared/domain/order/order.schema.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { dayField } from '../../../kit/parts/day-field.ts'
import { dialogView } from '../../../kit/parts/dialog.view.ts'
import { icons } from '../../../kit/parts/icons.ts'
import type { ModalController } from '../../../kit/parts/modal.controller.ts'
import type { WriteState } from '../../../kit/parts/single-write.ts'
import { saveTerm, writeNote } from '../../../kit/parts/write-note.view.ts'
import { addDays, expiryChange, quickChoices } from './expiry-dates.ts'

/** Why a day cannot be saved. */
export type DayProblem = 'missing' | 'too-early' | 'same'

interface ExpiryState {
  modal: ModalController
  order: Order
  /** `YYYY-MM-DD`, or empty. */
  day: string
  /** The provider's current day, `YYYY-MM-DD`. */
  today: string
  problem: DayProblem | undefined
  isTried: boolean
  /** The fields of the reason. */
  why: TemplateResult
  /** What the main button says is missing. */
  missing: string | undefined
  /** Whether the reason is valid. */
  isReady: boolean
  write: WriteState
  /** Whether nothing may be sent now. */
  isBusy: boolean
  /** Whether the dialog may close now. */
  mayLeave: boolean
  onDay(day: string): void
  onSubmit(event: Event): void
}

export function expiryView(state: ExpiryState, l: Localizer): TemplateResult {
  const isSaving = state.write.is === 'saving'
  const outdated = () => l.term('expiryOutdated', nowWords(state.order, l))
  return dialogView(
    state.modal,
    {
      title: l.term('extendTitle'),
      mayClose: () => state.mayLeave,
      body: () => html`
        <form id="expiry" novalidate @submit=${state.onSubmit}>
          ${expiryDay(state, l)} ${quick(state, l)} ${outcome(state, l)} ${state.why}
        </form>
      `,
      foot: () => html`
        ${writeNote(state.write, outdated(), l)}
        <button
          type="button"
          aria-disabled=${!state.mayLeave}
          @click=${() => state.mayLeave && state.modal.close()}
        >
          ${l.term(isSaving ? 'close' : 'cancel')}
        </button>
        <button
          type="submit"
          form="expiry"
          class="primary save"
          aria-disabled=${state.isBusy || state.problem !== undefined || !state.isReady}
          title=${state.missing ?? nothing}
        >
          ${l.term(saveTerm(state.write, 'saveExpiry'))}
        </button>
      `,
    },
    l,
  )
}

function expiryDay(
  { day, today, problem, isTried, write, onDay }: ExpiryState,
  l: Localizer,
): TemplateResult {
  // A day that is too early is reported at once; a missing or unchanged day only on saving.
  const words = problem && (problem === 'too-early' || isTried) ? problemWords(problem, today, l) : undefined
  return html`
    <div class="field">
      <label
        ><span>${l.term('expiryDay')}</span> ${dayField({
          value: day,
          problem: words && 'day-problem',
          meaning: 'day-outcome',
          required: 'day',
          min: addDays(today, 1),
          isFixed: write.is === 'saving',
          onDay,
        })}</label
      >
      <p class="field-problem" id="day-problem">
        ${words ? html`${icons.warning}<span>${words}</span>` : nothing}
      </p>
    </div>
  `
}

function problemWords(problem: DayProblem, today: string, l: Localizer): string {
  if (problem === 'missing') return l.term('expiryMissing')
  if (problem === 'same') return l.term('expirySame')
  return l.term('expiryTooEarly', l.day(addDays(today, 1)))
}

function quick({ order, day, today, write, onDay }: ExpiryState, l: Localizer): unknown {
  const choose = (chosen: string) => () => {
    if (write.is !== 'saving') onDay(chosen)
  }
  const choices = quickChoices(order.ExpirationDate, today)
  if (choices.length === 0) return nothing
  return html`
    <div class="quick" role="group" aria-label=${l.term('expiryQuick')}>
      ${choices.map(
        (choice) => html`
          <button type="button" aria-pressed=${choice.day === day} @click=${choose(choice.day)}>
            <span>${l.term('expiryChoice', choice.is)}</span>
            <span class="choice-day">${l.day(choice.day)}</span>
          </button>
        `,
      )}
    </div>
  `
}

/** Says what saving would do, as soon as a day is chosen. */
function outcome({ order, day, problem }: ExpiryState, l: Localizer): TemplateResult {
  const change = problem ? undefined : expiryChange(order.ExpirationDate, day)
  return html`
    <div class="outcome">
      <dl>
        <div>
          <dt>${l.term('expiresNow')}</dt>
          <dd>${nowWords(order, l)}</dd>
        </div>
        <div class="after">
          <dt>${l.term('expiresAfter')}</dt>
          <dd id="day-outcome" aria-live="polite">
            ${change ? html`${l.day(day)} <span class="muted">(${l.relativeDay(day)})</span>` : '–'}
          </dd>
        </div>
      </dl>
      ${
        change?.is === 'earlier'
          ? html`<p class="note" data-tone="warning">
              ${icons.clock}<span>${l.term('expiryEarlier', change.days)}</span>
            </p>`
          : nothing
      }
      ${change?.is === 'later' ? html`<p>${l.term('expiryLater', change.days)}</p>` : nothing}
      <p class="muted">${l.term('expiryMeans')}</p>
    </div>
  `
}

function nowWords({ ExpirationDate: expires }: Order, l: Localizer): string {
  return expires ? `${l.day(expires)} (${l.relativeDay(expires)})` : l.term('expiresNever')
}
