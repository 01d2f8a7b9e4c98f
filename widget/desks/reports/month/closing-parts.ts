/** The closing of a day, which loads with the report desk. */
import { ReportClosing } from './report-closing.ts'
import { loadPart } from '../../../kit/parts/load-part.ts'

/** Loads its words and defines its element. */
export function loadReportClosing(): Promise<void> {
  return loadPart({ 'order-admin-report-closing': ReportClosing }, ['reports'])
}
