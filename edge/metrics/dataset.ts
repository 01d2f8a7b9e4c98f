import { env } from 'cloudflare:workers'
import { sendEvents } from './series.ts'

/**
 * On the platform, sends each event to the Analytics Engine, if `METRICS` is bound: the metric is its index and first
 * blob, the values of its labels are the next blobs, and its number is the double. The platform drops what is above its
 * limit of an invocation.
 */
export function bindDataset(): void {
  const { METRICS } = env as { METRICS?: AnalyticsEngineDataset }
  if (!METRICS) return
  sendEvents((name, values, number) =>
    METRICS.writeDataPoint({ indexes: [name], blobs: [name, ...values], doubles: [number] }),
  )
}
