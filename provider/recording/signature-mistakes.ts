/**
 * Which usual mistake a wrong signature comes from, found by trying: each mistake makes other bytes or another secret, and
 * the one whose hash is what was sent is named. The work is bounded: about 150 hashes of at most 64 kB.
 */
import { parseJson, stringifyJson } from '../../shared/domain/values/json.ts'
import { decodeUtf8 } from '../../shared/wire/utf8.ts'

/** What a client sent and what the merchant's secret is. */
export interface WrongSignature {
  /** What was decoded from base64, behind the merchant's id: the hex, or whatever stands there. */
  hex: string
  body: Uint8Array
  timestamp: string
  secret: string
  merchantId: string
}

interface Variant<Value> {
  value: Value
  /** The mistake in words; none for what is right. */
  mistake?: string
}

/** Bytes of a body; with a larger one nothing is tried. */
const LARGEST = 64 * 1024

const encoder = new TextEncoder()

/** The mistake in words; undefined if it is none of those that are tried, or the body is too large to try. */
export async function usualMistake(wrong: WrongSignature): Promise<string | undefined> {
  if (wrong.body.byteLength > LARGEST) return undefined
  const sent = wrong.hex.trim()
  const bodies = bodiesOf(wrong.body)
  const [, ...otherBodies] = bodies
  const secrets = secretsOf(wrong)
  const timestamps = timestampsOf(wrong.timestamp)
  // One mistake first, then a body and a timestamp together: clients share the code that makes both.
  const tries: { body: Variant<Uint8Array>; secret: Variant<string>; timestamp: Variant<string> }[] = []
  const [body, secret, timestamp] = [bodies[0]!, secrets[0]!, timestamps[0]!]
  for (const other of bodies) tries.push({ body: other, secret, timestamp })
  for (const other of secrets.slice(1)) tries.push({ body, secret: other, timestamp })
  for (const other of timestamps.slice(1)) tries.push({ body, secret, timestamp: other })
  for (const one of otherBodies) {
    for (const other of timestamps.slice(1)) tries.push({ body: one, secret, timestamp: other })
  }
  for (const one of tries) {
    const parts = { body: one.body.value, secret: one.secret.value, timestamp: one.timestamp.value }
    const form = await formOf(sent, [parts.body, encoder.encode(parts.secret + parts.timestamp)])
    if (form === undefined) continue
    const mistakes = [one.body.mistake, one.secret.mistake, one.timestamp.mistake, form || undefined]
    return mistakes.filter((mistake) => mistake !== undefined).join('; ') || undefined
  }
  return (await orderMistake(sent, wrong)) ?? (await otherHash(sent, wrong))
}

/** In which form the text is the SHA-512 of the parts: '' as it should be, words for another form; undefined for none. */
async function formOf(sent: string, parts: readonly Uint8Array[]): Promise<string | undefined> {
  const digest = await hash('SHA-512', parts)
  const hex = digest.toHex()
  if (sent.toLowerCase() === hex) return ''
  if (sent === digest.toBase64() || sent === digest.toBase64({ alphabet: 'base64url', omitPadding: true })) {
    return 'the hash is sent as base64 of its bytes, and not as hex'
  }
  if (sent.replaceAll(/[-: ]/g, '').toLowerCase() === hex) return 'the hex has separators between its bytes'
  const [ofHex, ofUpper] = await Promise.all(
    [hex, hex.toUpperCase()].map(async (text) => (await hash('SHA-512', [encoder.encode(text)])).toHex()),
  )
  if (sent.toLowerCase() === ofUpper) return 'the hash is hashed once more, as upper-case hex'
  return sent.toLowerCase() === ofHex ? 'the hash is hashed once more, as hex' : undefined
}

async function orderMistake(
  sent: string,
  { body, secret, timestamp }: WrongSignature,
): Promise<string | undefined> {
  const [ofSecret, ofTime] = [encoder.encode(secret), encoder.encode(timestamp)]
  const orders: [string, Uint8Array[]][] = [
    ['the order is body, timestamp, secret', [body, ofTime, ofSecret]],
    ['the order is secret, body, timestamp', [ofSecret, body, ofTime]],
    ['the timestamp is not hashed', [body, ofSecret]],
    ['the secret is not hashed', [body, ofTime]],
  ]
  for (const [mistake, parts] of orders) {
    if ((await formOf(sent, parts)) === '') return mistake
  }
  return undefined
}

async function otherHash(
  sent: string,
  { body, secret, timestamp }: WrongSignature,
): Promise<string | undefined> {
  const parts = [body, encoder.encode(secret + timestamp)]
  for (const name of ['SHA-256', 'SHA-1', 'SHA-384', 'MD5']) {
    if ((await hash(name, parts)).toHex() === sent.toLowerCase())
      return `the hash is ${name}, and not SHA-512`
  }
  return undefined
}

/** The body as sent, and as other code would have it. */
function bodiesOf(sent: Uint8Array): Variant<Uint8Array>[] {
  const bodies: Variant<Uint8Array>[] = [{ value: sent }]
  const other = (text: string, mistake: string) => bodies.push({ value: encoder.encode(text), mistake })
  if (sent.byteLength === 0) {
    for (const text of ['{}', 'null', '""']) other(text, `${text} is hashed, and no body is sent`)
    return bodies
  }
  other('', 'an empty body is hashed, and this one is sent')
  const text = decodeUtf8(sent)
  if (text === undefined) return bodies
  other(`${text}\n`, 'a body with a line break at its end is hashed, and it is sent without')
  other(`${text}\r\n`, 'a body with a line break at its end is hashed, and it is sent without')
  if (text.trimEnd() !== text) other(text.trimEnd(), 'a body without the line break at its end is hashed')
  if (text.includes('\r\n'))
    other(text.replaceAll('\r\n', '\n'), 'other line breaks are hashed than are sent')
  else if (text.includes('\n'))
    other(text.replaceAll('\n', '\r\n'), 'other line breaks are hashed than are sent')
  other(`\uFEFF${text}`, 'a byte order mark is hashed before the body')
  if (sent[0] === 0xef && sent[1] === 0xbb) {
    bodies.push({
      value: sent.subarray(3),
      mistake: 'a byte order mark is sent before the body, and not hashed',
    })
  }
  for (const [written, mistake] of spellingsOf(text)) {
    if (written !== text) other(written, mistake)
  }
  return bodies
}

