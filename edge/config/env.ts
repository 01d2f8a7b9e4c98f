import type { CreditDesk } from '../credit-desk/credit-desk.ts'
import type { OrderDesk } from '../order-desk/order-desk.ts'
import type { MerchantSessions } from '../sessions/merchant-sessions.ts'
import type { ProviderTokens } from '../upstream/token-keeper.ts'

/** What the platform hands to the edge; the texts are read by `config.ts` and by nobody else. */
export interface Env {
  TOKENS: DurableObjectNamespace<ProviderTokens>
  SESSIONS: DurableObjectNamespace<MerchantSessions>
  DESK: DurableObjectNamespace<OrderDesk>
  CREDIT_DESK: DurableObjectNamespace<CreditDesk>
  ASSETS: Fetcher
  MERCHANTS?: string
  SESSION_KEYS?: string
  PROVIDER_URL?: string
  AUTH_URL?: string
  OPERATOR_NAME?: string
  HISTORY_DAYS?: string
  SOAP_PATH?: string
  SOAP_NAMESPACE?: string
  CALL_TIMEOUT_MS?: string
  CALL_BUDGET_MS?: string
  /** The platform's rate limits; without them nothing is limited. */
  SESSION_RATE?: RateLimit
  KEY_RATE?: RateLimit
  MERCHANT_RATE?: RateLimit
  GUESS_RATE?: RateLimit
  GUESS_NETWORK_RATE?: RateLimit
}
