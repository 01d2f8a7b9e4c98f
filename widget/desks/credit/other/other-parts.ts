/** The task "Other operations", as the desk loads it. */
import type { Elements } from '../../../kit/parts/define.ts'
import { loadForms } from '../form/form-parts.ts'
import { CreditOther } from './credit-other.ts'
import { loadPart } from '../../../kit/parts/load-part.ts'

export const creditOtherElements: Elements = { 'order-admin-credit-other': CreditOther }

/** Defines the element, and loads its words. */
export function loadOther(): Promise<void> {
  return loadPart(creditOtherElements, ['credit'], loadForms())
}
