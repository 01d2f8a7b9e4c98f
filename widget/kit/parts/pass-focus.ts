import type { LitElement } from 'lit'

/**
 * Passes the focus on where an update removes the control that has it, such as a button that another one replaces.
 * Otherwise the keyboard would start over at the top of the page.
 *
 * @param heir finds the control that gets the focus, in the updated host
 */
export function passFocus(host: LitElement, heir: () => HTMLElement | null): void {
  let focused: Element | null = null
  host.addController({
    hostUpdate() {
      focused = host.shadowRoot?.activeElement ?? null
    },
    hostUpdated() {
      // Without scrolling: the clerk may read elsewhere on the page by now.
      if (focused?.isConnected === false) heir()?.focus({ preventScroll: true })
    },
  })
}
