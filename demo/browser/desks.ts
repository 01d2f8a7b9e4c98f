/** The desks of the page with their sessions: the visitor's, and the second clerk's beside it. */
import type { ClerkName } from '../shop/clerks.ts'
import { element } from './element.ts'
import { showList } from './order-list.ts'
import { logEvents, logSession } from './log.ts'
import { applyTo, look } from './look.ts'

interface Session {
  token: string
  expiresAt: string
}

const names: Record<ClerkName, string> = { first: 'First clerk', second: 'Second clerk' }
const main = document.querySelector<HTMLElement>('main')
const panes = document.querySelector<HTMLElement>('[data-panes]')

/** Sets up the desk that the page came with. */
export function startDesk(): void {
  const desk = panes?.querySelector<HTMLElement>('order-admin')
  if (desk) prepare(desk, () => look.clerk)
}

function prepare(desk: HTMLElement, clerk: () => ClerkName): void {
  logEvents(desk)
  desk.addEventListener('order-admin-navigate', (event) => {
    const { kind, orderId } = event
    if (kind !== 'order' || orderId === main?.dataset['order']) return
    event.preventDefault()
    location.assign(`/shop/orders/${orderId}`)
  })
  const name = desk.getAttribute('desk')
  Object.assign(desk, { fetchSession: () => fetchSession(clerk(), name) })
  if (name === 'orders') showList(desk)
}

/** @param desk which desk the page opens; null for an order */
async function fetchSession(clerk: ClerkName, desk: string | null): Promise<Session> {
  const order = main?.dataset['order']
  const answer = await fetch('/shop/session', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ clerk, role: look.role, desk, ...(order && { orderId: Number(order) }) }),
  })
  if (!answer.ok) throw new Error(`The shop answered ${answer.status}`)
  logSession(names[clerk], look.role)
  return answer.json() as Promise<Session>
}

/** Shows the other clerk's desk beside the first, or takes it away. @returns where it is now */
export function toggleSecond(): 'beside' | 'below' | 'away' {
  const second = panes?.querySelector('.pane.is-second')
  const who = panes?.querySelector<HTMLElement>('[data-who]')
  if (second || !panes) {
    second?.remove()
    panes?.classList.remove('is-two')
    if (who) who.hidden = true
    return 'away'
  }
  const other: ClerkName = look.clerk === 'first' ? 'second' : 'first'
  const desk = element('order-admin' as 'div', { 'order-id': main?.dataset['order'] ?? '', live: '' })
  const pane = element(
    'section',
    {
      class: 'pane is-second',
      id: 'second-clerk',
      'aria-label': `Desk of the ${names[other].toLowerCase()}`,
    },
    element('p', { class: 'who' }, names[other]),
    desk,
  )
  applyTo(pane)
  prepare(desk, () => other)
  if (who) {
    who.hidden = false
    who.textContent = names[look.clerk]
  }
  panes.append(pane)
  panes.classList.add('is-two')
  const first = panes.querySelector<HTMLElement>('.pane')
  return pane.offsetTop > (first?.offsetTop ?? 0) ? 'below' : 'beside'
}
