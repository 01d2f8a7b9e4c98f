import type { Merchant } from './merchant/merchant.ts'
import type { OrderDirectory } from './merchant/order-directory.ts'

/** The worker's environment: bindings, secrets and variables. What the texts must be stands in `config.ts`. */
export interface Env {
  MERCHANT: DurableObjectNamespace<Merchant>
  DIRECTORY: DurableObjectNamespace<OrderDirectory>
  /** Secret. JSON: the merchants and their credentials. */
  MERCHANTS?: string
  /** Secret. What access tokens are signed with. */
  TOKEN_SIGNING_KEY?: string
  OPERATOR_NAME?: string
  SOAP_NAMESPACE?: string
  SOAP_PATH?: string
  SANDBOX?: string
}
