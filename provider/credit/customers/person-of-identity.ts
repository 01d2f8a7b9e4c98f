import { ok, refuse, type Result } from '../../../shared/domain/values/result.ts'
import type { TestPerson } from '../../../shared/test-persons.ts'
import type { customerIdentity } from '../../../shared/domain/credit/soap/types.ts'
import type { ShapeValue } from '../../../shared/domain/credit/soap/shape.ts'
import { countryOf } from '../../../shared/domain/credit/credit-countries.ts'
import { COUNTRY_NOT_SUPPORTED } from '../texts.ts'
import { type CustomerName, findPerson, findPersonBorn, type Persons } from './directory.ts'

/**
 * The person or company of a CustomerIdentity; undefined if it is not in the directory. Found by national id, a
 * company also by its other numbers, a person also by birthday and last name. Pure.
 */
export function personOfIdentity(
  persons: Persons,
  identity: ShapeValue<typeof customerIdentity> | undefined,
): Result<TestPerson | undefined, { code: 'Error' | 'CountryNotSupported'; message: string }> {
  if (!identity) return refuse({ code: 'Error', message: 'CustomerIdentity is required.' })
  const CountryCode = countryOf(identity.CountryCode)
  if (!CountryCode) return refuse({ code: 'CountryNotSupported', message: COUNTRY_NOT_SUPPORTED })
  const { CustomerType, NationalIdNumber, CompanyIdentity, IndividualIdentity } = identity
  const { CompanyIdentification, CompanyVatNumber } = CompanyIdentity ?? {}
  const ids = [NationalIdNumber, CompanyIdentification, CompanyVatNumber].flatMap((id) => id || [])
  if (ids.length > 0) return ok(firstKnown(persons, { CountryCode, CustomerType }, ids))
  const { BirthDate, LastName } = IndividualIdentity ?? {}
  if (CustomerType === 'Individual' && BirthDate && LastName) {
    return ok(findPersonBorn(persons, CountryCode, BirthDate, LastName))
  }
  return refuse({
    code: 'Error',
    message: 'CustomerIdentity requires NationalIdNumber, CompanyIdentity, or BirthDate and LastName.',
  })
}

/** A company may be known by any of its numbers; the earlier one counts. */
function firstKnown(
  persons: Persons,
  name: Omit<CustomerName, 'NationalId'>,
  ids: readonly string[],
): TestPerson | undefined {
  for (const NationalId of ids) {
    const person = findPerson(persons, { ...name, NationalId })
    if (person) return person
  }
  return undefined
}
