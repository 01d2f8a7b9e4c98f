/** The rows of a report, as the desk loads them. */
import { loadLaterWords } from '../../../locales/languages.ts'
import { define, type Elements } from '../../../kit/parts/define.ts'
import { ReportRows } from './report-rows.ts'

export const reportRowsElements: Elements = { 'order-admin-report-rows': ReportRows }

/** Defines the element, and loads its words. */
export async function defineReportRows(): Promise<void> {
  await loadLaterWords('reports')
  define(reportRowsElements)
}
