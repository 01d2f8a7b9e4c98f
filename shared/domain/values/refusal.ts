import type { PaymentType } from '../order/enums.ts'
import type { Long } from './long.ts'
import type { PersonalKind } from '../order/metadata-personal.rules.ts'
import type { SecretKind } from '../order/metadata-secrets.rules.ts'

/**
 * Why a member of a request is refused, with the facts for a sentence about it. `pointer` is a JSON pointer
 * (RFC 6901) into the request's body; the empty pointer is the body itself.
 */
export type Refusal = { pointer: string } & RefusalReason

export type RefusalReason =
  /** Of the operator's API and of a sandbox's. An order's unknown members are left out instead. */
  | { code: 'member-unknown'; nearest: string | undefined }
  | { code: 'body-not-json' }
  | { code: 'body-not-utf8' }
  | { code: 'body-too-large'; maximum: number }
  | { code: 'member-missing' }
  | { code: 'member-wrong-type'; expected: string }
  | { code: 'member-too-short'; minimum: number }
  | { code: 'member-too-long'; maximum: number; length: number }
  | { code: 'member-out-of-range'; minimum: Long; maximum: Long }
  | { code: 'member-has-control-characters' }
  | { code: 'member-not-unicode' }
  | { code: 'list-empty' }
  | { code: 'list-too-long'; maximum: number }
  | { code: 'key-repeated' }
  | { code: 'metadata-secret'; looksLike: SecretKind }
  | { code: 'metadata-personal'; looksLike: PersonalKind }
  | { code: 'row-repeated' }
  | { code: 'date-invalid' }
  | { code: 'date-not-later'; today: string }
  | { code: 'discounts-exclusive' }
  | { code: 'discount-above-row'; maximum: Long }
  | { code: 'amount-too-large' }
  | { code: 'amount-negative' }
  | { code: 'members-exclusive'; other: string }
  /** The row is not in the request's list of rows. */
  | { code: 'row-not-listed' }
  | { code: 'payment-type-wrong'; allowed: readonly PaymentType[] }

export type RefusalCode = RefusalReason['code']

/** Why the edge alone refuses a member: one that the provider does not get. */
export type EdgeRefusalReason =
  | RefusalReason
  | { code: 'note-sensitive'; looksLike: SecretKind | PersonalKind }
export type EdgeRefusal = { pointer: string } & EdgeRefusalReason

/** The name of the whole body in place of a member. */
const BODY = 'Body'

/** The member's name: the last part of the pointer, `Body` for the body itself, the list's name for an item. */
export function memberName(pointer: string): string {
  const [, list, index] = /(?<![^/])([^/]+)\/(\d+)$/.exec(pointer) ?? []
  if (list !== undefined) return `Item ${Number(index) + 1} of ${list}`
  return pointer.slice(pointer.lastIndexOf('/') + 1) || BODY
}

const contents: Record<SecretKind | PersonalKind, string> = {
  'secret-name': 'is the name of a secret',
  'json-web-token': 'contains a JSON Web Token',
  'private-key': 'contains a private key',
  'card-number': 'contains a card number',
  'e-mail': 'contains an e-mail address',
  'phone-number': 'contains a phone number',
  'national-id': 'contains a national id',
  iban: 'contains an IBAN',
}

const sentences: {
  [Code in EdgeRefusalReason['code']]: (reason: EdgeRefusalReason & { code: Code }, member: string) => string
} = {
  'body-not-json': () => 'The body is not valid JSON.',
  'body-not-utf8': () => 'The body is not valid UTF-8.',
  'body-too-large': ({ maximum }) => `The body is larger than ${maximum} bytes.`,
  'member-missing': (_, member) => `${member} is required.`,
  'member-unknown': ({ nearest }, member) =>
    `${member} is not a member here.${nearest === undefined ? '' : ` Did you mean ${nearest}?`}`,
  'member-wrong-type': ({ expected }, member) => `${member} must be ${expected}.`,
  'member-too-short': ({ minimum }, member) => `${member} must have at least ${characters(minimum)}.`,
  'member-too-long': ({ maximum, length }, member) =>
    `${member} has ${characters(length)}; at most ${maximum} are allowed.`,
  'member-out-of-range': ({ minimum, maximum }, member) => `${member} must be from ${minimum} to ${maximum}.`,
  'member-has-control-characters': (_, member) => `${member} must not contain control characters.`,
  'member-not-unicode': (_, member) =>
    `${member} is not valid Unicode: it contains half of a surrogate pair.`,
  'list-empty': (_, member) => `${member} must have at least one item.`,
  'list-too-long': ({ maximum }, member) => `${member} must have at most ${maximum} items.`,
  'metadata-secret': ({ looksLike }, member) =>
    `${member} ${contents[looksLike]}; metadata must not hold secrets.`,
  'metadata-personal': ({ looksLike }, member) =>
    `${member} ${contents[looksLike]}; metadata must not hold personal data.`,
  'note-sensitive': ({ looksLike }, member) =>
    `${member} ${contents[looksLike]}; it must not hold secrets or personal data.`,
  'key-repeated': () => 'The key is given more than once.',
  'row-repeated': () => 'The row is given more than once.',
  'date-invalid': (_, member) => `${member} must be a date of the form YYYY-MM-DD.`,
  'date-not-later': ({ today }, member) => `${member} must be later than the current date (${today}).`,
  'discounts-exclusive': () => 'DiscountPercent and DiscountAmount must not be used together on one row.',
  'discount-above-row': ({ maximum }) =>
    `DiscountAmount must not exceed the price of the row without discount (${maximum}).`,
  'amount-too-large': () => 'The amount of the row does not fit in 64 bits.',
  'amount-negative': (_, member) => `The amount of ${member} together must not be negative.`,
  'members-exclusive': ({ other }, member) => `${member} and ${other} must not be used together.`,
  'row-not-listed': () => 'The row is not one of OrderRowIds.',
  'payment-type-wrong': ({ allowed }, member) =>
    `${member === BODY ? 'This' : member} is only for orders with the payment type ${allowed.join(', ')}.`,
}

/** The refusal in English, for the answers of provider and edge. The widget has its own texts. */
export function refusalText(refusal: EdgeRefusal): string {
  // The table's type pairs each code with its reason; indexing by a union loses that pairing.
  const sentence = sentences[refusal.code] as (reason: EdgeRefusalReason, member: string) => string
  return sentence(refusal, memberName(refusal.pointer))
}

function characters(count: number): string {
  return count === 1 ? '1 character' : `${count} characters`
}
