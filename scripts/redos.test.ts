/** No regular expression of the sources takes more than linear time, except those that were reviewed. */
import { checkSync } from 'recheck'
import { describe, expect, it } from 'vitest'
import { type Pattern, patternsOf, patternsOfSources } from './testing/regexes/patterns.ts'
import { reviewed } from './testing/regexes/reviewed.ts'

/** Only a repetition can take long, and a single one only if the search may begin anywhere. */
const REPEATS = /[*+]|\{\d+,\}|\{\d+,\d{2,}\}/g

/** Patterns with look-around are tried with random texts: always the same, on a machine of any speed. */
const SETTINGS = { timeout: 300_000, attackTimeout: 60_000, randomSeed: 1 }

/** Why a pattern may take long; undefined if it takes linear time. */
function slowness({ source, flags }: Pick<Pattern, 'source' | 'flags'>): string | undefined {
  if (source === undefined) return 'it is not known before the run'
  const repeats = source.match(REPEATS)?.length ?? 0
  if (repeats === 0 || (repeats === 1 && source.startsWith('^') && !source.includes('|'))) return undefined
  // A sticky expression begins in one place only.
  const whole = flags.includes('y') ? `^(?:${source})` : source
  const checked = checkSync(whole, flags.replace(/[yvd]/g, ''), SETTINGS)
  if (checked.status === 'safe') return undefined
  return checked.status === 'vulnerable'
    ? `${checked.complexity.summary}: ${checked.attack.pattern}`
    : checked.error.kind
}

describe('the regular expressions', () => {
  it('are found in literals and in what is made of texts', () => {
    const text =
      "const A = '[a-z]'\nconst one = /a+/g\nconst other = new RegExp(`^${A}*$`, 'u')\nnew RegExp(input)"
    expect(patternsOf('a.ts', text).map(({ source, flags }) => [source, flags])).toEqual([
      ['a+', 'g'],
      ['^[a-z]*$', 'u'],
      [undefined, ''],
    ])
  })

  it('are told slow from quick', () => {
    expect(slowness({ source: '^(?:a|a)*$', flags: '' })).toMatch(/exponential/)
    expect(slowness({ source: 'a*a*b', flags: '' })).toMatch(/polynomial|degree/)
    expect(slowness({ source: '^a*$', flags: '' })).toBeUndefined()
  })

  it('take linear time, or were reviewed', () => {
    const known = new Map<string, string | undefined>()
    const nameOf = ({ file, written }: { file: string; written: string }) => `${file} ${written}`
    const all = patternsOfSources()
    const expected = new Set(reviewed.map(nameOf))
    const slow = all.flatMap((pattern) => {
      if (expected.has(nameOf(pattern))) return []
      const key = `/${pattern.source}/${pattern.flags}`
      if (!known.has(key)) known.set(key, slowness(pattern))
      const why = known.get(key)
      return why === undefined ? [] : [`${nameOf(pattern)} ${why}`]
    })
    expect(slow).toEqual([])
    // What is gone leaves the table.
    expect([...expected].filter((name) => !all.some((pattern) => nameOf(pattern) === name))).toEqual([])
  })
})
