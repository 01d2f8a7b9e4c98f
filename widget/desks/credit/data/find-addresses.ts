/** Finds a customer's addresses, with the selector by which an order names one. */
import { countryOf, postcodeText } from '../../../../shared/domain/credit/credit-countries.ts'
import type { CustomerType } from '../../../../shared/domain/credit/credit.enums.ts'
import type { EdgeClient } from '../../../client/edge-client.ts'
import { callCredit, type CreditAnswer } from './call-credit.ts'

export interface AddressQuery {
  CountryCode: string
  CustomerType: CustomerType
  NationalIdNumber: string
  /** Empty: addresses with any postcode. */
  ZipCode: string
}

export interface FoundAddress {
  /** The AddressSelector of an order. Empty: the provider takes the registered address. */
  selector: string
  name: string
  /** Street and town, with a care-of name. */
  lines: readonly string[]
  /** The national id as the register has it. */
  id: string | undefined
}

/**
 * Asks GetAddressesEu. If an address has no AddressId, GetAddresses (deprecated) is asked too: no other operation gives
 * the selector then.
 * @returns none if the provider answers an empty list instead of a refusal
 * @throws EdgeError, a refusal if no customer or no address is found
 */
export async function findAddresses(
  client: EdgeClient,
  query: AddressQuery,
  signal: AbortSignal,
): Promise<FoundAddress[]> {
  const { GetAddressesResult } = await callCredit(
    client,
    'GetAddressesEu',
    { GetAddressesInformation: { ...query, ZipCode: query.ZipCode || undefined } },
    { signal },
  )
  const items = GetAddressesResult?.Addresses ?? []
  return items.every(({ AddressId }) => AddressId)
    ? items.map(addressOfItem)
    : withSelectors(client, query, signal)
}

type AddressItem = NonNullable<
  NonNullable<CreditAnswer<'GetAddressesEu'>['GetAddressesResult']>['Addresses']
>[number]

function addressOfItem({ AddressId = '', Address: at = {}, NationalIdNumber }: AddressItem): FoundAddress {
  return {
    selector: AddressId,
    name: at.FullName ?? joined(at.FirstName, at.LastName),
    lines: filled(at.CoAddress, joined(at.Street, at.HouseNumber), joined(at.ZipCode, at.Locality)),
    id: NationalIdNumber,
  }
}

async function withSelectors(
  client: EdgeClient,
  { CountryCode, CustomerType, NationalIdNumber, ZipCode }: AddressQuery,
  signal: AbortSignal,
): Promise<FoundAddress[]> {
  const input = { IsCompany: CustomerType === 'Company', CountryCode, SecurityNumber: NationalIdNumber }
  const { Addresses = [] } = await callCredit(client, 'GetAddresses', input, { signal })
  return Addresses.filter(({ Zipcode = '' }) => !ZipCode || plain(Zipcode) === plain(ZipCode)).map((at) => ({
    selector: at.AddressSelector ?? '',
    name: at.LegalName ?? joined(at.FirstName, at.LastName),
    lines: filled(
      at.AddressLine1,
      at.AddressLine2,
      joined(at.Zipcode || postcodeText(at.Postcode, countryOf(CountryCode)), at.Postarea),
    ),
    id: at.SecurityNumber,
  }))
}

function plain(zipCode: string): string {
  return zipCode.replace(/\s/g, '').toUpperCase()
}

function joined(...texts: (string | undefined)[]): string {
  return filled(...texts).join(' ')
}

function filled(...texts: (string | undefined)[]): string[] {
  return texts.filter((text) => text !== undefined && text !== '') as string[]
}
