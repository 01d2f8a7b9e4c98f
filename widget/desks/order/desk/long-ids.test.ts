import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ChangesStore } from '../../../rows/changes/changes.store.ts'
import { addRows, cancelRow, editRow } from '../../../rows/changes/changes.ts'
import type { OrderAdminSavedEvent } from '../../../events.ts'
import { closeDesks, type Desk, openDesk } from '../../../testing/desk.ts'
import { FakeEdge, json } from '../../../testing/fake-edge.ts'
import { buildOrder, buildRow } from '../../../testing/order.builder.ts'
import { partOf, until } from '../../../testing/parts.ts'

const LARGEST = 9_223_372_036_854_775_807n
const orderId = String(LARGEST)
const lamp = buildRow({ OrderRowId: LARGEST - 1n })
const bulb = buildRow({
  DiscountPercent: 0,
  OrderRowId: LARGEST,
  Name: 'Bulb',
  UnitPrice: 9_999_999_999_999,
  Quantity: 90_000_000,
})
const added = LARGEST - 2n
const wrap = { Name: 'Gift wrap', Quantity: 100, UnitPrice: 4900 }

describe('ids and amounts too large for a number', () => {
  let edge: FakeEdge
  let desk: Desk
  let store: ChangesStore
  beforeEach(async () => {
    edge = new FakeEdge(buildOrder({ Id: LARGEST, OrderRows: [lamp, bulb] }))
    desk = await openDesk({ orderId })
    const element = desk.element.shadowRoot!.querySelector('order-admin-desk') as unknown as {
      store?: ChangesStore
    }
    store = await until(() => element.store)
  })
  afterEach(() => {
    edge.restore()
    closeDesks()
  })

  async function save(): Promise<void> {
    const review = await partOf(desk, 'order-admin-review')
    ;(review.host as unknown as { open(): Promise<void> }).open()
    await desk.settled()
    review.querySelector<HTMLElement>('.save')!.click()
    await desk.settled()
  }

  it('stay exact from the cell to the wire and to the page', async () => {
    const told: [string, unknown][] = []
    desk.element.addEventListener('order-admin-before-save', ({ operation, orderId: id, write }) => {
      expect(id).toBe(orderId)
      told.push([operation, write])
    })
    const saved: OrderAdminSavedEvent[] = []
    desk.element.addEventListener('order-admin-saved', (event) => saved.push(event))
    edge.intercept = (call) => {
      if (!call.path.endsWith('/rows/')) return undefined
      const row = buildRow({ ...wrap, OrderRowId: added })
      edge.order = { ...edge.order, OrderRows: [...edge.order.OrderRows, row] }
      return json({ OrderRowID: added, OrderRowId: added }, 202, { ETag: edge.tag })
    }
    store.change((changes) =>
      addRows(editRow(cancelRow(changes, lamp), bulb, { UnitPrice: 9_999_999_999_998 }), [wrap], ['new-1']),
    )
    await save()
    expect(edge.writes().map(({ path, body }) => [path, body])).toEqual([
      [
        `/api/v1/orders/${orderId}/rows/updateOrderRows/`,
        `{"OrderRows":[{"RowId":${LARGEST - 1n},"IsCancelled":true},{"RowId":${LARGEST},"Quantity":90000000,"UnitPrice":9999999999998}]}`,
      ],
      [`/api/v1/orders/${orderId}/rows/`, '{"Name":"Gift wrap","Quantity":100,"UnitPrice":4900}'],
    ])
    expect(told.map(([operation]) => operation)).toEqual(['updateOrderRows', 'addOrderRow'])
    expect(told[0]![1]).toMatchObject({ body: { OrderRows: [{ RowId: LARGEST - 1n }, { RowId: LARGEST }] } })
    expect(saved.at(-1)?.orderRowIds).toEqual([added])
    expect(store.count).toBe(0)
    expect(desk.has(`[data-row-id="${added}"]`)).toBe(true)
    expect(desk.text()).toContain('89,999,999,999,982,000.00')
  })

  it('are told apart in a conflict', async () => {
    store.change((changes) => editRow(changes, bulb, { Name: 'Yours' }))
    edge.order = {
      ...edge.order,
      OrderRows: [
        { ...lamp, Name: 'x' },
        { ...bulb, Name: 'Theirs' },
      ],
    }
    await save()
    expect(store.conflicts).toMatchObject([
      { is: 'both', before: { OrderRowId: LARGEST }, members: ['Name'] },
    ])
    store.decide(store.conflicts[0]!, 'yours')
    await save()
    expect(edge.order.OrderRows.map(({ Name }) => Name)).toEqual(['x', 'Yours'])
  })
})
