/** The facts about a credit order beyond GetOrders, which returns neither its type nor its rows. Pure. */
import type { CreditOrderType } from '../../../../shared/domain/credit/credit.enums.ts'
import type { CreditHistoryEntry } from '../../../../shared/domain/order/history.ts'
import type { CreditOrder } from '../data/credit-context.ts'
import { openInvoices, type OrderInvoices } from './invoices.ts'

export interface OrderFacts extends OrderInvoices {
  /** Undefined where neither the history nor an invoice shows it. */
  type: CreditOrderType | undefined
  /** Whether CreateOrder made it: CreateInvoice is for such orders. Undefined where the history does not show it. */
  isOlder: boolean | undefined
  /** Whether a part of it is delivered, as far as is known. */
  isDelivered: boolean
}

/** @param history every entry about the order, newest first; empty where it could not be read */
export function factsOf(order: CreditOrder, history: readonly CreditHistoryEntry[]): OrderFacts {
  const done = history.filter(({ outcome }) => outcome === 'done')
  const of = (...names: string[]) => done.find(({ operation }) => names.includes(operation))
  const maker = of('CreateOrder', 'CreateOrderEu')
  const isInvoiced = (order.Invoices ?? []).length > 0
  const known = done.find(({ orderType }) => orderType)?.orderType
  // Only an order of this type has invoices, and these operations are for no other.
  const isInvoice = isInvoiced || of('CreateOrder', 'CreateInvoice')
  return {
    ...openInvoices(order, history),
    type: known ?? (isInvoice ? 'Invoice' : undefined),
    isOlder: maker && maker.operation === 'CreateOrder',
    isDelivered: isInvoiced || of('DeliverOrderEu', 'CreateInvoice') !== undefined,
  }
}

/** Whether an order read again is still the one that the clerk has looked at. */
export function isSameOrder(one: CreditOrder, other: CreditOrder): boolean {
  return stateOf(one) === stateOf(other)
}

function stateOf({ IsActive, CurrentAmount, WillBuyInvoices, Invoices = [] }: CreditOrder): string {
  return [IsActive, CurrentAmount, WillBuyInvoices, Invoices.length].join(' ')
}
