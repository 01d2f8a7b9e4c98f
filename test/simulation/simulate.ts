/** `npm run simulate -- [KIND] RUNS [FROM]`: plays many worlds on each processor, and stops at the first failure. */
import { availableParallelism } from 'node:os'
import { bundle, kindsOfWorlds } from './bundle.ts'
import { playOn, worldOf } from './play.ts'

/** Runs between two lines of progress. */
const PART = 10_000

const words = process.argv.slice(2)
const kind = kindsOfWorlds.find((one) => one === words[0])
const [runs = PART, first = 0] = words.slice(kind ? 1 : 0).map(countOf)
const world = worldOf(await bundle(kind ?? 'world'))
const start = performance.now()
try {
  for (let from = first; from < first + runs; from += PART) {
    const count = Math.min(PART, first + runs - from)
    const { failure } = await playOn(world, { from, count }, availableParallelism())
    if (failure) {
      console.error(JSON.stringify(failure, null, 2))
      process.exitCode = 1
      break
    }
    const seconds = ((performance.now() - start) / 1000).toFixed(0)
    console.log(`seeds ${first} to ${from + count - 1}: nothing found, ${seconds} s`)
  }
} finally {
  world.close()
}

/** @throws Error for anything but a count */
function countOf(text: string): number {
  if (!/^\d{1,9}$/.test(text))
    throw new Error(
      `${text} is not a count: npm run simulate -- [${kindsOfWorlds.join('|')}] RUNS [FIRST SEED]`,
    )
  return Number(text)
}
