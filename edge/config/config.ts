/** The edge's configuration, read from the environment. */
import * as z from 'zod/mini'
import { creditOrderTypes } from '../../shared/domain/credit/credit.enums.ts'
import { ConfigError, jsonText, readEnvironment, someText } from '../../shared/environment.ts'
import { operatorName, type OperatorName } from '../../shared/wire/operator-name.ts'
import { type RestName, restNames } from '../../shared/wire/operations.ts'
import type { ConfigMembers } from './members.ts'
import { isListedOrigin } from './origins.ts'
import { defaultRates, rateNames, type Rates } from './rates.ts'

// Sentences of the message that says which member is wrong.
const ORIGIN_HINT = 'It must be an origin as a browser sends it: https://shop.example, without a path.'
const ADDRESS_HINT = 'It must be an address with https:, or with http: on this machine.'

const sha256Hex = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** A client of the SOAP service: what `Auth` has. */
const soapClient = z.object({ ClientNumber: z.int(), Username: someText(), Password: someText() })

/** Requests within a minute, at least one: what shall stop is taken out of `ApiKeyHashes` or `Origins`. */
const perMinute = z.optional(z.int().check(z.gte(1)))

/** An entry of `MERCHANTS`. */
export const merchant = z.object({
  MerchantId: someText(),
  /** SHA-256 of each API key in force, in hex: several, so that one can be rotated. */
  ApiKeyHashes: z.array(sha256Hex).check(z.minLength(1)),
  /** The origins of the merchant's pages: each exact, or `http://localhost:*`. */
  Origins: z.array(z.string().check(z.refine(isListedOrigin, ORIGIN_HINT))).check(z.minLength(1)),
  /** For the token endpoint; the bearer scheme needs both. */
  ClientId: z.optional(someText()),
  ClientSecret: z.optional(someText()),
  /** How REST requests are authorized; `bearer` unless set. */
  Scheme: z._default(z.enum(['bearer', 'signed']), 'bearer'),
  /** The secret of the signed scheme, which needs it. */
  SharedSecret: z.optional(someText()),
  /** The SOAP client for each kind of order; a kind without one is not offered. */
  SoapClients: z.optional(z.partialRecord(z.enum(creditOrderTypes), soapClient)),
  /** The merchant's own limits, in the place of `KEY_RATE` for each user, and of `MERCHANT_RATE`. */
  Limits: z.optional(z.strictObject({ UserSessionsPerMinute: perMinute, RequestsPerMinute: perMinute })),
})
export type MerchantConfig = z.infer<typeof merchant>

/** A key that signs session tokens. The first one signs, all of them verify. */
const sessionKey = z.object({ kid: someText(), secret: someText(32) })
export type SessionKey = z.infer<typeof sessionKey>

const milliseconds = z.string().check(z.regex(/^[1-9]\d{0,5}$/))
/** Credentials go to this address, so it needs TLS, except on this machine. */
const address = z.pipe(
  z.pipe(z.string(), z.transform(withoutBlanks)),
  z.string().check(z.refine((text) => isProtected(URL.parse(text)), ADDRESS_HINT)),
)
const LOOPBACK = /^(?:127(?:\.\d+){3}|\[::1\]|localhost)$/

/** What a URL parser leaves out. */
function withoutBlanks(text: string): string {
  return text.trim().replace(/[\t\n\r]/g, '')
}

/** Whether requests use TLS or stay on this machine. A parsed URL has one spelling for each host. */
function isProtected(url: URL | null): boolean {
  if (url?.protocol === 'https:') return true
  return url?.protocol === 'http:' && LOOPBACK.test(url.hostname)
}

/** A number of days. The environment has it as text. */
const days = z.pipe(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,4}$/)), z.transform(Number)), z.number())
const HISTORY_DAYS_DEFAULT = 365

/**
 * How many shards a merchant's journal may have. The number only grows: a smaller one would hide entries. Doubling moves
 * nothing, see `journal/shards.ts`.
 */
export const shardCounts = [16, 32, 64, 128, 256] as const
export type ShardCount = (typeof shardCounts)[number]
const SHARDS_DEFAULT = 16

/** Where the platform can be bound to keep and run an object. Another one has other objects: nothing moves. */
export const jurisdictions = ['eu', 'us', 'fedramp', 'fedramp-high'] as const
/** Near where the platform can be asked to make an object. Only its first use counts. */
export const locationHints = [
  'wnam',
  'enam',
  'sam',
  'weur',
  'eeur',
  'apac',
  'apac-ne',
  'apac-se',
  'oc',
  'afr',
  'me',
] as const