/** The same JSON in other spellings. */
function spellingsOf(text: string): [string, string][] {
  let value: unknown
  try {
    value = parseJson(text.replace(/^\uFEFF/, ''))
  } catch {
    return []
  }
  const short = stringifyJson(value)
  const exact = short === JSON.stringify(value, bigAsIs)
  const indented = (space: number | string) => (exact ? JSON.stringify(value, null, space) : short)
  const wide = spaced(short)
  return [
    [short, 'the JSON is hashed without white space, and sent with it'],
    [indented(2), 'the JSON is hashed with indentation, and sent without'],
    [indented(4), 'the JSON is hashed with indentation, and sent without'],
    [indented('\t'), 'the JSON is hashed with indentation, and sent without'],
    [indented(2).replaceAll('\n', '\r\n'), 'the JSON is hashed with indentation, and sent without'],
    [wide, 'the JSON is hashed with a space after each : and , as Python writes it'],
    [short.replaceAll('/', '\\/'), 'the JSON is hashed with \\/ in place of /, as PHP writes it'],
    [escaped(short), 'the JSON is hashed with \\u escapes, and sent with the letters'],
    [escaped(wide), 'the JSON is hashed with \\u escapes and spaces, as Python writes it'],
    [escaped(short).replaceAll('/', '\\/'), 'the JSON is hashed with \\u escapes and \\/, as PHP writes it'],
  ]
}

/** Makes JSON.stringify fail on nothing; a bigint then differs from its exact text. */
function bigAsIs(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? `${value}` : value
}

/** A space after each colon and comma outside of texts. */
function spaced(json: string): string {
  return json.replaceAll(/"(?:[^"\\]|\\.)*"?|[:,]/g, (mark) =>
    mark === ':' || mark === ',' ? `${mark} ` : mark,
  )
}

function escaped(json: string): string {
  return json.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

function secretsOf({ secret, merchantId }: WrongSignature): Variant<string>[] {
  return [
    { value: secret },
    { value: `${secret}\n`, mistake: 'the secret is hashed with a line break at its end' },
    { value: `${secret}\r\n`, mistake: 'the secret is hashed with a line break at its end' },
    { value: `${secret} `, mistake: 'the secret is hashed with a space at its end' },
    { value: ` ${secret}`, mistake: 'the secret is hashed with a space before it' },
    { value: secret.trim(), mistake: 'the secret is hashed without the white space around it' },
    { value: secret.toUpperCase(), mistake: 'the secret is hashed in capital letters' },
    { value: secret.toLowerCase(), mistake: 'the secret is hashed in small letters' },
    { value: `"${secret}"`, mistake: 'the secret is hashed in quotation marks' },
    { value: encoder.encode(secret).toBase64(), mistake: 'the secret is hashed in base64' },
    { value: '', mistake: 'an empty secret is hashed' },
    { value: merchantId, mistake: "the merchant's id is hashed in place of the secret" },
  ]
}

/** The Timestamp header, and other spellings of about the same time. */
function timestampsOf(header: string): Variant<string>[] {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})-(\d{1,2})-(\d{1,2})[ T](\d{1,2}):(\d{1,2})(?::(\d{1,2}))?/.exec(header) ?? []
  const variants: Variant<string>[] = [{ value: header }, { value: '', mistake: 'no timestamp is hashed' }]
  if (year === undefined) return variants
  const [date, time] = [`${year}-${two(month)}-${two(day)}`, `${two(hour)}:${two(minute)}`]
  const other = (value: string, mistake: string) => {
    if (value !== header) variants.push({ value, mistake })
  }
  if (second !== undefined) other(`${date} ${time}`, 'the timestamp is hashed without its seconds')
  else {
    // Which second it was is not known.
    for (let at = 0; at < 60; at++) {
      other(`${date} ${time}:${two(String(at))}`, 'the timestamp is hashed with seconds, and sent without')
    }
  }
  const clock = second === undefined ? time : `${time}:${two(second)}`
  other(`${date} ${clock}`, 'the timestamp is hashed with other zeros than are sent')
  const [bare, unpadded] = [Number(hour), `${year}-${Number(month)}-${Number(day)}`]
  other(`${unpadded} ${bare}:${two(minute)}`, 'the timestamp is hashed in another spelling')
  for (const text of [`${date}T${clock}`, `${date}T${clock}Z`, `${date}T${clock}.000Z`]) {
    other(text, 'the timestamp is hashed as ISO 8601, and sent in another spelling')
  }
  const instant = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second ?? 0),
  )
  other(String(instant), 'the timestamp is hashed as milliseconds')
  other(String(instant / 1000), 'the timestamp is hashed as seconds since 1970')
  return variants
}

function two(part: string | undefined): string {
  return (part ?? '').padStart(2, '0')
}

async function hash(name: string, parts: readonly Uint8Array[]): Promise<Uint8Array> {
  const bytes = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.byteLength
  }
  return new Uint8Array(await crypto.subtle.digest(name, bytes))
}
