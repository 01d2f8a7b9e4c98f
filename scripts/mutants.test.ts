import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { areas } from './mutate/areas.ts'
import { mutantsOf, mutated, sample } from './mutate/mutants.ts'
import { root } from './places.ts'

const all = (text: string) => mutantsOf('a.ts', text).map((mutant) => mutated(text, mutant))

describe('the mutants of a file', () => {
  it('negate a condition and turn each operator', () => {
    expect(new Set(all('if (a < b && c) d = 1'))).toEqual(
      new Set([
        'if (!(a < b && c)) d = 1',
        'if ((a < b) || (c)) d = 1',
        'if ((a) <= (b) && c) d = 1',
        'if (a < b && c) d = 2',
      ]),
    )
  })

  it('take out a call, a value that is returned, and a body', () => {
    expect(new Set(all('function f() { g(); return h }'))).toEqual(
      new Set(['function f() {}', 'function f() { ; return h }', 'function f() { g(); return undefined }']),
    )
  })

  it('leave types, imports and the words of exceptions alone', () => {
    expect(all("import a from 'b'\ntype A = 'x' | 1\nthrow new Error('no')\nlet x: 'y'")).toEqual([])
  })

  it('are the same sample for the same seed', () => {
    const items = Array.from({ length: 100 }, (_, index) => index)
    expect(sample(items, 10, 7)).toEqual(sample(items, 10, 7))
    expect(sample(items, 10, 7)).not.toEqual(sample(items, 10, 8))
    expect(new Set(sample(items, 100, 7)).size).toBe(100)
  })
})

describe('the areas', () => {
  it.each(Object.entries(areas))('%s has sources and tests', (folder, { tests }) => {
    expect(globSync(`${folder}/**/*.ts`, { cwd: root }).length).toBeGreaterThan(0)
    for (const place of tests)
      expect(globSync(`${place}**/*.test.ts`, { cwd: root }).length).toBeGreaterThan(0)
  })
})
