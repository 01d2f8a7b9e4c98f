import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { fileOf, type WordSet, wordSets } from './languages.ts'

/** The texts of a module and of every module that it imports statically. */
function textsFrom(entry: URL, seen = new Map<string, string>()): Map<string, string> {
  const path = fileURLToPath(entry)
  if (seen.has(path) || !existsSync(path)) return seen
  const text = readFileSync(path, 'utf8')
  seen.set(path, text)
  for (const [, from] of text.matchAll(/^(?:import|export|\})(?! type\b).*?from '(\.[^']+)'/gm)) {
    textsFrom(new URL(from!, entry), seen)
  }
  return seen
}

const files = import.meta.glob<{ texts: object }>(['./en.ts', '../**/words/**/en.ts'], { eager: true })
const termsOf = (set: WordSet) => Object.keys(files[fileOf(set, 'en')]!.texts)

describe.each([
  ['rows', ['../register.ts', '../desks/order/desk/extra-parts.ts'], 'change-bar.ts'],
  ['order', ['../register.ts'], 'view-bar.ts'],
  ['frame', ['../register.ts'], 'desk-frame.ts'],
  ['reports', ['../register.ts'], 'report-desk.ts'],
  ['credit', ['../register.ts'], 'credit-desk.ts'],
  ['changes', ['../register.ts'], 'changes-desk.ts'],
  ['orders', ['../register.ts'], 'orders-desk.ts'],
  ['orders-batch', ['../register.ts', '../desks/orders/desk/orders-desk-parts.ts'], 'orders-batches.ts'],
] as const)('the words of the set "%s"', (set, entries, later) => {
  it('are not used before they are loaded', () => {
    const first = entries.flatMap((entry) => [...textsFrom(new URL(entry, import.meta.url))])
    expect(first.some(([path]) => path.endsWith('order-head.ts'))).toBe(true)
    expect(first.some(([path]) => path.endsWith(later))).toBe(false)
    const used = termsOf(set).filter((term) =>
      first.some(([path, text]) => !/\/(?:locales|words)\//.test(path) && text.includes(`'${term}'`)),
    )
    expect(used).toEqual([])
  })
})

describe('the sets of words', () => {
  it('have no term in common, with each other or with the first load', () => {
    const all = [...Object.keys(files['./en.ts']!.texts), ...wordSets.flatMap(termsOf)]
    expect(all.filter((term, index) => all.indexOf(term) !== index)).toEqual([])
  })
})
