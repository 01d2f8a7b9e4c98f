/** The signed scheme (the design, "Authorization on REST"): base64 of `merchantId:hex(SHA-512(…))`. */
import type { MerchantAccount } from '../config.ts'
import { secretsEqual, sha512Hex } from './digest.ts'

/** What is signed besides the secret: the body's exact bytes and the Timestamp header as sent. */
export interface Signed {
  body: Uint8Array
  timestamp: string
}

/** The value that follows the scheme's name in the Authorization header. */
export async function sign(
  { MerchantId, SharedSecret }: Pick<MerchantAccount, 'MerchantId' | 'SharedSecret'>,
  { body, timestamp }: Signed,
): Promise<string> {
  return btoa(`${MerchantId}:${await sha512Hex(body, SharedSecret, timestamp)}`)
}

/** The merchant whose signature this is; undefined when it is nobody's. */
export async function merchantOfSignature(
  value: string,
  merchants: readonly MerchantAccount[],
  { body, timestamp }: Signed,
): Promise<MerchantAccount | undefined> {
  const [, merchantId, hex] = /^(\d{1,10}):([0-9a-f]{128})$/i.exec(decodeBase64(value)) ?? []
  if (merchantId === undefined || hex === undefined) return undefined
  const merchant = merchants.find(({ MerchantId }) => MerchantId === merchantId)
  // An unknown merchant costs as much time as a known one.
  const expected = await sha512Hex(body, merchant?.SharedSecret ?? '', timestamp)
  const equal = await secretsEqual(hex.toLowerCase(), expected)
  return equal ? merchant : undefined
}

function decodeBase64(value: string): string {
  try {
    return atob(value)
  } catch {
    return ''
  }
}
