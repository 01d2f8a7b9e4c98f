import type { Long } from '../../shared/domain/long.ts'
import type { Capability } from '../../shared/domain/session.ts'
import type { ProblemReason } from '../http/problem.ts'
import type { Requester } from '../http/requester.ts'

/** What the requester may not do, whatever the order is: told before the provider is asked anything. */
export function refusedByRequester(
  { capabilities, orderId: own }: Pick<Requester, 'capabilities' | 'orderId'>,
  capability: Capability,
  orderId: Long | undefined,
): ProblemReason | undefined {
  if (!capabilities.includes(capability)) return { code: 'capability-missing', capability }
  if (own !== undefined && orderId !== undefined && own !== orderId) return { code: 'order-outside-session' }
  return undefined
}
