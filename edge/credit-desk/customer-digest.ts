import { plainId } from '../../shared/domain/persons/plain-id.ts'
import type { CreditOrderType } from '../../shared/domain/credit/credit.enums.ts'
import { merchantOfCall } from '../registry/find-merchant.ts'
import type { Caller } from '../upstream/caller.ts'

/**
 * Replaces a customer's number while the outcome of a write is unknown. There are so few numbers that a plain digest
 * would reveal it, so this one is keyed with the SOAP password, whose owner may read the number anyway. Without a password,
 * each digest is another one.
 */
export async function customerDigest(
  { config: { merchants }, env, merchantId }: Pick<Caller, 'config' | 'env' | 'merchantId'>,
  kind: CreditOrderType,
  number: string,
): Promise<string> {
  const merchant = merchants.get(merchantId) ?? (await merchantOfCall(env, merchantId))
  const secret = merchant?.SoapClients?.[kind]?.Password ?? crypto.randomUUID()
  const text = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', text.encode(`customer ${secret}`), algorithm, false, [
    'sign',
  ])
  const digest = await crypto.subtle.sign('HMAC', key, text.encode(plainId(number)))
  return new Uint8Array(digest).toHex()
}
