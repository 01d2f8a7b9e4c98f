import { describe, expect, it } from 'vitest'
import { lintSamples } from './lint-sample.ts'

const reports = lintSamples('tables(own-keys-only)')

/** Counts the reports for a function with this body. */
const complaints = (body: string) => reports(`export function sample(key: string): unknown {\n${body}\n}\n`)

describe('lint of tables', () => {
  it.each([
    ['a table of any key', 'const table: Record<string, number> = { one: 1 }; return table[key]'],
    ['a table of some keys', 'const t: Partial<Record<string, number>> = { one: 1 }; return t[key]'],
    ['an object literal', 'return { one: 1 }[key as never]'],
  ])('refuses a text as the index of %s', async (_, text) => {
    expect(await complaints(text)).toBe(1)
  })

  it.each([
    ['lookUp', 'const table: Record<string, number> = { one: 1 }; return lookUp(table, key)'],
    ['a Map', "return new Map([['one', 1]]).get(key)"],
    ['an index that is written out', "const table: Record<string, number> = { one: 1 }; return table['one']"],
  ])('takes %s', async (_, text) => {
    expect(await complaints(text)).toBe(0)
  })
})
