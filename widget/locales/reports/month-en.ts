/** English, for the month of the report desk. Its type lists the terms of every other language. */
export const reportMonthEn = {
  monthPrevious: 'Previous month',
  monthNext: 'Next month',
  monthReading: (day: string) => `Reading ${day}`,
  monthStop: 'Stop',
  monthGoOn: (days: number) =>
    days === 1 ? 'Read the day that is left' : `Read the ${days} days that are left`,
  monthMissing: (days: number) => (days === 1 ? 'Read the 1 missing day' : `Read the ${days} missing days`),
  monthRead: (reports: number) =>
    reports === 1 ? 'The month is read: one report.' : `The month is read: ${reports} reports.`,
  monthAhead: 'not over',
  monthUnread: 'not read',
  monthNotReported: 'no report',
  monthBroken: 'not a whole report',
  monthFailed: 'could not be read',
  monthFailures: (days: number) =>
    days === 1
      ? 'The report of one day could not be read.'
      : `The reports of ${days} days could not be read.`,
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
}
export type ReportMonthWords = typeof reportMonthEn
