/** Opens a state of the order desk, with steps that several states share. */
import { addRows, cancelRow, editRow, keepUnread } from '../../rows/changes/changes.ts'
import type { RowGrid } from '../../rows/grid/row-grid.ts'
import { type Desk, openDesk } from '../desk.ts'
import type { FakeEdge } from '../fake-edge.ts'
import { reached } from '../reach.ts'
import type { About } from './book-state.ts'

export type Act = (desk: Desk, edge: FakeEdge) => Promise<void>

export interface OrderState extends About {
  arrange?(edge: FakeEdge): void
  act?: Act
  setting?: NonNullable<Parameters<typeof openDesk>[0]>
}

/** States by their names, which the book shows. */
export type OrderStates = Readonly<Record<string, OrderState>>

/** The shadow root of a private part, once its element is defined. */
export function partOf(desk: Desk, tag: string): Promise<ShadowRoot> {
  return reached(() => desk.desk.querySelector(tag)?.shadowRoot)
}

export async function gridOf(desk: Desk): Promise<RowGrid> {
  const grid = (await partOf(desk, 'order-admin-row-grid')).host as RowGrid
  // Until then it has some of its rows, or none.
  await reached(() => !grid.isBehind)
  return grid
}

/** A row of each kind: changed, cancelled, new, and unreadable. */
export async function stage(desk: Desk): Promise<void> {
  const { store } = await gridOf(desk)
  const [lamp, bulb] = store.order.OrderRows
  const wrap = { Name: 'Gift wrap', Quantity: 100, UnitPrice: 4900, VatPercent: 1200 }
  store.change((changes) => editRow(changes, lamp!, { Quantity: 300, Name: 'Lamp, brass, large' }))
  store.change((changes) => cancelRow(changes, bulb!))
  store.change((changes) => addRows(changes, [wrap, wrap], ['new-1', 'new-2']))
  const unread = { text: '12x', problem: { code: 'not-a-number' } } as const
  store.change((changes) => keepUnread(changes, 'new-2', 'UnitPrice', unread))
}

/** Three lamps instead of two. */
export async function editLamp(desk: Desk): Promise<void> {
  const { store } = await gridOf(desk)
  store.change((changes) => editRow(changes, store.order.OrderRows[0]!, { Quantity: 300 }))
}

/** Presses a button that loads with the code that changes orders. */
export async function press(desk: Desk, selector: string): Promise<void> {
  await reached(() => desk.has(selector))
  desk.query(selector).click()
  await desk.settled()
}

/** Presses Review, which opens the review or the conflict dialog. */
export async function review(desk: Desk, part: 'review' | 'conflict'): Promise<ShadowRoot> {
  await desk.settled()
  const root = await partOf(desk, `order-admin-${part}`)
  desk.query('.review').click()
  await reached(() => root.querySelector('dialog[open]'))
  return root
}

/** Opens a dialog by its button and does something in it. */
export function inDialog(button: string, part: string, act?: (root: ShadowRoot) => Promise<void>): Act {
  return async (desk) => {
    await press(desk, button)
    const root = await partOf(desk, part)
    await reached(() => root.querySelector('dialog[open]'))
    await act?.(root)
  }
}
