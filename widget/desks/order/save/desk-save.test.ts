import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ChangesStore } from '../../../rows/changes/changes.store.ts'
import { addRows, editRow } from '../../../rows/changes/changes.ts'
import { askDesk } from '../../../kit/parts/command.ts'
// The desk loads this part on demand; here it must be loaded from the start.
import '../desk/edit-parts.ts'
import { closeDesks, type Desk, openDesk } from '../../../testing/desk.ts'
import { FakeEdge } from '../../../testing/fake-edge.ts'
import { buildOrder } from '../../../testing/order.builder.ts'
import { eventually } from '../../../../shared/testing/eventually.ts'

const bulb = buildOrder().OrderRows[1]!
const giftWrap = { Name: 'Gift wrap', Quantity: 100, UnitPrice: 4900, VatPercent: 2500 }

describe('saving on the desk', () => {
  let edge: FakeEdge
  let desk: Desk
  beforeEach(async () => {
    edge = new FakeEdge()
    desk = await openDesk()
  })
  afterEach(() => {
    closeDesks()
    edge.restore()
  })

  const part = (name: string) => desk.desk.querySelector(`order-admin-${name}`)!
  const store = () => (part('review') as Element & { store: ChangesStore }).store
  const dialog = (name: string) => part(name).shadowRoot!.querySelector('dialog')!
  async function settled(): Promise<void> {
    for (let turn = 0; turn < 3; turn += 1) await desk.settled()
  }
  async function review(): Promise<void> {
    askDesk(part('review'), { do: 'review' })
    await settled()
  }
  async function save(): Promise<void> {
    part('review').shadowRoot!.querySelector<HTMLElement>('.save')!.click()
    await settled()
  }

  it('tells the page of each write, and shows the order as the provider now has it', async () => {
    const told: string[] = []
    for (const name of ['order-admin-before-save', 'order-admin-saved'] as const) {
      desk.element.addEventListener(name, ({ type, operation }) => told.push(`${type} ${operation}`))
    }
    store().change((changes) => editRow(addRows(changes, [giftWrap], ['new-1']), bulb, { Quantity: 600 }))
    await review()
    await save()
    expect(told).toEqual([
      'order-admin-before-save updateOrderRow',
      'order-admin-saved updateOrderRow',
      'order-admin-before-save addOrderRow',
      'order-admin-saved addOrderRow',
    ])
    expect(edge.order.OrderAmount).toBe(164_800)
    expect(desk.desk.textContent).toContain('1,648.00')
  })

  const calls = () => edge.calls.map(({ method, path }) => `${method} ${path.replace(/.*8906810/, '')}`)
  async function saveBulbs(Quantity: number): Promise<string[]> {
    store().change((changes) => editRow(changes, bulb, { Quantity }))
    await review()
    edge.calls.length = 0
    await save()
    return calls().filter((call) => !call.endsWith('/history'))
  }

  it('takes the order from the answer of each write, and does not read it again', async () => {
    expect(await saveBulbs(600)).toEqual(['PATCH /rows/2/'])
    expect(store().order).toEqual(edge.order)
    // The next write is based on it.
    expect(await saveBulbs(700)).toEqual(['PATCH /rows/2/'])
    expect(edge.order.OrderRows[1]!.Quantity).toBe(700)
  })

  it('reads the order after a write at an edge of an earlier release', async () => {
    edge.preferences = undefined
    await desk.element.reload()
    await settled()
    expect(await saveBulbs(600)).toEqual(['PATCH /rows/2/', 'GET '])
    expect(store().order).toEqual(edge.order)
  })

  it('reads the order until it lists the rows that the answer does not', { tags: 'long' }, async () => {
    edge.listsAfter = 1
    store().change((changes) => addRows(changes, [giftWrap], ['new-1']))
    await review()
    await save()
    await eventually(() => expect(edge.order.OrderRows).toHaveLength(3))
    await eventually(() => expect(store().order).toEqual(edge.order))
  })

  it('opens the changes of others in place of the review while a decision is open', async () => {
    store().change((changes) => editRow(changes, bulb, { Quantity: 600 }))
    edge.order = { ...edge.order, OrderRows: [edge.order.OrderRows[0]!, { ...bulb, Quantity: 100 }] }
    await review()
    await save()
    expect(dialog('review').open).toBe(false)
    expect(dialog('conflict').open).toBe(true)
    dialog('conflict').querySelector<HTMLElement>('header button')!.click()
    await review()
    expect(dialog('conflict').open).toBe(true)
    expect(part('conflict-banner').shadowRoot!.textContent).toContain('One of your rows needs a decision.')
  })

  it('keeps unsaved changes when the order is read again after a save', async () => {
    store().change((changes) => addRows(changes, [giftWrap], ['new-1']))
    await desk.element.reload()
    await settled()
    expect(store().count).toBe(1)
    await review()
    await save()
    expect(edge.order.OrderRows).toHaveLength(3)
    await desk.element.reload()
    await settled()
    expect(store().count).toBe(0)
  })
})
