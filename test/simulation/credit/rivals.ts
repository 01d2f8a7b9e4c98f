/** What somebody else does that is like a write of a client. */
import type { Random } from '../platform/random.ts'
import type { CreditChange } from './changes.ts'
import { FIRST } from './credit-book.ts'

export function rivalTo(change: CreditChange, random: Random): CreditChange {
  return random.chance(30) ? change : random.pick(likeIt(change, random))
}

function likeIt(change: CreditChange, random: Random): CreditChange[] {
  if ('plan' in change) {
    const { plan } = change
    return [
      { operation: 'approvePlan', plan },
      { operation: 'cancelPlan', plan },
    ]
  }
  if (change.operation === 'createPlan' || change.operation === 'block') return [change]
  if (change.operation === 'createOrder') {
    const gone: CreditChange = { operation: 'changeNumber', order: FIRST.order, number: 'gone' }
    if (change.number === FIRST.number && random.chance(40)) return [gone]
    const customer = change.customer === FIRST.customer ? '195001011234' : FIRST.customer
    return [
      { ...change, amount: change.amount + 500 },
      { ...change, customer },
      { ...change, customer },
      { ...change, isEu: !change.isEu },
      // An order with the same number is changed, and none is made.
      { operation: 'changeAmount', order: FIRST.order, amount: 10_000 * random.between(1, 4) },
      { operation: 'changeNumber', order: FIRST.order, number: change.number },
      gone,
      { operation: 'close', isEu: false, order: FIRST.order },
    ]
  }
  const { order } = change
  if ('by' in change) {
    return [
      { operation: 'close', isEu: random.chance(50), order },
      { operation: 'changeAmount', order, amount: 5_000 },
      { operation: 'changeNumber', order, number: 'N-3' },
    ]
  }
  if (change.operation === 'changeAmount') {
    return [
      { ...change, amount: 5_000 },
      { ...change, amount: change.amount + 500 },
      { operation: 'createInvoice', order, amount: Math.max(500, 60_000 - change.amount) },
      { operation: 'deliver', order, amount: 5_000 },
    ]
  }
  if (change.operation === 'changeNumber') {
    return [
      { ...change, number: 'N-9' },
      { operation: 'close', isEu: false, order },
    ]
  }
  const amount = 'amount' in change ? change.amount : undefined
  const invoices: CreditChange[] = [
    { operation: 'createInvoice', order },
    { operation: 'deliver', order, amount: 5_000 },
    { operation: 'createInvoice', order, credits: FIRST.invoice },
    { operation: 'deliver', order, credits: FIRST.invoice, amount: 5_000 },
    ...(amount === undefined
      ? []
      : ([
          { operation: 'createInvoice', order, amount },
          { operation: 'deliver', order, amount, credits: FIRST.invoice },
          { operation: 'changeAmount', order, amount },
        ] satisfies CreditChange[])),
  ]
  return [
    ...invoices,
    { operation: 'close', isEu: random.chance(50), order },
    { operation: 'changeAmount', order, amount: 5_000 },
    { operation: 'changeNumber', order, number: random.pick(['N-1', 'N-3']) },
  ]
}
