/**
 * What is left of a credit order by its history: the rows to deliver, and the rows of each invoice that can still be
 * credited. The provider answers amounts and no rows. If the history and these amounts differ, another system wrote to
 * the order, and the rows are unknown. Pure.
 */
import type { CreditRow } from './credit-row.ts'
import { inputOfOrderRow, priceRow, totalOf } from './credit-row.rules.ts'
import { type NewRowEffect, newRowInDelivery, takeRows } from './credit-row-take.rules.ts'
import { type Decimal, minorUnits, parseDecimal } from '../money/decimal.ts'
import type { CreditHistoryEntry, CreditHistoryRow } from '../order/history.ts'
import type { Long } from '../values/long.ts'
import { sum } from '../money/money.ts'

/** An order as GetOrders answers it. */
export interface ReadCreditOrder {
  /** What is left to deliver, with VAT; 0 once the order is closed or has expired. */
  CurrentAmount: Decimal
  /** The credit invoices too, with negative amounts. */
  Invoices?:
    | readonly { InvoiceNumber: Long; InvoiceAmountWithoutVat: Decimal; InvoiceVat: Decimal }[]
    | undefined
}

export interface CreditLeft {
  /** The rows that are left to deliver; undefined if the history does not tell. */
  rows: readonly CreditRow[] | undefined
  /** The rows that can still be credited, by the number of their invoice. They are unknown for other invoices. */
  invoices: ReadonlyMap<Long, readonly CreditRow[]>
}

/** Undefined if it is not known. */
type Rows = readonly CreditRow[] | undefined

interface State {
  open: Rows
  invoices: Map<Long, Rows>
  /** The credit invoices that the history names. */
  credits: Set<Long>
}

/** @param entries all entries of the order, the newest first, as the edge answers them */
export function creditLeft(entries: readonly CreditHistoryEntry[], order: ReadCreditOrder): CreditLeft {
  const state: State = { open: undefined, invoices: new Map(), credits: new Set() }
  for (const entry of entries.toReversed()) follow(state, entry)
  return { rows: confirmedRows(state.open, order), invoices: confirmedInvoices(state, order) }
}

function follow(state: State, entry: CreditHistoryEntry): void {
  const { operation, outcome } = entry
  if (outcome === 'refused' || outcome === 'not-done') return
  const isDone = outcome === 'done'
  switch (operation) {
    case 'CreateOrder':
    case 'CreateOrderEu':
    case 'ChangeOrderAmount':
      state.open = isDone ? namedRows(entry) : undefined
      return
    case 'CreateInvoice':
    case 'DeliverOrderEu':
      if (entry.credits !== undefined) credit(state, entry, entry.credits)
      else deliver(state, entry, newRowInDelivery[operation])
  }
}

function deliver(state: State, entry: CreditHistoryEntry, newRow: NewRowEffect): void {
  const taken = entry.outcome === 'done' ? takenOf(state.open, entry, newRow) : undefined
  state.open = taken?.left
  const isInvoice = entry.operation === 'CreateInvoice' || entry.orderType === 'Invoice'
  if (isInvoice && entry.made !== undefined) state.invoices.set(entry.made, taken?.delivered.rows)
}

/** Any rows can be credited: those that match none replace others, as in CreateInvoice. */
function credit(state: State, entry: CreditHistoryEntry, invoice: Long): void {
  const taken = entry.outcome === 'done' ? takenOf(state.invoices.get(invoice), entry, 'replaces') : undefined
  state.invoices.set(invoice, taken?.left)
  if (entry.made !== undefined) state.credits.add(entry.made)
}

function takenOf(open: Rows, entry: CreditHistoryEntry, newRow: NewRowEffect) {
  const given = entry.rowCount === 0 ? open : namedRows(entry)
  if (!open || !given) return undefined
  const taken = takeRows(open, given, totalOf([...open]).amount, newRow)
  if (!taken.ok) return undefined
  const { amount } = taken.value.delivered
  return entry.amount === undefined || amountOf(entry.amount) === magnitude(amount) ? taken.value : undefined
}

/** The rows that an entry names; undefined if it does not have them all. */
function namedRows({ rows, rowCount }: CreditHistoryEntry): Rows {
  if (!rows || rows.length === 0 || rows.length !== rowCount) return undefined
  const priced = rows.map((row) => priceRow(inputOfOrderRow(canonical(row))))
  const known = priced.flatMap((row) => (row.ok ? row.value : []))
  return known.length === rows.length ? known : undefined
}

function text(decimal: Decimal): Decimal {
  return parseDecimal(decimal) ?? decimal
}

function canonical(row: CreditHistoryRow): CreditHistoryRow {
  return {
    ...row,
    PricePerUnit: text(row.PricePerUnit),
    NumberOfUnits: text(row.NumberOfUnits),
    VatPercent: text(row.VatPercent),
    ...(row.DiscountPercent !== undefined && { DiscountPercent: text(row.DiscountPercent) }),
    ...(row.DiscountAmount !== undefined && { DiscountAmount: text(row.DiscountAmount) }),
  }
}

/** A credit's amount is negative in the answer. */
function amountOf(decimal: Decimal): Long {
  return magnitude(minorUnits(decimal))
}

function magnitude(amount: Long): Long {
  return amount < 0 ? -amount : amount
}

function confirmedRows(open: Rows, { CurrentAmount }: ReadCreditOrder): Rows {
  const left = minorUnits(CurrentAmount)
  if (left === 0) return []
  return open && totalOf([...open]).amount === left ? open : undefined
}

/**
 * The list of invoices has credits that were made elsewhere, but not the invoice that each credits. With one of these,
 * no invoice is known.
 */
function confirmedInvoices({ invoices, credits }: State, order: ReadCreditOrder): CreditLeft['invoices'] {
  const listed = new Map(
    (order.Invoices ?? []).map((invoice) => [
      invoice.InvoiceNumber,
      sum([minorUnits(invoice.InvoiceAmountWithoutVat), minorUnits(invoice.InvoiceVat)]),
    ]),
  )
  const isForeignCredit = ([number, amount]: [Long, Long]) => amount < 0 && !credits.has(number)
  const known = new Map<Long, readonly CreditRow[]>()
  if ([...listed].some(isForeignCredit)) return known
  for (const [number, rows] of invoices) if (rows && listed.has(number)) known.set(number, rows)
  return known
}
