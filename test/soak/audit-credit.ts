/** Credit orders of the SOAP service against their intents, as GetOrders shows them. Pure. */
import { minorUnits, parseDecimal } from '../../shared/domain/money/decimal.ts'
import type { SoapOutput } from '../../shared/domain/credit/soap/operations.ts'
import type { Finding } from './audit-counts.ts'
import { keysOf } from './effects.ts'
import type { Intent } from './ledger.ts'

/** One of the orders under a number. */
export type CreditOrderState = NonNullable<SoapOutput<'GetOrders'>['Orders']>[number]

/**
 * What the orders under one number show.
 * @param intents those of the number: nothing is left of a closed order, so it counts with the amount that was asked for
 */
export function shownByCredit(
  orders: readonly CreditOrderState[],
  intents: readonly Intent[],
): Map<string, number> {
  const shown = new Map<string, number>()
  const add = (key: string) => shown.set(key, (shown.get(key) ?? 0) + 1)
  const asked = intents.find(({ effect }) => effect.is === 'credit-order')
  for (const order of orders) {
    const invoices = invoicesOf(order)
    const amount = minor(order.CurrentAmount) + invoices.reduce((sum, one) => sum + one, 0)
    const made = order.IsActive || !asked ? ({ is: 'credit-order', amount } as const) : asked.effect
    for (const key of keysOf(made)) add(key)
    for (const invoice of invoices) for (const key of keysOf({ is: 'invoice', amount: invoice })) add(key)
  }
  return shown
}

/** An acknowledged close is there, and no order is closed that nobody may have closed or invoiced whole. */
export function auditClosed(
  subject: string,
  intents: readonly Intent[],
  orders: readonly CreditOrderState[],
): Finding[] {
  const closings = intents.filter(({ effect }) => effect.is === 'credit-order-closed')
  const isClosed = orders.some(({ IsActive }) => !IsActive)
  const acknowledged = closings.find(({ told }) => told === 'done')
  if (acknowledged && !isClosed)
    return [{ subject, what: `${acknowledged.id} was acknowledged, and the order is not closed` }]
  if (isClosed && closings.every(({ told }) => told === 'refused'))
    return [{ subject, what: 'the order is closed, and nobody may have done so' }]
  return []
}

/** With VAT, in minor units. */
function invoicesOf({ Invoices }: CreditOrderState): number[] {
  return (Invoices ?? []).map(
    ({ InvoiceAmountWithoutVat, InvoiceVat }) => minor(InvoiceAmountWithoutVat) + minor(InvoiceVat),
  )
}

function minor(text: string): number {
  const decimal = parseDecimal(text)
  if (decimal === undefined) throw new Error(`${text} is no decimal`)
  return Number(minorUnits(decimal))
}
