/**
 * A refusal of unmistakable secrets in metadata (the description, Limits: "must not hold passwords, access
 * tokens, personal data, payment details"). It only finds what nobody writes by accident; edge and widget ask
 * it, the provider does not. Pure.
 */
import type { MetadataItem } from './metadata.rules.ts'

/** What a pair looks like. */
export type SecretKind = 'secret-name' | 'json-web-token' | 'private-key' | 'card-number'

export interface SecretRefusal {
  /** JSON pointer into the request's body. */
  pointer: string
  code: 'metadata-secret'
  looksLike: SecretKind
}

/** Words of a key that say that its value is a secret. `pin` is one as a word, not within `shipping`. */
const SECRET_WORDS = new Set([
  'password',
  'passwords',
  'passwd',
  'pwd',
  'passphrase',
  'passcode',
  'pin',
  'pincode',
  'token',
  'tokens',
  'jwt',
  'secret',
  'secrets',
  'apikey',
  'privatekey',
  'credential',
  'credentials',
  'cvc',
  'cvc2',
  'cvv',
  'cvv2',
])
const SECRET_PAIRS = new Set(['api key', 'private key', 'pin code', 'pass word', 'access key', 'card number'])

const JSON_WEB_TOKEN = /(?<![\w-])eyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]*/
const PRIVATE_KEY = /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/
/** Digits in one run, or in groups with one blank or hyphen between them. */
const DIGIT_RUN = /(?<![\d.,-])\d(?:[ -]?\d){11,22}(?![\d.,]?\d)/g
/** First digits and lengths of the card schemes: an EAN or a long order number is none by this alone. */
const CARD =
  /^(?:4(?:\d{12}|\d{15}|\d{18})|5[1-5]\d{14}|2[2-7]\d{14}|3[47]\d{13}|3(?:0[0-5]|[68]\d)\d{11}|6\d{15,18})$/

const sentences: Record<SecretKind, string> = {
  'secret-name': 'The key names a secret',
  'json-web-token': 'The value is a JSON Web Token',
  'private-key': 'The value is a private key',
  'card-number': 'The value has a card number',
}

/** Every pair that is unmistakably a secret; empty when none is. */
export function checkMetadataSecrets(items: readonly MetadataItem[], pointer = '/Metadata'): SecretRefusal[] {
  return items.flatMap(({ Key, Value }, index): SecretRefusal[] => {
    const place = `${pointer}/${index}`
    const code = 'metadata-secret'
    if (namesSecret(Key)) return [{ pointer: `${place}/Key`, code, looksLike: 'secret-name' }]
    const looksLike = secretIn(Value)
    return looksLike ? [{ pointer: `${place}/Value`, code, looksLike }] : []
  })
}

/** The refusal in English; it quotes nothing of the pair. */
export function secretText({ looksLike }: SecretRefusal): string {
  return `${sentences[looksLike]}; metadata must not hold secrets.`
}

function namesSecret(key: string): boolean {
  const words = key
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
  return words.some(
    (word, index) => SECRET_WORDS.has(word) || SECRET_PAIRS.has(`${word} ${words[index + 1] ?? ''}`),
  )
}

function secretIn(value: string): SecretKind | undefined {
  if (PRIVATE_KEY.test(value)) return 'private-key'
  if (JSON_WEB_TOKEN.test(value)) return 'json-web-token'
  for (const [run] of value.matchAll(DIGIT_RUN)) {
    const digits = run.replace(/\D/g, '')
    if (CARD.test(digits) && hasCheckDigit(digits)) return 'card-number'
  }
  return undefined
}

/** Luhn: from the right, every second digit counts twice. */
function hasCheckDigit(digits: string): boolean {
  let sum = 0
  for (const [index, digit] of [...digits].toReversed().entries()) {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}
