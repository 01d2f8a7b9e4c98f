import { words } from '../languages.ts'

/** English, for the comparison with the bank. Its type lists the terms that every other language must have. */
export const bankEn = {
  bankTitle: 'The bank',
  bankDrop: 'Drop a bank statement here, or choose one (camt.053, XML)',
  bankLocal: 'It is read on this page and sent nowhere.',
  bankReading: 'Reading the statement…',
  bankFile: (file: string, from: string, to: string) => `${file}: ${from} to ${to}`,
  bankEmpty: (file: string) => `${file}: a statement without entries`,
  bankEntries: (credits: string, debits: string) => `${credits} in (+), ${debits} out (−), by booking day.`,
  bankValueDays: (count: string) =>
    count === '1'
      ? '1 entry has no booking day: its value day was taken.'
      : `${count} entries have no booking day: their value days were taken.`,
  bankPending: (count: string) =>
    count === '1'
      ? '1 entry is not booked yet and left out.'
      : `${count} entries are not booked yet and left out.`,
  bankUnreadable: (count: string) =>
    count === '1'
      ? '1 entry is left out: its amount or date cannot be read.'
      : `${count} entries are left out: their amounts or dates cannot be read.`,
  bankRefused: words<'dtd' | 'not-xml' | 'no-statement' | 'one-file'>({
    dtd: 'This file is not read, because it has a document type (DTD), which could make the browser hang. Ask the bank for a plain camt.053 file.',
    'not-xml': 'This file is no XML, or only a part of it. Download it from the bank again.',
    'no-statement': 'This XML file has no bank statement. Choose a file of the kind camt.053.',
    'one-file': 'Drop one file at a time.',
  }),
  bankTooLarge: (limit: string) =>
    `This file is not read, because it is larger than ${limit} MB. Ask the bank for a shorter period.`,
  bankEncoding: (encoding: string) =>
    `This file cannot be read: it says that its characters are ${encoding}, and they are not. Download it from the bank again.`,
  bankDay: 'Report of',
  bankClient: 'Client',
  bankPaid: 'Paid out',
  bankVerdict: 'At the bank',
  bankVerdicts: words<'nothing' | 'not-found' | 'not-covered'>({
    nothing: 'Nothing to pay out',
    'not-found': 'Not found, although it should be there by now',
    'not-covered': 'The statement does not cover this day and currency',
  }),
  bankPaidOut: (day: string) => `Paid out on ${day}`,
  bankReversed: (day: string) => `Paid out on ${day}, and taken back later`,
  bankDebit: (day: string) => `The same amount left the account on ${day}. Check whether it was taken back.`,
  bankOtherAmount: (amount: string, day: string, difference: string) =>
    `Another amount: ${amount} on ${day} (difference ${difference})`,
  bankOnItsWay: (days: string) =>
    days === '1' ? 'On its way: 1 bank day so far' : `On its way: ${days} bank days so far`,
  bankHolidays: (days: string) =>
    `A payout should be there within ${days} bank days, Monday to Friday. Bank holidays are not known here.`,
  bankUnknown: 'Credits that no report knows',
  bankUnknownText:
    'From the first report to the last day that a payout may arrive. Payments of others are among them.',
  bankLate: (day: string) => `Has the amount of the report of ${day}, which was not found in time.`,
  bankNoUnknown: 'Every credit of these days belongs to a report.',
  bankMore: (count: string) => `and ${count} more`,
  bankPayer: 'From',
  bankNoReports: 'There is no report to compare with yet.',
}

export type BankWords = typeof bankEn
