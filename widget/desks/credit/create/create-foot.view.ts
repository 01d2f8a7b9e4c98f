import { html, nothing, type TemplateResult } from 'lit'
import type { Long } from '../../../../shared/domain/values/long.ts'
import type { Localizer } from '../../../locales/localizer.ts'

interface CreateFoot {
  /** Minor units; undefined until the rows have loaded. */
  total: Long | undefined
  currency: string
  isEmpty: boolean
  /** Whether to ask before everything is discarded. */
  isDiscarding: boolean
  onAsk(isAsking: boolean): void
  onDiscard(): void
}

/** The foot of the form of a new order: its total, the next step, and the question before everything is discarded. */
export function createFoot(foot: CreateFoot, l: Localizer): TemplateResult {
  const { total, currency, isEmpty, onAsk, onDiscard } = foot
  if (foot.isDiscarding) {
    return html`<div class="foot" role="group" aria-label=${l.term('creditNewDiscard')}>
      <p id="discard-ask">${l.term('creditNewDiscardAsk')}</p>
      <button type="button" @click=${onDiscard}>${l.term('creditNewDiscard')}</button>
      <button
        type="button"
        class="primary"
        id="keep"
        aria-describedby="discard-ask"
        @click=${() => onAsk(false)}
      >
        ${l.term('creditNewKeep')}
      </button>
    </div>`
  }
  return html`<div class="foot">
    <p class="headline">
      ${total === undefined ? nothing : html`<span class="figure">${l.money(total)}</span> ${currency}`}
    </p>
    <button type="button" id="discard" aria-disabled=${isEmpty} @click=${() => onAsk(!isEmpty)}>
      ${l.term('creditNewDiscard')}
    </button>
    <button type="submit" class="primary" id="to-review">${l.term('review')}</button>
  </div>`
}
