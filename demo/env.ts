/** The configuration of the demo merchant's backend. The API key never leaves it. */
export interface Env {
  ASSETS: Fetcher
  EDGE_URL: string
  EDGE_API_KEY: string
  MERCHANT_ID: string
}
