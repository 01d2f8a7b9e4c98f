/** Addresses, internal scoring and the block list, as the credit desk loads them. */
import { loadLaterWords } from '../../../locales/languages.ts'
import { define, type Elements } from '../../../kit/parts/define.ts'
import { loadForms } from '../form/form-parts.ts'
import { CreditPeople } from './credit-people.ts'

export const creditPeopleElements: Elements = { 'order-admin-credit-people': CreditPeople }

/** Defines the element, and loads its words. */
export async function loadCreditPeople(): Promise<void> {
  await Promise.all([loadForms(), loadLaterWords('credit')])
  define(creditPeopleElements)
}
