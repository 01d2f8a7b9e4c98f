import { html, type TemplateResult } from 'lit'
import { icons } from '../../../kit/parts/icons.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import type { FindFailure } from '../data/find-orders.ts'

/** Why the page's list has no orders, or no more, and what to do. */
export function findFailure(failure: FindFailure, again: () => void, l: Localizer): TemplateResult {
  return html`<div class="note" data-tone="bad" part="problem" role="alert">
    ${icons.warning}
    <div>
      <p>
        <strong>${l.term('ordersFailed', failure.code)}</strong> ${l.term('ordersFailedText', failure.code)}
      </p>
      <p class="reference"><code>${referenceOf(failure)}</code></p>
    </div>
    <button type="button" @click=${again}>${icons.refresh}${l.term('tryAgain')}</button>
  </div>`
}

/** For whoever runs the page. */
function referenceOf(failure: FindFailure): string {
  switch (failure.code) {
    case 'threw':
      return `findOrders: ${failure.message}`
    case 'slow':
      return `findOrders: ${failure.seconds} s`
    case 'garbage':
      return failure.member === '' ? 'findOrders' : `findOrders: ${failure.member}`
    case 'repeats':
      return 'findOrders: cursor'
  }
}
