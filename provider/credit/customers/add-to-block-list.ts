import { plainId } from '../../../shared/test-persons.ts'
import type { CreditContext, CreditInput, CreditOutput } from '../credit-handler.ts'
import { refusedOutput } from '../output.ts'
import { insertBlock } from '../../storage/credit/customers.ts'
import { NO_SECURITY_NUMBER, tooLong } from '../texts.ts'
import { canonicalIds } from './directory.ts'

/**
 * AddToBlockList: from now on the merchant's orders for the customer are refused. The request names no country, so
 * the id is blocked in all countries. A customer that the provider does not know can be blocked too.
 */
export function addToBlockList(
  { db, now, catalog }: CreditContext,
  { SecurityNumber, IsCompany, ReasonForBlock }: CreditInput<'AddToBlockList'>,
): CreditOutput<'AddToBlockList'> {
  const wrong = tooLong({ SecurityNumber, ReasonForBlock })
  if (wrong) return refusedOutput('AddToBlockList', wrong)
  if (!SecurityNumber || plainId(SecurityNumber) === '') {
    return refusedOutput('AddToBlockList', NO_SECURITY_NUMBER)
  }
  const customerType = IsCompany ? 'Company' : 'Individual'
  for (const nationalId of canonicalIds(catalog.persons, SecurityNumber, customerType)) {
    insertBlock(db, { nationalId, isCompany: IsCompany, reason: ReasonForBlock || null, now })
  }
  return { Accepted: true }
}
