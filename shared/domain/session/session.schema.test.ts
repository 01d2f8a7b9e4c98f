import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Refusal } from '../values/refusal.ts'
import { capabilities } from './capabilities.ts'
import { sessionRequest } from './session.schema.ts'

const body = { origin: 'https://shop.example', user: { id: 'u1', name: 'Kim' }, capabilities: ['order.read'] }

/** `ok`, or the code and place of the first refusal. The code is that of our rules or of zod. */
function outcomeOf(changes: object): string {
  const { success, error } = sessionRequest.safeParse({ ...body, ...changes })
  if (success) return 'ok'
  const [issue] = error.issues
  const refusal = issue!.code === 'custom' ? (issue!.params?.['refusal'] as Refusal) : undefined
  return `${refusal?.code ?? issue!.code} /${issue!.path.join('/')}`
}

describe('the user of a session', () => {
  it.each([
    ['a line break', 'Kim\r\nSet-Cookie: a=b'],
    ['a NUL', 'Kim\u0000'],
    ['DEL', 'Kim\u007f'],
    ['a C1 control', 'Kim\u0085'],
    ['a line separator', 'Kim\u2028'],
    ['an override of direction', 'Kim\u202egnp.exe'],
    ['an embedding', '\u202aKim'],
    ['an isolate', '\u2067Kim\u2069'],
  ])('is refused with %s in id or name', (_, text) => {
    expect(outcomeOf({ user: { id: 'u1', name: text } })).toBe('member-has-control-characters /user/name')
    expect(outcomeOf({ user: { id: text, name: 'Kim' } })).toBe('member-has-control-characters /user/id')
  })

  it.each([
    ['no text', '', 'member-too-short'],
    ['blanks alone', '   ', 'member-too-short'],
    ['a blank without width alone', '\u200b', 'member-too-short'],
    ['joiners, a soft hyphen and a filler alone', '\u2060\u200d\u00ad\u3164', 'member-too-short'],
    ['101 characters', 'x'.repeat(101), 'member-too-long'],
    ['a number', 7, 'invalid_type'],
  ])('is refused with %s as its name', (_, name, code) => {
    expect(outcomeOf({ user: { id: 'u1', name } })).toBe(`${code} /user/name`)
  })

  it.each(['Łucka Ångström', '山田太郎', 'דנה\u200f כהן', 'محمد\u061c', '👩\u200d🔧', '😀'.repeat(100)])(
    'may be %s',
    (name) => {
      expect(outcomeOf({ user: { id: name, name } })).toBe('ok')
    },
  )

  it('is refused with any control character anywhere', () => {
    const code = fc.oneof(fc.integer({ min: 0, max: 0x1f }), fc.integer({ min: 0x7f, max: 0x9f }))
    const text = fc.string({ maxLength: 40 })
    fc.assert(
      fc.property(text, code, text, (before, control, after) => {
        const name = `x${before}${String.fromCharCode(control)}${after}`
        expect(outcomeOf({ user: { id: 'u1', name } })).toBe('member-has-control-characters /user/name')
      }),
    )
  })
})

describe('the rest of a session request', () => {
  it.each<[string, object, string]>([
    ['a locale with a line break', { locale: 'sv-SE\r\n' }, 'invalid_format /locale'],
    ['a locale with an override', { locale: 'sv\u202e' }, 'invalid_format /locale'],
    ['an origin with a line break', { origin: 'https://shop.example\n' }, 'invalid_format /origin'],
    ['an origin with a control', { origin: 'https://shop\u0000.example' }, 'invalid_format /origin'],
    ['an origin of 256 characters', { origin: `https://${'a'.repeat(248)}` }, 'too_big /origin'],
    [
      'more capabilities than there are',
      { capabilities: [...capabilities, 'order.read'] },
      'too_big /capabilities',
    ],
    ['no capability', { capabilities: [] }, 'too_small /capabilities'],
  ])('is refused with %s', (_, changes, outcome) => {
    expect(outcomeOf(changes)).toBe(outcome)
  })

  it('is accepted with every capability and a locale', () => {
    expect(outcomeOf({ capabilities, locale: 'sv-SE' })).toBe('ok')
  })

  it.each(['__proto__', 'constructor', 'order.READ', '*', ''])('refuses the capability %j', (capability) => {
    expect(outcomeOf({ capabilities: [capability] })).not.toBe('ok')
  })

  it.each([
    'https://shop.example/',
    'https://shop.example, https://evil.example',
    'https://*.example',
    'null',
    'file://',
    'https://SHOP.example',
  ])('refuses the origin %j', (origin) => expect(outcomeOf({ origin })).toBe('invalid_format /origin'))

  it.each(['http://localhost:5173', 'https://[::1]:8443', 'https://xn--bcher-kva.example'])(
    'may name the origin %s',
    (origin) => expect(outcomeOf({ origin })).toBe('ok'),
  )

  it('has a user whose id has 1 to 100 characters', () => {
    expect(outcomeOf({ user: { id: 'x'.repeat(100), name: 'Kim' } })).toBe('ok')
    expect(outcomeOf({ user: { id: 'x'.repeat(101), name: 'Kim' } })).toBe('member-too-long /user/id')
    expect(outcomeOf({ user: { id: '', name: 'Kim' } })).toBe('member-too-short /user/id')
  })
})
