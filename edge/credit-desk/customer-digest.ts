import { plainId } from '../../shared/domain/persons/plain-id.ts'
import type { CreditOrderType } from '../../shared/domain/credit/credit.enums.ts'
import type { Config } from '../config/config.ts'

/**
 * Replaces a customer's number while the outcome of a write is unknown. There are so few numbers that a plain digest
 * would reveal it, so this one is keyed with the SOAP password, whose owner may read the number anyway.
 */
export async function customerDigest(
  { merchants }: Pick<Config, 'merchants'>,
  { merchantId }: { merchantId: string },
  kind: CreditOrderType,
  number: string,
): Promise<string> {
  const { Password = '' } = merchants.get(merchantId)?.SoapClients?.[kind] ?? {}
  const text = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', text.encode(`customer ${Password}`), algorithm, false, [
    'sign',
  ])
  const digest = await crypto.subtle.sign('HMAC', key, text.encode(plainId(number)))
  return new Uint8Array(digest).toHex()
}
