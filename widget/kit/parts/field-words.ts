import type { FieldProblem, RowField } from '../../rows/changes/row-field.ts'
import type { Localizer } from '../../locales/localizer.ts'

/** Describes a field's error in the clerk's language. */
export function fieldWords(problem: FieldProblem, field: RowField, l: Localizer): string {
  switch (problem.code) {
    case 'empty':
    case 'member-missing':
    case 'member-too-short':
      return l.term('fieldEmpty')
    case 'not-a-number':
    case 'member-wrong-type':
      return l.term('fieldNotNumber')
    case 'other-currency':
      return l.term(
        // A sign, such as $, may stand for many currencies.
        /^[A-Z]{3}$/.test(problem.other) ? 'fieldCurrency' : 'fieldCurrencySign',
        problem.other,
        problem.currency,
      )
    case 'too-many-decimals':
      return l.term('fieldDecimals')
    case 'member-too-long':
      return l.term('fieldTooLong', problem.maximum, problem.length)
    case 'member-has-control-characters':
    case 'member-not-unicode':
      return l.term('fieldControls')
    case 'discount-above-row':
      return l.term('fieldDiscountAbove', l.money(problem.maximum))
    case 'member-out-of-range': {
      const style = field === 'UnitPrice' ? 'money' : 'plain'
      // A bound that is only the limit of 64 bits would help no clerk.
      if (problem.maximum > Number.MAX_SAFE_INTEGER)
        return l.term('fieldAtLeast', l.format(problem.minimum, style))
      return l.term('fieldRange', l.format(problem.minimum, style), l.format(problem.maximum, style))
    }
    case 'own-rule':
      return l.term(problem.term)
    case 'amount-too-large':
      return l.term('fieldAmountTooLarge')
    default:
      return problem.code
  }
}
