import type { Capability } from '../../shared/domain/session.ts'
import type { ProblemReason } from '../http/problem.ts'
import type { Requester } from '../http/requester.ts'

/** What the requester may not do; a session for one checkout order has no business with credit orders. */
export function refusedSoap(
  { capabilities, orderId }: Pick<Requester, 'capabilities' | 'orderId'>,
  capability: Capability,
): ProblemReason | undefined {
  if (!capabilities.includes(capability)) return { code: 'capability-missing', capability }
  return orderId === undefined ? undefined : { code: 'order-outside-session' }
}
