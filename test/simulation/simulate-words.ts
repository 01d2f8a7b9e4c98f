/** The words after `npm run simulate --`. Pure. */
import { refuse, ok, type Result } from '../../shared/domain/values/result.ts'
import { type KindOfWorld, kindsOfWorlds } from './bundle.ts'

export interface Simulate {
  kind: KindOfWorld
  /** How many; undefined if it is not said. */
  runs: number | undefined
  first: number
}

/** @returns what to play, or a sentence that says which word is wrong */
export function readWords(words: readonly string[]): Result<Simulate, string> {
  const kind = kindsOfWorlds.find((one) => one === words[0])
  const counts = words.slice(kind ? 1 : 0)
  const usage = `npm run simulate -- [${kindsOfWorlds.join('|')}] [RUNS [FIRST SEED]]`
  for (const [index, word] of counts.entries()) {
    if (index > 1) return refuse(`"${word}" is one word too many: ${usage}`)
    const isFirst = !kind && index === 0
    const what = isFirst ? 'neither a kind of worlds nor a count' : 'not a count'
    if (!/^\d{1,9}$/.test(word)) return refuse(`"${word}" is ${what}: ${usage}`)
  }
  const [runs, first = 0] = counts.map(Number)
  return ok({ kind: kind ?? 'world', runs, first })
}
