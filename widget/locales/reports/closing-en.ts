import type { Verdict } from '../../../shared/domain/payout/verdicts.ts'
import { words } from '../languages.ts'

/** English, for the closing of a day. Its type lists the terms of every other language. */
export const reportClosingEn = {
  monthVerdict: words<Verdict>({
    balances: 'it balances',
    'balances-with-unknown-rows': 'it balances, with rows of an unknown kind',
    'balances-with-rows-alike': 'it balances, but rows are alike',
    'does-not-balance': 'it does not balance',
    'another-day': 'it is of another day',
  }),
  closingNone: 'Nobody has closed this day.',
  closingBy: (who: string, time: string) => `Closed by ${who}, ${time}.`,
  closingVerdictThen: (verdict: string) => `Its verdict then: ${verdict}.`,
  closingChanged: 'The provider answers another report now than the one that was closed.',
  closingSame: 'The report is the one that was closed.',
  closingClose: 'Close the day',
  closingAgain: 'Close it again',
  closingJudged: (verdict: string) =>
    `The report is the one that was closed, but is judged otherwise now: ${verdict}.`,
  closingEarlier: (count: number) => (count === 1 ? '1 earlier closing' : `${count} earlier closings`),
  closingDone: (day: string) => `${day} is closed.`,
  closingCannotYet: 'A day can be closed once its report is read to the end.',
  closingAnotherDay: 'This report is of another day, so it cannot close this one.',
  closingNothing: 'The report has no client, so there is nothing to close.',
  closingConfirmOff: 'This payout does not balance. The verdict is kept with the closing.',
  closingFailed: 'Who closed this day could not be read.',
}

export type ReportClosingWords = typeof reportClosingEn
