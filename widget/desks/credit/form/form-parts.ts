/** What the parts of the credit desk share: forms, masked ids and the words of writes. */
import { loadLaterWords } from '../../../locales/languages.ts'
import { define } from '../../../kit/parts/define.ts'
import { CreditId } from './credit-id.ts'

/** Defines the element of a masked id, and loads the words. */
export async function loadForms(): Promise<void> {
  await Promise.all((['credit', 'frame'] as const).map(loadLaterWords))
  define({ 'order-admin-credit-id': CreditId })
}
