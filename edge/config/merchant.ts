/** A merchant of the edge, as `MERCHANTS` and the registry have it. */
import * as z from 'zod/mini'
import { creditOrderTypes } from '../../shared/domain/credit/credit.enums.ts'
import { keyCapabilities } from '../../shared/domain/merchant/api-key.enums.ts'
import { capabilities, type Capability } from '../../shared/domain/session/capabilities.ts'
import { instant } from '../../shared/domain/values/instant.schema.ts'
import { registryLimits } from '../../shared/domain/values/limits.ts'
import { personTextReason } from '../../shared/domain/values/text.rules.ts'
import { someText } from '../../shared/environment.ts'
import { allowsOrigin, isListedOrigin } from './origins.ts'

// Sentences of the message that says which member is wrong.
// A merchant's objects have names such as `3/100001`, which must not be another merchant's.
const ID_HINT = 'It must be a text without a slash.'
const SIGNED_ID_HINT =
  'It must have no sign beyond U+00FF: with Scheme signed, it is a part of each signature.'
const SIGNING_ID_HINT =
  'It must have at most 64 characters, no colon and no sign beyond U+00FF: with ServerSecret, signatures name it.'
export const CALLBACK_SECRET_HINT = 'It must be 32 to 128 letters, digits, - or _.'
const ORIGIN_HINT = 'It must be an origin as a browser sends it: https://shop.example, without a path.'
const INSTANT_HINT = 'It must be an instant in UTC, such as 2027-01-31T00:00:00Z.'
const NAME_HINT = `It must be a text of 1 to ${registryLimits.keyName.maxLength} characters without control characters.`

export const sha256Hex = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** A client of the SOAP service: what `Auth` has. */
export const soapClientMembers = { ClientNumber: z.int(), Username: someText(), Password: someText() }
const soapClient = z.object(soapClientMembers)

/** Requests within a minute, at least one: what shall stop is disabled, or taken out of `ApiKeyHashes`. */
const perMinute = z.optional(z.int().check(z.gte(1)))

const originList = z.array(z.string().check(z.refine(isListedOrigin, ORIGIN_HINT))).check(z.minLength(1))

/** How an API key is limited. What is absent is not limited, so a misspelt member must be refused. */
export const keyLimits = {
  /** For people: what the key is for. */
  Name: z.optional(
    z.string().check(z.refine((text) => !personTextReason(text, registryLimits.keyName), NAME_HINT)),
  ),
  Capabilities: z.optional(z.array(z.enum(keyCapabilities)).check(z.minLength(1))),
  /** The origins that the key opens sessions for; the merchant must have them too. */
  Origins: z.optional(originList),
  /** From then on the key is refused, and no session of it goes on. */
  Expires: z.optional(z.string().check(z.refine((text) => instant.safeParse(text).success, INSTANT_HINT))),
}
const keyLimitsObject = z.strictObject(keyLimits)
export type KeyLimits = z.infer<typeof keyLimitsObject>

/** An id that a signature to the edge can name: base64 has its characters as Latin-1, and a colon ends it. */
const signingMerchantId = /^[^:/\u0100-\uffff]{1,64}$/

/** What a merchant has besides its id and its keys. */
export const merchantMembers = {
  /** The origins of the merchant's pages: each exact, or `http://localhost:*`. */
  Origins: originList,
  /** For the token endpoint; the bearer scheme needs both. */
  ClientId: z.optional(someText()),
  ClientSecret: z.optional(someText()),
  /** How REST requests are authorized; `bearer` unless set. */
  Scheme: z._default(z.enum(['bearer', 'signed']), 'bearer'),
  /** The secret of the signed scheme, which needs it. */
  SharedSecret: z.optional(someText()),
  /** The last part of the address at which the provider tells of changes; without it there is none. */
  CallbackSecret: z.optional(z.string().check(z.regex(/^[\w-]{32,128}$/, CALLBACK_SECRET_HINT))),
  /** The secret with which the merchant's own server signs its requests to the edge, in the place of an API key. */
  ServerSecret: z.optional(someText()),
  /** The SOAP client for each kind of order; a kind without one is not offered. */
  SoapClients: z.optional(z.partialRecord(z.enum(creditOrderTypes), soapClient)),
  /** Whether its writes carry a mark where the provider brings it back, see `docs/edge.md`. */
  WriteMarks: z.optional(z.boolean()),
  /** The merchant's own limits, in the place of `KEY_RATE` for each user, and of `MERCHANT_RATE`. */
  Limits: z.optional(z.strictObject({ UserSessionsPerMinute: perMinute, RequestsPerMinute: perMinute })),
}

