/** Changes of others are marked until they are seen, and nothing moves. In a real browser. */
import { writeOrder } from '../../../client/order-calls.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { HistoryEntry, HistoryRow } from '../../../../shared/domain/order/history.ts'
import type { Order } from '../../../../shared/domain/order/order.schema.ts'
import { closeDesks, type Desk, openDesk } from '../../../testing/desk.ts'
import { FakeEdge } from '../../../testing/fake-edge.ts'
import { inEveryLook } from '../../../testing/every-look.ts'
import { findings, undress, wear } from '../../../testing/looks.ts'
import { buildRow } from '../../../testing/order.builder.ts'
import { historyOf, partOf, textOf, until } from '../../../testing/parts.ts'
import { requestOf } from '../../../client/order-writes.ts'

const kim = { kind: 'session', id: 'u2', name: 'Kim' } as const
const quantity: HistoryRow = {
  OrderRowId: 1,
  Name: 'Lamp, brass',
  is: 'changed',
  before: { Quantity: 200 },
  after: { Quantity: 300 },
}
const added: HistoryRow = {
  OrderRowId: 7,
  Name: 'Gift wrap',
  is: 'added',
  after: { Quantity: 100, UnitPrice: 4900 },
}

function entry(changes: HistoryRow[], more: Partial<HistoryEntry> = {}): HistoryEntry {
  return {
    at: new Date(Date.now() - 120_000).toISOString(),
    who: kim,
    operation: 'updateOrderRows',
    outcome: 'done',
    before: { OrderAmount: 431_250 },
    after: { OrderAmount: 451_950 },
    rows: changes.map(({ OrderRowId }) => OrderRowId),
    changes,
    requestId: crypto.randomUUID(),
    ...more,
  }
}

