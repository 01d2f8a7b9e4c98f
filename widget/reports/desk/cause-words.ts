import type { Cause, Explanation } from '../../../shared/domain/payout/payout.ts'
import { count, type Speaker, termDifference, termName } from './term-names.ts'

/** Names a row of the client report by its place, from 0: "row 12 (order web-2041)". */
export type NameRow = (place: number) => string

/** What explains the difference, in one sentence. */
export function causeSentence(cause: Cause, nameRow: NameRow, l: Speaker): string {
  const term = termName(cause.term, l)
  const difference = termDifference(cause.term, cause.difference, l)
  switch (cause.kind) {
    case 'row':
      return l.term('payoutCauseRow', term, difference, nameRow(cause.rows[0]))
    case 'pair':
      return l.term('payoutCausePair', term, difference, nameRow(cause.rows[0]), nameRow(cause.rows[1]))
    case 'fee-type':
      return l.term('payoutCauseFeeType', term, difference, l.term('reportFeeType', cause.feeType))
    case 'row-fee':
      return l.term(
        'payoutCauseRowFee',
        term,
        difference,
        nameRow(cause.rows[0]),
        l.term('reportFeeType', cause.feeType),
      )
    case 'vat-rate':
      return l.term('payoutCauseVatRate', term, difference, l.format(cause.vatPercent, 'percent'))
    case 'opening-debt':
      return l.term('payoutCauseOpening', term, difference)
    case 'closing-debt':
      return l.term('payoutCauseClosing', term, difference)
    case 'flipped-sign':
      return l.term('payoutCauseSign', term, difference, nameRow(cause.rows[0]))
    case 'doubled-row':
      return l.term('payoutCauseDoubled', term, difference, nameRow(cause.rows[0]), nameRow(cause.rows[1]))
    case 'missing-row':
      return l.term('payoutCauseMissing', term, difference, count(cause.missing, l))
    case 'currency':
      return l.term('payoutCauseCurrency', term, difference, cause.currency, count(cause.rows.length, l))
    case 'total-rows':
      return l.term('payoutCauseTotal', count(cause.stated, l), count(cause.computed, l))
    case 'broken-row':
      return l.term('payoutCauseBroken', nameRow(cause.rows[0]))
  }
}

/** The whole answer: the sentence, and how many others explain it as well. */
export function explanationWords(
  { cause, alternatives }: Pick<Explanation, 'cause' | 'alternatives'>,
  nameRow: NameRow,
  l: Speaker,
): string {
  if (!cause) return l.term('payoutNoCause')
  const sentence = causeSentence(cause, nameRow, l)
  return alternatives > 0 ? `${sentence} ${l.term('payoutOrOthers', count(alternatives, l))}` : sentence
}
