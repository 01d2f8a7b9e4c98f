import { html, nothing, type TemplateResult } from 'lit'
import { live } from 'lit/directives/live.js'
import { batchLimits } from '../../../../shared/domain/values/limits.ts'
import { countText } from '../../../kit/parts/count-text.ts'
import { icons } from '../../../kit/parts/icons.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import type { Finding } from '../data/pasted-numbers.ts'
import { skippedFindings } from '../words/orders-terms.ts'
import type { PasteState } from './pasted.controller.ts'

/** A field for order numbers of a sheet, and every doubt about them with its line. */
export function pasteView(state: PasteState, onText: (text: string) => void, l: Localizer): TemplateResult {
  const { text, checked, asked } = state
  return html`
    <label class="pasted">
      <span>${l.term('batchPasteLabel')}</span>
      <textarea
        name="numbers"
        rows="8"
        spellcheck="false"
        autocomplete="off"
        aria-describedby="paste-hint"
        .value=${live(text)}
        @input=${({ target }: Event) => onText((target as HTMLTextAreaElement).value)}
      ></textarea>
    </label>
    <p class="muted" id="paste-hint">${l.term('batchPasteHint')}</p>
    <div role="status">
      ${asked ? html`<p>${l.term('batchLookingUp', countText(asked.done, l), countText(asked.all, l))}</p>` : nothing}
      ${checked ? checkedView(checked, l) : nothing}
    </div>
  `
}

function checkedView({ orders, findings }: NonNullable<PasteState['checked']>, l: Localizer): TemplateResult {
  const { maxItems } = batchLimits.orders
  const skipped = findings.filter(isSkipped)
  const noted = findings.filter((finding) => !isSkipped(finding))
  return html`<p><strong>${l.term('batchUnderstood', orders.length)}</strong></p>
    ${
      orders.length > maxItems
        ? html`<p class="field-problem">
            ${icons.warning}${l.term('ordersTooMany', countText(maxItems, l))}
          </p>`
        : nothing
    }
    ${findingList('batchSkipped', skipped, l)} ${findingList('batchNoted', noted, l)}`
}

function isSkipped({ code }: Finding): boolean {
  return (skippedFindings as readonly string[]).includes(code)
}

function findingList(
  heading: 'batchSkipped' | 'batchNoted',
  findings: readonly Finding[],
  l: Localizer,
): unknown {
  if (findings.length === 0) return nothing
  return html`<div class="note findings" data-tone=${heading === 'batchSkipped' ? 'warning' : nothing}>
    ${heading === 'batchSkipped' ? icons.warning : nothing}
    <div>
      <p><strong>${l.term(heading, findings.length)}</strong></p>
      <ul>
        ${findings.map(
          ({ code, line, text }) =>
            html`<li>
              <span>${l.term('batchLine', countText(line, l))}</span> <code><bdi>${text}</bdi></code>
              <span>${l.term('batchFinding', code)}</span>
            </li>`,
        )}
      </ul>
    </div>
  </div>`
}
