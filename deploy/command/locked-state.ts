/** Asks a starting edge whether it serves with its state and its registry. */

const AGAIN_MS = 200
/** Problems that only an operator can end. */
const LOCKED = new Set<unknown>(['state-locked', 'registry-locked'])

/**
 * @param address as workerd listens: a host and a port
 * @param signal ends the waiting, for example with the process
 * @returns why it serves nobody; undefined if it serves, or if the waiting ended
 */
export async function lockedState(address: string, signal: AbortSignal): Promise<string | undefined> {
  const here = address.replace(/^(\*|0\.0\.0\.0):/, '127.0.0.1:')
  while (!signal.aborted) {
    try {
      const answer = await fetch(`http://${here}/readyz`, { signal })
      const body = await answer.text()
      const { code, detail } = answer.ok ? {} : (JSON.parse(body) as { code?: unknown; detail?: unknown })
      return LOCKED.has(code) ? String(detail) : undefined
    } catch {
      // It does not listen yet.
      await new Promise((resume) => setTimeout(resume, AGAIN_MS))
    }
  }
  return undefined
}
