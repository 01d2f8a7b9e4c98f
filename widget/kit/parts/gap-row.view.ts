import { html, type TemplateResult } from 'lit'

/** The place of rows that are not rendered. Its height is set from outside, because a strict CSP blocks inline styles. */
export function gapRow({ from, to }: { from: number; to: number }): TemplateResult {
  return html`<tr class="gap" role="presentation" data-from=${from} data-to=${to}></tr>`
}
