import { html, type TemplateResult } from 'lit'
import type { Localizer } from '../../locales/localizer.ts'
import { level } from './heading.ts'
import { icons } from './icons.ts'

/** Tells the page's developer what the element still needs. */
export function setupHint(words: string, l: Localizer): TemplateResult {
  return html`
    <div class="page">
      <span class="page-icon" data-tone="neutral">${icons.clock}</span>
      <div class="page-words">
        <h2 aria-level=${level(2, l)}>${l.term('setupTitle')}</h2>
        <p>${words}</p>
      </div>
    </div>
  `
}
