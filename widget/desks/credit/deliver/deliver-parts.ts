/** The actions on a credit order, which load when an order is first shown. */
import { loadForms } from '../form/form-parts.ts'
import { CreditDeliver } from './credit-deliver.ts'
import { loadPart } from '../../../kit/parts/load-part.ts'

/** Loads its words and those of forms, and defines its element. */
export function loadDeliver(): Promise<void> {
  return loadPart({ 'order-admin-credit-deliver': CreditDeliver }, ['credit'], loadForms())
}
