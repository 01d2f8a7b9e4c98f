/** Opens the console's session with the key of the link, and reads what it may know. */
import { parseJson } from '../../shared/domain/values/json.ts'
import { CallFailed, failureOf } from './call-failed.ts'
import type { SandboxFacts } from './facts.ts'

/** The key in an address, `#key=…`; undefined without one. */
export function keyOf(hash: string): string | undefined {
  return /^#key=(.+)$/.exec(hash)?.[1]
}

/** @throws CallFailed if this start has another key, or another browser has opened the link */
export async function openSession(key: string): Promise<void> {
  const answer = await ask('/console/session', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ key }),
  })
  if (!answer.ok) throw failureOf(answer.status, await answer.text())
}

/** @throws CallFailed with status 401 without a session */
export async function readFacts(): Promise<SandboxFacts> {
  const answer = await ask('/console/merchants', {})
  const text = await answer.text()
  if (!answer.ok) throw failureOf(answer.status, text)
  return parseJson(text) as SandboxFacts
}

async function ask(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, { ...init, redirect: 'error' })
  } catch {
    throw new CallFailed(0, 'The sandbox gave no answer. Is it still running?')
  }
}
