import { orderHistory } from '../../../client/order-calls.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { someOf } from '../../../../shared/testing/runs.ts'
import type { ChangesStore } from '../../../rows/changes/changes.store.ts'
import { addRows, type RowKey } from '../../../rows/changes/changes.ts'
import type { OrderAdminChangesEvent } from '../../../events.ts'
import { askDesk, type Command } from '../../../kit/parts/command.ts'
import { closeDesks, type Desk, openDesk } from '../../../testing/desk.ts'
import { FakeEdge, problem, sessions } from '../../../testing/fake-edge.ts'
import { buildOrder } from '../../../testing/order.builder.ts'
import { until } from '../../../testing/parts.ts'
import type { OrderDesk } from './order-desk.ts'

const row = { Name: 'Gift wrap', Quantity: 100, UnitPrice: 4900, VatPercent: 2500 }

describe('changes that are not saved', () => {
  let edge: FakeEdge
  let desk: Desk
  beforeEach(() => (edge = new FakeEdge()))
  afterEach(() => {
    edge.restore()
    closeDesks()
  })

  const part = () => desk.element.shadowRoot!.querySelector('order-admin-desk') as OrderDesk
  const store = () => (part() as unknown as { store: ChangesStore | undefined }).store

  /** A desk with one new row that is not saved. */
  async function stage(setting: Parameters<typeof openDesk>[0] = {}): Promise<void> {
    desk = await openDesk(setting)
    await until(store)
    store()!.change((changes) => addRows(changes, [row], ['new-1']))
    await desk.settled()
  }

  function command(command: Command): void {
    askDesk(desk.query('.desk'), command)
  }

  it.each(someOf(['session-expired', 'session-ended', 'session-invalid'], 1))('survive %s', async (code) => {
    await stage()
    edge.intercept = () => problem(401, code)
    await desk.element.reload()
    await desk.settled()
    expect(desk.query('.banner').textContent).toContain(code)
    expect(desk.query('.banner').textContent).toContain('Your changes are kept.')
    expect(part().changeCount).toBe(1)
    edge.intercept = () => undefined
    desk.query('.banner > button').click()
    await until(() => !desk.has('.banner'))
    expect(part().changeCount).toBe(1)
  })

  it('survive a host page that refuses another session, and go on when it gives one', async () => {
    await stage({ fetchSession: sessions(20_000) })
    desk.element.fetchSession = () => Promise.reject(new Error('signed out'))
    await desk.settled()
    await desk.element.reload()
    await desk.settled()
    expect(desk.query('.banner').textContent).toContain('session-failed')
    desk.element.fetchSession = sessions()
    await desk.settled()
    await desk.element.reload()
    await desk.settled()
    expect(desk.has('.banner')).toBe(false)
    expect(part().changeCount).toBe(1)
  })

  it('survive a session that expires in between, silently and with one new session', async () => {
    const fetchSession = sessions()
    await stage({ fetchSession })
    let isRefused = false
    edge.intercept = () => {
      if (isRefused) return undefined
      isRefused = true
      return problem(401, 'session-expired')
    }
    await desk.element.reload()
    await desk.settled()
    expect(fetchSession.count).toBe(2)
    expect(desk.has('.banner')).toBe(false)
    expect(part().changeCount).toBe(1)
  })

  it('are put on top of what someone else saved at once, with the new figures', async () => {
    await stage()
    const [, bulb] = edge.order.OrderRows
    // One bulb less: 79.00.
    const OrderRows = [edge.order.OrderRows[0]!, { ...bulb!, Quantity: 700 }]
    edge.order = { ...edge.order, OrderRows, OrderAmount: Number(edge.order.OrderAmount) - 7900 }
    const before = store()!.estimate
    command({ do: 'changed-elsewhere', by: { id: 'u2', name: 'Anna' } })
    await until(() => store()?.order === edge.order || store()?.order.OrderRows[1]?.Quantity === 700)
    expect(part().changeCount).toBe(1)
    expect(store()!.estimate.now).toBe(Number(before.now) - 7900)
    expect(store()!.estimate.difference).toBe(before.difference)
    expect(store()!.conflicts).toEqual([])
    await until(() => desk.query('[role=status]').textContent === 'Anna changed the order.')
  })

  it('are not touched when something may have been missed', async () => {
    await stage()
    const reads = edge.calls.length
    command({ do: 'look-again' })
    await desk.settled()
    expect(edge.calls).toHaveLength(reads)
  })
})

