import type { Long } from '../values/long.ts'
import { type PricedRow, rowAmount, sum, vatPart } from './money.ts'

export interface VatGroup {
  /** Percent times 100. */
  VatPercent: Long
  /** Minor units, VAT included. */
  Amount: Long
  /** The VAT within Amount, in minor units: the sum of the rows' rounded parts. */
  VatAmount: Long
}

export interface Totals {
  /** Minor units, VAT included. */
  Amount: Long
  VatAmount: Long
  /** One group for each rate in use, highest rate first. */
  VatGroups: VatGroup[]
}

/** Adds up the rows that are not cancelled. Provider, edge and widget all use it. */
export function totals(rows: Iterable<PricedRow & { IsCancelled?: boolean | undefined }>): Totals {
  const byRate = new Map<Long, { amounts: Long[]; vat: Long[] }>()
  for (const row of rows) {
    if (row.IsCancelled) continue
    const rate = row.VatPercent ?? 0
    const group = byRate.get(rate) ?? { amounts: [], vat: [] }
    byRate.set(rate, group)
    const amount = rowAmount(row)
    group.amounts.push(amount)
    group.vat.push(vatPart(amount, rate))
  }
  const VatGroups = [...byRate]
    .map(([VatPercent, { amounts, vat }]) => ({ VatPercent, Amount: sum(amounts), VatAmount: sum(vat) }))
    .toSorted((a, b) => Number(b.VatPercent) - Number(a.VatPercent))
  return {
    Amount: sum(VatGroups.map((group) => group.Amount)),
    VatAmount: sum(VatGroups.map((group) => group.VatAmount)),
    VatGroups,
  }
}
