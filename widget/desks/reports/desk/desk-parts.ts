/** The report desk, in one chunk. */
import { loadLaterWords } from '../../../locales/languages.ts'
import type { Elements } from '../../../kit/parts/define.ts'
import { ReportDesk } from './report-desk.ts'

/** Loads the words of the desk, and those of the rows, which name types of rows and fees. @returns its elements, to define */
export async function loadReportDesk(): Promise<Elements> {
  await loadLaterWords('reports')
  return { 'order-admin-reports': ReportDesk }
}
