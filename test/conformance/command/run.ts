/** Runs checks one after the other, and takes credentials out of what they say. */
import type { Check } from './checks.ts'

export interface Outcome {
  groups: readonly string[]
  name: string
  status: 'passed' | 'failed' | 'skipped'
  ms: number
  /** Why it failed, without credentials. */
  message?: string
}

/** No check takes longer, unless the deployment hangs. */
const CHECK_MS = 60_000

/**
 * @param secrets that no message may have
 * @param onOutcome hears each as it comes
 */
export async function runChecks(
  checks: readonly Check[],
  secrets: readonly string[],
  onOutcome: (outcome: Outcome) => void,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const check of checks) {
    const outcome = await outcomeOf(check, secrets)
    outcomes.push(outcome)
    onOutcome(outcome)
  }
  return outcomes
}

async function outcomeOf({ groups, name, run }: Check, secrets: readonly string[]): Promise<Outcome> {
  if (!run) return { groups, name, status: 'skipped', ms: 0 }
  const began = performance.now()
  const passed = () => Math.round(performance.now() - began)
  try {
    await withinTime(run)
    return { groups, name, status: 'passed', ms: passed() }
  } catch (error) {
    return { groups, name, status: 'failed', ms: passed(), message: redacted(reasonOf(error), secrets) }
  }
}

async function withinTime(run: () => unknown): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(new Error(`it took longer than ${CHECK_MS / 1000} seconds`)),
    CHECK_MS,
  )
  try {
    await Promise.race([(async () => run())(), promise])
  } finally {
    clearTimeout(timer)
  }
}

/** What an error says; that of a failed request is in its cause. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'no answer in time'
  const { cause } = error
  if (error.message !== 'fetch failed' || !(cause instanceof Error)) return error.message
  const { code, message } = cause as NodeJS.ErrnoException
  return `no answer (${code ?? message})`
}

/** The text without the secrets, without tokens, and without what an Authorization header has. */
export function redacted(text: string, secrets: readonly string[]): string {
  let result = text
  for (const secret of secrets) if (secret !== '') result = result.replaceAll(secret, '•••')
  return result
    .replace(/(access_token["']?\s*:\s*["'])[^"']*/g, '$1•••')
    .replace(/\b(Bearer|Basic) [\w.~+/=-]+/g, '$1 •••')
}
