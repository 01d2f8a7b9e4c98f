import type { Localizer } from '../../../locales/localizer.ts'
import type { DayState } from './day.controller.ts'
import { verdictOf } from './verdict.ts'

/** The announcement once a day was read, is not reported or could not be read; the page shows the details. */
export function endWords(state: DayState, l: Localizer): string {
  switch (state.is) {
    case 'whole': {
      const verdicts = state.reading.clients.map((client) =>
        l.term('payoutVerdict', verdictOf(client, false)),
      )
      return verdicts.length === 0
        ? l.term('payoutEmpty')
        : l.term('payoutWhole', l.day(state.date), [...new Set(verdicts)].join(', '))
    }
    case 'unreported':
      return l.term('payoutNone', l.day(state.date))
    case 'failed':
      return 'failure' in state.why ? l.term('payoutVerdict', 'incomplete') : ''
    default:
      return ''
  }
}
