/**
 * Fires `report-open-order` with the order's number at the checkout. The link is not followed if the event is
 * cancelled.
 * @param event the click
 */
export function openOrder(host: Element, event: Event, id: string): void {
  const { ctrlKey, metaKey, shiftKey, currentTarget } = event as MouseEvent
  // The browser opens the link in another tab or window.
  if (currentTarget instanceof HTMLAnchorElement && (ctrlKey || metaKey || shiftKey)) return
  const opening = new CustomEvent('report-open-order', {
    detail: id,
    bubbles: true,
    composed: true,
    cancelable: true,
  })
  if (!host.dispatchEvent(opening)) event.preventDefault()
}

declare global {
  interface HTMLElementEventMap {
    'report-open-order': CustomEvent<string>
  }
}
