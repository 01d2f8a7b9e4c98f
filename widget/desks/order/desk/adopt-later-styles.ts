import { saveStyles } from '../history/save.styles.ts'
import { adoptStyles } from '../../../kit/parts/adopt-styles.ts'
import { orderLaterStyles } from './order-later.styles.ts'
import { orderPrintStyles } from './order-print.styles.ts'

/** Adds the styles that only later parts need to the desk's own. The first of these parts to load does so. */
export function adoptLaterStyles(root: HTMLElement | DocumentFragment): void {
  adoptStyles(root, [saveStyles, orderLaterStyles, orderPrintStyles])
}
