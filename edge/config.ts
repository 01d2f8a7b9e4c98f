/** The edge's configuration, read once from its environment. */
import * as z from 'zod/mini'
import { jsonText, readEnvironment, someText } from '../shared/environment.ts'
import { operatorName, type OperatorName } from '../shared/wire/operator-name.ts'
import type { Env } from './env.ts'

const sha256Hex = z.string().check(z.regex(/^[0-9a-f]{64}$/))

const merchant = z.object({
  MerchantId: someText(),
  /** SHA-256 of each API key in force, in hex: several, so that one can be rotated. */
  ApiKeyHashes: z.array(sha256Hex).check(z.minLength(1)),
  /** The exact origins of the merchant's pages. */
  Origins: z.array(someText()).check(z.minLength(1)),
  ClientId: someText(),
  ClientSecret: someText(),
})
export type MerchantConfig = z.infer<typeof merchant>

/** A key that signs session tokens. The first one signs, all of them verify. */
const sessionKey = z.object({ kid: someText(), secret: someText(32) })
export type SessionKey = z.infer<typeof sessionKey>

const address = z.url({ protocol: /^https?$/ })

const environment = z.object({
  MERCHANTS: jsonText(z.array(merchant).check(z.minLength(1))),
  SESSION_KEYS: jsonText(z.array(sessionKey).check(z.minLength(1))),
  PROVIDER_URL: address,
  AUTH_URL: address,
  OPERATOR_NAME: z.optional(z.string()),
})

export interface Config {
  merchants: ReadonlyMap<string, MerchantConfig>
  origins: ReadonlySet<string>
  sessionKeys: readonly SessionKey[]
  /** Without a slash at the end: paths come from the operation table. */
  providerUrl: string
  authUrl: string
  operator: OperatorName
}

const read = new WeakMap<Env, Config>()

/** @throws ConfigError naming the first member that is missing or wrong */
export function readConfig(env: Env): Config {
  const known = read.get(env)
  if (known) return known
  const { MERCHANTS, SESSION_KEYS, PROVIDER_URL, AUTH_URL, OPERATOR_NAME } = readEnvironment(environment, env)
  const config: Config = {
    merchants: new Map(MERCHANTS.map((entry) => [entry.MerchantId, entry])),
    origins: new Set(MERCHANTS.flatMap((entry) => entry.Origins)),
    sessionKeys: SESSION_KEYS,
    providerUrl: PROVIDER_URL.replace(/\/+$/, ''),
    authUrl: AUTH_URL.replace(/\/+$/, ''),
    operator: operatorName(OPERATOR_NAME),
  }
  read.set(env, config)
  return config
}
