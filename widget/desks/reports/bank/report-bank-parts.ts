/** The comparison with the bank, as the desk loads it. */
import { loadLaterWords } from '../../../locales/languages.ts'
import { define, type Elements } from '../../../kit/parts/define.ts'
import { ReportBank } from './report-bank.ts'

export const reportBankElements: Elements = { 'order-admin-report-bank': ReportBank }

/** Defines the element, and loads its words. */
export async function defineReportBank(): Promise<void> {
  await loadLaterWords('reports-later')
  define(reportBankElements)
}
