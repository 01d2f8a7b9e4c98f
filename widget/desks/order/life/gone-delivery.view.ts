import { html, nothing } from 'lit'
import type { Localizer } from '../../../locales/localizer.ts'
import type { LifeStart } from '../../../kit/parts/command.ts'
import { icons } from '../../../kit/parts/icons.ts'

/** The title of a credit's review, also where the order no longer has the delivery. */
export function goneTitle(start: LifeStart | undefined, l: Localizer): string {
  return start?.task === 'credit' ? l.term('creditTitle', String(start.DeliveryId)) : ''
}

/** Says that the delivery left the order while its credit was prepared. */
export function goneBody(start: LifeStart | undefined, l: Localizer): unknown {
  if (start?.task !== 'credit') return nothing
  return html`<p class="note gone" data-tone="warning" role="alert">
    ${icons.warning}<span>${l.term('deliveryGone', String(start.DeliveryId))}</span>
  </p>`
}

/** The only step is the way back. */
export function goneFoot(onBack: () => void, l: Localizer): unknown {
  return html`<button type="button" class="back" @click=${onBack}>${l.term('back')}</button>`
}
