/** The signature of a callback: a receiver that computes it by itself takes it, and takes no other. */
import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { runs } from '../../shared/testing/runs.ts'
import { RECEIVER } from '../testing/receiver.ts'
import { post } from './post.ts'

afterEach(() => void vi.restoreAllMocks())

/** What arrives of a callback. */
async function sent(
  body: string,
  secret: string | undefined,
): Promise<{ bytes: Uint8Array; header: string | null }> {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  expect(await post(RECEIVER, body, { targets: ['http://127.0.0.1:*'], secret })).toEqual({ status: 200 })
  const [, init] = fetched.mock.lastCall!
  return { bytes: init!.body as Uint8Array, header: new Headers(init!.headers).get('Callback-Signature') }
}

const BLOCK = 64
const bytesOf = (text: string) => new TextEncoder().encode(text)

async function digest(...parts: readonly Uint8Array[]): Promise<Uint8Array> {
  const all = Uint8Array.from(parts.flatMap((part) => [...part]))
  return new Uint8Array(await crypto.subtle.digest('SHA-256', all))
}

/** HMAC as RFC 2104 defines it, from digests alone. */
async function hmac(secret: string, bytes: Uint8Array): Promise<string> {
  const key = new Uint8Array(BLOCK)
  const own = bytesOf(secret)
  key.set(own.length > BLOCK ? await digest(own) : own)
  const padded = (sign: number) => key.map((byte) => byte ^ sign)
  return (await digest(padded(0x5c), await digest(padded(0x36), bytes))).toHex()
}

/** As the documentation tells a receiver. */
async function isSigned(bytes: Uint8Array, header: string | null, secret: string): Promise<boolean> {
  return header === `sha256=${await hmac(secret, bytes)}`
}

/**
 * Of the configuration: at least 32 signs. HMAC takes 64 bytes as they are, and longer secrets by their digest. Zeros at
 * the end are no part of a key.
 */
const secrets = fc
  .oneof(
    fc.string({ minLength: 32, maxLength: 200 }),
    fc.string({ unit: 'binary', minLength: 32, maxLength: 70 }),
    fc.constantFrom(...[32, 63, 64, 65, 128].map((length) => 's'.repeat(length))),
  )
  .filter((secret) => !/\0.?$/u.test(secret))
const bodies = fc.oneof(
  fc.json(),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom('', '{}', '{"EventName":"Ping"}', 'å'.repeat(5_000)),
)

it('is the HMAC of the bytes that are sent, and of nothing without a secret', async () => {
  await fc.assert(
    fc.asyncProperty(bodies, secrets, async (body, secret) => {
      const { bytes, header } = await sent(body, secret)
      expect(bytes).toEqual(bytesOf(body))
      expect(await isSigned(bytes, header, secret)).toBe(true)
      expect((await sent(body, undefined)).header).toBeNull()
    }),
    { numRuns: runs(200, 20_000) },
  )
})

it('is of no other body, and under no other secret', async () => {
  const places = fc.nat()
  await fc.assert(
    fc.asyncProperty(bodies, secrets, secrets, places, async (body, secret, other, place) => {
      const { bytes, header } = await sent(body, secret)
      const flipped = bytes.slice()
      if (bytes.length > 0) flipped[place % bytes.length]! ^= 1 << (place % 8)
      const isOther = (one: Uint8Array) => String(one) !== String(bytes)
      const bodiesElse = [new Uint8Array([...bytes, 32]), bytes.subarray(1), flipped].filter(isOther)
      for (const one of bodiesElse) expect(await isSigned(one, header, secret)).toBe(false)
      const secretsElse = [other, secret.slice(0, -1), `${secret}x`, ` ${secret}`, secret.toUpperCase()]
      for (const one of secretsElse) expect(await isSigned(bytes, header, one)).toBe(one === secret)
    }),
    { numRuns: runs(200, 20_000) },
  )
})
