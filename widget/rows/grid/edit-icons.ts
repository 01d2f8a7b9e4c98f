import { svg } from 'lit'
import { icon } from '../../kit/parts/icons.ts'

/** Icons that are needed only for editing. */
export const editIcons = {
  more: icon(
    svg`<g fill="currentColor" stroke="none"><circle cx="3" cy="8" r="1.4"/><circle cx="8" cy="8" r="1.4"/><circle cx="13" cy="8" r="1.4"/></g>`,
  ),
  undo: icon(svg`<path d="M3.5 6.5h6a3.25 3.25 0 0 1 0 6.5H6M6 4L3.5 6.5 6 9"/>`),
  redo: icon(svg`<path d="M12.5 6.5h-6a3.25 3.25 0 0 0 0 6.5H10M10 4l2.5 2.5L10 9"/>`),
  keyboard: icon(svg`<path d="M1.75 4h12.5v8H1.75zM4 6.5h.01M6.7 6.5h.01M9.3 6.5h.01M12 6.5h.01M5 9.5h6"/>`),
  paste: icon(svg`<path d="M5.5 3.5H4v10h8v-10h-1.5M5.75 2.25h4.5v2.5h-4.5z"/>`),
}
