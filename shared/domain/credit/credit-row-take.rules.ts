/**
 * Takes the rows of a delivery from the rows that an order has left. Unless the rest is cancelled, the delivered and
 * the remaining amounts add up to the earlier amount, to the minor unit. Pure.
 */
import type { CreditRow, PricedRows } from './credit-row.ts'
import { priceRow, totalOf } from './credit-row.rules.ts'
import { type Decimal, decimalOf, scaledInteger } from '../money/decimal.ts'
import { type Long, normalLong } from '../values/long.ts'
import { sum, vatPart } from '../money/money.ts'
import { ok, refuse, type Result } from '../values/result.ts'

export interface TakenRows {
  delivered: PricedRows
  left: CreditRow[]
}

/** The effect of a row that matches none of the rows that are left: it replaces some, or cancels them all. */
export type NewRowEffect = 'replaces' | 'cancels-rest'

/** DeliverOrderEu leaves rows to deliver only if every row that it names matches. */
export const newRowInDelivery = {
  DeliverOrderEu: 'cancels-rest',
  CreateInvoice: 'replaces',
} as const satisfies Record<string, NewRowEffect>

/**
 * A row that matches one that is left takes it, or some of its units. Rows that match none replace others, those of the
 * same article first.
 * @param remaining minor units that may still be delivered; rows that come to more are refused
 */
export function takeRows(
  open: readonly CreditRow[],
  given: readonly CreditRow[],
  remaining: Long,
  newRow: NewRowEffect,
): Result<TakenRows, 'above-remaining'> {
  const left = [...open]
  const unmatched: CreditRow[] = []
  const delivered = given.map((row) => {
    const taken = takeMatch(left, row)
    if (!taken) unmatched.push(row)
    return taken ?? row
  })
  const total = totalOf(delivered)
  if (total.amount > remaining) return refuse('above-remaining')
  const isRestCancelled = unmatched.length > 0 && newRow === 'cancels-rest'
  if (isRestCancelled || total.amount === remaining) return ok({ delivered: total, left: [] })
  return ok({ delivered: total, left: replaced(left, unmatched) })
}

/** Takes a row's match out of `left`; undefined if no row matches it. */
function takeMatch(left: CreditRow[], row: CreditRow): CreditRow | undefined {
  const whole = left.findIndex((other) => isSame(other, row) && isAllOf(other, row))
  // After partial deliveries, rounding can change what is left of a row: the stored amount counts.
  if (whole !== -1) return left.splice(whole, 1)[0]
  for (const [index, other] of left.entries()) {
    const rest = isSame(other, row) ? restOf(other, row) : undefined
    if (!rest) continue
    left[index] = rest
    const amount = minus(other.amount, rest.amount)
    return {
      ...row,
      discountAmount: minus(other.discountAmount, rest.discountAmount),
      amount,
      vatAmount: vatPart(amount, row.VatPercent),
    }
  }
  return undefined
}

function isSame(one: CreditRow, other: CreditRow): boolean {
  return (
    isSameText(one.ArticleNr, other.ArticleNr) &&
    isSameText(one.Description, other.Description) &&
    isSameText(one.Unit, other.Unit) &&
    one.PricePerUnit === other.PricePerUnit &&
    one.PriceIncludingVat === other.PriceIncludingVat &&
    one.VatPercent === other.VatPercent &&
    one.DiscountPercent === other.DiscountPercent
  )
}

/** Clients write a missing text as an absent or an empty element. */
function isSameText(one: string | null, other: string | null): boolean {
  return (one ?? '') === (other ?? '')
}

function isAllOf(left: CreditRow, row: CreditRow): boolean {
  const hasSameDiscount = left.DiscountPercent !== 0 || left.discountAmount === row.discountAmount
  return left.NrOfUnits === row.NrOfUnits && hasSameDiscount
}

/** A row without the units of another; undefined if it has no more units, or a discount that is not in percent. */
function restOf(left: CreditRow, row: CreditRow): CreditRow | undefined {
  const scale = Math.max(decimalsOf(left.NrOfUnits), decimalsOf(row.NrOfUnits))
  const units = scaledInteger(left.NrOfUnits, scale) - scaledInteger(row.NrOfUnits, scale)
  const isByAmount = left.DiscountPercent === 0 && (left.discountAmount !== 0 || row.discountAmount !== 0)
  if (units <= 0n || isByAmount) return undefined
  const rest = priceRow({
    ...left,
    NrOfUnits: decimalOf(normalLong(units), scale),
    VatPercent: decimalOf(left.VatPercent),
    DiscountPercent: decimalOf(left.DiscountPercent),
    DiscountAmount: '0',
    DiscountAmountIncludingVat: false,
  })
  return rest.ok ? rest.value : undefined
}

function decimalsOf(decimal: Decimal): number {
  return decimal.split('.')[1]?.length ?? 0
}

/** The rows that are left after rows that match none have replaced others. */
function replaced(left: readonly CreditRow[], unmatched: readonly CreditRow[]): CreditRow[] {
  const articles = new Set(unmatched.map(({ ArticleNr }) => ArticleNr ?? ''))
  let open = BigInt(sum(unmatched.map(({ amount }) => amount)))
  const last = unmatched.at(-1)
  // Rows that only lower a delivery leave their amount to be delivered.
  if (open < 0n && last) return [...left, remainder(last, normalLong(-open))]
  const rows = new Map(left.entries())
  const isOfArticle = (row: CreditRow) => articles.has(row.ArticleNr ?? '')
  for (const isWanted of [isOfArticle, () => true]) {
    for (const [index, row] of rows) {
      if (open === 0n || row.amount <= 0 || !isWanted(row)) continue
      const rest = BigInt(row.amount) - open
      open = rest < 0n ? -rest : 0n
      if (rest <= 0n) rows.delete(index)
      else rows.set(index, remainder(row, normalLong(rest)))
    }
  }
  return [...rows.values()]
}

/** A part of a row that is not a number of its units, as one unit of this amount. */
function remainder(row: CreditRow, amount: Long): CreditRow {
  const vatAmount = vatPart(amount, row.VatPercent)
  return {
    ...row,
    PricePerUnit: decimalOf(row.PriceIncludingVat ? amount : minus(amount, vatAmount)),
    NrOfUnits: '1',
    DiscountPercent: 0,
    discountAmount: 0,
    amount,
    vatAmount,
  }
}

function minus(one: Long, other: Long): Long {
  return normalLong(BigInt(one) - BigInt(other))
}
