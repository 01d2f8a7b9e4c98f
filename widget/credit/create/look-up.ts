/** Finds a customer's addresses, with the selector that an order names one by. */
import type { CustomerType } from '../../../shared/domain/credit.enums.ts'
import type { EdgeClient } from '../../client/edge-client.ts'
import { asEdgeError } from '../../client/edge-error.ts'
import type { NoAddressCode } from '../../locales/credit/create-en.ts'
import { callCredit, type CreditAnswer, rejectionOf } from '../data/call-credit.ts'

export interface LookupQuery {
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
  /** Street and town, with whom the customer lives. */
  lines: readonly string[]
}

export type Found =
  | { is: 'found'; addresses: readonly FoundAddress[] }
  /** Nothing was found, for this ResultCode. */
  | { is: 'none'; code: NoAddressCode }

const noAddressCodes: readonly NoAddressCode[] = ['40000', '40001', '40004']

/**
 * Asks GetAddressesEu. If an address has no AddressId, GetAddresses (deprecated) is asked too: no other operation gives
 * the selector then.
 * @throws EdgeError
 */
export async function lookUp(client: EdgeClient, query: LookupQuery, signal: AbortSignal): Promise<Found> {
  let items: AddressItems
  try {
    const answer = await callCredit(
      client,
      'GetAddressesEu',
      { GetAddressesInformation: { ...query, ZipCode: query.ZipCode || undefined } },
      { signal },
    )
    items = answer.GetAddressesResult?.Addresses ?? []
  } catch (caught) {
    const error = asEdgeError(caught)
    const code = noAddressCodes.find((known) => known === String(rejectionOf(error)?.ResultCode))
    if (code) return { is: 'none', code }
    throw error
  }
  if (items.length === 0) return { is: 'none', code: '40000' }
  const addresses = items.every(({ AddressId }) => AddressId)
    ? items.map(addressOfItem)
    : await withSelectors(client, query, signal)
  return { is: 'found', addresses }
}

type AddressItems = NonNullable<
  NonNullable<CreditAnswer<'GetAddressesEu'>['GetAddressesResult']>['Addresses']
>

function addressOfItem({ AddressId = '', Address: at = {} }: AddressItems[number]): FoundAddress {
  return {
    selector: AddressId,
    name: at.FullName ?? joined(at.FirstName, at.LastName),
    lines: filled(at.CoAddress, joined(at.Street, at.HouseNumber), joined(at.ZipCode, at.Locality)),
  }
}

async function withSelectors(
  client: EdgeClient,
  { CountryCode, CustomerType, NationalIdNumber, ZipCode }: LookupQuery,
  signal: AbortSignal,
): Promise<FoundAddress[]> {
  const input = { IsCompany: CustomerType === 'Company', CountryCode, SecurityNumber: NationalIdNumber }
  const { Addresses = [] } = await callCredit(client, 'GetAddresses', input, { signal })
  return Addresses.filter(({ Zipcode = '' }) => !ZipCode || plain(Zipcode) === plain(ZipCode)).map((at) => ({
    selector: at.AddressSelector ?? '',
    name: at.LegalName ?? joined(at.FirstName, at.LastName),
    lines: filled(at.AddressLine1, at.AddressLine2, joined(at.Zipcode ?? String(at.Postcode), at.Postarea)),
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
