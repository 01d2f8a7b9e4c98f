/** The signed scheme (the design, "Authorization on REST"): base64 of `merchantId:hex(SHA-512(…))`. */
import { type Signed, signatureHex } from '../../shared/wire/signature.ts'
import type { MerchantAccount } from '../config.ts'
import { type AccountConfig, accountOf } from './accounts.ts'
import { secretsEqual } from './digest.ts'

/** The merchant of the signature; undefined if it is not a merchant's. */
export async function merchantOfSignature(
  value: string,
  config: AccountConfig,
  { body, timestamp }: Signed,
): Promise<MerchantAccount | undefined> {
  const [, merchantId, hex] = /^(\d{1,10}):([0-9a-f]{128})$/i.exec(decodeBase64(value)) ?? []
  if (merchantId === undefined || hex === undefined) return undefined
  const merchant = accountOf(config, merchantId)
  // An unknown merchant costs as much time as a known one.
  const expected = await signatureHex(merchant?.SharedSecret ?? '', { body, timestamp })
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