/** An entry of `MERCHANTS`. An id that no signature can name is refused where the merchant signs. */
export const merchant = z
  .object({
    MerchantId: z.string().check(z.regex(/^[^/]+$/, ID_HINT)),
    /** SHA-256 of each API key in force that may do everything, in hex: several, so that one can be rotated. */
    ApiKeyHashes: z.array(sha256Hex),
    /** The API keys that may do less. */
    RestrictedKeys: z.optional(z.array(z.strictObject({ Hash: sha256Hex, ...keyLimits }))),
    ...merchantMembers,
  })
  .check(
    z.refine(({ Scheme, MerchantId }) => Scheme !== 'signed' || /^[^\u0100-\uffff]+$/.test(MerchantId), {
      path: ['MerchantId'],
      error: SIGNED_ID_HINT,
    }),
    z.refine(
      ({ ServerSecret, MerchantId }) => ServerSecret === undefined || signingMerchantId.test(MerchantId),
      { path: ['MerchantId'], error: SIGNING_ID_HINT },
    ),
  )
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

/** An API key that the merchant has: it may have expired. */
export interface ApiKey {
  merchant: MerchantConfig
  /** The first digits of its hash, which the merchant can find in its own configuration. */
  id: string
  capabilities: readonly Capability[]
  /** Whether it may open and end sessions. */
  isForSessions: boolean
  /** The origins that it opens sessions for; undefined for all of the merchant's. */
  origins: ReadonlySet<string> | undefined
  /** When it expires, in milliseconds since 1970; infinite for one that does not. */
  expiresAt: number
}

/** @param hash the SHA-256 of a key, in hex @returns undefined if the merchant has no such key */
export function apiKeyOf(merchant: MerchantConfig, hash: string): ApiKey | undefined {
  const restricted = merchant.RestrictedKeys?.find(({ Hash }) => Hash === hash)
  if (!restricted && !merchant.ApiKeyHashes.includes(hash)) return undefined
  const { Capabilities: named = keyCapabilities, Origins, Expires } = restricted ?? {}
  return {
    merchant,
    id: keyName(hash),
    capabilities: capabilities.filter((capability) => named.includes(capability)),
    isForSessions: named.includes('sessions.write'),
    origins: Origins && new Set(Origins),
    expiresAt: Expires === undefined ? Infinity : Date.parse(Expires),
  }
}

/** The merchant's keys of this name, which is part of a hash: nearly always one, or none. */
export function apiKeysNamed(merchant: MerchantConfig, name: string): ApiKey[] {
  return keyHashesOf(merchant)
    .filter((hash) => keyName(hash) === name)
    .flatMap((hash) => apiKeyOf(merchant, hash) ?? [])
}

/** The hashes of all of the merchant's keys. */
export function keyHashesOf({ ApiKeyHashes, RestrictedKeys = [] }: MerchantConfig): string[] {
  return [...new Set(ApiKeyHashes), ...RestrictedKeys.map(({ Hash }) => Hash)]
}

/** The first origin of the key's that the merchant does not have, by its place. */
export function foreignOrigin(
  { Origins = [] }: Pick<KeyLimits, 'Origins'>,
  merchant: { Origins: readonly string[] },
): number | undefined {
  const listed = new Set(merchant.Origins)
  const place = Origins.findIndex((origin) => !listed.has(origin) && !allowsOrigin(listed, origin))
  return place === -1 ? undefined : place
}

/** The name of a key in logs and in answers. @param hash the key's SHA-256 in hex */
export function keyName(hash: string): string {
  return hash.slice(0, 8)
}
