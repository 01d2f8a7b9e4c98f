/** Spellings of Swedish ids, without separators. Pure. */
import type { CustomerType } from '../../../shared/domain/credit/credit.enums.ts'
import { plainId, type TestPerson } from '../../../shared/test-persons.ts'

/** A person's id has a century in twelve digits and none in ten; a company's has 16, or a sole trader's own century. */
const spelling = { Individual: /^(18|19|20)?(\d{10})$/, Company: /^(16|18|19|20)?(\d{10})$/ } as const

/** Whether two ids are the same: with the same ten digits, and not with two different centuries. */
export function isSameSwedishId(type: CustomerType, one: string, other: string): boolean {
  const [, century, digits] = spelling[type].exec(one) ?? []
  const [, otherCentury, otherDigits] = spelling[type].exec(other) ?? []
  if (digits === undefined || digits !== otherDigits) return false
  return !century || !otherCentury || century === otherCentury
}

/** The id with so many digits; as it is if it is no Swedish id. */
export function swedishId(type: CustomerType, id: string, length: 10 | 12): string {
  const [, century, digits] = spelling[type].exec(id) ?? []
  if (digits === undefined) return id
  return length === 10 ? digits : (century ?? usualCentury(type, digits)) + digits
}

/** The month of an organization number is at least 20, so that no person has it; a sole trader has the person's own id. */
function usualCentury(type: CustomerType, digits: string): string {
  return type === 'Company' && Number(digits.slice(2, 4)) >= 20 ? '16' : '19'
}

/** A customer with the id as clients see it (ACTIONS=observed): a Swedish one in so many digits, without a dash. */
export function withSwedishId(person: TestPerson, length: 10 | 12): TestPerson {
  if (person.CountryCode !== 'SE') return person
  return { ...person, NationalId: swedishId(person.CustomerType, plainId(person.NationalId), length) }
}
