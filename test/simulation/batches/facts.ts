/** What is known of a run with batches once it is over. */
import type { BatchRow } from '../../../edge/batches/batch-table.ts'
import type { ItemRow } from '../../../edge/batches/item-table.ts'
import type { OrderModel } from '../provider/order-model.ts'
import type { Story } from '../world/client.ts'
import type { ClerkStory } from './clerk.ts'
import type { BatchPlan } from './plan.ts'

/** Of one edge, but for the orders and what reached the provider. */
export interface Facts {
  plan: BatchPlan
  /** When a backup was taken and when it was restored, by the steady clock; absent if none was. */
  lost?: Lost | undefined
  orders: readonly OrderModel[]
  stories: readonly ClerkStory[]
  desks: readonly Story[]
  batches: readonly BatchRow[]
  items: readonly ItemRow[]
  /** JSON of each entry of the journal. */
  records: readonly string[]
  /** The writes that were sent to the provider. */
  sends: readonly { by: string; at: number }[]
}

/** What happened between the two is lost. */
export interface Lost {
  from: number
  to: number
}

/** Whether an instant is in the time that a restore has lost. */
export function isIn(lost: Lost | undefined, from: number, to = from): boolean {
  return lost !== undefined && to >= lost.from && from <= lost.to
}

/** An entry of the journal. */
export interface Entry {
  operation: string
  outcome: string
  requestId: string
  save?: string
  code?: string
}
