/** The directory of the customers that the provider knows. Pure. */
import type { CustomerType } from '../../../shared/domain/credit/credit.enums.ts'
import { creditCountries, type CreditCountry } from '../../../shared/domain/credit/credit-countries.ts'
import { plainId, type TestAddress, type TestPerson } from '../../../shared/test-persons.ts'
import { isSameSwedishId } from './swedish-id.ts'

export type Persons = readonly TestPerson[]

/** The identification of a customer in a request. */
export interface CustomerName {
  CountryCode: CreditCountry
  CustomerType: CustomerType
  /** With or without separators; a Swedish one with or without its century. */
  NationalId: string
}

/** The person or company, whether or not its orders are accepted. */
export function findPerson(persons: Persons, name: CustomerName): TestPerson | undefined {
  return persons.find(
    ({ CountryCode, CustomerType, NationalId }) =>
      CountryCode === name.CountryCode &&
      CustomerType === name.CustomerType &&
      isSameId(name, plainId(name.NationalId), plainId(NationalId)),
  )
}

/**
 * The ids, without separators, that an id in any spelling may mean: itself, and the directory's ids for it in any
 * country.
 */
export function canonicalIds(persons: Persons, nationalId: string, CustomerType: CustomerType): string[] {
  const known = creditCountries.flatMap((CountryCode) => {
    const person = findPerson(persons, { CountryCode, CustomerType, NationalId: nationalId })
    return person ? [plainId(person.NationalId)] : []
  })
  return [...new Set([plainId(nationalId), ...known])]
}

/** The person of a birthday and name, which replace the id in Germany and the Netherlands. */
export function findPersonBorn(
  persons: Persons,
  country: CreditCountry,
  birthDate: string,
  lastName: string,
): TestPerson | undefined {
  return persons.find(
    ({ CountryCode, BirthDate, LastName }) =>
      CountryCode === country &&
      BirthDate === plainId(birthDate) &&
      LastName?.toLowerCase() === lastName.trim().toLowerCase(),
  )
}

/** Whether the person is in the address registers. */
export function isRegistered(person: TestPerson): boolean {
  return person.outcome !== 'CustomerCreditNoSuchEntity'
}

/** The address of a selector, by default the official one; undefined if the person has no such address. */
export function addressOf(person: TestPerson, selector: string | undefined): TestAddress | undefined {
  if (!selector) return person.addresses[0]
  return person.addresses.find(({ AddressSelector }) => AddressSelector === selector)
}

function isSameId({ CountryCode, CustomerType }: CustomerName, given: string, known: string): boolean {
  return given === known || (CountryCode === 'SE' && isSameSwedishId(CustomerType, given, known))
}
