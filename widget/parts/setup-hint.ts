import { html, type TemplateResult } from 'lit'
import type { Localizer } from '../locales/localizer.ts'
import { icons } from './icons.ts'

/** Before there is anything to read: a word to whoever builds the page. */
export function setupHint(what: 'setupSession' | 'setupOrder', l: Localizer): TemplateResult {
  return html`
    <div class="page">
      <span class="page-icon" data-tone="neutral">${icons.clock}</span>
      <div class="page-words">
        <h2>${l.term('setupTitle')}</h2>
        <p>${l.term(what)}</p>
      </div>
    </div>
  `
}
