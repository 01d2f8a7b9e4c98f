/** What is known of a run with batches once it is over. */
import type { BatchRow } from '../../../edge/batches/batch-table.ts'
import type { ItemRow } from '../../../edge/batches/item-table.ts'
import type { OrderModel } from '../provider/order-model.ts'
import type { Story } from '../world/client.ts'
import type { Finding } from '../world/finding.ts'
import type { ClerkStory } from './clerk.ts'
import type { BatchPlan } from './plan.ts'

export interface Facts {
  plan: BatchPlan
  orders: readonly OrderModel[]
  stories: readonly ClerkStory[]
  desks: readonly Story[]
  batches: readonly BatchRow[]
  items: readonly ItemRow[]
  /** JSON of each entry of the journal. */
  records: readonly string[]
  /** The writes that were sent to the provider. */
  sends: readonly { by: string; at: number }[]
  /** What the provider has seen that must not be. */
  faults: readonly Finding[]
  /** How many writes the desks still store when every answer has expired. */
  left: number
  /** Kinds of objects that store something at the very end. */
  kept: readonly string[]
}

/** An entry of the journal. */
export interface Entry {
  operation: string
  outcome: string
  requestId: string
  save?: string
  code?: string
}
