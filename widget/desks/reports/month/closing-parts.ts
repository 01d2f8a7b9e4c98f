/** The closing of a day, which loads with the report desk. */
import { loadLaterWords } from '../../../locales/languages.ts'
import { define } from '../../../kit/parts/define.ts'
import { ReportClosing } from './report-closing.ts'

/** Loads its words and defines its element. */
export async function defineReportClosing(): Promise<void> {
  await loadLaterWords('reports')
  define({ 'order-admin-report-closing': ReportClosing })
}
