/** A new credit order, which loads when its task is opened. */
import { loadLaterWords } from '../../../locales/languages.ts'
import { define } from '../../../kit/parts/define.ts'
import { loadForms } from '../form/form-parts.ts'
import { loadCreditRows } from '../rows/rows-parts.ts'
import { CreditCreate } from './credit-create.ts'

/** Loads its words and defines its elements. */
export async function loadCreditCreate(): Promise<void> {
  await Promise.all([loadForms(), loadCreditRows(), loadLaterWords('credit')])
  define(creditCreateElements)
}

export const creditCreateElements = { 'order-admin-credit-create': CreditCreate }
