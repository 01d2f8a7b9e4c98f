/** Asks a starting edge whether it serves with its state and its registry. */
import { setTimeout } from 'node:timers/promises'

/** Milliseconds between two looks: at first, and later. An edge asks its provider once in five seconds. */
const AGAIN_MS = 200
const LATER_MS = 5_000
/** Problems that only an operator can end. */
const LOCKED = new Set<unknown>(['state-locked', 'registry-locked'])

/**
 * Looks until the edge says that it serves, or that it is locked. Any other answer may hide a lock: that of a provider that
 * is not ready, or of an object that does not answer yet.
 * @param address as workerd listens: a host and a port
 * @param signal ends the waiting, for example with the process
 * @returns why it serves nobody; undefined if it serves, or if the waiting ended
 */
export async function lockedState(address: string, signal: AbortSignal): Promise<string | undefined> {
  const here = address.replace(/^(\*|0\.0\.0\.0):/, '127.0.0.1:')
  for (let pause = AGAIN_MS; !signal.aborted;) {
    try {
      const answer = await fetch(`http://${here}/readyz`, { signal })
      const body = await answer.text()
      if (answer.ok) return undefined
      const { code, detail } = JSON.parse(body) as { code?: unknown; detail?: unknown }
      if (LOCKED.has(code)) return String(detail)
      pause = Math.min(2 * pause, LATER_MS)
    } catch {
      // It does not listen yet.
    }
    // Ends with the signal too.
    await setTimeout(pause, undefined, { signal }).catch(() => undefined)
  }
  return undefined
}
