import type { ProviderTokens } from './upstream/token-keeper.ts'

/** What the platform hands to the edge; the texts are read by `config.ts` and by nobody else. */
export interface Env {
  TOKENS: DurableObjectNamespace<ProviderTokens>
  ASSETS: Fetcher
  MERCHANTS?: string
  SESSION_KEYS?: string
  PROVIDER_URL?: string
  AUTH_URL?: string
  OPERATOR_NAME?: string
}
