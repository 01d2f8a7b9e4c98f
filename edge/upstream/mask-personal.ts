/** Masks customer data in a provider's text, in any spelling. Pure. */
import { plainId } from '../../shared/domain/persons/plain-id.ts'

/** The mask. Its fixed length does not reveal the length of the masked text. */
const MASK = '*****'

/** The members of a request that name a customer, and how the value of each may be spelled. */
const members = new Map<string, (value: string) => RegExp | undefined>(
  Object.entries({
    SecurityNumber: idForm,
    SecurityNumberCoApplicant: idForm,
    NationalIdNumber: idForm,
    CompanyIdentification: idForm,
    CompanyVatNumber: idForm,
    BirthDate: idForm,
    CustomerEmail: emailForm,
    CustomerEmailCoApplicant: emailForm,
    Email: emailForm,
    CustomerPhoneNumber: phoneForm,
    CustomerPhoneNumberCoApplicant: phoneForm,
    PhoneNumber: phoneForm,
  }),
)

/** The text without the customer's numbers, mail addresses and phones of the request. */
export function maskPersonal(text: string, input: unknown): string {
  return formsIn(input).reduce((masked, form) => masked.replace(form, MASK), text)
}

function formsIn(value: unknown): RegExp[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, member]) => {
    if (typeof member !== 'string') return formsIn(member)
    const form = members.get(name)?.(member)
    return form ? [form] : []
  })
}

/** The shortest masked value: shorter ones identify no one and occur in ordinary text. */
const SHORTEST = 6

/** Matches an id with signs or blanks between any two characters, with or without the century. */
function idForm(id: string): RegExp | undefined {
  const plain = plainId(id)
  if ([...plain].length < SHORTEST) return undefined
  const spelled = spacedForm(plain)
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:(?:16|18|19|20)[-+. /]?)?${spelled}(?![\\p{L}\\p{N}])`, 'giu')
}

function emailForm(email: string): RegExp | undefined {
  return email.includes('@') ? new RegExp(RegExp.escape(email.trim()), 'giu') : undefined
}

/** The last digits of a phone number, without its country code. */
const PHONE_DIGITS = 8

function phoneForm(phone: string): RegExp | undefined {
  const digits = phone.replace(/\D/g, '').slice(-PHONE_DIGITS)
  if (digits.length < SHORTEST) return undefined
  return new RegExp(`[+]?(?:\\d[-. ()/]{0,2}){0,8}${spacedForm(digits)}(?!\\d)`, 'gu')
}

function spacedForm(plain: string): string {
  return [...plain].map((character) => RegExp.escape(character)).join('[-+. ()/]{0,2}')
}
