/** The actions on a credit order, and why one is off. Pure. */
import type { DeliverTask, OffReason } from '../words/deliver-terms.ts'
import type { Gate } from '../../../rows/changes/edit-gates.ts'
import type { CreditOrder } from '../data/credit-context.ts'
import { amountLeft } from '../data/order-facts.ts'
import type { OrderFacts } from './history-facts.ts'

/** An order is delivered, or invoiced the older way, by how it was made; where that is not known, delivered. */
export function gateOf(
  task: DeliverTask,
  order: CreditOrder,
  facts: OrderFacts,
  mayWrite: boolean,
): Gate<OffReason> {
  if (task === (facts.isOlder ? 'deliver' : 'invoice')) return { is: 'absent' }
  const reason = mayWrite ? reasons[task](order, facts) : 'session'
  return reason ? { is: 'off', reason } : { is: 'on' }
}

type Reason = (order: CreditOrder, facts: OrderFacts) => OffReason | undefined

const reasons: Record<DeliverTask, Reason> = {
  deliver: notDeliverable,
  invoice: notDeliverable,
  credit: (_, { invoices }) => {
    if (invoices.length === 0) return 'no-invoice'
    return invoices.some(({ left }) => left > 0) ? undefined : 'all-credited'
  },
  remaining: (order) => notOpen(order) ?? nothingLeft(order),
  references: () => undefined,
  close: notOpen,
}

function notDeliverable(order: CreditOrder, { type }: OrderFacts): OffReason | undefined {
  if (type === 'Loan') return 'loan'
  return notOpen(order) ?? (order.WillBuyInvoices ? nothingLeft(order) : 'pending')
}

/** An order that has expired was never closed. */
function notOpen({ IsActive, ClosedDate }: CreditOrder): OffReason | undefined {
  if (IsActive) return undefined
  return ClosedDate ? 'closed' : 'expired'
}

function nothingLeft(order: CreditOrder): OffReason | undefined {
  return amountLeft(order) > 0 ? undefined : 'nothing-left'
}
