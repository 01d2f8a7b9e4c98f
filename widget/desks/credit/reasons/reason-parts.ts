/** The element that explains refusals, as the forms of the credit desk load it. */
import type { Elements } from '../../../kit/parts/define.ts'
import { CreditReasonNote } from './credit-reason.ts'
import { loadPart } from '../../../kit/parts/load-part.ts'

export const creditReasonElements: Elements = { 'order-admin-credit-reason': CreditReasonNote }

/** Defines the element, and loads its words. */
export function loadReasons(): Promise<void> {
  return loadPart(creditReasonElements, ['credit'])
}
