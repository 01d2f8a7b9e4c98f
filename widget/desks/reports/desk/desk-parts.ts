/** The report desk, in one chunk. */
import { loadLaterWords } from '../../../locales/languages.ts'
import { reportDeskWords } from '../../../locales/reports/desk-words.ts'
import { reportRowsWords } from '../../../locales/reports/rows-words.ts'
import type { Elements } from '../../../kit/parts/define.ts'
import { ReportDesk } from './report-desk.ts'

/** Loads the words of the desk, and those of the rows, which name types of rows and fees. @returns its elements, to define */
export async function loadReportDesk(): Promise<Elements> {
  await Promise.all([reportDeskWords, reportRowsWords].map(loadLaterWords))
  return { 'order-admin-reports': ReportDesk }
}
