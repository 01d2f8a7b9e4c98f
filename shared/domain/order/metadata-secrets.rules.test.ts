import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkMetadata } from './metadata.rules.ts'
import { refusalText } from '../values/refusal.ts'

const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NSJ9.c2lnbmF0dXJlLW9mLWl0'
const PEM = '-----BEGIN RSA PRIVATE KEY----- MIIEow'

function found(Key: string, Value: string): string | undefined {
  const [refusal] = checkMetadata([{ Key, Value }])
  return refusal && `${refusal.pointer} ${'looksLike' in refusal ? refusal.looksLike : refusal.code}`
}

describe('metadata that is unmistakably a secret', () => {
  it.each([
    'password',
    'Password',
    'userPassword',
    'access_token',
    'client-secret',
    'PIN',
    'apiKey',
    'API key',
  ])('is refused by its key %j', (key) => expect(found(key, 'x')).toBe('/Metadata/0/Key secret-name'))

  it.each([
    ['a JWT', JWT, 'json-web-token'],
    ['a JWT within a text', `Bearer ${JWT} here`, 'json-web-token'],
    ['a private key', PEM, 'private-key'],
    ['a card number', '4111111111111111', 'card-number'],
    ['a card number in groups', 'card 5555 5555 5555 4444 please', 'card-number'],
    ['a card number with hyphens', '3782-822463-10005', 'card-number'],
  ])('is refused by its value, %s', (_, value, kind) =>
    expect(found('note', value)).toBe(`/Metadata/0/Value ${kind}`),
  )

  it('is refused in a text that does not quote it', () => {
    const [refusal] = checkMetadata([{ Key: 'note', Value: '4111111111111111' }])
    expect(refusalText(refusal!)).toBe('Value contains a card number; metadata must not hold secrets.')
  })
})

describe('metadata that only resembles a secret', () => {
  it.each([
    ['shipping', 'fast'],
    ['spinner', 'red'],
    ['tokenised', 'no'],
    ['passenger', 'two'],
    ['secretary', 'Kim'],
    ['barcode', '7310865004703'],
    // Trade numbers that pass Luhn's test too: a GTIN-13, a GTIN-14 and an SSCC.
    ['ean', '4006381000093'],
    ['gtin', '30000000000087'],
    ['sscc', '600000000000000064'],
    ['order', '4111111111111112'],
    ['long', '41111111111111110000000000'],
    ['amount', '1234.5678901234567'],
    ['note', 'eyJ.eyJ.x'],
  ])('is taken: %s = %s', (key, value) => expect(found(key, value)).toBeUndefined())

  it('is accepted as any 16 digits with a wrong check digit', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^4\d{14}$/), (digits) => {
        const refused = Array.from({ length: 10 }, (_, last) => found('n', digits + last)).filter(Boolean)
        expect(refused).toHaveLength(1)
      }),
    )
  })
})
