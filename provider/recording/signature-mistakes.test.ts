import { describe, expect, it } from 'vitest'
import { signatureHex } from '../../shared/wire/signature.ts'
import { usualMistake } from './signature-mistakes.ts'

const SECRET = 'a-shared-secret'
const TIMESTAMP = '2026-11-27 09:05'
const BODY = '{"Name":"Lampa/ö","Quantity":100}'

const encoder = new TextEncoder()

/** What is found when a client hashes this and sends the right thing. */
async function found(
  hashed: { body?: string; secret?: string; timestamp?: string },
  sent = BODY,
  form = (hex: string) => hex,
) {
  const { body = BODY, secret = SECRET, timestamp = TIMESTAMP } = hashed
  const hex = await signatureHex(secret, { body: encoder.encode(body), timestamp })
  return usualMistake({
    hex: form(hex),
    body: encoder.encode(sent),
    timestamp: TIMESTAMP,
    secret: SECRET,
    merchantId: '100001',
  })
}

describe('the usual mistake of a signature', () => {
  it.each([
    [{ body: '' }, /an empty body is hashed/],
    [{ body: `${BODY}\n` }, /with a line break at its end is hashed/],
    [{ body: `\uFEFF${BODY}` }, /byte order mark/],
    [{ body: JSON.stringify(JSON.parse(BODY), null, 2) }, /with indentation/],
    [{ body: JSON.stringify(JSON.parse(BODY), null, 4) }, /with indentation/],
    [{ body: '{"Name": "Lampa/ö", "Quantity": 100}' }, /Python/],
    [{ body: '{"Name": "Lampa/\\u00f6", "Quantity": 100}' }, /Python/],
    [{ body: '{"Name":"Lampa\\/\\u00f6","Quantity":100}' }, /PHP/],
    [{ secret: `${SECRET}\n` }, /secret is hashed with a line break/],
    [{ secret: `${SECRET} ` }, /secret is hashed with a space/],
    [{ secret: '100001' }, /merchant's id/],
    [{ timestamp: `${TIMESTAMP}:41` }, /with seconds, and sent without/],
    [{ timestamp: '2026-11-27T09:05' }, /ISO 8601/],
    [{ timestamp: '2026-11-27 9:05' }, /another spelling/],
    [{ body: '', timestamp: `${TIMESTAMP}:07` }, /empty body.*; .*with seconds/],
  ])('is found: %j', async (hashed, words) => {
    expect(await found(hashed)).toMatch(words)
  })

  it('is found in what was sent without white space', async () => {
    expect(await found({}, JSON.stringify(JSON.parse(BODY), null, 2))).toMatch(/without white space/)
  })

  it('is found in the form of the hash', async () => {
    const asBytes = (hex: string) => Uint8Array.fromHex(hex).toBase64()
    expect(await found({}, BODY, asBytes)).toMatch(/base64 of its bytes/)
    const hex = await signatureHex('', { body: encoder.encode(BODY + TIMESTAMP), timestamp: SECRET })
    expect(await found({}, BODY, () => hex)).toMatch(/body, timestamp, secret/)
  })

  it('is nothing where no usual one fits', async () => {
    expect(await found({ secret: 'another' })).toBeUndefined()
    expect(await found({}, '{"big":9223372036854775807}')).toBeUndefined()
  })
})
