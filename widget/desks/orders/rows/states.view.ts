import { html, type TemplateResult } from 'lit'
import { level } from '../../../kit/parts/heading.ts'
import { icons } from '../../../kit/parts/icons.ts'
import type { Localizer } from '../../../locales/localizer.ts'

const ROWS = 8

/** The list without orders, so that nothing jumps. */
export function listSkeleton(l: Localizer): TemplateResult {
  const rows = Array.from({ length: ROWS }, () => html`<div><span class="bone" data-size="row"></span></div>`)
  return html`<p class="visually-hidden">${l.term('ordersLoading')}</p>
    <div class="bones" aria-hidden="true">${rows}</div>`
}

/** Says that the page's list is empty. */
export function noneView(l: Localizer): TemplateResult {
  return html`<div class="page">
    <span class="page-icon" data-tone="neutral">${icons.search}</span>
    <div class="page-words">
      <h3 aria-level=${level(3, l)}>${l.term('ordersNone')}</h3>
      <p>${l.term('ordersNoneText')}</p>
    </div>
  </div>`
}
