import { loadOrderAdmin } from 'order-admin/loader'
import type {} from 'order-admin'

const desk = document.querySelector('order-admin')!
desk.fetchSession = async ({ signal }) => {
  const answer = await fetch('/desk-session', { method: 'POST', signal })
  return answer.json()
}
await loadOrderAdmin('https://edge.example')
