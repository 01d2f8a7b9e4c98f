import type { Elements } from '../../parts/define.ts'
import { ReportBank } from './report-bank.ts'

/** The element that compares payouts with the bank; its words are in `locales/reports/bank-words.ts`. */
export const reportBankElements: Elements = { 'order-admin-report-bank': ReportBank }
