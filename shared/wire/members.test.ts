import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { long } from '../domain/values/long.schema.ts'
import { order } from '../domain/order/order.schema.ts'
import { memberChecker, memberReader, memberWriter } from './members.ts'
import { operatorName } from './operator-name.ts'
import { prototypeNames } from './testing/prototype-names.ts'

const schema = z.object({
  ProviderWillBuy: z.nullable(z.boolean()),
  Name: z.optional(z.string()),
  Rows: z.optional(z.array(z.object({ ProviderOrderNr: z.number() }))),
  OrderMetadata: z.optional(z.record(z.string(), z.string())),
})
const acme = operatorName('Acme')

describe('memberReader', () => {
  const read = memberReader(schema, acme)

  it('matches names without regard to case and drops unknown members and empty nulls', () => {
    expect(read({ NAME: 'x', other: 1, rows: null })).toEqual({ Name: 'x' })
  })

  it('keeps a null that has a meaning', () => {
    expect(read({ acmeWillBuy: null })).toEqual({ ProviderWillBuy: null })
  })

  it('reads the exact of two spellings, in either order', () => {
    expect(read({ name: 'a', Name: 'b' })).toEqual({ Name: 'b' })
    expect(read({ Name: 'b', name: 'a' })).toEqual({ Name: 'b' })
  })

  it('distinguishes members that differ only in case', () => {
    const ids = z.object({ OrderRowID: z.number(), OrderRowId: z.number() })
    const both = { OrderRowID: 1, OrderRowId: 2 }
    expect(memberReader(ids, acme)(both)).toEqual(both)
    expect(memberReader(ids, acme)({ OrderRowID: 1 })).toEqual({ OrderRowID: 1 })
  })

  it("reads the operator's own spelling at any depth, but not within a record", () => {
    expect(read({ Rows: [{ AcmeOrderNr: 1 }], OrderMetadata: { AcmeNote: 'mine' } })).toEqual({
      Rows: [{ ProviderOrderNr: 1 }],
      OrderMetadata: { AcmeNote: 'mine' },
    })
  })

  it('passes on wrong types, so that zod names them', () => {
    expect(read([1])).toEqual([1])
    expect(read({ rows: 'x' })).toEqual({ Rows: 'x' })
  })

  it('knows the members of the real order', () => {
    expect(memberReader(order, acme)({ acmewillbuy: true, ORDERAMOUNT: 1 })).toEqual({
      ProviderWillBuy: true,
      OrderAmount: 1,
    })
  })
})

describe('memberWriter', () => {
  it("writes the operator's name and keeps users' texts", () => {
    const write = memberWriter(schema, acme)
    expect(write({ ProviderWillBuy: true, OrderMetadata: { ProviderNote: 'mine' } })).toEqual({
      AcmeWillBuy: true,
      OrderMetadata: { ProviderNote: 'mine' },
    })
  })

  it("is the identity under the description's own name", () => {
    const value = { ProviderWillBuy: true }
    expect(memberWriter(schema, operatorName())(value)).toBe(value)
  })
})

const checked = z.object({
  Id: z.number(),
  Note: z.nullable(z.string()),
  Percent: z.optional(long),
  Inner: z.optional(z.object({ Name: z.optional(z.string()) })),
  Rows: z.optional(z.array(z.object({ RowId: z.nullable(z.number()) }))),
  Metadata: z.optional(z.record(z.string(), z.string())),
})
const isExact = memberChecker(checked, operatorName())
const readChecked = memberReader(checked, operatorName())

describe('memberChecker', () => {
  it.each([
    ['the exact names', { Id: 1, Note: 'a', Inner: { Name: 'x' }, Rows: [{ RowId: 1 }] }],
    ['a null that has a meaning', { Id: 1, Note: null, Rows: [{ RowId: null }] }],
    ['any key of a record', { Metadata: { any: 'x', note: 'y' } }],
    ['an empty text for a text', { Note: '' }],
    ['a value that is not an object', 7],
  ])('is true for %s', (_, value) => expect(isExact(value)).toBe(true))

  it.each<[string, unknown]>([
    ['an unknown member', { Id: 1, Other: 1 }],
    ['another case', { id: 1 }],
    ['a null without a meaning', { Id: null }],
    ['a null without a meaning, one level down', { Inner: { Name: null } }],
    ['another case in a list', { Rows: [{ RowId: 1 }, { rowId: 2 }] }],
    ['an empty text for a number', { Percent: '' }],
    ...prototypeNames.map((name): [string, unknown] => [`a member ${name}`, JSON.parse(`{"${name}":1}`)]),
  ])('is false for %s', (_, value) => expect(isExact(value)).toBe(false))

  it('is never true under the names of another operator', () => {
    expect(memberChecker(checked, acme)({ Id: 1 })).toBe(false)
  })

  it('is true only if reading changes nothing', () => {
    const names = fc.constantFrom('Id', 'id', 'Note', 'Percent', 'Inner', 'Name', 'Rows', 'RowId', 'other')
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof({ depthSize: 'small' }, fc.constantFrom(null, '', 1, 'x'), tie('object'), tie('list')),
      list: fc.array(tie('value'), { maxLength: 2 }),
      object: fc.dictionary(names, tie('value'), { maxKeys: 4, noNullPrototype: true }),
    }))
    fc.assert(
      fc.property(value, (json) => {
        expect(isExact(json) ? readChecked(json) : json).toEqual(json)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('operatorName', () => {
  it.each([
    ['ProviderOrderNr', 'AcmeOrderNr'],
    ['providerPaidAmountExcludingWithholding', 'acmePaidAmountExcludingWithholding'],
    ['OrderOverProviderLimit', 'OrderOverAcmeLimit'],
    ['OrderRowId', 'OrderRowId'],
  ])('writes %s as %s', (identifier, expected) => {
    expect(acme.toWire(identifier)).toBe(expected)
  })

  it('refuses a name that cannot begin an XML name', () => {
    expect(() => operatorName('9 lives')).toThrow(RangeError)
  })
})
