/** The shared content of the credit desk's parts: forms, masked ids and the words of writes. */
import { CreditId } from './credit-id.ts'
import { loadPart } from '../../../kit/parts/load-part.ts'

/** Defines the element of a masked id, and loads the words. */
export function loadForms(): Promise<void> {
  return loadPart({ 'order-admin-credit-id': CreditId }, ['credit', 'frame'])
}
