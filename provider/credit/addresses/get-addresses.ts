import { accepted, refusedOutput } from '../output.ts'
import { countryOf, type CreditCountry } from '../../../shared/domain/credit/credit-countries.ts'
import type { CreditContext, CreditInput, CreditOutput } from '../credit-handler.ts'
import { findPerson, isRegistered } from '../customers/directory.ts'
import { withSwedishId } from '../customers/swedish-id.ts'
import { addressItemOf, customerAddressOf } from '../customers/valid-customer.ts'
import { resultCodes } from '../../../shared/domain/credit/credit.enums.ts'
import { COUNTRY_NOT_SUPPORTED, NO_SECURITY_NUMBER } from '../texts.ts'

/** The countries of GetAddresses as clients see them (ACTIONS=observed); the description names none. */
const personCountries: readonly CreditCountry[] = ['SE', 'DK']
const companyCountries: readonly CreditCountry[] = ['SE', 'DK', 'NO']
const OBSERVED_NOBODY = 'No customer address was found'
const NOBODY = 'No register has an address of this customer.'

/** GetAddresses: the addresses of a person or company, with the selectors that CreateOrder takes. */
export function getAddresses(
  { catalog, mode }: CreditContext,
  { IsCompany, CountryCode: code, SecurityNumber }: CreditInput<'GetAddresses'>,
): CreditOutput<'GetAddresses'> {
  const CountryCode = countryOf(code)
  const observed = IsCompany ? companyCountries : personCountries
  if (mode === 'observed' && !observed.some((country) => country === CountryCode)) {
    const message = `Invalid CountryCode: Supported CountryCodes are: ${observed.join(', ')}.`
    return refusedOutput('GetAddresses', message)
  }
  if (!CountryCode) return refusedOutput('GetAddresses', COUNTRY_NOT_SUPPORTED)
  if (!SecurityNumber) return refusedOutput('GetAddresses', NO_SECURITY_NUMBER)
  const CustomerType = IsCompany ? 'Company' : 'Individual'
  const person = findPerson(catalog.persons, { CountryCode, CustomerType, NationalId: SecurityNumber })
  if (!person || !isRegistered(person)) {
    return refusedOutput('GetAddresses', mode === 'observed' ? OBSERVED_NOBODY : NOBODY, 'NoSuchEntity')
  }
  const shown = mode === 'observed' ? withSwedishId(person, 10) : person
  return {
    ...accepted,
    Addresses: person.addresses.map((address) => customerAddressOf(shown, address)),
  }
}

/** GetAddressesEu: the same; a ZipCode selects the addresses that have it. */
export function getAddressesEu(
  { catalog, mode }: CreditContext,
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
  const shown = mode === 'observed' ? withSwedishId(person, 10) : person
  return {
    Accepted: true,
    ResultCode: resultCodes.Success,
    GetAddressesResult: { Addresses: addresses.map((address) => addressItemOf(shown, address)) },
  }
}

function plain(zipCode: string): string {
  return zipCode.replace(/\s/g, '').toUpperCase()
}
