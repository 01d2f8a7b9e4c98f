import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { criteria, softwareClauses } from './accessibility-criteria.ts'
import { accessibilityReports } from './accessibility-report.ts'
import { root } from './places.ts'

const claims = [...criteria, ...softwareClauses]

describe('the accessibility conformance report', () => {
  it.each(Object.entries(accessibilityReports()))('is in docs/ as its table says: %s', (name, text) => {
    expect(readFileSync(join(root, 'docs', name), 'utf8'), 'node scripts/accessibility-report.ts').toBe(text)
  })

  it('has the 31 criteria of level A and the 24 of level AA, each once and in sequence', () => {
    const numbers = criteria.map(({ num }) => num)
    expect(criteria.filter(({ level }) => level === 'A')).toHaveLength(31)
    expect(criteria.filter(({ level }) => level === 'AA')).toHaveLength(24)
    expect(numbers).toEqual(
      [...new Set(numbers)].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })),
    )
  })

  it('never claims what no test holds', () => {
    const held = ({ adherence }: (typeof claims)[number]) => adherence.endsWith('supports')
    expect(claims.filter((claim) => held(claim) !== Boolean(claim.tests)).map(({ num }) => num)).toEqual([])
  })

  it('names only tests that there are', () => {
    const named = [...new Set(claims.flatMap(({ tests = [] }) => tests))]
    expect(named.filter((pattern) => globSync(pattern, { cwd: root }).length === 0)).toEqual([])
  })

  it('has the members that OpenACR requires', () => {
    const acr = parse(accessibilityReports()['accessibility-report.yaml']!) as Record<string, object>
    expect(acr).toMatchObject({ title: expect.any(String), product: { name: 'order-admin' } })
    expect(acr['author']).toHaveProperty('email')
    expect(Object.keys(acr['chapters']!)).toEqual([
      'success_criteria_level_a',
      'success_criteria_level_aa',
      'en_301_549_web',
      'en_301_549_software',
    ])
  })
})
