import type { BatchAct } from '../../../../shared/domain/batch/batch.enums.ts'
import type {
  JournalSubjectKind,
  SessionAct,
  closingAct,
} from '../../../../shared/domain/journal/journal.enums.ts'
import { words } from '../../../locales/languages.ts'
import type { ChangesColumn, ShownOutcome } from './changes-terms.ts'

/** English, for the desk of changes. Its type lists the terms that every other language must have. */
export const texts = {
  // The period
  journalTitle: (period: string) => `Changes, ${period}`,
  journalFrom: 'From',
  journalTo: 'To',
  journalPrevious: 'One week back',
  journalNext: 'One week ahead',
  journalLastDays: 'Last 7 days',
  journalToday: 'Today',
  journalPeriodWrong: words<'no-day' | 'reversed'>({
    'no-day': 'Enter both days.',
    reversed: 'The first day is after the last one. Swap the days.',
  }),
  journalLoading: 'Reading the journal…',
  journalRead: (count: string) => `The journal is read. Entries: ${count}.`,
  journalNone: 'Nothing was done in this period.',
  journalNoneText: 'The journal has no entry of these days. Choose another period.',
  journalCutOff: 'The journal is not whole',
  journalCutOffText: (count: string) =>
    `The connection broke. Entries read so far: ${count}. Older ones are missing. Read the period again.`,

  // What is not known
  journalUnknown: (count: number) =>
    count === 1 ? '1 change with an unknown outcome' : `${count} changes with an unknown outcome`,
  journalUnknownText:
    'The provider’s answer was lost. Look at the order: it shows whether the change was made. Make it again only if it is missing there.',
  journalUnknownLater: (day: string) => `What was found out after ${day} is not in this period.`,
  journalUnknownAll: (count: number) => `Show all ${count} in the table`,

  // The table
  journalTable: 'Changes',
  journalColumn: words<ChangesColumn>({
    time: 'Time',
    who: 'Who',
    what: 'What',
    subject: 'About',
    changes: 'Changes',
    amount: 'Amount',
    outcome: 'Outcome',
    reason: 'Reason',
  }),
  journalKind: words<typeof closingAct | SessionAct | BatchAct>({
    closeDay: 'Day closed',
    endSession: 'Session ended',
    endUserSessions: 'Sessions of a user ended',
    endAllSessions: 'All sessions ended',
    startBatch: 'Several orders: started',
    pauseBatch: 'Several orders: paused',
    resumeBatch: 'Several orders: resumed',
    stopBatch: 'Several orders: stopped',
  }),
  journalOutcome: words<ShownOutcome>({
    done: 'Done',
    refused: 'Refused',
    'not-done': 'Not done',
    unknown: 'Unknown',
    followed: 'Unknown at first',
  }),
  journalFollowed: 'The answer was lost at first. A later entry of the same request says more.',
  journalFoundByReading: 'The answer was lost. The outcome was found by reading the order again.',
  journalErased: (id: string) => `${id} (name erased)`,
  journalSubjectAlone: words<JournalSubjectKind>({
    order: 'Order',
    credit: 'Credit order',
    closing: 'Payout',
    session: 'Session',
    batch: 'Several orders',
  }),
  journalCredit: (number: string) => `Credit order ${number}`,
  journalPlan: (number: string) => `Payment plan ${number}`,
  journalOwnNumber: (number: string) => `${number} (your number)`,
  journalPayout: (day: string) => `Payout of ${day}`,
  journalOpen: (id: string) => `Open order ${id}`,
  journalDetails: 'Details',
  journalMore: (count: number) => `+${count} more`,
  journalStatus: 'Status',
  journalNotKept: 'The values are not kept.',
  journalMade: 'New number',
  journalPrinted: (shown: string, all: string) =>
    `The first ${shown} of ${all} entries are printed. The CSV file has all of them.`,

  // What is shown
  journalSearch: 'Search entries',
  journalFilters: 'Filters',
  journalAll: 'All',
  journalMinimum: 'Least change of amount',
  journalMinimumWrong: (example: string) => `Enter an amount such as ${example}.`,
  journalFound: (shown: string, all: string) => `${shown} of ${all} entries`,
  journalReading: 'Still reading.',
  journalClear: 'Clear filters',
  journalNoMatch: 'No entry matches the search and the filters.',

  // Files
  journalFile: 'Save as CSV',
  journalFileFailed: 'The file could not be made. Check your connection and try again.',
  journalFileColumn: words<'date' | 'id' | 'kind' | 'before' | 'after' | 'currency' | 'change'>({
    date: 'Date',
    id: 'Person’s id',
    kind: 'Operation',
    before: 'Amount before',
    after: 'Amount after',
    currency: 'Currency',
    change: 'Change of amount',
  }),
}

export type ChangesWords = typeof texts
