import { useState } from 'react'
import { OrderDesk } from './order-desk.tsx'

export function App() {
  const [orderId, setOrderId] = useState('8906810')
  const [count, setCount] = useState(0)
  return (
    <>
      <button onClick={() => setOrderId('8906811')}>Next order</button>
      <button onClick={() => setOrderId('')}>Close</button>
      <output>{count} unsaved</output>
      {orderId && <OrderDesk orderId={orderId} onChanges={setCount} />}
    </>
  )
}
