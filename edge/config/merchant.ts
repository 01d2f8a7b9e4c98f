/** A merchant of the edge, as `MERCHANTS` and the registry have it. */
import * as z from 'zod/mini'
import { creditOrderTypes } from '../../shared/domain/credit/credit.enums.ts'
import { someText } from '../../shared/environment.ts'
import { isListedOrigin } from './origins.ts'

// Sentences of the message that says which member is wrong.
// A merchant's objects have names such as `3/100001`, which must not be another merchant's.
const ID_HINT = 'It must be a text without a slash.'
const SECRET_HINT = 'It must be 32 to 128 letters, digits, - or _.'
const ORIGIN_HINT = 'It must be an origin as a browser sends it: https://shop.example, without a path.'

export const sha256Hex = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** A client of the SOAP service: what `Auth` has. */
export const soapClientMembers = { ClientNumber: z.int(), Username: someText(), Password: someText() }
const soapClient = z.object(soapClientMembers)

/** Requests within a minute, at least one: what shall stop is disabled, or taken out of `ApiKeyHashes`. */
const perMinute = z.optional(z.int().check(z.gte(1)))

/** What a merchant has besides its id and its keys. */
export const merchantMembers = {
  /** The origins of the merchant's pages: each exact, or `http://localhost:*`. */
  Origins: z.array(z.string().check(z.refine(isListedOrigin, ORIGIN_HINT))).check(z.minLength(1)),
  /** For the token endpoint; the bearer scheme needs both. */
  ClientId: z.optional(someText()),
  ClientSecret: z.optional(someText()),
  /** How REST requests are authorized; `bearer` unless set. */
  Scheme: z._default(z.enum(['bearer', 'signed']), 'bearer'),
  /** The secret of the signed scheme, which needs it. */
  SharedSecret: z.optional(someText()),
  /** The last part of the address at which the provider tells of changes; without it there is none. */
  CallbackSecret: z.optional(z.string().check(z.regex(/^[\w-]{32,128}$/, SECRET_HINT))),
  /** The secret with which the merchant's own server signs its requests to the edge, in the place of an API key. */
  ServerSecret: z.optional(someText()),
  /** The SOAP client for each kind of order; a kind without one is not offered. */
  SoapClients: z.optional(z.partialRecord(z.enum(creditOrderTypes), soapClient)),
  /** The merchant's own limits, in the place of `KEY_RATE` for each user, and of `MERCHANT_RATE`. */
  Limits: z.optional(z.strictObject({ UserSessionsPerMinute: perMinute, RequestsPerMinute: perMinute })),
}

/** An entry of `MERCHANTS`. */
export const merchant = z.object({
  MerchantId: z.string().check(z.regex(/^[^/]+$/, ID_HINT)),
  /** SHA-256 of each API key in force, in hex: several, so that one can be rotated. */
  ApiKeyHashes: z.array(sha256Hex).check(z.minLength(1)),
  ...merchantMembers,
})
export type MerchantConfig = z.infer<typeof merchant>

const origins = new WeakMap<MerchantConfig, ReadonlySet<string>>()

/** The merchant's origins, for a look-up with each request. */
export function originsOf(merchant: MerchantConfig): ReadonlySet<string> {
  const known = origins.get(merchant) ?? new Set(merchant.Origins)
  origins.set(merchant, known)
  return known
}

const schemeNeeds = {
  bearer: ['ClientId', 'ClientSecret'],
  signed: ['SharedSecret'],
} as const

/** The first member that the merchant's scheme needs and that is missing. */
export function missingCredential(
  merchant: Pick<MerchantConfig, 'Scheme' | 'ClientId' | 'ClientSecret' | 'SharedSecret'>,
): 'ClientId' | 'ClientSecret' | 'SharedSecret' | undefined {
  return schemeNeeds[merchant.Scheme].find((member) => merchant[member] === undefined)
}

/** A current API key: its merchant, and the name that stands for it in logs. */
export interface ApiKey {
  merchant: MerchantConfig
  /** The first digits of its hash, which the merchant can find in its own configuration. */
  id: string
}

/** @param hash the key's SHA-256 in hex */
export function apiKeyOf(merchant: MerchantConfig, hash: string): ApiKey {
  return { merchant, id: keyName(hash) }
}

/** The name of a key in logs and in answers. @param hash the key's SHA-256 in hex */
export function keyName(hash: string): string {
  return hash.slice(0, 8)
}
