import type { Elements } from '../../parts/define.ts'
import { ReportTake } from './report-take.ts'

/** The elements of what a payout leaves in; their words are in `locales/reports/take-words.ts`. */
export const reportTakeElements: Elements = { 'order-admin-report-take': ReportTake }
