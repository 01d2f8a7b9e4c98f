import { userEvent } from 'vitest/browser'
import type { OrderRow } from '../../shared/domain/order/order-row.schema.ts'
import type { ChangesStore } from '../rows/changes/changes.store.ts'
import type { RowGrid } from '../rows/grid/row-grid.ts'
import { type Command, onCommand } from '../kit/parts/command.ts'
import { type Desk, openDesk } from './desk.ts'
import { buildRow } from './order.builder.ts'
import { partOf, textOf } from './parts.ts'

/** The columns, by which a cell is found. */
const COLUMN = { article: 1, name: 2, quantity: 3, unit: 4, price: 5, discount: 6, vat: 7, amount: 8 }

/** The grid of rows of an open desk, with a clerk's actions. */
export interface Grid {
  desk: Desk
  element: RowGrid
  root: ShadowRoot
  store: ChangesStore
  /** The requests of the grid to its desk. */
  commands: Command[]
  /** Puts the keyboard on a cell. */
  at(row: number, field: Parameters<RowGrid['open']>[0]['field']): Promise<void>
  keys(text: string): Promise<void>
  cell(row: number, column: keyof typeof COLUMN): HTMLElement
  /** The selected cells, as `row:column`. */
  selected(): string[]
  /** The text of the bar of the selection. */
  said(): string
  quantities(): unknown[]
  /** Pastes a text with the event that the browser fires for the keys. */
  paste(text: string): Promise<void>
  /** The clipboard's content after the copy event. */
  copied(): Promise<{ text: string; html: string }>
}

/** Rows that have their number in the name. @param more their other members */
export function rowsOf(count: number, more: (id: number) => Partial<OrderRow> = () => ({})): OrderRow[] {
  return Array.from({ length: count }, (_, index) =>
    buildRow({ OrderRowId: index + 1, Name: `Lamp ${index + 1}`, ...more(index + 1) }),
  )
}

/** For the tests in Chromium. */
export async function openGrid(setting: Parameters<typeof openDesk>[0] = {}): Promise<Grid> {
  const desk = await openDesk(setting)
  const root = await partOf(desk, 'order-admin-row-grid')
  const element = root.host as RowGrid
  await element.updateComplete
  const { store } = element
  const commands: Command[] = []
  onCommand(desk.desk, (command) => {
    // The timeline announces its reading at an unrelated time.
    if (command.do !== 'history-read') commands.push(command)
  })
  const send = async (type: 'copy' | 'paste', clipboardData: DataTransfer) => {
    const event = new ClipboardEvent(type, {
      clipboardData,
      bubbles: true,
      cancelable: true,
      composed: true,
    })
    root.activeElement!.dispatchEvent(event)
    await element.updateComplete
  }
  return {
    desk,
    element,
    root,
    store,
    commands,
    async at(row, field) {
      element.open({ key: store.rows[row]!.key, field })
      await element.updateComplete
    },
    async keys(text) {
      await userEvent.keyboard(text)
      await element.updateComplete
    },
    cell: (row, column) =>
      root.querySelector<HTMLElement>(`tr[aria-rowindex="${row + 2}"] > [data-column="${COLUMN[column]}"]`)!,
    selected: () =>
      [...root.querySelectorAll<HTMLElement>('[aria-selected=true]')].map(
        (one) => `${Number(one.parentElement!.getAttribute('aria-rowindex')) - 2}:${one.dataset['column']!}`,
      ),
    said: () => textOf(root.querySelector('.selection [role=status]')!).trim(),
    quantities: () => store.rows.map(({ row }) => row.Quantity),
    async paste(text) {
      const data = new DataTransfer()
      data.setData('text/plain', text)
      await send('paste', data)
    },
    async copied() {
      const data = new DataTransfer()
      await send('copy', data)
      return { text: data.getData('text/plain'), html: data.getData('text/html') }
    },
  }
}
