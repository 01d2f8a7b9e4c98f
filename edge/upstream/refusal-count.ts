import { gauge } from '../metrics/gauges.ts'

/** Merchants whose credentials were refused at the last try, as far as this isolate has called for them. */
const refused = new Set<string>()

export function noteRefusal(merchantId: string, isRefused: boolean): void {
  if (isRefused) refused.add(merchantId)
  else refused.delete(merchantId)
}

gauge('order_admin_credentials_refused', () => [{ labels: {}, value: refused.size }])
