import { html, nothing, type TemplateResult } from 'lit'
import { live } from 'lit/directives/live.js'
import type { Localizer } from '../../../locales/localizer.ts'
import { icons } from '../../../kit/parts/icons.ts'
import { refusalNote } from '../reasons/refusal.view.ts'
import type { Found } from './look-up.ts'
import type { Reading } from '../data/reading.controller.ts'

interface LookupView {
  state: Reading<Found>
  /** Whether there is a number to look up. */
  isReady: boolean
  /** Whether the address is entered by hand instead. */
  isByHand: boolean
  selector: string
  onLookUp(): void
  onSelect(selector: string): void
  onByHand(isByHand: boolean): void
}

/** The button that looks up a customer, its outcome, and the tick box of an address by hand. */
export function lookupView(view: LookupView, l: Localizer): TemplateResult {
  const { state, isReady, isByHand } = view
  return html`<div class="lookup">
    ${
      isByHand
        ? nothing
        : html`<div class="ask">
              <button
                type="button"
                aria-disabled=${!isReady || state.is === 'reading'}
                @click=${view.onLookUp}
              >
                ${icons.search}${l.term('creditNewLookUp')}
              </button>
              <div role="status">${told(state, l)}</div>
            </div>
            ${addresses(view, l)}`
    }
    ${tick(l.term('creditNewByHand'), isByHand, view.onByHand)}
  </div>`
}

/** A tick box that is no member of the request. */
export function tick(label: string, isTicked: boolean, onTick: (isTicked: boolean) => void): TemplateResult {
  return html`<label class="tick">
    <input
      type="checkbox"
      .checked=${live(isTicked)}
      @change=${(event: Event) => onTick((event.target as HTMLInputElement).checked)}
    /><span>${label}</span>
  </label>`
}

function told(state: Reading<Found>, l: Localizer): unknown {
  if (state.is === 'reading') return html`<p class="muted">${l.term('creditNewLooking')}</p>`
  if (state.is === 'failed') {
    return refusalNote(state.error, l)
  }
  if (state.is !== 'read') return nothing
  if (state.value.is === 'found') {
    // Sighted users see the addresses below.
    const { length } = state.value.addresses
    return html`<p class="visually-hidden">${l.term('billingAddress')}: ${length}</p>`
  }
  return html`<div class="note" data-tone="warning">
    ${icons.warning}
    <p>${l.term('creditNewNone', state.value.code)}</p>
  </div>`
}

function addresses({ state, selector, onSelect }: LookupView, l: Localizer): unknown {
  if (state.is !== 'read' || state.value.is !== 'found') return nothing
  return html`<fieldset class="cards" aria-label=${l.term('billingAddress')}>
    ${state.value.addresses.map(
      (address) =>
        html`<label class="card">
          <input
            type="radio"
            name="address"
            .checked=${live(address.selector === selector)}
            @change=${() => onSelect(address.selector)}
          />
          <span>
            <strong><bdi>${address.name}</bdi></strong>
            ${address.lines.map((line) => html`<span><bdi>${line}</bdi></span>`)}
            ${address.selector ? html`<span class="muted"><bdi>${address.selector}</bdi></span>` : nothing}
          </span>
        </label>`,
    )}
  </fieldset>`
}
