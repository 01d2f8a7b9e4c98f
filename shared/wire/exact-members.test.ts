import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { long } from '../domain/long.schema.ts'
import { memberChecker } from './exact-members.ts'
import { memberReader } from './members.ts'
import { operatorName } from './operator-name.ts'
import { prototypeNames } from './testing/prototype-names.ts'

const schema = z.object({
  Id: z.number(),
  Note: z.nullable(z.string()),
  Percent: z.optional(long),
  Inner: z.optional(z.object({ Name: z.optional(z.string()) })),
  Rows: z.optional(z.array(z.object({ RowId: z.nullable(z.number()) }))),
  Metadata: z.optional(z.record(z.string(), z.string())),
})
const provider = operatorName()
const isExact = memberChecker(schema, provider)
const read = memberReader(schema, provider)

describe('memberChecker', () => {
  it.each([
    ['the exact names', { Id: 1, Note: 'a', Inner: { Name: 'x' }, Rows: [{ RowId: 1 }] }],
    ['a null that means something', { Id: 1, Note: null, Rows: [{ RowId: null }] }],
    ['any key of a record', { Metadata: { any: 'x', note: 'y' } }],
    ['an empty text for a text', { Note: '' }],
    ['what is no object', 7],
  ])('is true for %s', (_, value) => expect(isExact(value)).toBe(true))

  it.each<[string, unknown]>([
    ['an unknown member', { Id: 1, Other: 1 }],
    ['another case', { id: 1 }],
    ['a null that means nothing', { Id: null }],
    ['a null that means nothing, one level down', { Inner: { Name: null } }],
    ['another case in a list', { Rows: [{ RowId: 1 }, { rowId: 2 }] }],
    ['an empty text for a number', { Percent: '' }],
    ...prototypeNames.map((name): [string, unknown] => [`a member ${name}`, JSON.parse(`{"${name}":1}`)]),
  ])('is false for %s', (_, value) => expect(isExact(value)).toBe(false))

  it('is never true under the names of another operator', () => {
    expect(memberChecker(schema, operatorName('Acme'))({ Id: 1 })).toBe(false)
  })

  it('is true only where reading changes nothing', () => {
    const names = fc.constantFrom('Id', 'id', 'Note', 'Percent', 'Inner', 'Name', 'Rows', 'RowId', 'other')
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof({ depthSize: 'small' }, fc.constantFrom(null, '', 1, 'x'), tie('object'), tie('list')),
      list: fc.array(tie('value'), { maxLength: 2 }),
      object: fc.dictionary(names, tie('value'), { maxKeys: 4, noNullPrototype: true }),
    }))
    fc.assert(
      fc.property(value, (json) => {
        expect(isExact(json) ? read(json) : json).toEqual(json)
      }),
      { numRuns: 2000 },
    )
  })
})
