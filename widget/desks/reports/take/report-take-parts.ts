/** The files of a payout, as the desk loads them. */
import type { Elements } from '../../../kit/parts/define.ts'
import { ReportTake } from './report-take.ts'
import { loadPart } from '../../../kit/parts/load-part.ts'

export const reportTakeElements: Elements = { 'order-admin-report-take': ReportTake }

/** Defines the element, and loads its words. */
export function loadReportTake(): Promise<void> {
  return loadPart(reportTakeElements, ['reports-later'])
}
