import { orderHistory, writeOrder } from '../../../client/order-calls.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  LIVE_SUBPROTOCOL,
  LIVE_TICKET,
  SESSION_ENDED,
  SESSION_EXPIRED,
} from '../../../../shared/domain/order/live.ts'
import { closeDesks, type Desk, openDesk } from '../../../testing/desk.ts'
import { FakeEdge, TOKEN } from '../../../testing/fake-edge.ts'
import { FakeSocket } from '../../../testing/fake-socket.ts'
import { partOf, textOf, until } from '../../../testing/parts.ts'
import { requestOf } from '../../../client/order-writes.ts'

describe('a desk with a line to its edge', () => {
  let edge: FakeEdge
  let desk: Desk
  const socket = () => until(() => FakeSocket.all.at(-1))
  beforeEach(async () => {
    edge = new FakeEdge()
    desk = await openDesk()
  })
  afterEach(() => {
    edge.restore()
    closeDesks()
  })

  async function listen(): Promise<FakeSocket> {
    desk.element.live = true
    await desk.settled()
    const line = await socket()
    await desk.settled()
    return line
  }

  it('opens no line unless the page asks for it', async () => {
    await desk.settled()
    expect(FakeSocket.all).toEqual([])
  })

  it('offers the token beside the protocol, and never in the address', async () => {
    const line = await listen()
    expect(line.protocols).toEqual([LIVE_SUBPROTOCOL, `${TOKEN}-1`, LIVE_TICKET])
    expect(line.url).toBe('ws://edge.test/api/v1/orders/8906810/live')
  })

  it('names the others, and not the clerk', async () => {
    const line = await listen()
    const root = await partOf(desk, 'order-admin-live')
    const who = [
      { id: 'u1', name: 'Clerk' },
      { id: 'u2', name: 'Anna' },
      { id: 'u3', name: 'Bo' },
    ]
    line.say({ type: 'present', who })
    await until(() => textOf(root).includes('Anna and Bo also here'))
    expect(textOf(root)).not.toContain('Clerk')
    line.say({ type: 'present', who: who.slice(0, 1) })
    await until(() => textOf(root).trim() === '')
  })

  it('shows what another clerk changed', async () => {
    const line = await listen()
    edge.order = { ...edge.order, MerchantOrderId: 'by-anna' }
    line.say({ type: 'changed', by: { id: 'u2', name: 'Anna' }, requestId: 'theirs' })
    await until(() => desk.text().includes('by-anna'))
    await until(() => desk.query('[role=status]').textContent === 'Anna changed the order.')
  })

  describe('whose order was changed at the provider', () => {
    const note = async () => (await partOf(desk, 'order-admin-news')).querySelector<HTMLElement>('.note')

    it('shows the change, and says so until it is seen', async () => {
      const line = await listen()
      edge.order = { ...edge.order, MerchantOrderId: 'by-another-system' }
      line.say({ type: 'changed-at-provider', etag: '"another"', version: '' })
      await until(() => desk.text().includes('by-another-system'))
      await until(() => desk.query('[role=status]').textContent === 'The order was changed at the provider.')
      const shown = await until(note)
      expect(textOf(shown!)).toContain('The order was changed at the provider.')
      shown!.querySelector('button')!.click()
      await until(async () => (await note()) === null)
    })

    it('neither reads nor says anything if it shows the order as it is now', async () => {
      const line = await listen()
      await note()
      const { client } = desk.element.shadowRoot!.querySelector('order-admin-desk')!
      const reads = edge.calls.length
      line.say({ type: 'changed-at-provider', etag: client!.tags.get('8906810')!, version: '' })
      await desk.settled()
      expect(edge.calls).toHaveLength(reads)
      expect(await note()).toBeNull()
    })

    it('ignores a message without a tag, as a later release may send it', async () => {
      const line = await listen()
      const reads = edge.calls.length
      line.say({ type: 'changed-at-provider' } as never)
      await desk.settled()
      expect(edge.calls).toHaveLength(reads)
    })
  })

  it('says nothing of its own writes, even when it hears of them before their answer', async () => {
    const line = await listen()
    const held = Promise.withResolvers<Response>()
    edge.intercept = ({ method }) => (method === 'PATCH' ? held.promise : undefined)
    const { client } = desk.element.shadowRoot!.querySelector('order-admin-desk')!
    const writing = writeOrder(
      client!,
      '8906810',
      requestOf({ operation: 'extendOrder', expiryDate: '2027-01-01' }),
      'k',
    )
    await desk.settled()
    line.say({ type: 'changed', by: { id: 'u1', name: 'Clerk' }, requestId: 'mine' })
    const reads = edge.calls.length
    held.resolve(new Response(null, { status: 200, headers: { 'X-Request-Id': 'mine' } }))
    await writing
    await desk.settled()
    expect(edge.calls).toHaveLength(reads)
    expect(desk.query('[role=status]').textContent).not.toContain('changed')
  })

  it.each([SESSION_EXPIRED, SESSION_ENDED])(
    'fetches another session after the edge closed with %i',
    async (code) => {
      const line = await listen()
      line.end(code)
      const { client } = desk.element.shadowRoot!.querySelector('order-admin-desk')!
      await orderHistory(client!, '8906810')
      expect(edge.calls.at(-1)?.headers.get('Authorization')).toBe(`Bearer ${TOKEN}-2`)
    },
  )

  it('closes the line when the desk leaves the page', async () => {
    const line = await listen()
    closeDesks()
    expect(line.isClosed).toBe(true)
  })
})