/** `Forwarded` has another syntax, which the edge does not parse. */
const headerName = z.string().check(z.regex(/^(?!forwarded$)[\w-]{1,64}$/i))
/** The header that the platform sets to the client's address. It overrides the client's own. */
const PLATFORM_HEADER = 'CF-Connecting-IP'

/** The members as texts, each with its rules. */
export const environment = z.object({
  MERCHANTS: jsonText(z.array(merchant).check(z.minLength(1))),
  SESSION_KEYS: jsonText(z.array(sessionKey).check(z.minLength(1))),
  PROVIDER_URL: address,
  AUTH_URL: address,
  OPERATOR_NAME: z.optional(z.string().check(z.regex(/^[A-Z][A-Za-z0-9]{0,63}$/))),
  HISTORY_DAYS: z.optional(days),
  JOURNAL_SHARDS: z.optional(z.enum(shardCounts.map(String))),
  JURISDICTION: z.optional(z.enum(jurisdictions)),
  LOCATION_HINT: z.optional(z.enum(locationHints)),
  /** The REST operations that the provider has; all of them unless set. */
  OPERATIONS: z.optional(jsonText(z.array(z.string()))),
  SOAP_PATH: z._default(z.string().check(z.regex(/^(\/[\w.~-]+)+$/)), '/soap'),
  SOAP_NAMESPACE: z._default(someText(), 'urn:provider:order-finance'),
  /** Milliseconds that one attempt at the provider may take. */
  CALL_TIMEOUT_MS: z._default(milliseconds, '10000'),
  /** Milliseconds that all attempts of one call may take together. */
  CALL_BUDGET_MS: z._default(milliseconds, '20000'),
  /** The header with the client's address that a proxy in front sets. */
  TRUSTED_PROXY_HEADER: z.optional(headerName),
  /** How many trusted proxies each append an address to it. */
  TRUSTED_PROXY_HOPS: z.optional(z.string().check(z.regex(/^[1-9]$/))),
  /** Requests within a minute, for the rates that differ from the defaults. */
  RATE_LIMITS: z.optional(jsonText(z.partialRecord(z.enum(rateNames), z.int().check(z.gte(0))))),
})

/** The names of all members. */
export const configNames = Object.keys(environment.shape) as (keyof ConfigMembers)[]

/** A current API key: its merchant, and the name that stands for it in logs. */
export interface ApiKey {
  merchant: MerchantConfig
  /** The first digits of its hash, which the merchant can find in its own configuration. */
  id: string
}

export interface Config {
  merchants: ReadonlyMap<string, MerchantConfig>
  /** By the key's SHA-256 in hex. */
  apiKeys: ReadonlyMap<string, ApiKey>
  origins: ReadonlySet<string>
  sessionKeys: readonly SessionKey[]
  /** Without a slash at the end: paths come from the operation table. */
  providerUrl: string
  authUrl: string
  operator: OperatorName
  soap: { path: string; namespace: string }
  /** Milliseconds that one attempt at the provider may take. */
  callMs: number
  /** Milliseconds that all attempts of one call may take together. */
  budgetMs: number
  /** The REST operations that the provider has. */
  operations: ReadonlySet<RestName>
  /** For how many days an order's history is kept. */
  historyDays: number
  journalShards: ShardCount
  /** Where the platform keeps the objects: within a jurisdiction, near a place, or where each is first used. */
  place: {
    jurisdiction: (typeof jurisdictions)[number] | undefined
    locationHint: (typeof locationHints)[number] | undefined
  }
  /** Where a request's client address is. Without a header it is not known. */
  trustedProxy: { header: string | undefined; hops: number }
  /** Requests within a minute, if the platform's bindings do not count them. */
  rates: Rates
}

/** What is configured, and whether the platform's rate limits are bound. */
interface Configured extends ConfigMembers {
  GUESS_RATE?: object
}

