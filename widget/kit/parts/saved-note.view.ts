import { html, type TemplateResult } from 'lit'
import type { Localizer } from '../../locales/localizer.ts'
import { icons } from './icons.ts'

/** Says that everything is saved, above the page and without taking the focus. */
export function savedNote(words: string, onDismiss: () => void, l: Localizer): TemplateResult {
  return html`<div class="saved-note note" popover="manual" data-tone="good">
    ${icons.done}
    <p>${words}</p>
    <button type="button" class="quiet icon-only" aria-label=${l.term('close')} @click=${onDismiss}>
      ${icons.cross}
    </button>
  </div>`
}
