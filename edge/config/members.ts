/** The texts of the configuration, as an environment holds them; `config.ts` reads them. */
export interface ConfigMembers {
  MERCHANTS?: string
  REGISTRY_KEY?: string
  OPERATOR_KEY_HASHES?: string
  METRICS_KEY_HASHES?: string
  ERROR_HOOK_URL?: string
  SESSION_KEYS?: string
  PROVIDER_URL?: string
  AUTH_URL?: string
  PUBLIC_URL?: string
  OPERATOR_NAME?: string
  HISTORY_DAYS?: string
  JOURNAL_SHARDS?: string
  JURISDICTION?: string
  LOCATION_HINT?: string
  OPERATIONS?: string
  SOAP_PATH?: string
  SOAP_NAMESPACE?: string
  CALL_TIMEOUT_MS?: string
  CALL_BUDGET_MS?: string
  TRUSTED_PROXY_HEADER?: string
  TRUSTED_PROXY_HOPS?: string
  RATE_LIMITS?: string
}
