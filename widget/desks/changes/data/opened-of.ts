import type { JournalSubject } from '../../../../shared/domain/journal/journal.ts'
import type { DeskContext } from '../../../kit/parts/desk.ts'
import type { Opened } from '../../../kit/parts/open-order.ts'

/** What this desk can have opened. */
export type Opens = DeskContext['opens']

/** The order that an entry is about, if it can be opened: one on credit by the provider's number, which finds one order. */
export function openedOf({ kind, number, of }: JournalSubject, opens: Opens): Opened | undefined {
  const goal = kind === 'order' ? 'order' : of === 'ProviderOrderNr' ? 'credit-order' : undefined
  return goal && number !== undefined && opens?.has(goal) ? { kind: goal, id: number } : undefined
}
