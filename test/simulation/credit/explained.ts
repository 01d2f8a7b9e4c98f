/**
 * What another system's change explains: the provider's records show nothing by which an equal effect differs from the
 * write's own (docs/decisions/0007-a-write-whose-answer-is-lost.md).
 */
import type { CreditChange } from './changes.ts'
import type { Application, CreditBook } from './credit-book.ts'

/** Equal effects count from a little before: a change that only sets values may find them set. */
const SINCE_MS = 60_000

/** Whether a write that was not done may count as done, because somebody else has had the same effect since it was asked. */
export function isExplained(
  change: CreditChange,
  asked: number,
  { versions }: CreditBook,
  rivals: readonly Application[],
  seen: (what: string) => void,
): boolean {
  const since = asked - SINCE_MS
  const isEqual = rivals.some((other) => other.at >= since && hasEffectOf(other, change))
  if (isEqual) seen('an equal effect of somebody else')
  if (isEqual || !('order' in change)) return isEqual
  const { order: nr } = change
  const shown = versions.flatMap(({ orders }) => orders.filter((order) => order.nr === nr))
  if (change.operation === 'changeAmount') return shown.some(({ amount }) => amount === change.amount)
  return change.operation === 'changeNumber' && shown.some(({ number }) => number === change.number)
}

export function hasEffectOf({ change: other, invoiced }: Application, wanted: CreditChange): boolean {
  switch (wanted.operation) {
    case 'createOrder':
      return other.operation === 'createOrder' && isSame({ ...other, isEu: wanted.isEu }, wanted)
    case 'createInvoice':
    case 'deliver': {
      if (invoiced === undefined || !('order' in other) || other.order !== wanted.order) return false
      const isCredit = wanted.credits !== undefined
      // Without an amount it is all that was left.
      return (
        (isCredit ? -invoiced : invoiced) === (wanted.amount ?? Math.abs(invoiced)) &&
        isCredit === invoiced < 0
      )
    }
    // No record shows it.
    case 'block':
      return false
    case 'close':
      return other.operation === 'close' && other.order === wanted.order
    default:
      return isSame(other, wanted)
  }
}

export function isSame(one: CreditChange, other: CreditChange): boolean {
  return canonical(one) === canonical(other)
}

function canonical(change: CreditChange): string {
  return JSON.stringify(Object.entries(change).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
