import { parseLong } from '../../../../shared/domain/values/parse-long.ts'
import type { PayoutTerm } from '../../../../shared/domain/report/payout/payout.ts'
import type { Localizer } from '../../../locales/localizer.ts'

/** Words and numbers of a language. */
export type Speaker = Pick<Localizer, 'term' | 'format' | 'money'>

const VAT = 'vat:'

/** The VAT rate of a term, percent × 100; undefined if it has none. */
export function rateOf(term: PayoutTerm): ReturnType<typeof parseLong> {
  return term.startsWith(VAT) ? parseLong(term.slice(VAT.length)) : undefined
}

/** The desk's name for a term of the equation. */
export function termName(term: PayoutTerm, l: Speaker): string {
  const rate = rateOf(term)
  return rate === undefined ? l.term('payoutTerm', term) : l.term('payoutVatOf', l.format(rate, 'percent'))
}

/** The desk's name for a term whose rows differ from the stated amount. */
export function sumName(term: PayoutTerm, l: Speaker): string {
  // The rows' total is not the bank's payment.
  return term === 'providerPaidAmountIncludingWithholding' ? l.term('payoutRowsComeTo') : termName(term, l)
}

/** A term's amount; the number of transactions is no amount. */
export function termAmount(term: PayoutTerm, amount: number | bigint, l: Speaker): string {
  return term === 'numberOfRows' ? count(amount, l) : l.money(amount)
}

/** The same with its sign. */
export function termDifference(term: PayoutTerm, amount: number | bigint, l: Speaker): string {
  if (term !== 'numberOfRows') return l.format(amount, 'difference')
  return (amount > 0 ? '+' : '') + count(amount, l)
}

/** A whole number, grouped as in the language. */
export function count(number: number | bigint, l: Speaker): string {
  return l.format(BigInt(number) * 100n, 'plain')
}
