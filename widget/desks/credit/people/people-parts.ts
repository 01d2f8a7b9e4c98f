/** Addresses, internal scoring and the block list, as the credit desk loads them. */
import type { Elements } from '../../../kit/parts/define.ts'
import { loadForms } from '../form/form-parts.ts'
import { CreditPeople } from './credit-people.ts'
import { loadPart } from '../../../kit/parts/load-part.ts'

export const creditPeopleElements: Elements = { 'order-admin-credit-people': CreditPeople }

/** Defines the element, and loads its words. */
export function loadCreditPeople(): Promise<void> {
  return loadPart(creditPeopleElements, ['credit'], loadForms())
}
