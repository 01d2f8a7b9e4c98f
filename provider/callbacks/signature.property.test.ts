/** The signature of a callback: a receiver that computes it by itself takes it, and takes no other. */
import { createHmac } from 'node:crypto'
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

/** As the documentation tells a receiver. */
function isSigned(bytes: Uint8Array, header: string | null, secret: string): boolean {
  return header === `sha256=${createHmac('sha256', secret).update(bytes).digest('hex')}`
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
      expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(body)
      expect(isSigned(bytes, header, secret)).toBe(true)
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
      const bodiesElse = [new Uint8Array([...bytes, 32]), bytes.subarray(1), flipped].filter(
        (one) => Buffer.compare(one, bytes) !== 0,
      )
      for (const one of bodiesElse) expect(isSigned(one, header, secret)).toBe(false)
      const secretsElse = [other, secret.slice(0, -1), `${secret}x`, ` ${secret}`, secret.toUpperCase()]
      for (const one of secretsElse) expect(isSigned(bytes, header, one)).toBe(one === secret)
    }),
    { numRuns: runs(200, 20_000) },
  )
})
