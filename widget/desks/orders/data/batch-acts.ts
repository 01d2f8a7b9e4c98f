/** What a clerk may do to many orders. */
import { type BatchKind, batchKinds } from '../../../../shared/domain/batch/batch.enums.ts'
import type { Capability } from '../../../../shared/domain/session/capabilities.ts'
import type { ReasonedAction } from '../../../locales/reasons.ts'

interface Act {
  /** Which each order of the batch needs, besides `orders.batch`. */
  capability: Capability
  /** What the page's reasons call it. */
  action: ReasonedAction
  /** Whether nothing brings an order back to what it was. */
  isFinal: boolean
}

export const batchActs: Readonly<Record<BatchKind, Act>> = {
  deliver: { capability: 'deliveries.write', action: 'deliver', isFinal: true },
  'deliver-rest': { capability: 'deliveries.write', action: 'deliver', isFinal: true },
  extend: { capability: 'order.extend', action: 'extend', isFinal: false },
  cancel: { capability: 'orders.cancel', action: 'cancel', isFinal: true },
  credit: { capability: 'credits.write', action: 'credit', isFinal: true },
  metadata: { capability: 'metadata.write', action: 'edit', isFinal: false },
}

/** The acts that a session allows. */
export function allowedActs(capabilities: readonly Capability[] = []): BatchKind[] {
  if (!capabilities.includes('orders.batch')) return []
  return batchKinds.filter((kind) => capabilities.includes(batchActs[kind].capability))
}
