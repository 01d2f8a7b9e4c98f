/** Pages that have an order open: their live lines break with each kill, and come back. */
import { setTimeout } from 'node:timers/promises'
import { LIVE_SUBPROTOCOL, type LiveMessage } from '../../shared/domain/order/live.ts'
import { HerdSocket } from '../bench/herd-socket.ts'
import type { Traffic } from './caller.ts'
import { idInBatch, type Intent, ofOrder } from './ledger.ts'
import type { Random } from './plan.ts'

/** A write of which a page heard that it was done. */
export interface Heard {
  order: string
  save: string
}

/** @param token of a session @param heard gets what the page hears */
export async function listen(
  traffic: Traffic,
  { origin, token }: { origin: string; token: string },
  random: Random,
  orders: readonly string[],
  heard: Heard[],
): Promise<void> {
  const { ledger, edge, over } = traffic
  while (!over.aborted) {
    // Most listen where most is written.
    const order = random.pick(random.chance(70) ? orders.slice(0, 20) : orders)
    const protocols = [LIVE_SUBPROTOCOL, token]
    let isOpen = false
    const socket = new HerdSocket(edge, `/api/v1/orders/${order}/live`, { origin, protocols })
    const closed = new Promise<void>((done) => socket.addEventListener('close', () => done(), { once: true }))
    socket.addEventListener('open', () => {
      isOpen = true
      ledger.count('live line opened')
    })
    socket.addEventListener('message', ({ data }: Event & { data?: unknown }) => {
      const message = JSON.parse(String(data)) as LiveMessage
      if (message.type === 'changed' && message.save !== undefined) heard.push({ order, save: message.save })
    })
    const isOver = setTimeout(random.integer(2000, 20_000), undefined, { signal: over }).catch(
      () => undefined,
    )
    await Promise.race([closed, isOver])
    if (!isOpen) ledger.count('live line not opened')
    socket.close()
    await setTimeout(random.integer(100, 1000))
  }
}

/** What pages heard and should not have: of a write that was refused, or that nobody sent to that order. */
export function wrongNews(
  heard: readonly Heard[],
  intents: readonly Intent[],
): { subject: string; what: string }[] {
  const known = new Map(intents.map((intent) => [intent.id, intent]))
  return heard.flatMap(({ order, save }) => {
    const subject = ofOrder(order)
    const intent = known.get(save) ?? known.get(idInBatch(save, order))
    if (intent?.subject === subject && intent.told !== 'refused') return []
    const why = intent?.subject === subject ? 'which was refused' : 'which nobody sent to this order'
    return [{ subject, what: `a page heard that ${save} was done, ${why}` }]
  })
}
