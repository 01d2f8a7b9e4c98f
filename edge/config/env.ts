import type { ConfigMembers } from './members.ts'

/** The bindings of the edge. Only `config.ts` reads the texts; each object's folder has the function that calls it. */
export interface Env extends ConfigMembers {
  TOKENS: DurableObjectNamespace
  SESSIONS: DurableObjectNamespace
  DESK: DurableObjectNamespace
  CREDIT_DESK: DurableObjectNamespace
  CLOSINGS: DurableObjectNamespace
  BATCHES: DurableObjectNamespace
  JOURNAL: DurableObjectNamespace
  JOURNAL_HEAD: DurableObjectNamespace
  MERCHANT_RECORD: DurableObjectNamespace
  MERCHANT_DIRECTORY: DurableObjectNamespace
  RATES: DurableObjectNamespace
  STATE: DurableObjectNamespace
  ASSETS: Fetcher
  /** The folder beside the state of a server; the platform has none. */
  SEEN?: Fetcher
  /** On the platform: where the metrics go, if it is bound. */
  METRICS?: AnalyticsEngineDataset
  /** The platform's rate limits; without them, `RATES` counts. */
  SESSION_RATE?: RateLimit
  KEY_RATE?: RateLimit
  MERCHANT_RATE?: RateLimit
  GUESS_RATE?: RateLimit
  GUESS_NETWORK_RATE?: RateLimit
  OPERATOR_RATE?: RateLimit
}
