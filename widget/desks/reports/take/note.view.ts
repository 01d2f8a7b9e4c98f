import { html, nothing, type TemplateResult } from 'lit'
import { icons } from '../../../kit/parts/icons.ts'

/** A sentence that stands out by its icon and its colour. */
export function note(tone: 'good' | 'warning' | 'bad' | 'neutral', text: string): TemplateResult {
  return html`<p class="note" data-tone=${tone}>
    ${tone === 'good' ? icons.done : tone === 'neutral' ? nothing : icons.warning}<span>${text}</span>
  </p>`
}
