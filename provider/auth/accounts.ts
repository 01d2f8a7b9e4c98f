/**
 * The accounts of a provider: those of its configuration and, in a sandbox, those of worlds. The account of a world
 * follows from its number and the signing key, so no list has it. Whether a world is open, its object knows: an account
 * that this module finds says only which credentials would be right.
 */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import type { Config, MerchantAccount } from '../config.ts'
import { isWorldNumber, worldClientId, worldNumberOf, worldNumberOfClient } from '../world-id.ts'

export type AccountConfig = Pick<Config, 'merchants' | 'tokenSigningKey' | 'sandbox'>

/** The account with this MerchantId. */
export function accountOf(config: AccountConfig, merchantId: string): MerchantAccount | undefined {
  const configured = config.merchants.find(({ MerchantId }) => MerchantId === merchantId)
  return configured ?? worldAccount(config, worldNumberOf(merchantId))
}

/** The account with this ClientId. */
export function accountOfClient(config: AccountConfig, clientId: string): MerchantAccount | undefined {
  const configured = config.merchants.find(({ ClientId }) => ClientId === clientId)
  return configured ?? worldAccount(config, worldNumberOfClient(clientId))
}

/** The account with a SOAP client of this number. */
export function accountOfSoapClient(
  config: AccountConfig,
  clientNumber: number,
): MerchantAccount | undefined {
  const configured = config.merchants.find(({ SoapClients }) =>
    SoapClients.some(({ ClientNumber }) => ClientNumber === clientNumber),
  )
  return configured ?? worldAccount(config, isWorldNumber(clientNumber) ? clientNumber : undefined)
}

/** Whether the merchant is a world. Outside a sandbox none is. */
export function isWorld({ sandbox }: Pick<Config, 'sandbox'>, merchantId: string): boolean {
  return sandbox && worldNumberOf(merchantId) !== undefined
}

function worldAccount(
  { sandbox, tokenSigningKey }: AccountConfig,
  number: number | undefined,
): MerchantAccount | undefined {
  if (!sandbox || number === undefined) return undefined
  const secret = (purpose: string) => secretOf(tokenSigningKey, purpose, number)
  return {
    MerchantId: String(number),
    Name: `World ${number}`,
    ClientId: worldClientId(number),
    ClientSecret: secret('client'),
    SharedSecret: secret('shared'),
    SoapClients: [{ ClientNumber: number, Username: worldClientId(number), Password: secret('soap') }],
  }
}

/** 43 characters. The text that is hashed has spaces, as no token that the key signs has. */
function secretOf(key: Uint8Array, purpose: string, number: number): string {
  const text = new TextEncoder().encode(`world ${purpose} ${number}`)
  return hmac(sha256, key, text).toBase64({ alphabet: 'base64url', omitPadding: true })
}
