import type { Goal } from './goal.ts'

/** The event that a desk fires to open an order, also one on credit; the frame around the desks stops it. */
export const OPEN_ORDER = 'desk-open-order'

/**
 * Fires {@link OPEN_ORDER} with the order. The link is not followed if the event is cancelled.
 * @param event the click
 * @param id the checkout order id, or the provider's number of an order on credit
 */
export function openOrder(host: Element, event: Event, id: string, kind: Opened['kind'] = 'order'): void {
  const { ctrlKey, metaKey, shiftKey, currentTarget } = event as MouseEvent
  // The browser opens the link in another tab or window.
  if (currentTarget instanceof HTMLAnchorElement && (ctrlKey || metaKey || shiftKey)) return
  const opening = new CustomEvent<Opened>(OPEN_ORDER, {
    detail: { kind, id },
    bubbles: true,
    composed: true,
    cancelable: true,
  })
  if (!host.dispatchEvent(opening)) event.preventDefault()
}

/** The order that a desk asks for. */
export type Opened = Pick<Goal, 'id'> & { kind: 'order' | 'credit-order' }

declare global {
  interface HTMLElementEventMap {
    [OPEN_ORDER]: CustomEvent<Opened>
  }
}
