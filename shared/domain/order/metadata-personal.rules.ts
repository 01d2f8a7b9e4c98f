/**
 * Refuses metadata that is recognisably about a person (the description, Limits: "must not hold … personal
 * data, payment details"). It checks the form and, where there is one, the check digit (ADR 18). Pure.
 */
import { passesIban } from '../persons/check-digits.ts'
import { hasNationalId } from '../persons/national-ids.rules.ts'

/** The kind of personal data that a text contains. */
export type PersonalKind = 'e-mail' | 'phone-number' | 'national-id' | 'iban'

const E_MAIL = /[\p{L}\d][\p{L}\d._%+-]*@(?:[\p{L}\d-]+\.)+\p{L}{2,}/u
/** International: `+46 70-174 06 05`. After 00 only in groups, because a GTIN can begin with 00. */
const WORLD_PHONE = /(?<![\w+])\+[1-9]\d{0,2}(?:[ ()./-]{0,2}\d){6,12}(?![\d])/
const ZERO_PHONE = /(?<![\w.,-])00(?:4[5-79]|3[1-4]|358|44|1) ?(?:[-(/]?\d{1,4}[)/-]? )+\d{2,4}(?!\d)/
/** National, in the usual groups: `070-174 06 05`, `070-1740605`, `030/123 45 67`. */
const HOME_PHONE =
  /(?<![\w.,/-])(?:0\d{1,3}[-/]\d{2,3}(?: \d{2,3}){1,3}|07\d-\d{7}|06-\d{8})(?![\d]|[.,/-]\d)/
const IBAN = /(?<![A-Z\d])[A-Z]{2}\d\d(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,3})?(?![A-Z\d])/g

/** Random, so it can contain the digits of a person's number. */
const UUID = /(?<![\w-])[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\w-])/gi

/** The kind of personal data in the text; undefined when none is recognised. */
export function personalIn(whole: string): PersonalKind | undefined {
  const text = whole.replace(UUID, ';')
  if (E_MAIL.test(text)) return 'e-mail'
  if (hasNationalId(text)) return 'national-id'
  if (hasIban(text)) return 'iban'
  return [WORLD_PHONE, ZERO_PHONE, HOME_PHONE].some((form) => form.test(text)) ? 'phone-number' : undefined
}

function hasIban(text: string): boolean {
  const found = [...text.matchAll(IBAN)].map(([iban]) => iban.replaceAll(' ', ''))
  return found.some((iban) => iban.length >= 15 && passesIban(iban))
}
