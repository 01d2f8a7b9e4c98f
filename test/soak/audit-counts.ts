/** Compares what was asked with what is there, by counts of effects. Pure. */
import { ANY_DELIVERY, isDelivery, keysOf, type Shown } from './effects.ts'
import type { Intent } from './ledger.ts'

/** What is wrong about a subject, in a sentence. */
export interface Finding {
  subject: string
  what: string
}

/** How often each effect must be there at least, and may be at most; and how often it was asked for. */
interface Bounds {
  least: number
  most: number
  ids: string[]
}

/**
 * Each effect is there as often as clients were told that it was done, and no more often than it may have been; and
 * nothing is there that nobody asked for.
 * @param intents those of the subject
 */
export function auditCounts(subject: string, intents: readonly Intent[], shown: Shown): Finding[] {
  const bounds = new Map<string, Bounds>()
  for (const { id, told, effect } of intents) {
    for (const key of keysOf(effect)) {
      const { least, most, ids } = bounds.get(key) ?? { least: 0, most: 0, ids: [] }
      bounds.set(key, {
        least: least + Number(told === 'done'),
        most: most + Number(told !== 'refused'),
        ids: [...ids, `${id} (${told})`],
      })
    }
  }
  const counts = withAnyDelivery(bounds, shown)
  const keys = new Set([...bounds.keys(), ...counts.keys()])
  return [...keys].flatMap((key) => {
    const count = counts.get(key) ?? 0
    const { least, most, ids } = bounds.get(key) ?? { least: 0, most: 0, ids: [] }
    if (count >= least && count <= most) return []
    const wrong = wrongWords(count, { least, most, ids })
    return [{ subject, what: `${key}: ${wrong}${ids.length > 0 ? `; asked by ${ids.join(', ')}` : ''}` }]
  })
}

/** Intents of several effects at once had all of them or none. */
export function auditTorn(subject: string, intents: readonly Intent[], shown: Shown): Finding[] {
  return intents.flatMap(({ id, effect }) => {
    const keys = keysOf(effect)
    const missing = keys.filter((key) => !shown.has(key))
    if (missing.length === 0 || missing.length === keys.length) return []
    return [{ subject, what: `only a part of ${id} was done: ${missing.join(', ')} is missing` }]
  })
}

/** Takes deliveries that no intent describes for those of batches. */
function withAnyDelivery(bounds: ReadonlyMap<string, Bounds>, shown: Shown): Map<string, number> {
  const counts = new Map(shown)
  if (!bounds.has(ANY_DELIVERY)) return counts
  let others = 0
  for (const [key, count] of shown) {
    if (!isDelivery(key)) continue
    const excess = count - (bounds.get(key)?.most ?? 0)
    if (excess <= 0) continue
    others += excess
    counts.set(key, count - excess)
  }
  return counts.set(ANY_DELIVERY, others)
}

function wrongWords(count: number, { least, most, ids }: Bounds): string {
  if (ids.length === 0) return `is there ${times(count)}, and nobody asked for it`
  if (count < least) return `was acknowledged ${times(least)}, and is there ${times(count)}`
  if (most === 0) return `was refused, and is there ${times(count)}`
  return `is there ${times(count)}, and may be there ${times(most)}`
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`
}
