import type { TestPerson } from '../../../shared/test-persons.ts'

/** Why a person cannot apply for a payment plan together with the customer: a sentence; undefined if there is no reason. */
export function wrongCoApplicant(
  customer: TestPerson | undefined,
  coApplicant: TestPerson | undefined,
): string | undefined {
  if (customer?.CustomerType === 'Company') return 'A company has no co-applicant.'
  if (coApplicant?.CustomerType === 'Company') return 'A company cannot be a co-applicant.'
  if (coApplicant !== undefined && coApplicant === customer) {
    return 'The customer and the co-applicant are the same.'
  }
  return undefined
}
