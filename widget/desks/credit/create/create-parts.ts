/** A new credit order, which loads when its task is opened. */
import { loadForms } from '../form/form-parts.ts'
import { loadCreditRows } from '../rows/rows-parts.ts'
import { CreditCreate } from './credit-create.ts'
import { loadPart } from '../../../kit/parts/load-part.ts'

/** Loads its words and defines its elements. */
export function loadCreditCreate(): Promise<void> {
  return loadPart(creditCreateElements, ['credit'], loadForms(), loadCreditRows())
}

export const creditCreateElements = { 'order-admin-credit-create': CreditCreate }
