/** The data of the page of an order. Types only: its parts are made of it. */
import type { TemplateResult } from 'lit'
import type { Delivery } from '../../../../shared/domain/order/delivery.schema.ts'
import type { OrderRow } from '../../../../shared/domain/order/order-row.schema.ts'
import type { Order } from '../../../../shared/domain/order/order.schema.ts'
import type { SessionInfo } from '../../../../shared/domain/session/session.ts'
import type { EdgeClient } from '../../../client/edge-client.ts'
import type { EdgeError } from '../../../client/edge-error.ts'
import type { Command, LifeStart } from '../../../kit/parts/command.ts'
import type { Shown } from '../../../kit/parts/gradual.controller.ts'
import type { RowLife } from '../../../kit/parts/row-life.ts'
import type { RowMarks } from '../../../kit/parts/row-marks.ts'
import type { RowsInView } from '../../../kit/parts/rows-in-view.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import type { ChangesStore } from '../../../rows/changes/changes.store.ts'
import type { EditGates, Gate } from '../../../rows/changes/edit-gates.ts'
import type { openPart } from './open-part.ts'
import type { StoryTold } from './story-told.ts'
import type { UnsavedChanges } from './unsaved-changes.ts'

/** An order with the session that read it. */
export interface OrderRead {
  /** As the host page gave it. */
  orderId: string
  order: Order
  session: SessionInfo
}

/** Where the order was read and where its writes go. */
interface OrderSource {
  client: EdgeClient
  /** The checkout order id as the host page gave it. */
  orderId: string
}

/** How current the order on the page is. */
interface Freshness {
  /** Why the last reload failed: the order shown is older than that. */
  error: EdgeError | undefined
  /** Whether the edge is unreachable. */
  isLost: boolean
  onRetry(): void
}

/** The parts that change the order. */
export interface Editing {
  store: ChangesStore
  /** Whether the grid has rendered all rows. */
  isFilled: boolean
  onFilled(): void
}

/** The parts that a button needs: those that edit the order, or those that deliver, cancel and credit. */
export type LaterPart = 'editing' | 'life'

/** The additions of these parts to the page of an order. */
export interface LifeParts {
  openPart: typeof openPart
  UnsavedChanges: typeof UnsavedChanges
  /** Whether a task can begin, or why it cannot. */
  gate(page: OrderPage, start: LifeStart, l: Localizer): { gate: Gate<string>; reason: string }
  /** What is left to credit, in words. */
  leftOfDelivery(page: OrderPage, delivery: Delivery, l: Localizer): string
  /** What is left to credit of a delivered row. */
  leftOfRow(page: OrderPage, delivery: Delivery, row: OrderRow, l: Localizer): unknown
  /** The actions on the rows of the order. */
  rows(page: OrderPage): RowLife
  /** The dialog. */
  review(page: OrderPage, l: Localizer): TemplateResult
}

export interface OrderPage {
  order: Order
  session: SessionInfo
  /** The content rendered so far: rows, and then the parts below and beside them, which the rows would move. */
  shown: Shown
  source: OrderSource
  freshness: Freshness
  /** The clerk's rights, known before the order can be changed. */
  gates: EditGates
  /** Undefined until the parts that change the order have loaded. */
  editing: Editing | undefined
  /** Search, filter and order of the rows; undefined until they have loaded. */
  view: RowsInView | undefined
  /** Undefined until the parts that deliver, cancel and credit have loaded. */
  life: LifeParts | undefined
  /** The parts that could not be loaded. */
  missing: ReadonlySet<LaterPart>
  /** The history's additions to the order's story; undefined until that part has loaded. */
  told: StoryTold | undefined
  /** Whether to show who else has the order open. */
  isLive: boolean
  /** Searches the list of orders; undefined where there is none. */
  onList: ((text: string) => void) | undefined
  /** The unseen changes of others. */
  marks: RowMarks | undefined
  command(command: Command): void
  /** A write turned the order into this one. */
  onSaved(order: Order): void
}
