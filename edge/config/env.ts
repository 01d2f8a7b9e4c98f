/** The bindings of the edge. Only `config.ts` reads the texts; each object's folder says how to call the object. */
export interface Env {
  TOKENS: DurableObjectNamespace
  SESSIONS: DurableObjectNamespace
  DESK: DurableObjectNamespace
  CREDIT_DESK: DurableObjectNamespace
  CLOSINGS: DurableObjectNamespace
  RATES: DurableObjectNamespace
  ASSETS: Fetcher
  MERCHANTS?: string
  SESSION_KEYS?: string
  PROVIDER_URL?: string
  AUTH_URL?: string
  OPERATOR_NAME?: string
  HISTORY_DAYS?: string
  OPERATIONS?: string
  SOAP_PATH?: string
  SOAP_NAMESPACE?: string
  CALL_TIMEOUT_MS?: string
  CALL_BUDGET_MS?: string
  TRUSTED_PROXY_HEADER?: string
  TRUSTED_PROXY_HOPS?: string
  RATE_LIMITS?: string
  /** The platform's rate limits; where it has none, `RATES` counts. */
  SESSION_RATE?: RateLimit
  KEY_RATE?: RateLimit
  MERCHANT_RATE?: RateLimit
  GUESS_RATE?: RateLimit
  GUESS_NETWORK_RATE?: RateLimit
}
