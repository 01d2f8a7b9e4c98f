import { saveStyles } from '../history/save.styles.ts'
import { adoptStyles } from '../../../kit/parts/adopt-styles.ts'
import { orderLaterStyles } from './order-later.styles.ts'
import { orderPrintStyles } from './order-print.styles.ts'

/** Adds styles to the desk's own: those that only the parts that load later need. The first of them to load does so. */
export function adoptLaterStyles(root: HTMLElement | DocumentFragment): void {
  adoptStyles(root, [saveStyles, orderLaterStyles, orderPrintStyles])
}
