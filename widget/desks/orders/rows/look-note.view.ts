import { html, nothing, type TemplateResult } from 'lit'
import { countText } from '../../../kit/parts/count-text.ts'
import { icons } from '../../../kit/parts/icons.ts'
import { problemReference, problemTexts } from '../../../kit/parts/problem-view.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import type { OrderLook } from './order-look.controller.ts'
import { waitText } from './wait-text.ts'

/** Says which orders are shown as last seen, and why; nothing if every one was read. */
export function lookNote({ unread, error, retry }: OrderLook, l: Localizer): TemplateResult | typeof nothing {
  if (unread === 0) return nothing
  return html`<div class="note" data-tone="warning" part="problem" role="alert">
    ${icons.warning}
    <div>
      <p>
        ${error ? html`<strong>${problemTexts(error, l).title}.</strong>` : nothing}
        ${l.term('ordersUnread', countText(unread, l))} ${error ? waitText(error, l) : nothing}
      </p>
      ${error ? problemReference(error, l) : nothing}
    </div>
    <button type="button" @click=${retry}>${icons.refresh}${l.term('tryAgain')}</button>
  </div>`
}

/** "2 orders no longer wait here." */
export function leftText({ left }: OrderLook, l: Localizer): string {
  return left > 0 ? l.term('ordersLeft', countText(left, l)) : ''
}
