import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../testing/runs.ts'
import { parseJson, stringifyJson } from '../../values/json.ts'
import { soapOperations } from './operations.ts'
import { arbitraryOf } from '../../../testing/shape.arbitrary.ts'
import { valueFromJson } from './json-values.ts'
import {
  boolean,
  dateTime,
  decimal,
  double,
  enumeration,
  int,
  list,
  long,
  nil,
  opt,
  req,
  string,
  struct,
} from './shape.ts'

const sample = struct('Sample', {
  Nr: req(long),
  Name: opt(string),
  IsActive: req(boolean),
  Count: opt(int),
  Amount: nil(decimal),
  Price: opt(double),
  Date: opt(dateTime),
  Rows: opt(list(struct('Row', { Text: opt(string) }))),
})
const whole = { Nr: 1, IsActive: true, Amount: null }

function reasons(json: unknown): string[] {
  const result = valueFromJson(sample, json)
  return result.ok ? [] : result.reason.map(({ pointer, code }) => `${pointer} ${code}`)
}

describe('valueFromJson', () => {
  it('reads an empty text as null for a nullable member of another type', () => {
    const nullable = struct('Nullable', {
      Amount: nil(decimal),
      Text: nil(string),
      Name: opt(string),
      Count: opt(int),
    })
    expect(valueFromJson(nullable, { Amount: '', Text: '', Name: '' })).toEqual({
      ok: true,
      value: { Amount: null, Text: '', Name: '' },
    })
    expect(valueFromJson(nullable, { Count: '' })).toMatchObject({ reason: [{ pointer: '/Count' }] })
  })

  it('reads aliases of an enumeration as its values', () => {
    const kind = struct('Kind', { RowType: nil(enumeration('RowType', ['Default'], { Row: 'Default' })) })
    expect(valueFromJson(kind, { RowType: 'Row' })).toEqual({ ok: true, value: { RowType: 'Default' } })
    expect(valueFromJson(kind, { RowType: 'row' }).ok).toBe(false)
  })

  it.each(Object.entries(soapOperations))('reads back every request of %s after JSON', (_, { request }) => {
    fc.assert(
      fc.property(arbitraryOf(request), (value) => {
        const json = parseJson(stringifyJson(value ?? null))
        expect(valueFromJson(request, json)).toEqual({ ok: true, value })
      }),
      { numRuns: runs(30, 2_000) },
    )
  })

  it('reads names without regard to case, absent nulls, numbers as decimals and a date alone', () => {
    const json = parseJson(
      '{"NR":9223372036854775807,"isactive":false,"price":1204.5,"date":"2026-11-21","x":1}',
    )
    expect(valueFromJson(sample, json)).toEqual({
      ok: true,
      value: {
        Nr: 9223372036854775807n,
        IsActive: false,
        Amount: null,
        Price: '1204.5',
        Date: '2026-11-21T00:00:00',
      },
    })
  })

  it.each([
    ['a value that is not an object', [], ' member-wrong-type'],
    ['a missing required member', { IsActive: true }, '/Nr member-missing'],
    ['a text for a number', { ...whole, Nr: '1' }, '/Nr member-wrong-type'],
    ['a fraction for a Long', { ...whole, Nr: 1.5 }, '/Nr member-wrong-type'],
    ['33 bits for an int', { ...whole, Count: 2 ** 32 }, '/Count member-wrong-type'],
    ['a text that is not a number', { ...whole, Price: '1,5' }, '/Price member-wrong-type'],
    ['a text that is not a date', { ...whole, Date: '2026-13-01' }, '/Date member-wrong-type'],
    ['30 February', { ...whole, Date: '2026-02-30T10:00:00' }, '/Date member-wrong-type'],
    ['half of a surrogate pair', { ...whole, Name: 'a\ud800' }, '/Name member-not-unicode'],
    ['a character that XML lacks', { ...whole, Name: 'a\u0000' }, '/Name member-has-control-characters'],
    ['a value that is not a list', { ...whole, Rows: {} }, '/Rows member-wrong-type'],
    ['a wrong item', { ...whole, Rows: [{}, { Text: 1 }] }, '/Rows/1/Text member-wrong-type'],
    ['too many items', { ...whole, Rows: Array.from({ length: 10_001 }, () => ({})) }, '/Rows list-too-long'],
  ])('refuses %s and points to it', (_, json, expectedReason) => {
    expect(reasons(json)).toEqual([expectedReason])
  })
})
