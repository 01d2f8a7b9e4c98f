/** The directory of all customers that the provider knows: the test persons. Pure. */
import type { CustomerType } from '../../../shared/domain/credit.enums.ts'
import {
  allTestPersons,
  type TestAddress,
  testCountries,
  type TestCountry,
  type TestPerson,
} from '../../../shared/test-persons.ts'
import type { CreditCustomer } from '../../storage/credit/customers.ts'

/** How a request names a customer. */
export interface CustomerName {
  CountryCode: TestCountry
  CustomerType: CustomerType
  /** With or without separators; a Swedish one with or without its century. */
  NationalId: string
}

/** An id without separators, in capitals: two spellings of one id are the same. */
export function plainId(nationalId: string): string {
  return nationalId.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()
}

/** The person or company, whether or not its orders are accepted. */
export function findPerson(name: CustomerName): TestPerson | undefined {
  return allTestPersons.find(
    ({ CountryCode, CustomerType, NationalId }) =>
      CountryCode === name.CountryCode &&
      CustomerType === name.CustomerType &&
      isSameId(name, plainId(name.NationalId), plainId(NationalId)),
  )
}

/**
 * The ids, without separators, that an id in any spelling may mean: itself, and those that the directory has
 * for it in one country or another.
 */
export function canonicalIds(nationalId: string, CustomerType: CustomerType): string[] {
  const known = testCountries.flatMap((CountryCode) => {
    const person = findPerson({ CountryCode, CustomerType, NationalId: nationalId })
    return person ? [plainId(person.NationalId)] : []
  })
  return [...new Set([plainId(nationalId), ...known])]
}

/** The person of a birthday and name, where no id is given: so it is done in Germany and the Netherlands. */
export function findPersonBorn(
  country: TestCountry,
  birthDate: string,
  lastName: string,
): TestPerson | undefined {
  return allTestPersons.find(
    ({ CountryCode, BirthDate, LastName }) =>
      CountryCode === country &&
      BirthDate === plainId(birthDate) &&
      LastName?.toLowerCase() === lastName.trim().toLowerCase(),
  )
}

/** Is the person in the registers that addresses are looked up in? */
export function isRegistered(person: TestPerson): boolean {
  return person.outcome !== 'CustomerCreditNoSuchEntity'
}

/** The address of a selector, the official one without; undefined when the person has none such. */
export function addressOf(person: TestPerson, selector: string | undefined): TestAddress | undefined {
  if (!selector) return person.addresses[0]
  return person.addresses.find(({ AddressSelector }) => AddressSelector === selector)
}

function isSameId({ CountryCode, CustomerType }: CustomerName, given: string, known: string): boolean {
  if (given === known) return true
  if (CountryCode !== 'SE') return false
  // A person's id has 12 digits with its century and 10 without; a company's 10, or 12 that begin with 16.
  return CustomerType === 'Individual' ? known.slice(2) === given : `16${known}` === given
}

/** The person of a stored customer. Every stored customer is in the directory. */
export function personOf({ CountryCode, NationalId }: CreditCustomer): TestPerson {
  const person = allTestPersons.find(
    (known) => known.CountryCode === CountryCode && known.NationalId === NationalId,
  )
  if (!person) throw new Error('A stored customer is not in the directory.')
  return person
}
