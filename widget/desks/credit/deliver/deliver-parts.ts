/** What is done to a credit order, which loads when an order is first shown. */
import { loadLaterWords } from '../../../locales/languages.ts'
import { define } from '../../../kit/parts/define.ts'
import { loadForms } from '../form/form-parts.ts'
import { CreditDeliver } from './credit-deliver.ts'

/** Loads its words and those of forms, and defines its element. */
export async function loadDeliver(): Promise<void> {
  await Promise.all([loadLaterWords('credit'), loadForms()])
  define({ 'order-admin-credit-deliver': CreditDeliver })
}
