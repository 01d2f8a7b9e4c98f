import type { Long } from '../../shared/domain/values/long.ts'
import type { Capability } from '../../shared/domain/session/capabilities.ts'
import type { ProblemReason } from '../http/problem.ts'
import type { Requester } from '../http/requester.ts'

/** Why the requester may not do this in any state of the order. Checked before the provider is called. */
export function refusedByRequester(
  { capabilities, orderId: own }: Pick<Requester, 'capabilities' | 'orderId'>,
  capability: Capability,
  orderId: Long | undefined,
): ProblemReason | undefined {
  if (!capabilities.includes(capability)) return { code: 'capability-missing', capability }
  if (own !== undefined && orderId !== undefined && own !== orderId) return { code: 'order-outside-session' }
  return undefined
}
