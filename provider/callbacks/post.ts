/** Sends one callback. */
import { clearableTimeout } from '../../shared/wire/clearable-timeout.ts'
import { targetOf } from '../callback-targets.ts'
import type { AttemptResult } from '../storage/callbacks.ts'

/** How callbacks of a merchant are sent. */
export interface Sending {
  /** The entries of CALLBACK_TARGETS. */
  targets: readonly string[]
  /** Signs the body, if the merchant has one. */
  secret: string | undefined
}

/** Milliseconds within which an address must answer. */
export const ANSWER_MS = 10_000

/** The header of the signature: `sha256=` and the HMAC of the body's bytes in hex. The operator documents none: it is ours. */
const SIGNATURE_HEADER = 'Callback-Signature'

/**
 * Sends the body to the address, if it is still one that may be called. A redirect is not followed, the answer's body is
 * not read, and no credentials are sent. Never throws.
 */
export async function post(uri: string, body: string, { targets, secret }: Sending): Promise<AttemptResult> {
  const target = targetOf(uri, targets)
  if (!target) return { error: 'target-refused' }
  const bytes = new TextEncoder().encode(body)
  const { signal, clear } = clearableTimeout(ANSWER_MS)
  try {
    const answer = await fetch(target, {
      method: 'POST',
      redirect: 'manual',
      signal,
      body: bytes,
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        ...(secret !== undefined && { [SIGNATURE_HEADER]: `sha256=${await hmac(secret, bytes)}` }),
      },
    })
    void answer.body?.cancel().catch(() => undefined)
    return { status: answer.status }
  } catch (error) {
    return { error: (error as Error).name === 'TimeoutError' ? 'timed-out' : 'not-reached' }
  } finally {
    clear()
  }
}

export function isReceived(result: AttemptResult): boolean {
  return 'status' in result && result.status >= 200 && result.status < 300
}

async function hmac(secret: string, bytes: Uint8Array): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(secret), algorithm, false, [
    'sign',
  ])
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes)).toHex()
}
