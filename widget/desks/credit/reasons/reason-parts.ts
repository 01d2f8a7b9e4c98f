/** What says why the provider refused, as the forms of the credit desk load it. */
import { loadLaterWords } from '../../../locales/languages.ts'
import { define, type Elements } from '../../../kit/parts/define.ts'
import { CreditReasonNote } from './credit-reason.ts'

export const creditReasonElements: Elements = { 'order-admin-credit-reason': CreditReasonNote }

/** Defines the element, and loads its words. */
export async function loadReasons(): Promise<void> {
  await loadLaterWords('credit')
  define(creditReasonElements)
}
