/** The question before a day is closed, which loads with the first press. */
import { loadLaterWords } from '../../../locales/languages.ts'
import { reportCloseWords } from '../../../locales/reports/close-words.ts'
import { whyWords } from '../../../locales/why/why-words.ts'
import { define } from '../../../kit/parts/define.ts'
import { ReportClose } from './report-close.ts'

/** Loads its words and defines its element. */
export async function defineReportClose(): Promise<void> {
  await Promise.all([reportCloseWords, whyWords].map(loadLaterWords))
  define({ 'order-admin-report-close': ReportClose })
}
