/** The configuration of the demo merchant's backend. The API key never leaves it. */
export interface Env {
  ASSETS: Fetcher
  EDGE_URL: string
  EDGE_API_KEY: string
  MERCHANT_ID: string
  /** `on` where strangers may use the demo. Without it, the edge must be on the same machine. */
  PUBLIC_DEMO?: string
  /** The sandbox of the shop's story. Without these three members the demo has its plain pages only. */
  SANDBOX_URL?: string
  SANDBOX_CLIENT_ID?: string
  SANDBOX_CLIENT_SECRET?: string
}
