import { gauge } from '../metrics/gauges.ts'
import { isServed } from '../registry/find-merchant.ts'

/** Merchants whose credentials were refused at the last try, as far as this isolate has called for them. */
const refused = new Set<string>()

export function noteRefusal(merchantId: string, isRefused: boolean): void {
  if (isRefused) refused.add(merchantId)
  else refused.delete(merchantId)
}

// A merchant that was disabled or deleted is not called for again, and nobody can mend its credentials.
gauge('order_admin_credentials_refused', () => [{ labels: {}, value: [...refused].filter(isServed).length }])
