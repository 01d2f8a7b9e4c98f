/**
 * Refuses unmistakable secrets in metadata (the description, Limits: "must not hold passwords, access tokens,
 * personal data, payment details"). It finds only what has no other meaning (ADR 18). Pure.
 */
import { passesGtin, passesLuhn } from '../persons/check-digits.ts'

/** The kind of secret that a pair contains. */
export type SecretKind = 'secret-name' | 'json-web-token' | 'private-key' | 'card-number'

/** Words of a key whose value is a secret. Whole words only: `pin`, but not `shipping`. */
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
/** Digits, in one run or in groups with one blank or hyphen between them. */
const DIGIT_RUN = /(?<![\d.,-])\d(?:[ -]?\d){11,22}(?![\d.,]?\d)/g
/** First digits and lengths of the card schemes. No card has 13 digits any more; an EAN does. */
const CARD =
  /^(?:4(?:\d{15}|\d{18})|5[1-5]\d{14}|2[2-7]\d{14}|3[47]\d{13}|3(?:0[0-5]|[68]\d)\d{11}|6\d{15,18})$/

/** Whether the key of a pair says that its value is a secret. */
export function namesSecret(key: string): boolean {
  const words = key
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
  return words.some(
    (word, index) => SECRET_WORDS.has(word) || SECRET_PAIRS.has(`${word} ${words[index + 1] ?? ''}`),
  )
}

/** The kind of secret in the text; undefined when none is recognised. */
export function secretIn(value: string): SecretKind | undefined {
  if (PRIVATE_KEY.test(value)) return 'private-key'
  if (JSON_WEB_TOKEN.test(value)) return 'json-web-token'
  for (const [run] of value.matchAll(DIGIT_RUN)) {
    const digits = run.replace(/\D/g, '')
    if (CARD.test(digits) && passesLuhn(digits) && !isTradeNumber(run)) return 'card-number'
  }
  return undefined
}

/** Whether it is a GTIN-14 or SSCC: digits in one run that end in a check digit. */
function isTradeNumber(run: string): boolean {
  return /^(?:\d{14}|\d{18})$/.test(run) && passesGtin(run)
}
