/** Personal data of Finnish orders (the description, "Resources B": NationalId, BillingAddress, ShippingAddress). */
import type { Address } from '../../shared/domain/order/address.schema.ts'
import { addressSources } from '../../shared/domain/order/enums.ts'

/** Replaces a masked text. Its fixed length does not reveal the length of the text. */
const MASK = '*****'

const MASKED_COUNTRY = 'FI'
const PERSONAL = ['FullName', 'StreetAddress', 'CoAddress', 'PostalCode', 'City'] as const

interface Ordered {
  CountryCode: string
}

export function shownNationalId(order: Ordered & { NationalId: string }): string {
  return order.CountryCode === MASKED_COUNTRY ? MASK : order.NationalId
}

/** The address, masked unless the customer entered it or signed it with an electronic ID. */
export function shownAddress(order: Ordered, address: Address): Address {
  const own = [addressSources.customer, addressSources.electronicId] as unknown[]
  if (order.CountryCode !== MASKED_COUNTRY || own.includes(address.Source)) return address
  const shown = { ...address }
  for (const member of PERSONAL) if (shown[member] !== undefined) shown[member] = MASK
  return shown
}
