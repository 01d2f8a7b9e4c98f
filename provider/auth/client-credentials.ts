/** A merchant's client id and secret, as HTTP Basic sends them. */
import { decodeUtf8 } from '../../shared/wire/utf8.ts'
import type { MerchantAccount } from '../config.ts'
import { type AccountConfig, accountOfClient } from './accounts.ts'
import { secretsEqual } from './digest.ts'

export interface ClientCredentials {
  id: string
  secret: string
}

/** The merchant of an HTTP Basic header; undefined if it is malformed, unknown or wrong. */
export async function merchantOfBasic(
  authorization: string,
  config: AccountConfig,
): Promise<MerchantAccount | undefined> {
  const credentials = readBasic(authorization)
  return credentials && authenticateClient(credentials, config)
}

/** The credentials of an HTTP Basic header. RFC 6749, 2.3.1: both parts are form-encoded before they are joined. */
export function readBasic(authorization: string): ClientCredentials | undefined {
  const [, value] = /^basic +(\S+)$/i.exec(authorization.trim()) ?? []
  if (!value) return undefined
  try {
    const decoded = decodeUtf8(Uint8Array.fromBase64(value))
    const [, id, secret] = /^([^:]*):(.*)$/s.exec(decoded ?? '') ?? []
    if (!id || !secret) return undefined
    const [formId, formSecret] = [id, secret].map((part) => decodeURIComponent(part.replaceAll('+', ' ')))
    return { id: formId!, secret: formSecret! }
  } catch {
    return undefined
  }
}

/** The merchant with these credentials; undefined if the id is unknown or the secret is wrong. */
export async function authenticateClient(
  { id, secret }: ClientCredentials,
  config: AccountConfig,
): Promise<MerchantAccount | undefined> {
  const merchant = accountOfClient(config, id)
  // Compared for an unknown client too, so that it takes as long as a known one.
  const equal = await secretsEqual(secret, merchant?.ClientSecret ?? '')
  return equal ? merchant : undefined
}
