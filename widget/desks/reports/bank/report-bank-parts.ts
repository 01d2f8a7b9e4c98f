/** The comparison with the bank, as the desk loads it. */
import type { Elements } from '../../../kit/parts/define.ts'
import { ReportBank } from './report-bank.ts'
import { loadPart } from '../../../kit/parts/load-part.ts'

export const reportBankElements: Elements = { 'order-admin-report-bank': ReportBank }

/** Defines the element, and loads its words. */
export function loadReportBank(): Promise<void> {
  return loadPart(reportBankElements, ['reports-later'])
}
