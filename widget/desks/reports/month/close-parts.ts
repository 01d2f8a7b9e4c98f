/** The question before a day is closed, which loads with the first press. */
import { loadLaterWords } from '../../../locales/languages.ts'
import { define } from '../../../kit/parts/define.ts'
import { ReportClose } from './report-close.ts'

/** Loads its words and defines its element. */
export async function defineReportClose(): Promise<void> {
  await Promise.all((['reports-later', 'frame'] as const).map(loadLaterWords))
  define({ 'order-admin-report-close': ReportClose })
}
