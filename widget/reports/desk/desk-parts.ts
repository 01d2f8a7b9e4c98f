/** The report desk, in one chunk. */
import { loadLaterWords } from '../../locales/languages.ts'
import { reportDeskWords } from '../../locales/reports/desk-words.ts'
import type { Elements } from '../../parts/define.ts'
import { ReportDesk } from './report-desk.ts'

/** Loads the words of the desk. @returns its elements, to define */
export async function loadReportDesk(): Promise<Elements> {
  await loadLaterWords(reportDeskWords)
  return { 'order-admin-reports': ReportDesk }
}
