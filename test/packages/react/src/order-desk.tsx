import 'order-admin/define'
import 'order-admin/react'
import type { FetchSession } from 'order-admin'

const fetchSession: FetchSession = async ({ signal }) => {
  const answer = await fetch('/desk-session', { method: 'POST', signal })
  return answer.json()
}

interface OrderDeskProps {
  orderId: string
  onChanges: (count: number) => void
}

export function OrderDesk({ orderId, onChanges }: OrderDeskProps) {
  return (
    <order-admin
      edgeUrl="https://edge.example"
      orderId={orderId}
      fetchSession={fetchSession}
      onorder-admin-changes={(event) => onChanges(event.count)}
    />
  )
}
