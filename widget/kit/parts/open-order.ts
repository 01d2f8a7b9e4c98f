/** The event that a desk fires to open an order; the frame around the desks stops it. */
export const OPEN_ORDER = 'desk-open-order'

/**
 * Fires {@link OPEN_ORDER} with the order's number at the checkout. The link is not followed if the event is
 * cancelled.
 * @param event the click
 */
export function openOrder(host: Element, event: Event, id: string): void {
  const { ctrlKey, metaKey, shiftKey, currentTarget } = event as MouseEvent
  // The browser opens the link in another tab or window.
  if (currentTarget instanceof HTMLAnchorElement && (ctrlKey || metaKey || shiftKey)) return
  const opening = new CustomEvent(OPEN_ORDER, {
    detail: id,
    bubbles: true,
    composed: true,
    cancelable: true,
  })
  if (!host.dispatchEvent(opening)) event.preventDefault()
}

declare global {
  interface HTMLElementEventMap {
    [OPEN_ORDER]: CustomEvent<string>
  }
}
