import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseJson, stringifyJson } from '../../../../shared/domain/values/json.ts'
import { runs } from '../../../../shared/testing/runs.ts'
import { hasIdIn, jsonText } from './json-text.ts'

const ID = '19851332-0000'
const answer = { Accepted: true, Addresses: [{ SecurityNumber: ID, LegalName: 'Tess "T" Testsson' }] }

describe('JSON as a text', () => {
  it('is the same value again', () => {
    const values = fc.jsonValue().filter((value) => !hasIdIn(value))
    fc.assert(
      fc.property(values, (value) => {
        expect(parseJson(jsonText(value, { hasIds: true }))).toEqual(parseJson(stringifyJson(value)))
      }),
      { numRuns: runs(100, 5000) },
    )
  })

  it('is indented, and empty lists and objects take one line', () => {
    expect(jsonText({ a: [1, {}], b: [] }, { hasIds: true })).toBe(
      '{\n  "a": [\n    1,\n    {}\n  ],\n  "b": []\n}',
    )
  })

  it('has every digit of a Long', () => {
    expect(jsonText({ ProviderOrderNr: 9_223_372_036_854_775_807n }, { hasIds: true })).toContain(
      '9223372036854775807',
    )
  })

  it('masks national ids until they are asked for', () => {
    expect(jsonText(answer, { hasIds: false })).toContain('"19851332-••••"')
    expect(jsonText(answer, { hasIds: false })).not.toContain(ID)
    expect(jsonText(answer, { hasIds: true })).toContain(ID)
    expect(hasIdIn(answer)).toBe(true)
    expect(hasIdIn({ SecurityNumber: '' })).toBe(false)
  })

  it('has the beginning of a file and its length where it is shown, and all of it where it is copied', () => {
    const file = 'JVBERi0xLjQK'.repeat(100)
    const options = { hasIds: false, lengthWords: (count: number) => `(${count})` }
    expect(jsonText({ FileBinaryDataBase64: file }, options)).toContain('"JVBERi0xLjQKJVBERi0xLjQK… (1200)"')
    expect(jsonText({ FileBinaryDataBase64: file }, { hasIds: false })).toContain(file)
  })
})
