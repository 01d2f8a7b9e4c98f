/** The credit desk, in one chunk. */
import { loadPart } from '../../../kit/parts/load-part.ts'
import { CreditDesk } from './credit-desk.ts'

/** Loads the words of the desk and defines its element. */
export function loadCreditDesk(): Promise<void> {
  return loadPart({ 'order-admin-credit': CreditDesk }, ['credit'])
}
