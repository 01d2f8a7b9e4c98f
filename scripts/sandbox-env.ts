/**
 * The sandbox's configuration: the environment of the three workers as `npm start` and the tests run them.
 * Every credential here is fake and listed in docs/provider.md; nothing deploys with it.
 */
import { createHash } from 'node:crypto'
import { rateNames, type Rates } from '../edge/config/rates.ts'
import { creditOrderTypes } from '../shared/domain/credit/credit.enums.ts'
import { sandboxAccounts, sandboxTokenKey } from '../shared/sandbox-accounts.ts'

export interface Addresses {
  demo: string
  edge: string
  provider: string
}

/** The environment of each module's worker. */
export type SandboxEnv = Record<keyof Addresses, Record<string, string>>

const merchants = sandboxAccounts.map((account) => ({
  ...account,
  ApiKey: `sandbox-api-key-${account.MerchantId}`,
  /** Of the address at which the edge hears of changes. */
  CallbackSecret: `sandbox-callback-secret-of-no-value-${account.MerchantId}`,
  ServerSecret: `sandbox-server-secret-${account.MerchantId}`,
}))

const localOrigins = ['http://localhost:*', 'http://127.0.0.1:*', 'http://[::1]:*']

/** A rate that no test and no user reaches. */
const GENEROUS = 1_000_000

/**
 * The edge's rate limits: these, and the others so high that nobody reaches them. That of the operator's API stays as it is:
 * the release before does not know it.
 */
export function rateLimits(rates: Partial<Rates> = {}): { RATE_LIMITS: string } {
  const known = rateNames.filter((name) => name !== 'OPERATOR_RATE')
  const generous = Object.fromEntries(known.map((name) => [name, GENEROUS]))
  return { RATE_LIMITS: JSON.stringify({ ...generous, ...rates }) }
}

/** @param origins of more pages that may embed the desk */
export function sandboxEnv(addresses: Addresses, origins: readonly string[] = []): SandboxEnv {
  return {
    provider: {
      MERCHANTS: JSON.stringify(sandboxAccounts),
      TOKEN_SIGNING_KEY: sandboxTokenKey,
      SANDBOX: 'on',
    },
    edge: {
      MERCHANTS: JSON.stringify(
        merchants.map(
          ({ MerchantId, ApiKey, ClientId, ClientSecret, CallbackSecret, ServerSecret, SoapClients }) => ({
            MerchantId,
            ApiKeyHashes: [createHash('sha256').update(ApiKey).digest('hex')],
            // A developer's own pages too, wherever they run on this machine.
            Origins: [addresses.demo, ...localOrigins, ...origins],
            ClientId,
            ClientSecret,
            CallbackSecret,
            ServerSecret,
            // One client for every kind of order.
            SoapClients: Object.fromEntries(creditOrderTypes.map((kind) => [kind, SoapClients[0]])),
          }),
        ),
      ),
      SESSION_KEYS: JSON.stringify([{ kid: 'sandbox-1', secret: 'sandbox-session-key-of-no-value-at-all' }]),
      PROVIDER_URL: addresses.provider,
      AUTH_URL: addresses.provider,
      ...rateLimits(),
    },
    demo: {
      EDGE_URL: addresses.edge,
      EDGE_API_KEY: merchants[0]!.ApiKey,
      MERCHANT_ID: merchants[0]!.MerchantId,
      SANDBOX_URL: addresses.provider,
      SANDBOX_CLIENT_ID: merchants[0]!.ClientId,
      SANDBOX_CLIENT_SECRET: merchants[0]!.ClientSecret,
    },
  }
}
