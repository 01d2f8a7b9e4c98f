// @ts-check
// The shop's list of orders. The address of the page says what the clerk sees of it, and which order is open.

const desk = /** @type {HTMLElementTagNameMap['order-admin']} */ (document.querySelector('order-admin'))

desk.findOrders = async ({ query, filter, sort, cursor, signal }) => {
  const search = new URLSearchParams({ query, ...filter, ...sort, ...(cursor && { cursor }) })
  const response = await fetch(`/orders.json?${search}`, { signal })
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.error)
  return answer
}

const show = () => (desk.ordersView = location.search.slice(1))
show()
addEventListener('popstate', show)

desk.addEventListener('order-admin-navigate', (event) => {
  const { kind, orderId, ordersView, replaces } = event
  if (kind === 'orders') history[replaces ? 'replaceState' : 'pushState'](null, '', `?${ordersView}`)
  if (kind !== 'order') return
  event.preventDefault()
  location.assign(`/orders/${orderId}`)
})
