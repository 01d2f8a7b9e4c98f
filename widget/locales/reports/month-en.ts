import type { Verdict } from '../../../shared/domain/payout/verdicts.ts'
import { words } from '../languages.ts'

/** English, for the month of the report desk and the closing of its days. Its type lists the terms of every other language. */
export const reportMonthEn = {
  monthPrevious: 'Previous month',
  monthNext: 'Next month',
  monthReading: (day: string) => `Reading ${day}`,
  monthStop: 'Stop',
  monthGoOn: (days: number) =>
    days === 1 ? 'Read the day that is left' : `Read the ${days} days that are left`,
  monthRead: (reports: number) =>
    reports === 1 ? 'The month is read: one report.' : `The month is read: ${reports} reports.`,
  monthAhead: 'not over',
  monthUnread: 'not read',
  monthNotReported: 'no report',
  monthBroken: 'not a whole report',
  monthVerdict: words<Verdict>({
    balances: 'it balances',
    'balances-with-unknown-rows': 'it balances, with rows of an unknown kind',
    'does-not-balance': 'it does not balance',
  }),
  monthMarkDebt: 'debt',
  monthMarkRepeated: 'paid twice',
  monthPaid: 'Paid out this month',
  monthDebtBreak: (from: string, closing: string, to: string, opening: string) =>
    `${from} closes with a debt of ${closing}, and ${to} opens with ${opening}. A day between them may be missing.`,
  monthRepeated: (count: number, from: string, to: string) =>
    count === 1
      ? `One transaction is in the reports of ${from} and of ${to}.`
      : `${count} transactions are in the reports of ${from} and of ${to}.`,
  monthOpen: (day: string) => `Open ${day}`,
  monthFits: (links: number) =>
    links === 1
      ? 'No transaction is in two reports, and the closing debt opened the next report, the one time that could be compared.'
      : `No transaction is in two reports, and each closing debt opens the next report: ${links} compared.`,
  monthWithout: (days: number) => (days === 1 ? 'One day has no report.' : `${days} days have no report.`),
  monthGaps: (days: number) =>
    days === 1
      ? 'One day was not read: nothing is said of what lies on both sides of it.'
      : `${days} days were not read: nothing is said of what lies on both sides of them.`,
  closingTitle: 'Close the day',
  closingNone: 'Nobody has closed this day.',
  closingBy: (who: string, time: string) => `Closed by ${who}, ${time}.`,
  closingVerdictThen: (verdict: string) => `Its verdict then: ${verdict}.`,
  closingChanged: 'The provider answers another report now than the one that was closed.',
  closingSame: 'The report is the one that was closed.',
  closingClose: 'Close the day',
  closingAgain: 'Close it again',
  closingClosing: 'Closing…',
  closingDone: (day: string) => `${day} is closed.`,
  closingCannotYet: 'A day can be closed once its report is read to the end.',
  closingConfirmOff: 'This payout does not balance. The verdict is kept with the closing.',
  closingUncertain: 'It is not known whether the day was closed. Try again: it is closed once.',
  closingFailed: 'Who closed this day could not be read.',
}
export type ReportMonthWords = typeof reportMonthEn