/** @throws ConfigError naming the first member that is missing or wrong */
export function readConfig(env: Configured): Config {
  const { MERCHANTS, SESSION_KEYS, PROVIDER_URL, AUTH_URL, OPERATOR_NAME, HISTORY_DAYS, ...rest } =
    readEnvironment(environment, env)
  checkMerchants(MERCHANTS)
  refuseRepeated(
    'SESSION_KEYS',
    'kid',
    SESSION_KEYS.map(({ kid }) => kid),
  )
  return {
    merchants: new Map(MERCHANTS.map((entry) => [entry.MerchantId, entry])),
    apiKeys: new Map(
      MERCHANTS.flatMap((entry) =>
        entry.ApiKeyHashes.map((hash) => [hash, { merchant: entry, id: hash.slice(0, 8) }] as const),
      ),
    ),
    origins: new Set(MERCHANTS.flatMap((entry) => entry.Origins)),
    sessionKeys: SESSION_KEYS,
    providerUrl: PROVIDER_URL.replace(/\/+$/, ''),
    authUrl: AUTH_URL.replace(/\/+$/, ''),
    operator: operatorName(OPERATOR_NAME),
    soap: { path: rest.SOAP_PATH, namespace: rest.SOAP_NAMESPACE },
    callMs: Number(rest.CALL_TIMEOUT_MS),
    budgetMs: Number(rest.CALL_BUDGET_MS),
    operations: readOperations(rest.OPERATIONS),
    historyDays: HISTORY_DAYS ?? HISTORY_DAYS_DEFAULT,
    journalShards: Number(rest.JOURNAL_SHARDS ?? SHARDS_DEFAULT) as ShardCount,
    place: readPlace(rest),
    trustedProxy: readTrustedProxy(env, rest),
    rates: { ...defaultRates, ...rest.RATE_LIMITS },
  }
}

function readPlace({
  JURISDICTION: jurisdiction,
  LOCATION_HINT: locationHint,
}: Partial<z.output<typeof environment>>): Config['place'] {
  if (jurisdiction !== undefined && locationHint !== undefined) {
    throw new ConfigError('The configuration has JURISDICTION and LOCATION_HINT: a jurisdiction has no hint.')
  }
  return { jurisdiction, locationHint }
}

/** Without the platform's bindings, a client can send the platform's header itself: it is not trusted. */
function readTrustedProxy(
  { GUESS_RATE }: Configured,
  { TRUSTED_PROXY_HEADER: named, TRUSTED_PROXY_HOPS: hops }: Partial<z.output<typeof environment>>,
): Config['trustedProxy'] {
  if (named === undefined && hops !== undefined) {
    throw new ConfigError('The configuration member TRUSTED_PROXY_HOPS needs TRUSTED_PROXY_HEADER.')
  }
  return { header: named ?? (GUESS_RATE && PLATFORM_HEADER), hops: Number(hops ?? 1) }
}

/** Every write reads the order first, so `getOrder` is required. */
function readOperations(names: readonly string[] = restNames): ReadonlySet<RestName> {
  const known = new Set<string>(restNames)
  const index = names.findIndex((name) => !known.has(name))
  if (index !== -1) {
    // The message does not quote other texts: one may be a secret in the wrong place.
    const name = /^[A-Za-z]{1,40}$/.test(names[index]!) ? names[index] : 'a text'
    throw new ConfigError(
      `The configuration member OPERATIONS.${index} is ${name}, which is no operation of the order API.`,
    )
  }
  if (!names.includes('getOrder')) {
    throw new ConfigError('The configuration member OPERATIONS lacks getOrder, which every desk needs.')
  }
  refuseRepeated('OPERATIONS', 'operation', names)
  return new Set(names as readonly RestName[])
}

const schemeNeeds = {
  bearer: ['ClientId', 'ClientSecret'],
  signed: ['SharedSecret'],
} as const

/** Each scheme needs its own credentials; ids and keys must be unique. */
function checkMerchants(merchants: readonly MerchantConfig[]): void {
  for (const [index, merchant] of merchants.entries()) {
    const missing = schemeNeeds[merchant.Scheme].find((member) => merchant[member] === undefined)
    if (missing) {
      throw new ConfigError(
        `The configuration member MERCHANTS.${index}.${missing} is missing, which Scheme ${merchant.Scheme} needs.`,
      )
    }
  }
  refuseRepeated(
    'MERCHANTS',
    'MerchantId',
    merchants.map(({ MerchantId }) => MerchantId),
  )
  // A key that two merchants share would let one of them act as the other.
  const owners = merchants.flatMap(({ ApiKeyHashes }) => [...new Set(ApiKeyHashes)])
  refuseRepeated('MERCHANTS', 'ApiKeyHashes', owners)
}

function refuseRepeated(list: string, member: string, values: readonly string[]): void {
  if (new Set(values).size < values.length) {
    throw new ConfigError(`The configuration member ${list} has the same ${member} more than once.`)
  }
}
