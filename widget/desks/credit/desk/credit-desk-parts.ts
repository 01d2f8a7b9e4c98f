/** The credit desk, in one chunk. */
import { loadLaterWords } from '../../../locales/languages.ts'
import type { Elements } from '../../../kit/parts/define.ts'
import { CreditDesk } from './credit-desk.ts'

/** Loads the words of the desk. @returns its elements, to define */
export async function loadCreditDesk(): Promise<Elements> {
  await loadLaterWords('credit')
  return { 'order-admin-credit': CreditDesk }
}
