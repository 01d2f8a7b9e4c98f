import { html, nothing, type TemplateResult } from 'lit'
import { live } from 'lit/directives/live.js'
import type { BatchKind } from '../../../../shared/domain/batch/batch.enums.ts'
import { metadataLimits } from '../../../../shared/domain/order/metadata.limits.ts'
import { dayField } from '../../../kit/parts/day-field.ts'
import { icons } from '../../../kit/parts/icons.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import type { ChosenOrder } from '../data/pasted-numbers.ts'
import { sumsOf } from '../data/sums.ts'
import { sumsView } from '../data/sums.view.ts'
import type { BatchDraft } from './batch-draft.ts'

interface ComposeState {
  draft: BatchDraft
  acts: readonly BatchKind[]
  orders: readonly ChosenOrder[]
  /** Chosen orders of which the shop knows no checkout id. */
  withoutId: readonly string[]
  /** Whether the clerk has tried to go on: only then is a missing value an error. */
  isTried: boolean
  isHeld: boolean
  /** `YYYY-MM-DD`. */
  today: string
  why: unknown
  onDraft(changes: Partial<BatchDraft>): void
}

/** What to do to the orders, and with which values. */
export function composeView(state: ComposeState, l: Localizer): TemplateResult {
  const { draft, acts, orders, isHeld, onDraft } = state
  const sums = sumsOf(orders.map(({ entry }) => entry ?? {}))
  return html`
    <p class="about"><strong>${l.term('batchOrders', orders.length)}</strong> ${sumsView(sums, l)}</p>
    ${withoutIdNote(state.withoutId, l)}
    <fieldset class="kinds" ?disabled=${isHeld}>
      <legend>${l.term('batchWhat')}</legend>
      ${acts.map(
        (kind) =>
          html`<label class="kind">
            <input
              type="radio"
              name="kind"
              .checked=${live(draft.kind === kind)}
              @change=${() => onDraft({ kind })}
            />
            <span
              ><strong>${l.term('batchKind', kind)}</strong>
              <span class="muted">${l.term('batchKindText', kind)}</span></span
            >
          </label>`,
      )}
      ${problem(state.isTried && draft.kind === undefined && l.term('batchNoKind'))}
    </fieldset>
    ${fields(state, l)} ${draft.kind ? state.why : nothing}
  `
}

function withoutIdNote(numbers: readonly string[], l: Localizer): unknown {
  if (numbers.length === 0) return nothing
  return html`<div class="note" data-tone="warning">
    ${icons.warning}
    <p>${l.term('batchWithoutId', numbers.length)} <bdi>${numbers.join(', ')}</bdi></p>
  </div>`
}

function fields(state: ComposeState, l: Localizer): unknown {
  const { draft, isHeld, isTried, today, onDraft } = state
  switch (draft.kind) {
    case 'extend': {
      const isWrong = isTried && !(draft.expiryDate > today)
      return html`<fieldset class="values" ?disabled=${isHeld}>
        <label
          ><span>${l.term('batchDay')}</span> ${dayField({
            value: draft.expiryDate,
            problem: isWrong ? 'values-problem' : undefined,
            onDay: (expiryDate) => onDraft({ expiryDate }),
          })}</label
        >
        ${problem(isWrong && l.term('batchDayWrong'))}
      </fieldset>`
    }
    case 'metadata': {
      const isWrong = isTried && draft.key.trim() === ''
      return html`<fieldset class="values" ?disabled=${isHeld}>
        <label
          ><span>${l.term('batchKey')}</span>
          <input
            name="key"
            autocomplete="off"
            maxlength=${metadataLimits.Key.maxLength}
            aria-invalid=${isWrong ? 'true' : nothing}
            aria-describedby=${isWrong ? 'values-problem' : nothing}
            .value=${live(draft.key)}
            @input=${({ target }: Event) => onDraft({ key: (target as HTMLInputElement).value })}
        /></label>
        <label
          ><span>${l.term('batchValue')}</span>
          <input
            name="value"
            autocomplete="off"
            maxlength=${metadataLimits.Value.maxLength}
            .value=${live(draft.value)}
            @input=${({ target }: Event) => onDraft({ value: (target as HTMLInputElement).value })}
        /></label>
        ${problem(isWrong && l.term('batchKeyWrong'))}
      </fieldset>`
    }
    default:
      return nothing
  }
}

function problem(words: string | false): unknown {
  return words
    ? html`<p class="field-problem" id="values-problem" role="alert">${icons.warning}${words}</p>`
    : nothing
}
