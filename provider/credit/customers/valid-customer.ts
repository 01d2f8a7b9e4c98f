/** A test person in the SOAP types. Pure. */
import type { TestAddress, TestPerson } from '../../../shared/test-persons.ts'
import type {
  addressItem,
  creditReportCustomer,
  customerAddress,
  customerIdentity,
} from '../../../shared/domain/credit/soap/types.ts'
import type { ShapeValue } from '../../../shared/domain/credit/soap/shape.ts'

/** ValidCustomer: the order's customer at the chosen address. */
export function validCustomer(
  person: TestPerson,
  address: TestAddress,
): ShapeValue<typeof creditReportCustomer> {
  return {
    LegalName: person.FullName,
    SecurityNumber: person.NationalId,
    PhoneNumber: person.PhoneNumber,
    ...addressLines(address),
    Postcode: postcodeOf(address),
    Postarea: address.Locality,
    BusinessType: person.BusinessType,
  }
}

/** One address of GetAddresses. */
export function customerAddressOf(
  person: TestPerson,
  address: TestAddress,
): ShapeValue<typeof customerAddress> {
  return {
    ...validCustomer(person, address),
    Zipcode: address.ZipCode,
    AddressSelector: address.AddressSelector,
    FirstName: person.FirstName,
    LastName: person.LastName,
  }
}

/** One address of GetAddressesEu. */
export function addressItemOf(person: TestPerson, address: TestAddress): ShapeValue<typeof addressItem> {
  return {
    Address: {
      FullName: person.FullName,
      FirstName: person.FirstName,
      LastName: person.LastName,
      ...placeOf(person, address),
    },
    AddressId: address.AddressSelector,
    NationalIdNumber: person.NationalId,
    CustomerType: person.CustomerType,
    FirstName: person.FirstName,
    LastName: person.LastName,
  }
}

/** The customer of CreateOrderEu, from the registers, with the mail and phone of the request. */
export function identityOf(
  person: TestPerson,
  address: TestAddress,
  given: Pick<ShapeValue<typeof customerIdentity>, 'Email' | 'PhoneNumber' | 'IpAddress'> = {},
): ShapeValue<typeof customerIdentity> {
  return {
    NationalIdNumber: person.NationalId,
    Email: given.Email,
    PhoneNumber: given.PhoneNumber,
    IpAddress: given.IpAddress,
    FullName: person.FullName,
    ...placeOf(person, address),
    CustomerType: person.CustomerType,
    ...(person.CustomerType === 'Individual'
      ? {
          IndividualIdentity: {
            FirstName: person.FirstName,
            LastName: person.LastName,
            BirthDate: person.BirthDate,
          },
        }
      : { CompanyIdentity: { CompanyIdentification: person.NationalId } }),
  }
}

function placeOf({ CountryCode }: TestPerson, address: TestAddress) {
  const { Street, HouseNumber, CoAddress, ZipCode, Locality } = address
  return { Street, CoAddress, ZipCode, HouseNumber, Locality, CountryCode }
}

/** The street is in the second line; the first has the c/o name, if any. */
function addressLines({ Street, HouseNumber, CoAddress }: TestAddress) {
  const street = HouseNumber === undefined ? Street : `${Street} ${HouseNumber}`
  return { AddressLine1: CoAddress, AddressLine2: street }
}

/** Postcode is an integer: leading zeros and letters are only in Zipcode. */
function postcodeOf({ ZipCode }: TestAddress): number {
  return Number(/^\d+/.exec(ZipCode)?.[0] ?? 0)
}