describe('a page with changes that are not saved', () => {
  let edge: FakeEdge
  let desk: Desk
  let counts: (readonly [orderId: string, count: number])[]
  const listen = ({ orderId, count }: OrderAdminChangesEvent) => counts.push([orderId, count])
  beforeEach(async () => {
    edge = new FakeEdge()
    counts = []
    document.addEventListener('order-admin-changes', listen)
    desk = await openDesk()
  })
  afterEach(() => {
    document.removeEventListener('order-admin-changes', listen)
    edge.restore()
    closeDesks()
  })

  const storeOf = ({ element }: Desk) =>
    (element.shadowRoot!.querySelector('order-admin-desk') as unknown as { store?: ChangesStore }).store
  const stage = async (key: RowKey, on = desk) =>
    (await until(() => storeOf(on))).change((changes) => addRows(changes, [row], [key]))
  const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

  it('is told how many there are, and asked before it is left only while there are any', async () => {
    expect([desk.element.changeCount, asks()]).toEqual([0, false])
    await stage('new-1')
    await stage('new-2')
    expect([desk.element.changeCount, asks()]).toEqual([2, true])
    storeOf(desk)!.clear()
    expect([desk.element.changeCount, asks()]).toEqual([0, false])
    expect(counts).toEqual([
      ['8906810', 1],
      ['8906810', 2],
      ['8906810', 0],
    ])
  })

  it('is told of both orders that they have none, when the desk gets another', async () => {
    await stage('new-1')
    edge.order = buildOrder({ Id: 8_906_811 })
    desk.element.orderId = '8906811'
    await desk.settled()
    expect([desk.element.changeCount, asks()]).toEqual([0, false])
    expect(counts.slice(-2)).toEqual([
      ['8906810', 0],
      ['8906811', 0],
    ])
  })

  it('is not asked for a desk that is not on it, and again once it is back, with its changes', async () => {
    await stage('new-1')
    const { element } = desk
    const around = element.parentElement!
    element.remove()
    expect(asks()).toBe(false)
    around.append(element)
    await desk.settled()
    expect([element.changeCount, asks()]).toEqual([1, true])
  })

  it('is asked for each of two desks', async () => {
    const other = await openDesk()
    await stage('new-1')
    await stage('new-1', other)
    storeOf(other)!.clear()
    expect(asks()).toBe(true)
  })

  it('can ask for the count before anything is rendered', () => {
    const element = document.createElement('order-admin')
    expect(element.changeCount).toBe(0)
    return element.reload()
  })
})

describe('a desk without changes', () => {
  let edge: FakeEdge
  let desk: Desk
  beforeEach(async () => {
    edge = new FakeEdge()
    desk = await openDesk()
  })
  afterEach(() => {
    edge.restore()
    closeDesks()
  })

  it.each([
    [{ id: 'u2', name: 'Anna' }, 'Anna changed the order.'],
    [{ id: 'u1', name: 'Clerk' }, 'You changed the order in another window.'],
  ])('shows at once what %j did, and says so', async (by, words) => {
    edge.order = { ...edge.order, MerchantOrderId: 'changed' }
    askDesk(desk.query('.desk'), { do: 'changed-elsewhere', by })
    await until(() => desk.text().includes('changed') && desk.query('[role=status]').textContent === words)
    expect(desk.has('.banner')).toBe(false)
  })

  it('says that it is offline, and reads again when it is back', async () => {
    dispatchEvent(new Event('offline'))
    edge.intercept = () => new TypeError('offline')
    await desk.element.reload()
    await desk.settled()
    expect(desk.query('.banner').textContent).toContain('network-failed')
    edge.intercept = () => undefined
    dispatchEvent(new Event('online'))
    await until(() => !desk.has('.banner'))
    await expect.poll(() => desk.query('[role=status]').textContent).toBe('The connection is back.')
  })

  it('never says that the connection is back once it is lost again', async () => {
    dispatchEvent(new Event('offline'))
    edge.intercept = () => new TypeError('offline')
    await desk.element.reload()
    await desk.settled()
    edge.intercept = () => undefined
    dispatchEvent(new Event('online'))
    await until(() => desk.query('[role=status]').textContent === 'The connection is back.')
    edge.intercept = () => new TypeError('offline')
    await desk.element.reload()
    await until(() => desk.has('.banner'))
    expect(desk.query('.visually-hidden[role=status]').textContent).toBe('')
  })

  it('recovers when any call reaches the edge again', async () => {
    edge.intercept = () => new TypeError('offline')
    await desk.element.reload()
    await desk.settled()
    expect(desk.has('.banner')).toBe(true)
    edge.intercept = () => undefined
    const client = (desk.element.shadowRoot!.querySelector('order-admin-desk') as OrderDesk).client!
    await orderHistory(client, '8906810')
    await until(() => !desk.has('.banner'))
  })
})
