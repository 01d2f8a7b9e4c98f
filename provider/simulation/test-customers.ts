/** The test persons (`shared/test-persons.ts`) as customers of orders. */
import type { Address } from '../../shared/domain/order/address.schema.ts'
import { addressSources } from '../../shared/domain/order/enums.ts'
import {
  type TestAddress,
  type TestPerson,
  type TestPersonName,
  testPersons,
} from '../../shared/test-persons.ts'

export interface TestCustomer {
  CountryCode: string
  NationalId: string
  IsCompany: boolean
  EmailAddress: string
  PhoneNumber: string
  PeppolId?: string
  /** The address in an address directory. */
  address: Address
}

export const testCustomers = Object.fromEntries(
  Object.entries(testPersons).map(([name, person]) => [name, customerOf(person)]),
) as Record<TestPersonName, TestCustomer>

function customerOf({ addresses, ...person }: TestPerson): TestCustomer {
  return {
    CountryCode: person.CountryCode,
    NationalId: person.NationalId,
    IsCompany: person.CustomerType === 'Company',
    EmailAddress: person.EmailAddress,
    PhoneNumber: person.PhoneNumber,
    ...(person.PeppolId !== undefined && { PeppolId: person.PeppolId }),
    address: addressOf(person, addresses[0]),
  }
}

function addressOf(
  { CountryCode, FullName }: Pick<TestPerson, 'CountryCode' | 'FullName'>,
  { Street, HouseNumber, CoAddress, ZipCode, Locality }: TestAddress,
): Address {
  return {
    FullName,
    StreetAddress: HouseNumber === undefined ? Street : `${Street} ${HouseNumber}`,
    ...(CoAddress !== undefined && { CoAddress }),
    PostalCode: ZipCode,
    City: Locality,
    CountryCode,
    Source: addressSources.directory,
  }
}
