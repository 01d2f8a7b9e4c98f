import type { Capability } from '../../shared/domain/session/capabilities.ts'
import type { ProblemReason } from '../http/problem.ts'
import type { Requester } from '../http/requester.ts'
import { notOffered } from '../upstream/not-offered.ts'

/** Why the requester may not use reports. A report shows all of the merchant's orders. */
export function refusedReport(
  { capabilities, orderId }: Pick<Requester, 'capabilities' | 'orderId'>,
  capability: Capability,
): ProblemReason | undefined {
  if (!capabilities.includes(capability)) return { code: 'capability-missing', capability }
  return orderId === undefined ? notOffered('getReport') : { code: 'order-outside-session' }
}
