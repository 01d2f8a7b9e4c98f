/** How sales became the payout, step by step. Pure; amounts are minor units and exact. */
import { type Long, normalLong } from '../../../../shared/domain/values/long.ts'
import type { Payout, PayoutTerm } from '../../../../shared/domain/report/payout/payout.ts'
import { creditRowTypes, salesRowTypes } from '../../../../shared/domain/report/payout/sold-row-types.ts'

/** The subject of a step: sales, credits, a row type, the other row types, a term, or an unexplained rest. */
export type StepOf =
  | { is: 'sales' | 'credits' | 'unexplained' }
  | { is: 'row-type'; rowType: string }
  | { is: 'other'; count: number }
  | { is: 'term'; term: PayoutTerm }

/** A bar from one running total to the next; a total begins at 0. */
export interface Step {
  of: StepOf
  amount: Long
  from: bigint
  to: bigint
  isTotal: boolean
  /** The row types of its rows; undefined for a step without rows. */
  rowTypes?: readonly string[]
}

/** The number of row types with their own bar; the rest share one. */
const OWN_BARS = 4

/** The steps, the payout last. A step of 0 is left out unless it is a total. */
export function waterfall({ totals, terms }: Payout): Step[] {
  const computed = (term: PayoutTerm) => BigInt(terms.find((figures) => figures.term === term)?.computed ?? 0)
  const fees = BigInt(totals.feeAmountExcludingVat)
  const vat = BigInt(totals.feeVatAmount)
  const result = computed('providerPaidAmountExcludingWithholding')
  const steps = new Steps()
  for (const { of, amount, rowTypes } of byRowType(totals.rowTypes)) steps.add(of, amount, rowTypes)
  steps.add({ is: 'term', term: 'feeAmountExcludingVat' }, -fees)
  steps.add({ is: 'term', term: 'feeVatAmount' }, -vat)
  steps.add({ is: 'unexplained' }, result - steps.at)
  steps.total('providerPaidAmountExcludingWithholding', result)
  steps.add({ is: 'term', term: 'openingBalanceDebt' }, -computed('openingBalanceDebt'))
  // The closing debt that the equation needs, in case the stated one differs.
  const paid = computed('providerPaidAmountIncludingWithholding')
  steps.add({ is: 'term', term: 'closingBalanceDebt' }, paid - steps.at)
  steps.total('providerPaidAmountIncludingWithholding', paid)
  return steps.all
}

class Steps {
  readonly all: Step[] = []
  at = 0n

  add(of: StepOf, amount: bigint, rowTypes?: readonly string[]): void {
    if (amount === 0n) return
    const from = this.at
    this.at += amount
    this.all.push({
      of,
      amount: normalLong(amount),
      from,
      to: this.at,
      isTotal: false,
      ...(rowTypes && { rowTypes }),
    })
  }

  total(term: PayoutTerm, amount: bigint): void {
    this.at = amount
    this.all.push({
      of: { is: 'term', term },
      amount: normalLong(amount),
      from: 0n,
      to: amount,
      isTotal: true,
    })
  }
}

interface RowTypeSum {
  of: StepOf
  amount: bigint
  rowTypes: string[]
}

function byRowType(rowTypes: Payout['totals']['rowTypes']): RowTypeSum[] {
  const sums = rowTypes.map(({ rowType, nominalAmount }) => ({ rowType, amount: BigInt(nominalAmount) }))
  const group = (is: 'sales' | 'credits', types: ReadonlySet<string>): RowTypeSum => {
    const own = sums.filter(({ rowType }) => types.has(rowType))
    return { of: { is }, amount: sumOf(own), rowTypes: own.map(({ rowType }) => rowType) }
  }
  const others = sums
    .filter(
      ({ rowType, amount }) => amount !== 0n && !salesRowTypes.has(rowType) && !creditRowTypes.has(rowType),
    )
    .toSorted((a, b) => (size(a.amount) < size(b.amount) ? 1 : -1))
  const own = others.slice(0, others.length > OWN_BARS ? OWN_BARS - 1 : OWN_BARS)
  const rest = others.slice(own.length)
  return [
    group('sales', salesRowTypes),
    group('credits', creditRowTypes),
    ...own.map(({ rowType, amount }): RowTypeSum => ({
      of: { is: 'row-type', rowType },
      amount,
      rowTypes: [rowType],
    })),
    {
      of: { is: 'other', count: rest.length },
      amount: sumOf(rest),
      rowTypes: rest.map(({ rowType }) => rowType),
    },
  ]
}

function sumOf(parts: readonly { amount: bigint }[]): bigint {
  return parts.reduce((all, { amount }) => all + amount, 0n)
}

function size(amount: bigint): bigint {
  return amount < 0n ? -amount : amount
}
