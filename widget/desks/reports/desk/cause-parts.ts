/** The code that explains why a payout does not balance, in one chunk: it loads when one does not. */
import { causeRows } from '../../../../shared/domain/report/payout/dossier.ts'
import { loadLaterWords } from '../../../locales/languages.ts'
import { copyDossier, foundCause, foundWords } from './found-cause.view.ts'

const parts = { causeRows, copyDossier, foundCause, foundWords }

export type CauseParts = typeof parts

/** Loads its words. */
export async function loadCauseParts(): Promise<CauseParts> {
  await loadLaterWords('reports-later')
  return parts
}
