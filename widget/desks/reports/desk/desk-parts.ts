/** The report desk, in one chunk. */
import { loadPart } from '../../../kit/parts/load-part.ts'
import { ReportDesk } from './report-desk.ts'

/** Loads the words of the desk, including those for types of rows and fees, and defines its element. */
export function loadReportDesk(): Promise<void> {
  return loadPart({ 'order-admin-reports': ReportDesk }, ['reports'])
}
