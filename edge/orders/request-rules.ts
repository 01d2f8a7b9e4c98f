/** The rules of a write that need the date and not the order. Pure. */
import { expiryReason } from '../../shared/domain/expiry.rules.ts'
import type { Write } from '../order-desk/desk-request.ts'
import { type ProblemReason, refusedMembers } from '../http/problem.ts'

/** @param today the current date, `YYYY-MM-DD` */
export function refusedByRules({ name, input }: Write, today: string): ProblemReason | undefined {
  if (name !== 'extendOrder') return undefined
  const reason = expiryReason(input.expiryDate, today)
  return reason && refusedMembers([{ pointer: '/expiryDate', ...reason }])
}
