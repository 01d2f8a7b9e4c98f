import { html, svg, type TemplateResult } from 'lit'

/** Sixteen-pixel line icons in the colour of the text next to them, which says the same. */
export function icon(shape: TemplateResult): TemplateResult {
  return html`<svg class="icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">${shape}</svg>`
}

export const icons = {
  open: icon(svg`<circle cx="8" cy="8" r="5.25"/><circle cx="8" cy="8" r="1.5" fill="currentColor"/>`),
  done: icon(svg`<path d="M3 8.5l3.25 3.25L13 4.75"/>`),
  cross: icon(svg`<path d="M4 4l8 8M12 4l-8 8"/>`),
  warning: icon(svg`<path d="M8 2.25l6.25 11.25H1.75zM8 6.5v3.25M8 11.5v.25"/>`),
  clock: icon(svg`<circle cx="8" cy="8" r="5.75"/><path d="M8 4.5V8l2.25 1.75"/>`),
  minus: icon(svg`<path d="M3 8h10"/>`),
  plus: icon(svg`<path d="M8 3v10M3 8h10"/>`),
  refresh: icon(svg`<path d="M13 8a5 5 0 1 1-1.6-3.7M13 2v3h-3"/>`),
  copy: icon(svg`<path d="M5.5 5.5h7v8h-7zM3.5 10.5v-8h7"/>`),
  chevron: icon(svg`<path d="M6 4l4 4-4 4"/>`),
  lock: icon(svg`<path d="M4 7.5h8v6H4zM5.75 7.5v-2a2.25 2.25 0 0 1 4.5 0v2"/>`),
  unplugged: icon(
    svg`<path d="M2 2l12 12M4.2 8.2a5.4 5.4 0 0 1 2.1-1.4M1.8 5.6A9 9 0 0 1 4.4 4M9 5.2a8.6 8.6 0 0 1 5.2 .4M11.8 8.2l-.9-.7M8 12.4v.2"/>`,
  ),
  person: icon(svg`<circle cx="8" cy="5.25" r="2.75"/><path d="M2.75 13.5a5.25 4.5 0 0 1 10.5 0"/>`),
  more: icon(svg`<path d="M3.25 8h.01M8 8h.01M12.75 8h.01" stroke-width="2.25"/>`),
  search: icon(svg`<circle cx="7" cy="7" r="4.25"/><path d="M10.25 10.25L14 14"/>`),
}
