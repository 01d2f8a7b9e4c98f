/** The edge's configuration, read from the environment. */
import * as z from 'zod/mini'
import { ConfigError, jsonText, readEnvironment, someText } from '../../shared/environment.ts'
import { operatorName, type OperatorName } from '../../shared/wire/operator-name.ts'
import { type RestName, restNames } from '../../shared/wire/operations.ts'
import type { ConfigMembers } from './members.ts'
import {
  type ApiKey,
  apiKeyOf,
  foreignOrigin,
  keyHashesOf,
  merchant,
  type MerchantConfig,
  missingCredential,
  sha256Hex,
} from './merchant.ts'
import { defaultRates, rateNames, type Rates } from './rates.ts'

/** A key that signs session tokens. The first one signs, all of them verify. */
const sessionKey = z.object({ kid: someText(), secret: someText(32) })
export type SessionKey = z.infer<typeof sessionKey>

const KEY_HINT = 'It must be 32 bytes in base64.'
/** A key that seals the records of the registry, of AES-256. The first one seals, all of them open. */
const registryKey = z.object({
  kid: someText(),
  key: z.string().check(z.refine((text) => isKey(text), KEY_HINT)),
})
export type RegistryKey = z.infer<typeof registryKey>

/** Whether the text is the base64 of a key for AES-256. */
function isKey(text: string): boolean {
  return /^[A-Za-z0-9+/]{43}=$/.test(text)
}

const ADDRESS_HINT = 'It must be an address with https:, or with http: on this machine.'

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
  /** The merchants of an edge that has a few. */
  MERCHANTS: z.optional(jsonText(z.array(merchant))),
  /** The keys of the registry. */
  REGISTRY_KEY: z.optional(jsonText(z.array(registryKey).check(z.minLength(1)))),
  /** SHA-256 of each operator's key in force, in hex. An empty list turns the operator's API off. */
  OPERATOR_KEY_HASHES: z.optional(jsonText(z.array(sha256Hex))),
  /** SHA-256 of each key that may read `/metrics`, in hex. */
  METRICS_KEY_HASHES: z.optional(jsonText(z.array(sha256Hex))),
  /** Where each line of an error is posted. */
  ERROR_HOOK_URL: z.optional(address),
  SESSION_KEYS: jsonText(z.array(sessionKey).check(z.minLength(1))),
  PROVIDER_URL: address,
  AUTH_URL: address,
  /** This edge's own address, where it looks whether another one answers. */
  PUBLIC_URL: z.optional(address),
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

/** What an edge with a registry has. */
export interface RegistryConfig {
  /** The first one seals, all of them open. */
  keys: readonly RegistryKey[]
  /** SHA-256 of each operator's key, in hex. */
  operatorKeys: ReadonlySet<string>
}

