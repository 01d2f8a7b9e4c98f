import { html, nothing, type TemplateResult } from 'lit'
import type { Localizer } from '../../../locales/localizer.ts'
import { countText } from '../../../kit/parts/count-text.ts'
import { level } from '../../../kit/parts/heading.ts'
import { icons } from '../../../kit/parts/icons.ts'

const ROWS = 8

/** The table without entries, so that nothing jumps. */
export function journalSkeleton(l: Localizer): TemplateResult {
  const rows = Array.from({ length: ROWS }, () => html`<div><span class="bone" data-size="row"></span></div>`)
  const fields = Array.from({ length: 4 }, () => html`<span class="bone" data-size="button"></span>`)
  return html`<p class="visually-hidden">${l.term('journalLoading')}</p>
    <div aria-hidden="true">
      <div class="bar-place">${fields}</div>
      <div class="bones">${rows}</div>
    </div>`
}

/** Says that nothing was done in the period. */
export function noneView(l: Localizer): TemplateResult {
  return html`<div class="page">
    <span class="page-icon" data-tone="neutral">${icons.clock}</span>
    <div class="page-words">
      <h3 aria-level=${level(3, l)}>${l.term('journalNone')}</h3>
      <p>${l.term('journalNoneText')}</p>
    </div>
  </div>`
}

/** Says that older entries are missing. The region is there before its words, so that they are read out. */
export function cutOffNote(
  count: number | undefined,
  again: () => void,
  l: Localizer,
): TemplateResult | typeof nothing {
  if (count === undefined) return nothing
  return html`<div class="note" data-tone="warning" part="problem" role="alert">
    ${icons.warning}
    <div>
      <p><strong>${l.term('journalCutOff')}.</strong> ${l.term('journalCutOffText', countText(count, l))}</p>
    </div>
    <button type="button" @click=${again}>${icons.refresh}${l.term('tryAgain')}</button>
  </div>`
}
