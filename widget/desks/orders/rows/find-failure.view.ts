import { html, nothing, type TemplateResult } from 'lit'
import type { EdgeError } from '../../../client/edge-error.ts'
import { icons } from '../../../kit/parts/icons.ts'
import { problemReference, problemTexts } from '../../../kit/parts/problem-view.ts'
import { isWorthRetrying } from '../../../kit/parts/problem-words.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import type { FindFailure } from '../data/find-orders.ts'
import { waitText } from './wait-text.ts'

/** Why the list has no orders, or no more, and what to do. */
export function findFailure(failure: FindFailure, again: () => void, l: Localizer): TemplateResult {
  return failure.code === 'edge' ? edgeFailure(failure.error, again, l) : shopFailure(failure, again, l)
}

function edgeFailure(error: EdgeError, again: () => void, l: Localizer): TemplateResult {
  const { title, text } = problemTexts(error, l)
  return html`<div class="note" data-tone="bad" part="problem" role="alert">
    ${icons.warning}
    <div>
      <p><strong>${title}.</strong> ${text} ${waitText(error, l)}</p>
      ${problemReference(error, l)}
    </div>
    ${
      isWorthRetrying(error)
        ? html`<button type="button" @click=${again}>${icons.refresh}${l.term('tryAgain')}</button>`
        : nothing
    }
  </div>`
}

type ShopFailure = Exclude<FindFailure, { code: 'edge' }>

function shopFailure(failure: ShopFailure, again: () => void, l: Localizer): TemplateResult {
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
function referenceOf(failure: ShopFailure): string {
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
