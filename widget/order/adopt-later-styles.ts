import { orderLaterStyles } from './order-later.styles.ts'
import { orderPrintStyles } from './order-print.styles.ts'

/** Adds styles to the desk's own, once: those that only the parts that load later need. The first of them to load does so. */
export function adoptLaterStyles(root: HTMLElement | DocumentFragment): void {
  if (!(root instanceof ShadowRoot)) return
  const sheets = [orderLaterStyles, orderPrintStyles].flatMap(({ styleSheet }) => styleSheet ?? [])
  root.adoptedStyleSheets.push(...sheets.filter((sheet) => !root.adoptedStyleSheets.includes(sheet)))
}
