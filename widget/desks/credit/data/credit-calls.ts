/** The outcomes of the desk's calls: its parts make them, and the desk shows whether the provider answers. */
import type { EdgeClient } from '../../../client/edge-client.ts'
import { EdgeError, type KnownCode } from '../../../client/edge-error.ts'

const CALLED = 'credit-call'
const withoutAnswer = new Set<string>(['network-failed', 'edge-timeout', 'offline'] satisfies KnownCode[])

/** Reports the end of a call. @param error its failure; undefined if it was answered */
export function tellCall(client: EdgeClient, error: unknown): void {
  client.dispatchEvent(new CustomEvent(CALLED, { detail: { error } }))
}

/** Whether a call got no answer. A refusal is an answer, and an aborted call says nothing. */
export function isUnanswered(error: unknown): error is EdgeError {
  return error instanceof EdgeError && ((error.status ?? 0) >= 500 || withoutAnswer.has(error.code))
}

/** Listens to the calls of a client. @returns a function that ends it */
export function onCalls(client: EdgeClient, listen: (error: unknown) => void): () => void {
  const heard = (event: Event) => listen((event as CustomEvent<{ error: unknown }>).detail.error)
  client.addEventListener(CALLED, heard)
  return () => client.removeEventListener(CALLED, heard)
}
