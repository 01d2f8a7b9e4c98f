/** The check digits of the examples are worked out by hand in docs/decisions/0018-personal-metadata.md. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkMetadata } from './metadata.rules.ts'
import { type PersonalKind, personalIn } from './metadata-personal.rules.ts'
import { refusalText } from '../values/refusal.ts'

const ids = {
  'Swedish, twelve digits': '191212121212',
  'Swedish, twelve digits and a hyphen': '19121212-1212',
  'Swedish, ten digits': '1212121212',
  'Swedish, ten digits and a hyphen': '121212-1212',
  'Swedish, a hundred years old': '200202+2024',
  'Swedish coordination': '121272-1219',
  Norwegian: '01019050188',
  'Norwegian with a blank': '010190 50188',
  Danish: '010190-0002',
  Finnish: '131052-308T',
  'Finnish of this century': '010101A0101',
  German: '86095742719',
  'German in groups': '86 095 742 719',
  'Dutch, said': 'BSN: 111222333',
  'Dutch, dotted': '1112.22.333',
}

const personal: [PersonalKind, string][] = [
  ['e-mail', 'tess.testsson@example.com'],
  ['e-mail', 'Ask Åsa <åsa@bücher.example>'],
  ['phone-number', '+46701740605'],
  ['phone-number', 'call +46 (0)70-174 06 05 first'],
  ['phone-number', '+358 40 123 4567'],
  ['phone-number', '+47 22 12 34 56'],
  ['phone-number', '0046 70 174 06 05'],
  ['phone-number', '070-174 06 05'],
  ['phone-number', '070-1740605'],
  ['phone-number', '08-123 456 78'],
  ['phone-number', '030/123 45 67'],
  ['phone-number', '06-12345678'],
  ['iban', 'SE4550000000058398257466'],
  ['iban', 'to NL91 ABNA 0417 1643 00 please'],
  ['iban', 'DE89370400440532013000'],
  ...Object.values(ids).map((id): [PersonalKind, string] => ['national-id', id]),
]

describe('metadata that is recognisably about a person', () => {
  it.each(personal)('is refused as a value: %s %s', (looksLike, Value) => {
    for (const text of [Value, `x ${Value}`, `${Value}, y`, `(${Value})`]) {
      expect(checkMetadata([{ Key: 'note', Value: text }])).toEqual([
        { pointer: '/Metadata/0/Value', code: 'metadata-personal', looksLike },
      ])
    }
  })

  it.each(personal)('is refused as a key: %s %s', (looksLike, Key) => {
    expect(checkMetadata([{ Key, Value: 'x' }])).toEqual([
      { pointer: '/Metadata/0/Key', code: 'metadata-personal', looksLike },
    ])
  })

  it('is refused in a text that does not quote it', () => {
    const [refusal] = checkMetadata([{ Key: 'note', Value: 'tess@example.com' }])
    expect(refusalText(refusal!)).toBe(
      'Value contains an e-mail address; metadata must not hold personal data.',
    )
  })

  it.each(Object.entries(ids))('is accepted with another check digit: %s', (_, id) => {
    const last = id.at(-1)!
    const others = '0123456789T1'.replaceAll(last, '')
    const taken = [...others].filter((other) => personalIn(id.slice(0, -1) + other) === undefined)
    expect(taken.length).toBeGreaterThanOrEqual(others.length - 2)
  })
})

describe('metadata that only resembles personal data', () => {
  it.each([
    'web-2041',
    'order 8906810',
    '2026-11-21',
    '2026-11-21T10:00:00+01:00',
    '20261121-0042',
    '261121-0042',
    '20261121104500',
    '21.11.2026',
    '01-02-2026',
    '01/02/2026 10:30',
    '10:30-11:45',
    '1204.50',
    '1 204 500,00',
    '+25 %',
    '+1204.50',
    '1732183200',
    '1732183200000',
    '7310865004703',
    '0012345678905',
    'RR123456785SE',
    '1Z999AA10123456784',
    '00373500000012345675',
    '111222333',
    '55.6049, 13.0038',
    '192.168.100.200',
    '10.0.26100.1742',
    'DE00 0000 0000 0000 0000 00',
    'user@host',
    '@shop',
    '123e4567-e89b-12d3-a456-426614174000',
    'sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    '0123-45678',
    '550000-0000',
  ])('is taken: %s', (text) => expect(personalIn(text)).toBeUndefined())

  // One order number in a hundred may be refused.
  const nearlyAlways = (texts: fc.Arbitrary<string>, most: number) => {
    const sample = fc.sample(texts, { numRuns: 20_000, seed: 18 })
    const refused = sample.filter((text) => personalIn(text) !== undefined)
    expect(refused.length / sample.length).toBeLessThan(most)
  }
  const digits = (count: number) => fc.stringMatching(new RegExp(`^[1-9]\\d{${count - 1}}$`))

  it.each([5, 6, 7, 8, 9])('is always accepted as an order number of %i digits', (count) => {
    nearlyAlways(digits(count), Number.MIN_VALUE)
  })

  // A Swedish id of ten digits: 12 months of 100, 61 days of 100 and one check digit of ten make 0.7 %.
  it.each([
    [10, 0.01],
    [11, 0.01],
    [12, 0.001],
    [13, 0.0001],
    [16, 0.0001],
  ])('is nearly always taken as an order number of %i digits', (count, most) => {
    nearlyAlways(digits(count), most)
  })

  it('is accepted as a UUID that contains a Norwegian number, and refused as that number beside a UUID', () => {
    // Day 50 − 40, month 10; both checks of 50100000013 are 0.
    const uuid = '00000000-0000-1000-960c-b50100000013'
    expect(personalIn(`parcel ${uuid}`)).toBe(undefined)
    expect(personalIn(uuid.toUpperCase())).toBe(undefined)
    expect(personalIn(`${uuid} 50100000013`)).toBe('national-id')
    expect(personalIn(`1${uuid}`)).toBe('national-id')
  })

  it('is always accepted as a date, a time, an amount, a GTIN, a parcel number or a UUID', () => {
    const gtin = digits(12).map((body) => {
      const sum = [...body].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 1 ? 3 : 1), 0)
      return body + ((10 - (sum % 10)) % 10)
    })
    const moment = fc
      .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString())
    const day = moment.chain((text) =>
      fc.constantFrom(text.slice(0, 10), text.slice(0, 10).replaceAll('-', ''), text.slice(0, 16), text),
    )
    const amount = fc.integer({ min: -99_999_999, max: 99_999_999 }).map((minor) => (minor / 100).toFixed(2))
    const parcel = fc.stringMatching(/^[A-Z]{2}\d{9}[A-Z]{2}$/)
    fc.assert(
      fc.property(fc.oneof(gtin, day, amount, parcel, fc.uuid()), (text) => {
        expect([text, personalIn(text)]).toEqual([text, undefined])
      }),
      { numRuns: 3000 },
    )
  })
})
