import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { soapListLimits } from '../../domain/values/limits.ts'
import { runs } from '../../testing/runs.ts'
import { operatorName } from '../operator-name.ts'
import { soapOperations } from '../../domain/credit/soap/operations.ts'
import { arbitraryOf } from '../../testing/shape.arbitrary.ts'
import { readElement } from '../testing/read-element.ts'
import { sample } from '../testing/sample-shape.ts'
import { encode } from './encode.ts'
import {
  boolean,
  dateTime,
  decimal,
  enumeration,
  list,
  long,
  nil,
  opt,
  type Shape,
  type ShapeValue,
  string,
  struct,
} from '../../domain/credit/soap/shape.ts'

const provider = operatorName()
const acme = operatorName('Acme')

function readBack<S extends Shape>(shape: S, xml: string, operator = provider): ShapeValue<S> {
  const read = readElement(shape, xml, operator)
  if (!read.ok) throw new Error(read.reason)
  return read.value
}

describe('every request and result of the table', () => {
  it.each(Object.entries(soapOperations))('%s reads back what it wrote', (_, { request, result }) => {
    for (const shape of [request, result] as Shape[]) {
      fc.assert(
        fc.property(arbitraryOf(shape), fc.constantFrom(provider, acme), (value, operator) => {
          const xml = encode(shape, 'x', value, operator)
          expect(xml === '' ? undefined : readBack(shape, xml, operator)).toEqual(value)
        }),
        { numRuns: runs(40, 2_000) },
      )
    }
  })
})

describe('ValueReader', () => {
  it('reads absent and nil members as their empty values', () => {
    const empty = {
      ProviderOrderNr: 0,
      IsActive: false,
      Count: 0,
      Amount: null,
      Price: '0',
      Closed: null,
      Code: 'Error',
    }
    expect(readBack(sample, '<x/>')).toEqual(empty)
    expect(readBack(sample, '<x><IsActive xsi:nil="true"/><Name xsi:nil="1"/><Other>1</Other></x>')).toEqual(
      empty,
    )
  })

  it('reads an empty element of a nullable member as null, unless its type is text', () => {
    const nullable = struct('Nullable', {
      Amount: nil(decimal),
      Number: nil(long),
      Flag: nil(boolean),
      At: nil(dateTime),
      Kind: nil(enumeration('Kind', ['One'])),
      Text: nil(string),
      Row: nil(struct('Row', { Text: opt(string) })),
      Rows: nil(list(struct('Row', { Text: opt(string) }))),
    })
    const xml = '<x><Amount/><Number></Number><Flag> </Flag><At/><Kind/><Text/><Row> </Row><Rows/></x>'
    const nulls = { Amount: null, Number: null, Flag: null, At: null, Kind: null, Row: null, Rows: null }
    expect(readBack(nullable, xml)).toEqual({ ...nulls, Text: '' })
    const children = readBack(nullable, '<x><Text><b/></Text><Amount/><Row><b/></Row><Rows><b/></Rows></x>')
    expect(children).toEqual({ ...nulls, Text: '', Row: {}, Rows: [] })
    const texts = readBack(nullable, '<x><Text/><Row>a</Row><Rows>a</Rows></x>')
    expect(texts).toEqual({ ...nulls, Text: '', Row: {}, Rows: [] })
    // A missing required number is not read as 0.
    expect(() => readBack(sample, '<x><Count/></x>')).toThrow('Count')
  })

  it('reads aliases of an enumeration as its values, and writes none of them', () => {
    const kind = struct('Kind', {
      RowType: nil(enumeration('RowType', ['Default', 'GiftCard'], { Row: 'Default' })),
    })
    expect(readBack(kind, '<x><RowType>Row</RowType></x>')).toEqual({ RowType: 'Default' })
    expect(encode(kind, 'x', { RowType: 'Default' }, provider)).toBe('<x><RowType>Default</RowType></x>')
    expect(() => readBack(kind, '<x><RowType>row</RowType></x>')).toThrow('RowType must be')
    expect(() => readBack(kind, '<x><RowType>constructor</RowType></x>')).toThrow('RowType must be')
  })

  it('ignores order, prefixes and white space', () => {
    const xml =
      '<p:x xmlns:p="urn:any"> <p:IsActive> 1 </p:IsActive> <p:ProviderOrderNr>+7</p:ProviderOrderNr> </p:x>'
    expect(readBack(sample, xml)).toMatchObject({ IsActive: true, ProviderOrderNr: 7 })
  })

  it('distinguishes a list of one item, an empty list and no list', () => {
    expect(readBack(sample, '<x><Rows><Row/></Rows></x>').Rows).toEqual([{}])
    expect(readBack(sample, '<x><Rows/></x>').Rows).toEqual([])
    expect(readBack(sample, '<x/>').Rows).toBeUndefined()
  })

  it('keeps text: leading zeros, spaces, CDATA', () => {
    expect(readBack(sample, '<x><Name> 007</Name></x>').Name).toBe(' 007')
    expect(readBack(sample, '<x><Name><![CDATA[<b>]]>&amp;</Name></x>').Name).toBe('<b>&')
  })

  it('reads a date alone, and keeps an offset', () => {
    expect(readBack(sample, '<x><Closed>2026-11-21</Closed></x>').Closed).toBe('2026-11-21T00:00:00')
    expect(readBack(sample, '<x><Closed>2026-11-21T10:00:00+01:00</Closed></x>').Closed).toBe(
      '2026-11-21T10:00:00+01:00',
    )
  })

  it.each([
    ['<ProviderOrderNr>9223372036854775808</ProviderOrderNr>', 'ProviderOrderNr'],
    ['<ProviderOrderNr>1.5</ProviderOrderNr>', 'ProviderOrderNr'],
    ['<ProviderOrderNr></ProviderOrderNr>', 'ProviderOrderNr'],
    ['<Count>2147483648</Count>', 'Count'],
    ['<IsActive>yes</IsActive>', 'IsActive'],
    ['<Price>1,5</Price>', 'Price'],
    ['<Price>NaN</Price>', 'Price'],
    ['<Closed>2026-13-01T00:00:00</Closed>', 'Closed'],
    ['<Closed>2026-02-30T10:00:00</Closed>', 'Closed'],
    ['<Closed>2026-04-31</Closed>', 'Closed'],
    ['<Closed>2025-02-29T00:00:00Z</Closed>', 'Closed'],
    ['<Code>Other</Code>', 'Code'],
    [`<Rows>${'<Row/>'.repeat(soapListLimits.maxItems + 1)}</Rows>`, 'Rows'],
  ])('refuses %s and names the element', (member, name) => {
    expect(readElement(sample, `<x>${member}</x>`, provider)).toEqual({
      ok: false,
      reason: expect.stringMatching(`^${name} `),
    })
  })
})
