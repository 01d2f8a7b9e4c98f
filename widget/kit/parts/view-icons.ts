import { svg } from 'lit'
import { icon } from './icons.ts'

/** Icons of the view of the rows alone. */
export const viewIcons = {
  ascending: icon(svg`<path d="M8 13V3.5M4.5 7L8 3.5 11.5 7"/>`),
  descending: icon(svg`<path d="M8 3v9.5M4.5 9L8 12.5 11.5 9"/>`),
  download: icon(svg`<path d="M8 2.5v7.5M4.75 7L8 10.25 11.25 7M3 13.25h10"/>`),
}
