/**
 * The orders of a new sandbox, and what each demonstrates. The provider seeds them, the demo lists them and
 * the tests open them. Their contents are in `provider/seed/`.
 */
import type { Long } from './domain/long.ts'

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
