/** The month of the report desk, which loads when it is opened. */
import { loadLaterWords } from '../../../locales/languages.ts'
import { define } from '../../../kit/parts/define.ts'
import { ReportMonth } from './report-month.ts'

/** Loads its words, those of the verdicts among them, and defines its element. */
export async function defineReportMonth(): Promise<void> {
  await Promise.all((['reports-later', 'reports'] as const).map(loadLaterWords))
  define({ 'order-admin-report-month': ReportMonth })
}
