/** The task "Other operations", as the desk loads it. */
import { loadLaterWords } from '../../../locales/languages.ts'
import { define, type Elements } from '../../../kit/parts/define.ts'
import { loadForms } from '../form/form-parts.ts'
import { CreditOther } from './credit-other.ts'

export const creditOtherElements: Elements = { 'order-admin-credit-other': CreditOther }

/** Defines the element, and loads its words. */
export async function loadOther(): Promise<void> {
  await Promise.all([loadForms(), loadLaterWords('credit')])
  define(creditOtherElements)
}
