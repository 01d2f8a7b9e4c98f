/** The parties of a document. */
import type { customerAddress } from '../../../shared/domain/credit/soap/types.ts'
import type { ShapeValue } from '../../../shared/domain/credit/soap/shape.ts'
import type { MerchantAccount } from '../../config.ts'
import type { Party } from './letter.ts'

export function sellerOf({
  MerchantId,
  Name,
}: Pick<MerchantAccount, 'MerchantId' | 'Name'>): Omit<Party, 'role'> {
  return { name: Name, lines: [`Merchant number ${MerchantId}`] }
}

/** A person or company at the chosen address. */
export function partyOf(customer: ShapeValue<typeof customerAddress>): Omit<Party, 'role'> {
  return {
    name: customer.LegalName ?? '',
    lines: [
      customer.SecurityNumber ?? '',
      customer.AddressLine1 ?? '',
      customer.AddressLine2 ?? '',
      `${customer.Zipcode ?? ''} ${customer.Postarea ?? ''}`.trim(),
    ],
  }
}
