import type { Long } from '../../../../shared/domain/values/long.ts'
import { minus } from '../../../../shared/domain/report/payout/exact.ts'
import type { Cause, Explanation, RowFault } from '../../../../shared/domain/report/payout/payout.ts'
import { KEPT_PLACES } from '../../../../shared/domain/report/payout/payout-totals.ts'
import { count, type Speaker, termDifference, termName } from './term-names.ts'

/** Names a row of the client report by its place, from 0: "row 12 (order web-2041)". */
export type NameRow = (place: number) => string

/** The explanation of the difference in one sentence; none for rows that do not add up, which are listed separately. */
function causeSentence(cause: Cause, nameRow: NameRow, l: Speaker): string {
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
      return signSentence(cause, nameRow, l)
    case 'stated-figure':
      return [
        l.term('payoutCauseFigure', term, difference),
        ...(BigInt(cause.difference) % 9n === 0n ? [l.term('payoutCauseDigits')] : []),
      ].join(' ')
    case 'both-debts':
      return l.term('payoutCauseBothDebts', difference)
    case 'swapped-rates':
      return l.term('payoutCauseSwapped', rate(cause.rates[0], l), rate(cause.rates[1], l))
    case 'moved-rate':
      return movedSentence(cause, nameRow, l)
    case 'doubled-row':
      return l.term('payoutCauseDoubled', term, difference, nameRow(cause.rows[0]), nameRow(cause.rows[1]))
    case 'missing-row':
      return l.term('payoutCauseMissing', term, difference, count(cause.missing, l))
    case 'currency':
      return cause.difference === 0
        ? l.term('payoutCauseCurrencyAdded', cause.currency, count(cause.rows.length, l))
        : l.term('payoutCauseCurrency', term, difference, cause.currency, count(cause.rows.length, l))
    case 'total-rows':
      return l.term('payoutCauseTotal', count(cause.stated, l), count(cause.computed, l))
    case 'broken-row':
      return ''
  }
}

function rate(vatPercent: Long, l: Speaker): string {
  return l.format(vatPercent, 'percent')
}

function signSentence(cause: Extract<Cause, { kind: 'flipped-sign' }>, nameRow: NameRow, l: Speaker): string {
  const { term: name, difference: amount, rows, part, feeType = '' } = cause
  const term = termName(name, l)
  const difference = termDifference(name, amount, l)
  const row = nameRow(rows[0])
  if (part === 'fee')
    return l.term('payoutCauseSignFee', term, difference, row, l.term('reportFeeType', feeType))
  return l.term(part === 'fees' ? 'payoutCauseSignFees' : 'payoutCauseSign', term, difference, row)
}

function movedSentence(
  { rates, rows, feeType, difference }: Extract<Cause, { kind: 'moved-rate' }>,
  nameRow: NameRow,
  l: Speaker,
): string {
  const [listed, stated] = [rate(rates[0], l), rate(rates[1], l)]
  const amount = l.money(difference < 0 ? minus(0, difference) : difference)
  const [row] = rows
  return row === undefined || feeType === undefined
    ? l.term('payoutCauseMoved', listed, stated, amount)
    : l.term('payoutCauseMovedFee', listed, stated, amount, nameRow(row), l.term('reportFeeType', feeType))
}

/** The number of faults that are listed one by one. */
const TOLD = 5

/** Rows that do not add up in themselves: the member, its stated amount, and the computed one. */
function faultsSentence(faults: readonly RowFault[], nameRow: NameRow, l: Speaker): string {
  const rows = new Set(faults.map(({ row }) => row)).size
  const told = faults.slice(0, TOLD).map(({ row, member, stated, computed }) => {
    const difference = l.format(minus(stated, computed), 'difference')
    const name = l.term('reportColumn', member)
    return l.term('payoutFault', nameRow(row), name, l.money(stated), l.money(computed), difference)
  })
  const number = rows >= KEPT_PLACES ? `${count(rows, l)}+` : count(rows, l)
  return l.term('payoutCauseBroken', number, told.join(' '))
}

/** The whole explanation: the sentence, the number of other explanations, and the faults within rows. */
export function explanationWords(
  { cause, alternatives, faults }: Pick<Explanation, 'cause' | 'alternatives' | 'faults'>,
  nameRow: NameRow,
  l: Speaker,
): string {
  return [
    cause ? causeSentence(cause, nameRow, l) : l.term('payoutNoCause'),
    alternatives > 0 ? l.term('payoutOrOthers', count(alternatives, l)) : '',
    faults.length > 0 ? faultsSentence(faults, nameRow, l) : '',
  ]
    .filter(Boolean)
    .join(' ')
}
