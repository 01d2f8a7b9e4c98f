/** The invoices of a credit order, and the amount left to credit of each. Pure. Amounts are minor units, with VAT. */
import type { CreditHistoryEntry } from '../../../../shared/domain/order/history.ts'
import { type Long, normalLong } from '../../../../shared/domain/values/long.ts'
import type { CreditOrder } from '../data/credit-context.ts'
import { invoiceAmounts } from '../data/order-facts.ts'

export interface OpenInvoice {
  number: Long
  /** As the provider writes it. */
  date: string
  amount: Long
  credited: Long
  /** `amount` less `credited`; not below 0. */
  left: Long
}

export interface OrderInvoices {
  /** The invoices without the credits, in the provider's order. */
  invoices: OpenInvoice[]
  /** The credits of unknown invoices; 0 where all are known. */
  elsewhere: Long
}

/** The amount of an invoice of the order; undefined where the order does not have it. */
export function amountOfInvoice({ Invoices = [] }: CreditOrder, number: Long | undefined): Long | undefined {
  const invoice = Invoices.find(({ InvoiceNumber }) => InvoiceNumber === number)
  return invoice && invoiceAmounts(invoice).gross
}

/**
 * The credited amount of each invoice. GetOrders lists credits among the invoices, with negative amounts, and does not
 * say which invoice they credit: the history does, and with only one invoice it is that one.
 */
export function openInvoices(
  { Invoices = [] }: CreditOrder,
  history: readonly CreditHistoryEntry[],
): OrderInvoices {
  const listed = Invoices.map((invoice) => ({
    number: invoice.InvoiceNumber,
    date: invoice.InvoiceDate,
    amount: invoiceAmounts(invoice).gross,
  }))
  const open = listed.filter(({ amount }) => amount > 0)
  const creditOf = new Map(
    history.flatMap(({ outcome, made, credits }) =>
      outcome === 'done' && made !== undefined && credits !== undefined ? [[made, credits] as const] : [],
    ),
  )
  const credited = new Map<Long | undefined, bigint>()
  for (const { number, amount } of listed) {
    if (amount >= 0) continue
    const of = open.length === 1 ? open[0]?.number : creditOf.get(number)
    credited.set(of, (credited.get(of) ?? 0n) - BigInt(amount))
  }
  return {
    invoices: open.map((invoice) => {
      const off = credited.get(invoice.number) ?? 0n
      const left = BigInt(invoice.amount) - off
      return { ...invoice, credited: normalLong(off), left: left > 0n ? normalLong(left) : 0 }
    }),
    elsewhere: normalLong(credited.get(undefined) ?? 0n),
  }
}
