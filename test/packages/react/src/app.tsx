import { useState } from 'react'
import { BrowserOnly } from './browser-only'
import { OrderDesk } from './order-desk'

export function App() {
  const [orderIds, setOrderIds] = useState(['8906810'])
  const [count, setCount] = useState(0)
  return (
    <>
      <button onClick={() => setOrderIds(['8906811'])}>Next order</button>
      <button onClick={() => setOrderIds([...orderIds, '8906813'])}>Second desk</button>
      <button onClick={() => setOrderIds([])}>Close</button>
      <output>{count} unsaved</output>
      <BrowserOnly>
        {orderIds.map((orderId, index) => (
          <OrderDesk key={index} orderId={orderId} onChanges={setCount} />
        ))}
      </BrowserOnly>
    </>
  )
}
