/** What the parts of the credit desk share: forms, masked ids and the words of writes. */
import { creditFormWords } from '../../../locales/credit/form-words.ts'
import { loadLaterWords } from '../../../locales/languages.ts'
import { whyWords } from '../../../locales/why/why-words.ts'
import { define } from '../../../kit/parts/define.ts'
import { CreditId } from './credit-id.ts'

/** Defines the element of a masked id, and loads the words. */
export async function loadForms(): Promise<void> {
  await Promise.all([loadLaterWords(creditFormWords), loadLaterWords(whyWords)])
  define({ 'order-admin-credit-id': CreditId })
}
