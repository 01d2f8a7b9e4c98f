import type { FetchSession } from 'order-admin'
import { loadOrderAdmin } from 'order-admin/loader'

const fetchSession: FetchSession = async ({ signal }) => {
  const answer = await fetch('/desk-session', { method: 'POST', signal })
  return answer.json()
}

document.querySelector('order-admin')!.fetchSession = fetchSession
await loadOrderAdmin('https://edge.example')
