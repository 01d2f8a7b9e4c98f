/**
 * The orders of a new sandbox, and what each demonstrates. The provider seeds them, the demo lists them and
 * the tests open them. Their contents are in `provider/simulation/`.
 */
import type { Long } from './domain/values/long.ts'

export interface SandboxOrder {
  Id: Long
  MerchantId: string
  MerchantOrderId: string
  /** What the order demonstrates. */
  shows: string
}

export const sandboxMerchants = { first: '100001', second: '100002' } as const
const { first, second } = sandboxMerchants

export const sandboxOrders = [
  { Id: 8906810, MerchantId: first, MerchantOrderId: 'web-2041', shows: 'Swedish invoice order, open' },
  { Id: 8906811, MerchantId: first, MerchantOrderId: 'web-2042', shows: 'Norwegian payment plan, open' },
  {
    Id: 8906812,
    MerchantId: first,
    MerchantOrderId: 'web-2043',
    shows: 'Finnish order, personal data masked',
  },
  {
    Id: 8906813,
    MerchantId: first,
    MerchantOrderId: 'b2b-0117',
    shows: 'Company with Peppol id and references',
  },
  { Id: 8906814, MerchantId: first, MerchantOrderId: 'web-1998', shows: 'Partly delivered invoice order' },
  { Id: 8906815, MerchantId: first, MerchantOrderId: 'web-1876', shows: 'Expired invoice order' },
  { Id: 8906816, MerchantId: first, MerchantOrderId: 'app-0032', shows: 'Card order, fully delivered' },
  {
    Id: 9223372036854775807n,
    MerchantId: first,
    MerchantOrderId: 'max-int64',
    shows: 'The largest ids there are',
  },
  { Id: 8906900, MerchantId: second, MerchantOrderId: 'other-1', shows: "Another merchant's order" },
] as const satisfies readonly SandboxOrder[]

/** An order of the demo's shop. Each visitor gets a set of them, with consecutive ids in the order of the list. */
export interface ShopOrder {
  MerchantOrderId: string
  /** What the order demonstrates. */
  shows: string
}

/**
 * The orders of the demo's shop, in every state. `POST /sandbox/shop` creates them; what they hold is in
 * `provider/simulation/shop-orders.ts`.
 */
export const shopOrders = [
  { MerchantOrderId: 'web-2041', shows: 'Three VAT rates, a discount, metadata' },
  { MerchantOrderId: 'web-2042', shows: 'Credit limit 10 000,00 NOK' },
  { MerchantOrderId: 'web-2043', shows: 'Personal data masked' },
  { MerchantOrderId: 'b2b-0117', shows: 'Peppol id and references' },
  { MerchantOrderId: 'web-1998', shows: 'Half of a delivered row credited' },
  { MerchantOrderId: 'web-1876', shows: 'Expired before it was delivered' },
  { MerchantOrderId: 'app-0032', shows: 'Paid by card, nothing left to do' },
  { MerchantOrderId: 'web-2044', shows: 'Expires tomorrow' },
  { MerchantOrderId: 'web-2045', shows: 'Prices in euro' },
  { MerchantOrderId: 'web-2046', shows: 'The provider does not buy the invoice' },
  { MerchantOrderId: 'web-2047', shows: 'Waits for the provider: high amount' },
  { MerchantOrderId: 'web-2048', shows: 'Paid, to be delivered' },
  { MerchantOrderId: 'app-0033', shows: 'Paid, to be delivered' },
  { MerchantOrderId: 'app-0034', shows: 'Paid and delivered' },
  { MerchantOrderId: 'app-0035', shows: 'Cancelled whole' },
  { MerchantOrderId: 'app-0036', shows: 'Paid, to be delivered' },
  { MerchantOrderId: 'web-2049', shows: 'Paid by bank, delivered' },
  { MerchantOrderId: 'b2b-0118', shows: 'Invoice paid' },
  { MerchantOrderId: 'b2b-0119', shows: 'Half delivered' },
  { MerchantOrderId: 'b2b-0120', shows: 'Invoice reminded' },
  { MerchantOrderId: 'b2b-0121', shows: 'Credited whole' },
  { MerchantOrderId: 'b2b-0122', shows: 'Account credit of a company' },
  { MerchantOrderId: 'b2b-0123', shows: 'A public authority' },
  { MerchantOrderId: 'app-0037', shows: 'The payment failed' },
] as const satisfies readonly ShopOrder[]

export type ShopOrderName = (typeof shopOrders)[number]['MerchantOrderId']

/** What `POST /sandbox/shop` answers. */
export interface OpenedShop {
  /** The id of the first order of {@link shopOrders}. */
  firstId: number
  orders: number
}
