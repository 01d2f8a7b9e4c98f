/** Finds the reason of the provider's refusal of a delivery, a cancellation or a credit. */
import type { ProblemReason } from '../http/problem.ts'
import type { Caller } from '../upstream/caller.ts'
import type { ProviderFailure } from '../upstream/failure.ts'
import { checkWrite } from './check-write.ts'
import { type DeskRequest, isLifeWrite } from './desk-request.ts'
import { readOrder } from './order-snapshot.ts'
import { withoutOperation } from '../upstream/not-offered.ts'

/**
 * Reads the order after a 404, or after a credit above what is left, to find what is missing or how much is left. If
 * the order has everything that the write names, the provider lacks the operation.
 * @param status of the provider's answer
 * @returns the provider's own reason if the order cannot be read
 */
export async function explainRefusal(
  caller: Caller,
  { orderId, write }: Pick<DeskRequest, 'orderId' | 'write'>,
  reason: ProviderFailure,
  status: number | undefined,
): Promise<ProblemReason> {
  // The first two codes are a 404 for an address; any other code is an answer of the operation.
  const isUnknown =
    (status === 404 || status === 405) && ['order-not-found', 'provider-refused'].includes(reason.code)
  if (!isLifeWrite(write) || !(isUnknown || reason.code === 'credit-too-high')) return reason
  const read = await readOrder(caller, orderId)
  if (!read.ok) return reason
  const checked = checkWrite(write, read.value.order)
  if (!checked.ok && checked.reason.code !== 'provider-answer-invalid') return checked.reason
  return isUnknown ? withoutOperation(write.name) : reason
}
