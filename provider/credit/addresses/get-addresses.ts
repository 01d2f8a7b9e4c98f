import { accepted, refusedOutput } from '../output.ts'
import { countryOf } from '../../../shared/domain/credit/credit-countries.ts'
import type { CreditContext, CreditInput, CreditOutput } from '../credit-handler.ts'
import { findPerson, isRegistered } from '../customers/directory.ts'
import { addressItemOf, customerAddressOf } from '../customers/valid-customer.ts'
import { resultCodes } from '../../../shared/domain/credit/credit.enums.ts'
import { COUNTRY_NOT_SUPPORTED, NO_SECURITY_NUMBER } from '../texts.ts'

const NOBODY = 'No register has an address of this customer.'

/** GetAddresses: the addresses of a person or company, with the selectors that CreateOrder takes. */
export function getAddresses(
  { catalog }: CreditContext,
  { IsCompany, CountryCode: code, SecurityNumber }: CreditInput<'GetAddresses'>,
): CreditOutput<'GetAddresses'> {
  const CountryCode = countryOf(code)
  if (!CountryCode) return refusedOutput('GetAddresses', COUNTRY_NOT_SUPPORTED)
  if (!SecurityNumber) return refusedOutput('GetAddresses', NO_SECURITY_NUMBER)
  const CustomerType = IsCompany ? 'Company' : 'Individual'
  const person = findPerson(catalog.persons, { CountryCode, CustomerType, NationalId: SecurityNumber })
  if (!person || !isRegistered(person)) return refusedOutput('GetAddresses', NOBODY, 'NoSuchEntity')
  return {
    ...accepted,
    Addresses: person.addresses.map((address) => customerAddressOf(person, address)),
  }
}

/** GetAddressesEu: the same; a ZipCode selects the addresses that have it. */
export function getAddressesEu(
  { catalog }: CreditContext,
  { GetAddressesInformation: asked }: CreditInput<'GetAddressesEu'>,
): CreditOutput<'GetAddressesEu'> {
  if (!asked) return refusedOutput('GetAddressesEu', 'GetAddressesInformation is required.')
  const { CustomerType, NationalIdNumber, ZipCode } = asked
  const CountryCode = countryOf(asked.CountryCode)
  if (!CountryCode) {
    return refusedOutput('GetAddressesEu', COUNTRY_NOT_SUPPORTED, resultCodes.CountryNotSupported)
  }
  if (!NationalIdNumber) return refusedOutput('GetAddressesEu', 'NationalIdNumber is required.')
  const person = findPerson(catalog.persons, { CountryCode, CustomerType, NationalId: NationalIdNumber })
  if (!person || !isRegistered(person)) {
    return refusedOutput('GetAddressesEu', NOBODY, resultCodes.NoSuchCustomer)
  }
  const addresses = person.addresses.filter(
    (address) => !ZipCode || plain(address.ZipCode) === plain(ZipCode),
  )
  if (addresses.length === 0) {
    const message = 'The customer has no address with this ZipCode.'
    return refusedOutput('GetAddressesEu', message, resultCodes.NoSuchAddress)
  }
  return {
    Accepted: true,
    ResultCode: resultCodes.Success,
    GetAddressesResult: { Addresses: addresses.map((address) => addressItemOf(person, address)) },
  }
}

function plain(zipCode: string): string {
  return zipCode.replace(/\s/g, '').toUpperCase()
}
