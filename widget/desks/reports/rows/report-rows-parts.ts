/** The rows of a report, as the desk loads them. */
import type { Elements } from '../../../kit/parts/define.ts'
import { ReportRows } from './report-rows.ts'
import { loadPart } from '../../../kit/parts/load-part.ts'

export const reportRowsElements: Elements = { 'order-admin-report-rows': ReportRows }

/** Defines the element, and loads its words. */
export function loadReportRows(): Promise<void> {
  return loadPart(reportRowsElements, ['reports'])
}
