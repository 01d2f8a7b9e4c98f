import type { EdgeError } from '../../../client/edge-error.ts'
import type { Localizer } from '../../../locales/localizer.ts'

/** How long the edge asks to wait; empty if it does not say. */
export function waitText({ retryAfter }: EdgeError, l: Localizer): string {
  return retryAfter ? l.term('ordersRetryAfter', String(retryAfter)) : ''
}
