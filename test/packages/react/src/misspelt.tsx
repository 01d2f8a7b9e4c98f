// Each of these is an error, or the type check of this app fails.
import 'order-admin/react'

export const misspelt = [
  // @ts-expect-error -- it is orderId
  <order-admin key={1} orderid="8906810" />,
  // @ts-expect-error -- it is edgeUrl
  <order-admin key={2} edgeURL="https://edge.example" />,
  // @ts-expect-error -- no boolean is an id
  <order-admin key={3} orderId />,
  // @ts-expect-error -- a session is an object
  <order-admin key={4} fetchSession={async () => 'a token'} />,
  // @ts-expect-error -- this event has a count, and no number
  <order-admin key={5} onorder-admin-changes={(event) => event.number} />,
]
