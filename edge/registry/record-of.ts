import type { Env } from '../config/env.ts'
import { objectStub, type ObjectStub, type Repeats } from '../config/object-stub.ts'
import type { MerchantRecord } from './merchant-record.ts'

type Methods = Pick<MerchantRecord, 'read' | 'write' | 'tellDeleted'>

// A change has an id, and is done once.
const repeats: Repeats<Methods> = { read: 'again', write: 'again', tellDeleted: 'again' }

/** The object with the merchant's record. */
export function recordOf(
  { MERCHANT_RECORD }: Pick<Env, 'MERCHANT_RECORD'>,
  merchantId: string,
): ObjectStub<Methods> {
  return objectStub('MerchantRecord', MERCHANT_RECORD, merchantId, repeats)
}
