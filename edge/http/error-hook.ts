/**
 * Posts each line of an error to the address that an operator has named, as it stands in the log. It may lose lines, which
 * the log has: a hook that fails or is slow holds up no request, and is never asked again for the same line.
 */
import { waitUntil } from 'cloudflare:workers'
import { sendErrors } from './log.ts'

/** Lines within a minute of an isolate. A failing disk writes hundreds. */
const MOST = 10
const MINUTE_MS = 60_000
/** Milliseconds that the hook may take. */
const HOOK_MS = 5_000

/** @param address undefined to post nothing any more */
export function bindErrorHook(address: string | undefined): void {
  let begunAt = -Infinity
  let posted = 0
  /** Lines that were not posted since the last one that was. */
  let left = 0

  sendErrors((line) => {
    if (address === undefined) return
    const now = Date.now()
    // A clock that is set back must not end the posts.
    if (now < begunAt || now >= begunAt + MINUTE_MS) [begunAt, posted] = [now, 0]
    if (posted >= MOST) {
      left++
      return
    }
    posted++
    const body = left === 0 ? line : JSON.stringify({ ...(JSON.parse(line) as object), linesLeftOut: left })
    left = 0
    waitUntil(post(address, body))
  })
}

async function post(address: string, body: string): Promise<void> {
  try {
    const signal = AbortSignal.timeout(HOOK_MS)
    // A redirect could lead to an address that the operator has not named.
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body, signal } as const
    const answer = await fetch(address, { ...init, redirect: 'manual' })
    await answer.body?.cancel()
  } catch {
    // A line about the hook would be posted to it.
  }
}