export interface Config {
  /** Those of `MERCHANTS`. The registry may have more. */
  merchants: ReadonlyMap<string, MerchantConfig>
  registry: RegistryConfig | undefined
  /** SHA-256 of each key that may read `/metrics`, in hex. Without one there is no such address. */
  metricsKeys: ReadonlySet<string>
  /** Where each line of an error is posted; undefined if nowhere. */
  errorHook: string | undefined
  /** By the key's SHA-256 in hex. */
  apiKeys: ReadonlyMap<string, ApiKey>
  origins: ReadonlySet<string>
  sessionKeys: readonly SessionKey[]
  /** Without a slash at the end: paths come from the operation table. */
  providerUrl: string
  authUrl: string
  /** This edge's own address, without a slash at the end; undefined if it is not watched. */
  publicUrl: string | undefined
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
  const {
    MERCHANTS = [],
    SESSION_KEYS,
    PROVIDER_URL,
    AUTH_URL,
    OPERATOR_NAME,
    HISTORY_DAYS,
    ...rest
  } = readEnvironment(environment, env)
  const registry = readRegistry(rest)
  if (MERCHANTS.length === 0 && !registry) {
    throw new ConfigError('The configuration member MERCHANTS is missing or has no merchant.')
  }
  checkMerchants(MERCHANTS)
  refuseRepeated(
    'SESSION_KEYS',
    'kid',
    SESSION_KEYS.map(({ kid }) => kid),
  )
  return {
    merchants: new Map(MERCHANTS.map((entry) => [entry.MerchantId, entry])),
    apiKeys: new Map(
      MERCHANTS.flatMap((entry) => keyHashesOf(entry).map((hash) => [hash, apiKeyOf(entry, hash)!] as const)),
    ),
    registry,
    metricsKeys: new Set(rest.METRICS_KEY_HASHES),
    errorHook: rest.ERROR_HOOK_URL,
    origins: new Set(MERCHANTS.flatMap((entry) => entry.Origins)),
    sessionKeys: SESSION_KEYS,
    providerUrl: PROVIDER_URL.replace(/\/+$/, ''),
    authUrl: AUTH_URL.replace(/\/+$/, ''),
    publicUrl: rest.PUBLIC_URL?.replace(/\/+$/, ''),
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

/** An edge has both members of the registry or none: without the key, its merchants would be unknown. */
function readRegistry({
  REGISTRY_KEY,
  OPERATOR_KEY_HASHES,
}: Partial<z.output<typeof environment>>): RegistryConfig | undefined {
  if (!REGISTRY_KEY && !OPERATOR_KEY_HASHES) return undefined
  if (!REGISTRY_KEY) throw new ConfigError('The configuration member OPERATOR_KEY_HASHES needs REGISTRY_KEY.')
  if (!OPERATOR_KEY_HASHES) {
    throw new ConfigError('The configuration member REGISTRY_KEY needs OPERATOR_KEY_HASHES, which may be [].')
  }
  refuseRepeated(
    'REGISTRY_KEY',
    'kid',
    REGISTRY_KEY.map(({ kid }) => kid),
  )
  return { keys: REGISTRY_KEY, operatorKeys: new Set(OPERATOR_KEY_HASHES) }
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

/** Each scheme needs its own credentials; ids and keys must be unique. */
function checkMerchants(merchants: readonly MerchantConfig[]): void {
  for (const [index, merchant] of merchants.entries()) {
    const missing = missingCredential(merchant)
    if (missing) {
      throw new ConfigError(
        `The configuration member MERCHANTS.${index}.${missing} is missing, which Scheme ${merchant.Scheme} needs.`,
      )
    }
    checkKeys(merchant, `MERCHANTS.${index}`)
  }
  refuseRepeated(
    'MERCHANTS',
    'MerchantId',
    merchants.map(({ MerchantId }) => MerchantId),
  )
  // A key that two merchants share would let one of them act as the other; one that is listed as full too has no limits.
  refuseRepeated('MERCHANTS', 'key in ApiKeyHashes and RestrictedKeys', merchants.flatMap(keyHashesOf))
}

/** A merchant has a key, and a key has origins of its merchant. */
function checkKeys(merchant: MerchantConfig, place: string): void {
  if (keyHashesOf(merchant).length === 0) {
    throw new ConfigError(
      `The configuration member ${place}.ApiKeyHashes is empty, and there are no RestrictedKeys.`,
    )
  }
  for (const [index, key] of (merchant.RestrictedKeys ?? []).entries()) {
    const foreign = foreignOrigin(key, merchant)
    if (foreign !== undefined) {
      throw new ConfigError(
        `The configuration member ${place}.RestrictedKeys.${index}.Origins.${foreign} is not among the merchant's Origins.`,
      )
    }
  }
}

function refuseRepeated(list: string, member: string, values: readonly string[]): void {
  if (new Set(values).size < values.length) {
    throw new ConfigError(`The configuration member ${list} has the same ${member} more than once.`)
  }
}
