import { minorUnits } from '../../../shared/domain/money/decimal.ts'
import { countryOf } from '../../../shared/domain/credit/credit-countries.ts'
import type { CreditContext, CreditInput, CreditOutput } from '../credit-handler.ts'
import { refusedOutput } from '../output.ts'
import { COUNTRY_NOT_SUPPORTED, NO_SECURITY_NUMBER } from '../texts.ts'
import { findPerson } from './directory.ts'
import { customerRejections, judgeCustomer } from './judge-customer.ts'

/** CheckInternalScoring: whether this customer passes a credit check for this amount. Stores nothing. */
export function checkInternalScoring(
  { db, catalog }: CreditContext,
  { CountryCode: code, SecurityNumber, IsCompany, Amount }: CreditInput<'CheckInternalScoring'>,
): CreditOutput<'CheckInternalScoring'> {
  const CountryCode = countryOf(code)
  if (!CountryCode) return refusedOutput('CheckInternalScoring', COUNTRY_NOT_SUPPORTED)
  if (!SecurityNumber) return refusedOutput('CheckInternalScoring', NO_SECURITY_NUMBER)
  const amount = minorUnits(Amount)
  if (amount <= 0) return refusedOutput('CheckInternalScoring', 'Amount must be above zero.')
  const CustomerType = IsCompany ? 'Company' : 'Individual'
  const person = findPerson(catalog.persons, { CountryCode, CustomerType, NationalId: SecurityNumber })
  const judged = judgeCustomer(db, person, amount)
  return judged.ok
    ? { Accepted: true }
    : refusedOutput('CheckInternalScoring', customerRejections[judged.reason])
}
