/** The question before a day is closed, which loads with the first press. */
import { ReportClose } from './report-close.ts'
import { loadPart } from '../../../kit/parts/load-part.ts'

/** Loads its words and defines its element. */
export function loadReportClose(): Promise<void> {
  return loadPart({ 'order-admin-report-close': ReportClose }, ['reports-later', 'frame'])
}
