/** Calls the sandbox's control API, which stands in for a checkout, customers and time. Needs a secret. */
import { refuse, ok, type Result } from '../../shared/domain/values/result.ts'
import type { Env } from '../env.ts'

/** How long the provider may take. */
const PATIENCE_MS = 10_000

/** A fault that waits for requests. */
export interface WaitingFault {
  path: string
  times: number
}

export function hasSandbox(env: Env): boolean {
  return Boolean(env.SANDBOX_URL && env.SANDBOX_CLIENT_ID && env.SANDBOX_CLIENT_SECRET)
}

/**
 * Calls an endpoint, such as `clock`.
 * @returns the answer's JSON, or undefined for one without a body; refused when the provider is down or refuses
 */
export async function callSandbox<Answer = undefined>(
  env: Env,
  method: 'GET' | 'POST' | 'DELETE',
  endpoint: string,
  body?: object,
): Promise<Result<Answer, 'sandbox-down'>> {
  const credentials = btoa(`${env.SANDBOX_CLIENT_ID}:${env.SANDBOX_CLIENT_SECRET}`)
  try {
    const answer = await fetch(`${env.SANDBOX_URL}/sandbox/${endpoint}`, {
      method,
      redirect: 'manual',
      headers: { Authorization: `Basic ${credentials}`, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const text = await answer.text()
    if (!answer.ok) return refuse('sandbox-down')
    return ok((text === '' ? undefined : JSON.parse(text)) as Answer)
  } catch {
    return refuse('sandbox-down')
  }
}
