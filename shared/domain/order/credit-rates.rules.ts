/**
 * The VAT of credits. A credit of an amount names no rows and no rates, so the remaining amount of each rate follows
 * from the delivery's rows and its credits in their order. The credit that takes the last of a rate takes the last of
 * its VAT, so that rounding of single rows leaves nothing. Pure.
 */
import type { Delivery } from './delivery.schema.ts'
import { type Long, normalLong } from '../values/long.ts'
import { type PricedRow, sum, vatPart } from '../money/money.ts'
import { reductionsOfRates } from '../money/reduction.rules.ts'
import { totals, type VatGroup } from '../money/totals.ts'

/** The amount left to credit of each VAT rate, highest rate first; also below 0. */
export function leftOfRates({ OrderRows, Credits }: Pick<Delivery, 'OrderRows' | 'Credits'>): VatGroup[] {
  return (Credits ?? []).reduce((left, credit) => {
    // The rows of a credit have negative quantities.
    const byRows = totals(credit.OrderRows).VatGroups.map(negated)
    const rowless = normalLong(-BigInt(credit.Amount) - BigInt(amountOf(byRows)))
    const taken = rowless > 0 ? combined(byRows, byAmount(rest(left, byRows), rowless)) : byRows
    return rest(left, exact(left, taken)).filter(isLeft)
  }, totals(OrderRows).VatGroups)
}

/** The amount that crediting rows takes of each rate: delivered rows, new rows, and a fee as a negative row. */
export function creditedRates(left: readonly VatGroup[], rows: readonly PricedRow[]): VatGroup[] {
  return exact(left, totals(rows).VatGroups)
}

/**
 * The amounts that crediting an amount takes of each rate.
 * @returns undefined if the rows come to less, so that the rest has no rate
 */
export function creditedAmountRates(left: readonly VatGroup[], amount: Long): VatGroup[] | undefined {
  return amount > amountOf(left) ? undefined : exact(left, byAmount(left, amount))
}

/** The amounts left of each rate after a credit, without rates of which nothing is left. */
export function ratesAfter(left: readonly VatGroup[], credited: readonly VatGroup[]): VatGroup[] {
  return rest(left, credited).filter(isLeft)
}

function byAmount(left: readonly VatGroup[], amount: Long): VatGroup[] {
  return reductionsOfRates(left, amount).map(({ VatPercent, amount: Amount }) => ({
    VatPercent,
    Amount,
    VatAmount: vatPart(Amount, VatPercent),
  }))
}

/** The VAT to the unit: the last of a rate takes the last of its VAT, even if the rate comes to 0. */
function exact(left: readonly VatGroup[], taken: readonly VatGroup[]): VatGroup[] {
  const after = rest(left, taken)
  const isAll = after.every(({ Amount }) => BigInt(Amount) === 0n)
  return sorted(
    after.flatMap(({ VatPercent, Amount, VatAmount }) => {
      const group = taken.find((one) => one.VatPercent === VatPercent)
      if (!group && !(isAll && BigInt(VatAmount) !== 0n)) return []
      const { Amount: amount, VatAmount: vat } = group ?? { Amount: 0, VatAmount: 0 }
      return [{ VatPercent, Amount: amount, VatAmount: BigInt(Amount) === 0n ? sum([vat, VatAmount]) : vat }]
    }),
  )
}

function rest(left: readonly VatGroup[], taken: readonly VatGroup[]): VatGroup[] {
  return combined(left, taken.map(negated))
}

function combined(one: readonly VatGroup[], other: readonly VatGroup[]): VatGroup[] {
  const byRate = Map.groupBy([...one, ...other], ({ VatPercent }) => VatPercent)
  return sorted(
    [...byRate].map(([VatPercent, groups]) => ({
      VatPercent,
      Amount: amountOf(groups),
      VatAmount: sum(groups.map(({ VatAmount }) => VatAmount)),
    })),
  )
}

function sorted(groups: readonly VatGroup[]): VatGroup[] {
  return groups.toSorted((a, b) => Number(b.VatPercent) - Number(a.VatPercent))
}

function amountOf(groups: readonly VatGroup[]): Long {
  return sum(groups.map(({ Amount }) => Amount))
}

function negated({ VatPercent, Amount, VatAmount }: VatGroup): VatGroup {
  return { VatPercent, Amount: normalLong(-BigInt(Amount)), VatAmount: normalLong(-BigInt(VatAmount)) }
}

function isLeft({ Amount, VatAmount }: VatGroup): boolean {
  return BigInt(Amount) !== 0n || BigInt(VatAmount) !== 0n
}
