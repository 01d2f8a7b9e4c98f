// Each of these is an error, or the type check of this app fails.
import { loadOrderAdmin } from 'order-admin/loader'
import type { OrderAdmin } from 'order-admin'
import { openSession } from 'order-admin/session'

export async function misspelt(desk: OrderAdmin): Promise<void> {
  // @ts-expect-error -- it is orderId
  desk.orderID = '8906810'
  // @ts-expect-error -- no boolean is an id
  desk.orderId = true
  // @ts-expect-error -- there is no such event
  desk.addEventListener('order-admin-change', ({ count }) => count)
  // @ts-expect-error -- it is pinned
  await loadOrderAdmin('https://edge.example', { pin: true })
  const user = { id: 'clerk-1', name: 'Kim' }
  const page = { edge: 'https://edge.example', apiKey: 'key', origin: 'https://shop.example', user }
  // @ts-expect-error -- it is order.read
  await openSession({ ...page, capabilities: ['orders.read'] })
}
