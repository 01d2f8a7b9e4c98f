/** The month of the report desk and the closing of its days, in one chunk. */
import { loadLaterWords } from '../../locales/languages.ts'
import { reportMonthWords } from '../../locales/reports/month-words.ts'
import { define } from '../../parts/define.ts'
import { ReportClosing } from './report-closing.ts'
import { ReportMonth } from './report-month.ts'

/** Loads their words and defines their elements. */
export async function defineReportMonth(): Promise<void> {
  await loadLaterWords(reportMonthWords)
  define({ 'order-admin-report-month': ReportMonth, 'order-admin-report-closing': ReportClosing })
}
