/** What says why a payout does not balance: in one chunk, which loads when one does not. */
import { causeRows, dossier } from '../../../shared/domain/payout/dossier.ts'
import { loadLaterWords } from '../../locales/languages.ts'
import { reportCauseWords } from '../../locales/reports/cause-words.ts'
import { explanationWords } from './cause-words.ts'
import { copiedDossier } from './dossier-text.ts'

const parts = { causeRows, dossier, explanationWords, copiedDossier }

export type CauseParts = typeof parts

/** Loads its words. */
export async function loadCauseParts(): Promise<CauseParts> {
  await loadLaterWords(reportCauseWords)
  return parts
}
