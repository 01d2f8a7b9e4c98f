import { html, type TemplateResult } from 'lit'

/** A number with its own direction, so that its minus sign stays in front on a right-to-left page. */
export function figure(text: string): TemplateResult {
  return html`<span class="figure">${text}</span>`
}
