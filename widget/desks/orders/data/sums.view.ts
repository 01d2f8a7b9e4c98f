import { html, nothing, type TemplateResult } from 'lit'
import { countText } from '../../../kit/parts/count-text.ts'
import { icons } from '../../../kit/parts/icons.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { type OrderSums, sumsText } from './sums.ts'

/** The sums of chosen orders, and how many are not in them. Without a sum there is nothing to be missing from. */
export function sumsView({ sums, leftOut }: OrderSums, l: Localizer): TemplateResult | typeof nothing {
  if (sums.length === 0) return nothing
  return html`<bdi class="sums">${sumsText(sums, l)}</bdi> ${
      leftOut > 0
        ? html`<span class="left-out" data-tone="warning"
            >${icons.warning}<span>${l.term('ordersNotSummed', countText(leftOut, l))}</span></span
          >`
        : nothing
    }`
}
