/** The messages of an order's live line, as a page gets them that offers these subprotocols. */
import { LIVE_SUBPROTOCOL, type LiveMessage } from '../../shared/domain/order/live.ts'
import type { Addresses } from '../../scripts/sandbox-env.ts'
import { openSession } from './client.ts'

/**
 * Listens until the order is said to be changed.
 * @param more what is offered after the token
 * @param onFirst runs at the first message
 */
export async function liveMessages(
  addresses: Addresses,
  orderId: string,
  more: readonly string[],
  onFirst: () => unknown,
): Promise<LiveMessage[]> {
  const { token } = await openSession(addresses)
  const url = `${addresses.edge.replace('http', 'ws')}/api/v1/orders/${orderId}/live`
  // Node takes headers too; the types are the browser's.
  const options = { protocols: [LIVE_SUBPROTOCOL, token, ...more], headers: { Origin: addresses.demo } }
  const socket = new WebSocket(url, options as unknown as string[])
  const messages: LiveMessage[] = []
  const changed = new Promise<void>((resolve, reject) => {
    socket.addEventListener('error', () => reject(new Error('the socket failed')))
    socket.addEventListener('message', ({ data }) => {
      messages.push(JSON.parse(String(data)) as LiveMessage)
      if (messages.length === 1) void onFirst()
      if (messages.some(({ type }) => type === 'changed')) resolve()
    })
  })
  await changed.finally(() => socket.close())
  return messages
}
