import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { areas } from './mutate/areas.ts'
import { mutantsOf, mutated, sample } from './mutate/mutants.ts'
import { withPlant } from './mutate/plant.ts'
import { plantedFaults } from './mutate/planted-faults.ts'
import type { Verdict } from './mutate/tester.ts'
import { tryAll } from './mutate/try-all.ts'
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

/** Tries faults, each of which takes as many minutes as it is. @returns what was kept after each */
async function keptIn(minutes: number, faults: readonly number[]): Promise<string[]> {
  let now = 0
  const kept: string[] = []
  await tryAll(
    faults.map((takes) => ({ takes })),
    {
      tryOut({ takes }) {
        now += takes
        return Promise.resolve<Verdict>(takes > 2 ? 'survived' : 'killed')
      },
      keep: (results) => kept.push(results.map(({ takes, verdict }) => `${takes} ${verdict}`).join(', ')),
      end: minutes,
      now: () => now,
    },
  )
  return kept
}

describe('faults that are tried one after the other', () => {
  it('have their results kept after each, with all before it', async () => {
    expect(await keptIn(Infinity, [1, 3])).toEqual(['1 killed', '1 killed, 3 survived'])
  })

  it('end in time for one that takes as long as the longest before it', async () => {
    expect((await keptIn(10, [1, 4, 1, 1, 1])).length).toBe(4)
    expect((await keptIn(10, [2, 2, 2, 2, 2, 2])).length).toBe(5)
    expect(await keptIn(0, [])).toEqual([])
  })
})

describe('the weekly run', () => {
  const { jobs } = parse(readFileSync(join(root, '.github/workflows/mutation.yml'), 'utf8')) as {
    jobs: {
      mutate: {
        strategy: { matrix: { area: string[] } }
        'timeout-minutes': number
        steps: { run?: string }[]
      }
    }
  }
  const { strategy, steps, 'timeout-minutes': timeout } = jobs.mutate

  it('has each area, and the faults of the table', () => {
    expect(strategy.matrix.area.toSorted()).toEqual([...Object.keys(areas), 'planted'].toSorted())
  })

  it('stops by itself an hour before it is stopped', () => {
    const minutes = steps.map(({ run }) => /--minutes (\d+)/.exec(run ?? '')?.[1]).find(Boolean)
    expect(Number(minutes)).toBeLessThanOrEqual(timeout - 60)
  })
})

describe('the faults of the table', () => {
  it.each(plantedFaults)('can be planted, and have their test: $name', ({ test, says, ...fault }) => {
    const text = readFileSync(join(root, fault.file), 'utf8')
    expect(withPlant(text, fault)).not.toBe(text)
    expect(readFileSync(join(root, test), 'utf8')).toContain(says)
  })
})
