import type { Capability } from '../../shared/domain/session/capabilities.ts'
import type { ProblemReason } from '../http/problem.ts'
import type { Requester } from '../http/requester.ts'

/** Why the requester may not do this. A session for one checkout order has no access to credit orders. */
export function refusedSoap(
  { capabilities, orderId }: Pick<Requester, 'capabilities' | 'orderId'>,
  capability: Capability,
): ProblemReason | undefined {
  if (!capabilities.includes(capability)) return { code: 'capability-missing', capability }
  return orderId === undefined ? undefined : { code: 'order-outside-session' }
}
