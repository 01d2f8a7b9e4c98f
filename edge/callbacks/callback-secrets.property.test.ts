/** Whatever stands in the place of a merchant's callback secret: only the secret itself is taken. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sandboxMerchants } from '../../shared/sandbox.ts'
import { runs } from '../../shared/testing/runs.ts'
import { ask, json } from '../testing/edge.ts'
import { isSecret } from './is-secret.ts'

const MERCHANT = sandboxMerchants.first
const secretOf = (merchant: string) => `sandbox-callback-secret-of-no-value-${merchant}`
const SECRET = secretOf(MERCHANT)
/** Of no order, so that nothing is read for it. */
const ping = json('POST', { EventName: 'Ping', CorrelationId: 'c', TimestampUtc: 't' })

/** The merchants of the sandbox with their secrets, and one that does not exist. */
const merchants = [...Object.values(sandboxMerchants), '999999', '']

async function statusOf(path: string): Promise<number> {
  const answer = await ask(path, ping)
  await answer.body?.cancel()
  return answer.status
}

/** A text with up to three changes; an address has no half of a sign. */
function changed(text: string, signs: readonly string[]): fc.Arbitrary<string> {
  const changes = fc.array(fc.tuple(fc.nat(), fc.nat({ max: 3 }), fc.constantFrom(...signs)), {
    minLength: 1,
    maxLength: 3,
  })
  return changes
    .map((made) =>
      made.reduce((whole, [place, drop, put]) => {
        const at = place % (whole.length + 1)
        return whole.slice(0, at) + put + whole.slice(at + drop)
      }, text),
    )
    .map((text) => text.toWellFormed())
}

const SIGNS = [...'aAzZ09-_ .%/?#\\', '', '\u0000', '\n', 'ａ', 'ſ', 'a\u0301', '\u200b', '😀', 'sandbox-']

/** Texts that have much of the secret. */
const guesses = fc.oneof(
  changed(SECRET, SIGNS),
  fc.nat({ max: SECRET.length - 1 }).map((length) => SECRET.slice(0, length)),
  fc.integer({ min: 1, max: SECRET.length }).map((from) => SECRET.slice(from)),
  fc.integer({ min: 1, max: 3_000 }).map((more) => SECRET + 'x'.repeat(more)),
  fc.integer({ min: 2, max: 200 }).map((times) => SECRET.repeat(times)),
  fc.constantFrom(
    ...merchants.map(secretOf).filter((secret) => secret !== SECRET),
    SECRET.toUpperCase(),
    SECRET.normalize('NFKC').replace('a', 'а'),
    btoa(SECRET),
    [...SECRET].toReversed().join(''),
    encodeURIComponent(encodeURIComponent(`${SECRET}/`)),
    'undefined',
    'null',
    '',
  ),
)

it('the secret itself is taken', async () => {
  expect(await statusOf(`/callbacks/${MERCHANT}/${SECRET}`)).toBe(204)
})

it('a text is the secret only if it is the same', async () => {
  await fc.assert(
    fc.asyncProperty(guesses, async (text) => {
      expect(await isSecret(text, SECRET)).toBe(text === SECRET)
      expect(await isSecret(SECRET, text)).toBe(text === SECRET)
      expect(await isSecret(text, undefined)).toBe(false)
    }),
    { numRuns: runs(500, 50_000) },
  )
})

it('the edge answers 404 to every other text, in the place of the secret', async () => {
  await fc.assert(
    fc.asyncProperty(guesses, async (text) => {
      const status = await statusOf(`/callbacks/${MERCHANT}/${encodeURIComponent(text)}`)
      expect(status).toBe(text === SECRET ? 204 : 404)
    }),
    { numRuns: runs(300, 10_000), examples: [[`${SECRET}/`], [`${SECRET}\u0000`], [`/${SECRET}`], ['..']] },
  )
})

it('a secret is of one merchant only', async () => {
  const pairs = fc.tuple(fc.constantFrom(...merchants), fc.constantFrom(...merchants))
  await fc.assert(
    fc.asyncProperty(pairs, async ([merchant, other]) => {
      fc.pre(merchant !== other)
      expect(await statusOf(`/callbacks/${merchant}/${secretOf(other)}`)).toBe(404)
    }),
    { numRuns: runs(40, 1_000) },
  )
})

it('each sign of the secret may be sent as it is or encoded', async () => {
  const spellings = fc.array(fc.constantFrom('as it is', 'upper', 'lower'), {
    minLength: SECRET.length,
    maxLength: SECRET.length,
  })
  await fc.assert(
    fc.asyncProperty(spellings, async (ways) => {
      const parts = [...SECRET].map((sign, at) => {
        const hex = sign.charCodeAt(0).toString(16)
        return ways[at] === 'as it is' ? sign : `%${ways[at] === 'upper' ? hex.toUpperCase() : hex}`
      })
      expect(await statusOf(`/callbacks/${MERCHANT}/${parts.join('')}`)).toBe(204)
      // Encoded twice, it is another text.
      const twice = parts.join('').replaceAll('%', '%25')
      expect(await statusOf(`/callbacks/${MERCHANT}/${twice}`)).toBe(twice.includes('%') ? 404 : 204)
    }),
    { numRuns: runs(30, 200) },
  )
})

it('an address is taken only if it is the one address, however it is damaged', async () => {
  const damaged = changed(`/callbacks/${MERCHANT}/${SECRET}`, [
    ...SIGNS,
    '//',
    '/./',
    '/../',
    '%2f',
    '%2e',
    '%25',
    '%ff',
  ])
  await fc.assert(
    fc.asyncProperty(damaged, async (path) => {
      if ((await statusOf(`/${path.replace(/^\/+/, '')}`)) !== 204) return
      const { pathname } = new URL(`http://edge.test/${path.replace(/^\/+/, '')}`)
      // The router compares its own part in any case, and takes a slash at the end.
      const [, callbacks, merchant, secret, ...rest] = pathname.split('/')
      expect(callbacks!.toLowerCase()).toBe('callbacks')
      expect([merchant, secret].map((part) => decodeURIComponent(part!))).toEqual([MERCHANT, SECRET])
      expect(rest.join('')).toBe('')
    }),
    { numRuns: runs(300, 10_000) },
  )
})
