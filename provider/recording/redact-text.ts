/**
 * Takes secrets and national ids out of texts, by the place that has them. What a client sent is parsed first; an answer
 * is the service's own JSON or XML, so its members can be found without parsing.
 */
import type { MerchantAccount } from '../config.ts'
import { parseJson, stringifyJson } from '../../shared/domain/values/json.ts'
import { REDACTED } from './record.ts'

/** Names of members, elements and query parameters whose values are never kept. */
const PARTS =
  'national_?id|security_?number|password|passwd|secret|username|access_?token|refresh_?token|id_?token|api_?key|private_?key|signing_?key|birth_?date|callback_?uri|companyidentification|companyvatnumber|authorization'
const SENSITIVE = new RegExp(PARTS, 'i')
/** `uri` is where a callback was sent. */
const IN_JSON_ANSWER = new RegExp(`("(?:uri|[A-Za-z_]*(?:${PARTS})[A-Za-z_]*)":)"(?:[^"\\\\]|\\\\.)*"`, 'gi')
const IN_XML_ANSWER = new RegExp(`(<([A-Za-z]*(?:${PARTS})[A-Za-z]*)>)[^<]+(?=</\\2>)`, 'gi')

export function isSensitive(name: string): boolean {
  return SENSITIVE.test(name)
}

/** An answer's JSON: the values of its sensitive members are replaced. */
export function redactJsonAnswer(text: string): string {
  return text.replace(IN_JSON_ANSWER, `$1"${REDACTED}"`)
}

/** An answer's XML, alike. */
export function redactXmlAnswer(text: string): string {
  return text.replace(IN_XML_ANSWER, `$1${REDACTED}`)
}

/**
 * The JSON of a request, without what is sensitive. Its spelling stays as it was sent unless something is replaced.
 * @param hidden JSON pointers of further values to replace
 * @throws SyntaxError when the text is not JSON
 */
export function redactJson(text: string, hidden: ReadonlySet<string>): string {
  const value = parseJson(text)
  // JSON within a text: its places are not known.
  if (typeof value === 'string') throw new SyntaxError('The body is a text.')
  // A repeated key hides an earlier value from the parser, and an escaped one its name: then the parsed value is kept.
  if (hidden.size === 0 && !SENSITIVE.test(text) && !text.includes('\\u')) return text
  return stringifyJson(hide(value, '', hidden))
}

function hide(value: unknown, pointer: string, hidden: ReadonlySet<string>): unknown {
  if (hidden.has(pointer.toLowerCase())) return REDACTED
  if (Array.isArray(value)) return value.map((item, index) => hide(item, `${pointer}/${index}`, hidden))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      isSensitive(name) && member !== null ? REDACTED : hide(member, `${pointer}/${name}`, hidden),
    ]),
  )
}

/** Fields of the token endpoint's form that are no secrets. Of any other one, only the name is kept. */
const FIELDS = ['grant_type', 'client_id', 'scope', 'response_type']

/** A form, with the values of its other fields replaced. */
export function redactForm(text: string): string {
  const kept = [...new URLSearchParams(text)].map(([name, value]): [string, string] => [
    name,
    FIELDS.includes(name) ? value : REDACTED,
  ])
  return decodeURIComponent(new URLSearchParams(kept).toString().replaceAll('%2A', '*'))
}

/** Marks of XML: comment, CDATA, processing instruction, tag, text. The document is well-formed and has no DTD. */
const MARKS =
  /<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>|<\?[^]*?\?>|<(\/?)([^\s/>]+)((?:"[^"]*"|'[^']*'|[^"'>])*)>|[^<]+/g

/** The XML of a request that was read: the content of sensitive elements is replaced, and of all in `Auth` but the number. */
export function redactXml(text: string): string {
  const open: string[] = []
  let hiddenFrom = -1
  let redacted = ''
  for (const [mark, slash, qualified, rest] of text.matchAll(MARKS)) {
    if (qualified === undefined) {
      const isBlank = mark.trim() === ''
      redacted += hiddenFrom >= 0 && !isBlank ? REDACTED : mark
      continue
    }
    const name = qualified.slice(qualified.indexOf(':') + 1)
    if (slash === '/') {
      if (open.length - 1 === hiddenFrom) hiddenFrom = -1
      open.pop()
      redacted += mark
      continue
    }
    const isHidden = isSensitive(name) || (open.at(-1) === 'Auth' && name !== 'ClientNumber')
    const isEmpty = rest!.endsWith('/')
    // An attribute could hold what an element should.
    redacted += isHidden || hiddenFrom >= 0 ? `<${qualified}${isEmpty ? '/' : ''}>` : mark
    if (isEmpty) continue
    open.push(name)
    if (isHidden && hiddenFrom < 0) hiddenFrom = open.length - 1
  }
  return redacted
}

/** Shorter secrets would take ordinary words out of a record. */
const SHORTEST_SECRET = 6

/** A function that takes merchants' own secrets out of a text, wherever a client put them, in their usual encodings. */
export function scrubberOf(merchants: readonly MerchantAccount[]): (text: string) => string {
  // A single merchant is in a list that is made for the call.
  const key = merchants.length === 1 ? merchants[0]! : merchants
  const known = scrubbers.get(key)
  if (known) return known
  const secrets = merchants.flatMap(({ ClientSecret, SharedSecret, SoapClients }) => [
    ClientSecret,
    SharedSecret,
    ...SoapClients.map(({ Password }) => Password),
  ])
  const forms = secrets.filter(({ length }) => length >= SHORTEST_SECRET).flatMap(formsOf)
  const pattern = new RegExp([...new Set(forms)].map((form) => RegExp.escape(form)).join('|'), 'g')
  const scrub =
    forms.length === 0 ? (text: string) => text : (text: string) => text.replace(pattern, REDACTED)
  scrubbers.set(key, scrub)
  return scrub
}

const scrubbers = new WeakMap<object, (text: string) => string>()

/** A secret as it is, percent-encoded, and in base64 behind any number of bytes. */
function formsOf(secret: string): string[] {
  const bytes = new TextEncoder().encode(secret)
  const inBase64 = [0, 1, 2].map((before) => {
    const text = new Uint8Array([...new Uint8Array(before), ...bytes]).toBase64()
    // The ends depend on what stands beside the secret.
    const whole = Math.floor((before + bytes.byteLength) / 3) * 4
    return text.slice(before === 0 ? 0 : 4, whole)
  })
  // The text is searched in JSON, which writes some characters in another way.
  return [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret), ...inBase64].filter(
    ({ length }) => length >= SHORTEST_SECRET,
  )
}
