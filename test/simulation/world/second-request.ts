import type { Story } from './client.ts'

/** Nothing was done: the key belongs to another request, or nobody can know that now. */
const REFUSED = /^(idempotency-key-reused|desk-busy|edge-unavailable|outcome-unknown)$/

interface Facts {
  plan: { incidents: readonly { what: string }[] }
  /** Who asked for each change that the provider has made. */
  applications: readonly { by: string }[]
}

/** Whether another request under the key of an answered one was not done, and got an answer that says so. */
export function isRefusedAsSecond(
  { requestId, code }: NonNullable<Story<unknown>['second']>,
  { plan, applications }: Facts,
): boolean {
  if (applications.some(({ by }) => by === requestId)) return false
  // An edge that a backup replaces dies with its requests.
  return code === undefined ? plan.incidents.some(({ what }) => what === 'restore') : REFUSED.test(code)
}
