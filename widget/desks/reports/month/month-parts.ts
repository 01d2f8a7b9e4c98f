/** The month of the report desk, which loads when it is opened. */
import { ReportMonth } from './report-month.ts'
import { loadPart } from '../../../kit/parts/load-part.ts'

/** Loads its words, including those of the verdicts, and defines its element. */
export function loadReportMonth(): Promise<void> {
  return loadPart({ 'order-admin-report-month': ReportMonth }, ['reports-later', 'reports'])
}
