import { remainingAmount } from '../../../../shared/domain/order/order.rules.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Order } from '../../../../shared/domain/order/order.schema.ts'
import { ChangesStore } from '../../../rows/changes/changes.store.ts'
import {
  addRows,
  cancelRow,
  type Changes,
  editNewRow,
  editRow,
  keyOf,
  removeNewRow,
} from '../../../rows/changes/changes.ts'
import { replaceAll } from '../../../testing/replace-all.ts'
import { EdgeClient } from '../../../client/edge-client.ts'
import { OrderAdminBeforeSaveEvent, OrderAdminErrorEvent, OrderAdminSavedEvent } from '../../../events.ts'
import { EDGE, FakeEdge, problem } from '../../../testing/fake-edge.ts'
import type { SeenCall } from '../../../testing/seen-call.ts'
import { buildDelivery, buildOrder, buildRow } from '../../../testing/order.builder.ts'
import { Saver } from './saver.ts'

const lamp = buildRow()
const bulb = buildOrder().OrderRows[1]!
const giftWrap = { Name: 'Gift wrap', Quantity: 100, UnitPrice: 4900, VatPercent: 2500 }

describe('Saver', () => {
  let edge: FakeEdge
  let store: ChangesStore
  let saver: Saver
  let events: Event[]
  let orders: Order[]
  let pauses: number[]
  let seen: string[][]
  /** The page's decision about each call. */
  let allows: (event: OrderAdminBeforeSaveEvent) => boolean

  beforeEach(async () => {
    edge = new FakeEdge()
    const client = new EdgeClient(EDGE, { token: async () => 'token', forget: () => {} })
    store = new ChangesStore(await client.order('8906810'))
    events = []
    orders = []
    pauses = []
    seen = []
    allows = () => true
    saver = new Saver({
      store,
      client,
      orderId: '8906810',
      dispatch(event) {
        events.push(event)
        return event instanceof OrderAdminBeforeSaveEvent ? allows(event) : true
      },
      onOrder: (order) => orders.push(order),
      pause: async (milliseconds) => void pauses.push(milliseconds),
    })
    saver.addEventListener('change', () => seen.push(saver.calls.map(({ status }) => status)))
  })
  afterEach(() => edge.restore())

  /** Cancels the bulbs (632.00 less), and adds a gift wrap (49.00 more): two calls. */
  const stage = (how: (changes: Changes) => Changes) => store.change(how)
  const twoCalls = () => stage((changes) => cancelRow(addRows(changes, [giftWrap], ['new-1']), bulb))
  const operations = () => edge.writes().map(({ path }) => path.split('/').slice(5).join('/'))
  const keysSent = () => edge.writes().map(({ headers }) => headers.get('Idempotency-Key'))
  const isWrite = ({ method }: SeenCall) => method !== 'GET'
  const statuses = () => saver.calls.map(({ status }) => status)

  it('makes the planned calls one after another, and reads the order after each', async () => {
    twoCalls()
    await saver.run()
    expect(edge.calls.map(({ method }) => method)).toEqual(['GET', 'PATCH', 'GET', 'POST', 'GET'])
    expect(operations()).toEqual(['rows/2/', 'rows/'])
    expect(saver.end).toEqual({ is: 'saved' })
    expect(store.count).toBe(0)
    expect(store.order).toEqual(edge.order)
    expect(orders.at(-1)).toEqual(edge.order)
    expect(remainingAmount(edge.order)).toBe(saver.expected?.after)
    expect(new Set(keysSent()).size).toBe(2)
  })

  it('gives the calls of one save the same id, and each save its own', async () => {
    const saves = () => edge.writes().map(({ headers }) => headers.get('Save-Id'))
    twoCalls()
    await saver.run()
    stage((changes) => addRows(changes, [giftWrap], ['new-2']))
    await saver.run()
    const [first, second, third] = saves()
    expect(first).toMatch(/^[\da-f-]{36}$/)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('keeps the id of a save that goes on after a lost answer', async () => {
    twoCalls()
    edge.intercept = (call) => {
      if (!isWrite(call)) return undefined
      edge.answer(call)
      return new Error('lost')
    }
    await saver.run()
    expect(saver.end).toMatchObject({ is: 'uncertain' })
    edge.intercept = () => undefined
    await saver.run()
    expect(saver.end).toEqual({ is: 'saved' })
    expect(new Set(edge.writes().map(({ headers }) => headers.get('Save-Id'))).size).toBe(1)
  })

  /** The first write is done and its answer lost; the live line reports it. @returns the id of its save */
  async function loseAnswer(): Promise<string> {
    edge.intercept = (call) => (isWrite(call) ? (edge.answer(call), new Error('lost')) : undefined)
    await saver.run()
    edge.intercept = () => undefined
    return edge.writes()[0]!.headers.get('Save-Id')!
  }

  it('takes the live news of its own write for the proof, and closes the question', async () => {
    stage((changes) => addRows(changes, [giftWrap], ['new-1']))
    const save = await loseAnswer()
    await saver.settle('another')
    expect(saver.end).toMatchObject({ is: 'uncertain' })
    await saver.settle(save)
    expect([saver.end, saver.openCall]).toEqual([{ is: 'saved' }, undefined])
    expect(new Set(keysSent()).size).toBe(1)
    expect(edge.order.OrderRows).toHaveLength(3)
  })

  it('makes no further call by itself once the question is closed', async () => {
    twoCalls()
    await saver.settle(await loseAnswer())
    expect([saver.end, saver.openCall, saver.calls]).toEqual([undefined, undefined, []])
    expect(operations()).toEqual(['rows/2/', 'rows/2/'])
    expect(store.count).toBe(1)
  })

  it('shows how far each call is', async () => {
    twoCalls()
    await saver.run()
    expect(seen.map((line) => line.join(' '))).toEqual([
      'waiting waiting',
      'waiting waiting',
      'sending waiting',
      'accepted waiting',
      'saved waiting',
      'saved waiting',
      'saved sending',
      'saved accepted',
      'saved saved',
      'saved saved',
      'saved saved',
    ])
  })

  it('tells the page before each call and after it, with the added rows', async () => {
    twoCalls()
    await saver.run()
    const told = events.map((event) => {
      if (event instanceof OrderAdminBeforeSaveEvent) return ['before', event.orderId, event.write]
      return event instanceof OrderAdminSavedEvent && ['saved', event.operation, event.orderRowIds]
    })
    expect(told).toEqual([
      ['before', '8906810', { operation: 'updateOrderRow', OrderRowId: 2, body: { IsCancelled: true } }],
      ['saved', 'updateOrderRow', []],
      ['before', '8906810', { operation: 'addOrderRow', body: giftWrap }],
      ['saved', 'addOrderRow', [1002]],
    ])
  })

  it('stops before the call that the page stops, and keeps the other changes', async () => {
    twoCalls()
    allows = ({ operation }) => operation !== 'addOrderRow'
    await saver.run()
    expect(saver.end).toEqual({ is: 'stopped' })
    expect(statuses()).toEqual(['saved', 'stopped'])
    expect(operations()).toEqual(['rows/2/'])
    expect(store.changes).toMatchObject({ added: [{ key: 'new-1' }], edited: new Map() })
    allows = () => true
    await saver.run()
    expect(operations()).toEqual(['rows/2/', 'rows/'])
    expect(store.count).toBe(0)
  })

  it('does nothing when it is asked again while it is under way', async () => {
    twoCalls()
    const first = saver.run()
    await Promise.all([saver.run(), saver.run(), first])
    expect(edge.writes()).toHaveLength(2)
  })

  it('keeps every change that a refusal left unsaved, and sends it under another key later', async () => {
    twoCalls()
    edge.creditLimit = 100
    await saver.run()
    expect(saver.end).toMatchObject({
      is: 'refused',
      error: { code: 'credit-refused' },
      call: { keys: ['new-1'] },
    })
    expect(statuses()).toEqual(['saved', 'failed'])
    expect(store.changes.added).toHaveLength(1)
    expect(events.at(-1)).toBeInstanceOf(OrderAdminErrorEvent)
    edge.creditLimit = undefined
    await saver.run()
    expect(saver.end).toEqual({ is: 'saved' })
    expect(new Set(keysSent()).size).toBe(3)
  })

  it.each<[string, (call: SeenCall) => Response | Error]>([
    ['was lost after it was done', (call) => (edge.answer(call), new TypeError('lost'))],
    ['never arrived', () => new TypeError('offline')],
    ['is not known to the edge yet', () => problem(502, 'outcome-unknown', {}, { 'Retry-After': '30' })],
  ])('adds a row once although its answer %s', async (_, answer) => {
    stage((changes) => addRows(changes, [giftWrap], ['new-1']))
    edge.intercept = (call) => (isWrite(call) ? answer(call) : undefined)
    await saver.run()
    expect(saver.end).toMatchObject({ is: 'uncertain' })
    expect(statuses()).toEqual(['uncertain'])
    expect(saver.openCall?.keys).toEqual(['new-1'])
    expect(store.count).toBe(1)
    edge.intercept = () => undefined
    await saver.run()
    expect(saver.end).toEqual({ is: 'saved' })
    expect(new Set(keysSent()).size).toBe(1)
    expect(edge.order.OrderRows).toHaveLength(3)
    expect(store.count).toBe(0)
    expect(store.order.OrderRows).toHaveLength(3)
  })

  it.each([
    [401, 'session-invalid'],
    [429, 'rate-limited'],
    [503, 'desk-busy'],
  ])('does not take %i %s for news of an earlier try', async (status, code) => {
    stage((changes) => addRows(changes, [giftWrap], ['new-1']))
    edge.intercept = (call) => (isWrite(call) ? (edge.answer(call), new TypeError('lost')) : undefined)
    await saver.run()
    edge.intercept = (call) => (isWrite(call) ? problem(status, code) : undefined)
    await saver.run()
    expect(saver.end).toMatchObject({ is: 'uncertain', error: { code } })
    edge.intercept = () => undefined
    await saver.run()
    expect(edge.order.OrderRows).toHaveLength(3)
    expect(new Set(keysSent()).size).toBe(1)
  })

  it('settles an uncertain call as it was sent, and keeps the clerk’s later changes', async () => {
    stage((changes) => addRows(changes, [giftWrap], ['new-1']))
    edge.intercept = (call) => (isWrite(call) ? (edge.answer(call), new TypeError('lost')) : undefined)
    await saver.run()
    stage((changes) => editNewRow(changes, 'new-1', { Quantity: 300 }))
    edge.intercept = () => undefined
    await saver.run()
    expect(edge.writes()[1]?.body).toBe(edge.writes()[0]?.body)
    expect(saver.end).toEqual({ is: 'changed' })
    expect(store.changes.added).toEqual([])
    expect(store.changes.edited.get(1002)?.update).toEqual({ Quantity: 300 })
    await saver.run()
    expect(edge.order.OrderRows.map(({ Quantity }) => Quantity)).toEqual([200, 800, 300])
  })

  it('keeps later changes of an accepted row until it is listed', async () => {
    edge.listsAfter = 7
    stage((changes) => addRows(changes, [giftWrap], ['new-1']))
    edge.intercept = (call) => (isWrite(call) ? (edge.answer(call), new TypeError('lost')) : undefined)
    await saver.run()
    stage((changes) => editNewRow(changes, 'new-1', { Quantity: 300 }))
    edge.intercept = () => undefined
    await saver.run()
    expect(store.awaited).toHaveLength(1)
    expect(store.count).toBe(0)
    expect(store.unsavedCount).toBe(1)
    for (let reading = 0; reading < 2; reading += 1) {
      edge.answer({ ...edge.calls[0]!, path: '/api/v1/orders/8906810', method: 'GET' })
    }
    store.rebase(edge.order)
    expect(store.changes.edited.get(1002)?.update).toEqual({ Quantity: 300 })
    expect(store.unsavedCount).toBe(1)
    store.undo()
    expect(store.unsavedCount).toBe(0)
  })

  it('holds no page for the rest of a row that is delivered before it is listed', async () => {
    edge.listsAfter = 99
    stage((changes) => addRows(changes, [giftWrap], ['new-1']))
    edge.intercept = (call) => (isWrite(call) ? (edge.answer(call), new TypeError('lost')) : undefined)
    await saver.run()
    stage((changes) => editNewRow(changes, 'new-1', { Quantity: 300 }))
    edge.intercept = () => undefined
    await saver.run()
    expect(store.unsavedCount).toBe(1)
    const OrderRows = [buildRow({ OrderRowId: store.awaited[0]!.OrderRowId })]
    store.rebase(buildOrder({ Deliveries: [buildDelivery({ OrderRows })] }))
    expect(store.unsavedCount).toBe(0)
    expect(store.awaited).toEqual([])
  })

  it('shows a row that was saved although the clerk undid it in the meantime', async () => {
    stage((changes) => addRows(changes, [giftWrap], ['new-1']))
    edge.intercept = (call) => (isWrite(call) ? (edge.answer(call), new TypeError('lost')) : undefined)
    await saver.run()
    stage((changes) => removeNewRow(changes, 'new-1'))
    edge.intercept = () => undefined
    await saver.run()
    expect(store.order.OrderRows).toHaveLength(3)
    expect(store.count).toBe(0)
  })

  it('asks the clerk to check if the outcome will never be known', async () => {
    stage((changes) => addRows(changes, [giftWrap], ['new-1']))
    edge.intercept = (call) =>
      isWrite(call) ? (edge.answer(call), problem(502, 'outcome-unknown')) : undefined
    await saver.run()
    expect(saver.end).toMatchObject({ is: 'unknowable' })
    expect(saver.openCall).toBeUndefined()
    expect(store.order.OrderRows).toHaveLength(3)
    expect(store.count).toBe(1)
    edge.intercept = () => undefined
    await saver.run()
    expect(new Set(keysSent()).size).toBe(2)
  })

  it('goes on with a new session when the old one ends in the middle', async () => {
    twoCalls()
    let isExpired = false
    edge.intercept = ({ method }) => {
      if (method !== 'POST' || isExpired) return undefined
      isExpired = true
      return problem(401, 'session-expired')
    }
    await saver.run()
    expect(saver.end).toEqual({ is: 'saved' })
    expect(edge.order.OrderRows).toHaveLength(3)
    const [, expired, renewed] = keysSent()
    expect(expired).toBe(renewed)
  })

  it('rebases on the order of a 412, and waits for another review', async () => {
    stage((changes) => editRow(changes, lamp, { Quantity: 300 }))
    edge.order = { ...edge.order, OrderRows: [lamp, { ...bulb, Name: 'Theirs' }] }
    await saver.run()
    expect(saver.end).toEqual({ is: 'changed' })
    expect(store.conflicts).toEqual([])
    expect(orders).toEqual([edge.order])
    expect(store.order.OrderRows[1]?.Name).toBe('Theirs')
    await saver.run()
    expect(saver.end).toEqual({ is: 'saved' })
    expect(edge.order.OrderRows.map(({ Name, Quantity }) => [Name, Quantity])).toEqual([
      ['Lamp, brass', 300],
      ['Theirs', 800],
    ])
  })

  it('saves nothing while a conflict is not decided', async () => {
    stage((changes) => editRow(changes, lamp, { Quantity: 300 }))
    edge.order = { ...edge.order, OrderRows: [{ ...lamp, Quantity: 500 }, bulb] }
    await saver.run()
    expect(store.conflicts).toHaveLength(1)
    await saver.run()
    expect(saver.end).toEqual({ is: 'changed' })
    expect(edge.writes()).toHaveLength(1)
  })

  it('reads the order itself where a 412 does not carry it', async () => {
    stage((changes) => editRow(changes, lamp, { Quantity: 300 }))
    edge.order = { ...edge.order, MerchantOrderId: 'theirs' }
    edge.intercept = (call) => (isWrite(call) ? problem(412, 'order-changed') : undefined)
    await saver.run()
    expect(saver.end).toEqual({ is: 'changed' })
    expect(store.order.MerchantOrderId).toBe('theirs')
  })

  it('stops when someone else changed the order between two calls', async () => {
    twoCalls()
    allows = ({ operation }) => {
      if (operation === 'addOrderRow') edge.order = { ...edge.order, MerchantOrderId: 'theirs' }
      return true
    }
    await saver.run()
    expect(saver.end).toEqual({ is: 'changed' })
    expect(statuses()).toEqual(['saved', 'failed'])
    expect(store.changes.added).toHaveLength(1)
  })

  describe('Saver, when someone else changed the order during a call', () => {
    const theirs = { ...lamp, UnitPrice: 9900 }
    let client: EdgeClient
    beforeEach(() => (client = new EdgeClient(EDGE, { token: async () => 'token', forget: () => {} })))

    it.each<[string, () => Promise<void>]>([
      ['nothing read it meanwhile', async () => {}],
      ['the desk read it meanwhile', async () => store.rebase(await client.order('8906810'))],
    ])('makes no further call before the clerk has seen that, where %s', async (_, meanwhile) => {
      twoCalls()
      edge.intercept = async (call) => {
        if (call.method !== 'PATCH') return undefined
        const answer = edge.answer(call)
        edge.order = { ...edge.order, OrderRows: [theirs, edge.order.OrderRows[1]!] }
        await meanwhile()
        return answer
      }
      await saver.run()
      expect(saver.end).toEqual({ is: 'changed' })
      expect(operations()).toEqual(['rows/2/'])
      expect(store.news).toEqual([{ before: lamp, theirs, members: ['UnitPrice'] }])
      expect(store.changes.added).toHaveLength(1)
      await saver.run()
      expect(saver.end).toEqual({ is: 'saved' })
      expect(store.news).toEqual([])
    })

    it('names a row that they added or removed, and none that was saved', async () => {
      stage((changes) => addRows(changes, [giftWrap], ['new-1']))
      stage((changes) => editRow(changes, lamp, { Quantity: 300, UnitPrice: 1 }))
      edge.intercept = (call) => {
        if (call.method !== 'PATCH') return undefined
        const answer = edge.answer(call)
        const card = buildRow({ OrderRowId: 77, Name: 'Card' })
        edge.order = { ...edge.order, OrderRows: [edge.order.OrderRows[0]!, card] }
        return answer
      }
      await saver.run()
      expect(saver.end).toEqual({ is: 'changed' })
      expect(store.news.map(({ before, theirs }) => [before?.Name, theirs?.Name])).toEqual([
        ['Bulb E27', undefined],
        [undefined, 'Card'],
      ])
    })
  })

  it('goes on when the desk has read the very same order by itself', async () => {
    twoCalls()
    allows = () => {
      store.rebase(structuredClone(store.order))
      return true
    }
    await saver.run()
    expect(saver.end).toEqual({ is: 'saved' })
  })

  it('waits with growing pauses for accepted rows to be listed', async () => {
    edge.listsAfter = 3
    stage((changes) => addRows(changes, [giftWrap], ['new-1']))
    await saver.run()
    expect(pauses).toEqual([500, 1000, 2000])
    expect(saver.end).toEqual({ is: 'saved' })
    expect(statuses()).toEqual(['saved'])
    expect(store.awaited).toEqual([])
  })

  it('lets the clerk go on after 15 seconds, with the rows neither sent again nor out of sight', async () => {
    edge.listsAfter = 6
    stage((changes) => addRows(changes, [giftWrap, giftWrap], ['new-1', 'new-2']))
    await saver.run()
    expect(pauses.reduce((all, pause) => all + pause)).toBe(15_000)
    expect(saver.end).toEqual({ is: 'saved' })
    expect(statuses()).toEqual(['unlisted'])
    expect(store.count).toBe(0)
    expect(store.awaited).toMatchObject([{ OrderRowId: 1002, row: giftWrap }, { OrderRowId: 1003 }])
    await saver.run()
    expect(edge.writes()).toHaveLength(1)
    store.rebase(edge.order)
    expect(store.awaited).toHaveLength(2)
    edge.answer({ ...edge.calls[0]!, path: '/api/v1/orders/8906810', method: 'GET' })
    store.rebase(edge.order)
    expect(store.awaited).toEqual([])
  })

  it('says that it is saved where the order cannot be read again, and makes no further call', async () => {
    twoCalls()
    edge.intercept = ({ method }) =>
      method === 'GET' && edge.writes().length === 1 ? new TypeError('offline') : undefined
    await saver.run()
    expect(saver.end).toMatchObject({ is: 'unread', error: { code: 'network-failed' } })
    expect(statuses()).toEqual(['unread', 'waiting'])
    expect(store.isOutdated).toBe(true)
    expect(store.changes.edited.size).toBe(0)
    edge.intercept = () => undefined
    await saver.run()
    // The order is no longer the version for which the call was meant.
    expect(saver.end).toEqual({ is: 'changed' })
    expect(store.isOutdated).toBe(false)
    await saver.run()
    expect(saver.end).toEqual({ is: 'saved' })
  })

  it('makes no further call once the desk has left the page, and ends the one under way', async () => {
    twoCalls()
    edge.intercept = (call) => {
      if (isWrite(call)) saver.leave()
      return undefined
    }
    await saver.run()
    expect(saver.end).toEqual({ is: 'interrupted' })
    expect(statuses()).toEqual(['saved', 'waiting'])
    expect(store.changes.added).toHaveLength(1)
  })

  it('replaces all rows in one call, and keeps nothing of it as a change', async () => {
    stage((changes) => replaceAll(editRow(changes, lamp, { Quantity: 300 }), true))
    await saver.run()
    expect(operations()).toEqual(['rows/replaceOrderRows'])
    expect(saver.end).toEqual({ is: 'saved' })
    expect(store.count).toBe(0)
    expect(edge.order.OrderRows.filter(({ IsCancelled }) => !IsCancelled)).toMatchObject([
      { Name: 'Lamp, brass', Quantity: 300 },
      { Name: 'Bulb E27' },
    ])
  })

  it('keeps changes made during an uncertain replacement, on its new rows', async () => {
    stage((changes) => replaceAll(editRow(changes, lamp, { Quantity: 300 }), true))
    edge.intercept = (call) => (isWrite(call) ? (edge.answer(call), new TypeError('lost')) : undefined)
    await saver.run()
    stage((changes) => cancelRow(editRow(changes, lamp, { Quantity: 400 }), bulb))
    edge.intercept = () => undefined
    await saver.run()
    const [, , newLamp, newBulb] = edge.order.OrderRows
    expect(store.changes.replacesAll).toBe(false)
    expect(store.rows.filter(({ is }) => is !== 'same' && is !== 'cancelled')).toMatchObject([
      { key: keyOf(newLamp!), is: 'changed', row: { Quantity: 400 } },
      { key: keyOf(newBulb!), is: 'cancelling' },
    ])
  })
})
