import { allTestPersons, type TestPerson } from '../../../shared/test-persons.ts'
import type { CreditCustomer } from '../../storage/credit/customers.ts'

/** Who a stored customer is; everybody who was ever stored is in the directory. */
export function personOf({ CountryCode, NationalId }: CreditCustomer): TestPerson {
  const person = allTestPersons.find(
    (known) => known.CountryCode === CountryCode && known.NationalId === NationalId,
  )
  if (!person) throw new Error('A stored customer is not in the directory.')
  return person
}
