import type { Localizer } from '../../../locales/localizer.ts'
import type { TakeRefusal } from './take-file.ts'

/** Why there is no file, and what can be done. */
export function refusalText(refusal: TakeRefusal, l: Localizer): string {
  switch (refusal.code) {
    case 'unbalanced':
      return l.term('takeUnbalanced', refusal.difference === 0 ? '' : l.money(refusal.difference))
    case 'another-day':
      return l.term('takeAnotherDay')
    case 'currencies':
      return l.term('takeCurrencies')
    case 'nothing':
      return l.term('takeNothing')
    case 'letter':
      return l.term('takeLetter', refusal.letter, refusal.text)
    case 'outside-year':
      return l.term('takeOutsideYear', l.day(refusal.start), l.day(refusal.end))
    case 'no-bankgiro':
      return l.term('takeNoBankgiro')
    case 'bgmax-currency':
      return l.term('takeBgMaxCurrency', refusal.currency)
    case 'too-long':
      return l.term('takeTooLong', refusal.text)
    case 'negative':
      return l.term('takeNegative')
  }
}
