/** The credit decision about a customer. */
import type { Long } from '../../../shared/domain/values/long.ts'
import { ok, refuse, type Result } from '../../../shared/domain/values/result.ts'
import { plainId, type TestPerson } from '../../../shared/test-persons.ts'
import type { Database } from '../../storage/database.ts'
import { isBlocked } from '../../storage/credit/customers.ts'
import { isRegistered } from './directory.ts'

/** The rejection codes about a customer that CreateOrder and CreatePaymentPlan share. */
export const customerRejections = {
  CustomerCreditNoSuchEntity: 'No credit register knows this customer.',
  CustomerAbuseBlock: 'The customer is blocked.',
  CustomerProviderRejected: 'The provider does not give this customer credit.',
  CustomerCreditRejected: 'The credit report of the customer was rejected.',
  CustomerOverCreditLimit: "The amount is above the customer's credit limit.",
} as const
export type CustomerRejection = keyof typeof customerRejections

/**
 * The customer, if it passes the credit check for one order of this amount (minor units; orders are not added up, as
 * in the order API). A blocked customer is refused before any register is consulted.
 */
export function judgeCustomer(
  db: Database,
  person: TestPerson | undefined,
  amount: Long,
): Result<TestPerson, CustomerRejection> {
  if (!person || !isRegistered(person)) return refuse('CustomerCreditNoSuchEntity')
  const isCompany = person.CustomerType === 'Company'
  if (isBlocked(db, plainId(person.NationalId), isCompany)) return refuse('CustomerAbuseBlock')
  if (person.outcome !== 'Accepted') return refuse(person.outcome as CustomerRejection)
  const isOver = person.creditLimit !== undefined && amount > person.creditLimit
  return isOver ? refuse('CustomerOverCreditLimit') : ok(person)
}
