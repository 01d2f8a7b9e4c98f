/**
 * Replaces the platform's rate limiting binding, which workerd does not have, with the same interface. It counts in
 * windows of the period, for each binding separately.
 */
import { WorkerEntrypoint } from 'cloudflare:workers'

/** The number of windows that are kept; the oldest is dropped first. */
const WINDOWS = 100_000
const windows = new Map()

export class RateLimit extends WorkerEntrypoint {
  limit({ key }) {
    const { binding, limit, period } = this.ctx.props
    const name = `${binding}/${key}`
    const now = Date.now()
    let window = windows.get(name)
    if (!window || now >= window.until) {
      windows.delete(name)
      if (windows.size >= WINDOWS) windows.delete(windows.keys().next().value)
      windows.set(name, (window = { count: 0, until: now + period * 1000 }))
    }
    window.count++
    return { success: window.count <= limit }
  }
}
