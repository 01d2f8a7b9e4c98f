/** What a payout leaves in, as the desk loads it. */
import { loadLaterWords } from '../../../locales/languages.ts'
import { define, type Elements } from '../../../kit/parts/define.ts'
import { ReportTake } from './report-take.ts'

export const reportTakeElements: Elements = { 'order-admin-report-take': ReportTake }

/** Defines the element, and loads its words. */
export async function defineReportTake(): Promise<void> {
  await loadLaterWords('reports-later')
  define(reportTakeElements)
}