describe('the news of what others changed', () => {
  let edge: FakeEdge
  let desk: Desk
  beforeEach(async () => {
    edge = new FakeEdge()
    await wear('light', 1200, 'ltr')
  })
  afterEach(() => {
    edge.restore()
    closeDesks()
    undress()
  })

  /** Opens the order; earlier writes are no news. */
  async function open(): Promise<void> {
    edge.history = [entry([{ ...quantity, OrderRowId: 2 }], { at: '2026-11-01T00:00:00.000Z' })]
    desk = await openDesk({ dir: document.dir === 'rtl' ? 'rtl' : 'ltr' })
    const history = await historyOf(desk)
    await until(() => history.querySelector('.story > .save'))
  }

  /** Another clerk saves, and the order is read again. */
  async function save(...entries: HistoryEntry[]): Promise<void> {
    edge.history = [...entries, ...edge.history]
    const [first, ...rows] = edge.order.OrderRows
    const OrderRows: Order['OrderRows'] = [{ ...first!, Quantity: 300 }, ...rows]
    const isAdded = entries.some(({ changes = [] }) => changes.some(({ OrderRowId }) => OrderRowId === 7))
    if (isAdded)
      OrderRows.push(buildRow({ OrderRowId: 7, Name: 'Gift wrap', Quantity: 100, UnitPrice: 4900 }))
    edge.order = { ...edge.order, OrderRows, OrderAmount: 451_950 }
    await desk.element.reload()
    await until(() => noteText() !== '')
    await desk.settled()
  }

  const news = () => desk.desk.querySelector('order-admin-news')!.shadowRoot!
  const noteText = () => textOf(news().querySelector('.note p') ?? document.createElement('p'))
  /** The visible table of the rows: the grid, or the one that is only read. */
  const table = () => {
    const grid = desk.desk.querySelector('order-admin-row-grid')
    return (grid?.shadowRoot ?? desk.desk.querySelector('order-admin-row-table'))!.querySelector('table')!
  }
  const row = (id: number) => table().querySelector<HTMLElement>(`tr[data-row-id="${id}"]`)!
  const marked = (id: number) =>
    [...row(id).querySelectorAll('.their')].map(({ className }) => className.split(' ')[1])

  it.each([
    ['who edits', undefined],
    ['who only reads', ['order.read']],
  ])(
    'names and marks what was changed for a clerk %s: values, new rows and the amount',
    async (_, capabilities) => {
      if (capabilities) edge.capabilities = capabilities as never
      await open()
      await save(entry([quantity, added]))
      expect(noteText()).toBe(
        'Kim changed 2 rows. The order amount was 4,312.50 SEK and is now 4,519.50 SEK.',
      )
      expect(marked(1)).toEqual(['quantity'])
      expect(textOf(row(1))).toMatch(/Changed by Kim, 2 minutes ago: Qty 2 → became 3/)
      expect(marked(7)).toEqual(['name'])
      expect(textOf(row(7))).toContain('Added by Kim, 2 minutes ago')
      expect(desk.query('.amounts .their').textContent).toBe('SEK')
      expect(marked(2)).toEqual([])
      await expect.poll(() => desk.query('[role=status]').textContent).toContain('Kim changed 2 rows.')
    },
  )

  it('moves nothing: no row, no cell, no button', async () => {
    await open()
    const places = () =>
      [...table().querySelectorAll('[data-row-id="1"] td, [data-row-id="2"] td')].map((cell) => {
        const { x, y, width, height } = cell.getBoundingClientRect()
        return [x, y, width, height].map(Math.round).join()
      })
    const before = places()
    await save(entry([quantity]))
    expect(places()).toEqual(before)
    expect(marked(1)).toEqual(['quantity'])
  })

  it(
    'shows its words while the row is pointed at, and is not seen by crossing the table',
    { tags: 'long' },
    async () => {
      await open()
      await save(entry([quantity, added]))
      // At once: the steps of a real pointer take long enough for a look on a busy machine.
      const move = { bubbles: true, composed: true }
      for (const crossed of [1, 2]) row(crossed).dispatchEvent(new PointerEvent('pointermove', move))
      await desk.settled()
      expect(marked(1)).toEqual(['quantity'])
      await userEvent.hover(row(1))
      const tip = row(1).querySelector('.mark-words')!
      expect(tip.getBoundingClientRect().height).toBeGreaterThan(10)
      await userEvent.hover(row(2))
      // A slow machine may point for long enough that the change is seen: then its words are gone.
      expect(tip.getBoundingClientRect().height).toBe(tip.isConnected ? 1 : 0)
    },
  )

  it('is seen once the focus has been in its row, and the note goes with the last row', async () => {
    await open()
    await save(entry([quantity]))
    row(1).querySelector<HTMLElement>('td.name')!.focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(marked(1)).toEqual(['quantity'])
    await userEvent.keyboard('{ArrowDown}')
    await until(() => marked(1).length === 0)
    expect(noteText()).toBe('')
    expect(desk.has('.amounts .their')).toBe(false)
  })

  it('is seen by one button, which leaves the focus in the desk', async () => {
    await open()
    await save(entry([quantity, added]))
    await userEvent.click(news().querySelector('button')!)
    await until(() => noteText() === '')
    expect([...marked(1), ...marked(7)]).toEqual([])
    expect(desk.desk.activeElement).not.toBeNull()
    // A reload does not bring it back.
    await desk.element.reload()
    await desk.settled()
    expect(noteText()).toBe('')
  })

  it('says so when the same clerk made it in another window', async () => {
    await open()
    await save(entry([quantity], { who: { kind: 'session', id: 'u1', name: 'Clerk' } }))
    expect(noteText()).toContain('You changed 1 row in another window.')
    expect(textOf(row(1))).toContain('Changed by you, in another window, 2 minutes ago')
  })

  it('has nothing of this desk’s own, even if the answer was lost', async () => {
    await open()
    const { client } = desk.element.shadowRoot!.querySelector('order-admin-desk')!
    edge.intercept = (call) => {
      if (call.method === 'GET') return undefined
      edge.answer(call)
      return new Error('lost')
    }
    const write = { operation: 'updateOrderRow', OrderRowId: 1, body: { Quantity: 300 } } as const
    await expect(writeOrder(client!, '8906810', requestOf(write), 'k')).rejects.toThrow('updateOrderRow')
    edge.intercept = () => undefined
    const history = await historyOf(desk)
    await desk.element.reload()
    await until(() => history.querySelectorAll('.story > .save').length === 2)
    await desk.settled()
    expect(noteText()).toBe('')
    expect(marked(1)).toEqual([])
  })

  it(
    'has one name in a conflict: in the banner, and above the others’ values',
    { tags: 'long' },
    async () => {
      await open()
      const grid = await partOf(desk, 'order-admin-row-grid')
      const cell = await until(() => grid.querySelector<HTMLElement>('[data-row-id="1"] td.quantity'))
      cell.focus()
      await userEvent.keyboard('5{Enter}')
      edge.history = [entry([quantity]), ...edge.history]
      const [first, ...rows] = edge.order.OrderRows
      edge.order = { ...edge.order, OrderRows: [{ ...first!, Quantity: 300 }, ...rows] }
      await desk.element.reload()
      const banner = await partOf(desk, 'order-admin-conflict-banner')
      await until(() => textOf(banner).includes('Kim changed the order while you were working on it.'))
      // The banner says it, so the note does not.
      expect(noteText()).toBe('')
      expect(grid.querySelector('[data-row-id="1"] .badge.conflict')).not.toBeNull()
      await userEvent.click(banner.querySelector('button')!)
      const dialog = await partOf(desk, 'order-admin-conflict')
      await until(() => dialog.querySelector('dialog')?.open)
      expect(textOf(dialog.querySelector('.disputed')!)).toMatch(/Before 2.*Kim 3.*Yours 5/)
      expect(textOf(dialog)).not.toContain('Somebody')
    },
  )

  const looks = inEveryLook(['marked'])
  it.each(looks)('has nothing for axe to find: %s, %s, %i px, %s', { tags: 'long' }, async (_, ...look) => {
    await wear(...look)
    await open()
    await save(entry([quantity, added]))
    expect(await findings(desk)).toEqual([])
  })
})
