/** The address of an edge to which a command sends a key. */
import { CommandError } from './failure.ts'
import { addressReason } from './setup/member-check.ts'

/** @throws CommandError if others could read the key on its way */
export function requireProtected(edge: string): void {
  const reason = addressReason(edge)
  if (reason !== undefined) throw new CommandError(`${edge} is no address for a key. ${reason}`)
}

/** Where an answer redirects to, and what to do; undefined for another answer. The key is for the named address alone. */
export function redirectReason({ status, headers }: Response): string | undefined {
  const location = headers.get('Location')
  if (status < 300 || status > 399 || location === null) return undefined
  return `It answers with a redirect to ${location}, which gets no key. Name the edge's own address.`
}
