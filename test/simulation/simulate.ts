/** `npm run simulate -- [KIND] [RUNS [FIRST SEED]]`: plays many worlds on each processor, and stops at the first failure. */
import { availableParallelism } from 'node:os'
import { bundle } from './bundle.ts'
import { playOn, worldOf } from './play.ts'
import { readWords, type Simulate } from './simulate-words.ts'

/** Runs between two lines of progress. */
const PART = 10_000

const read = readWords(process.argv.slice(2))
if (read.ok) await simulate(read.value)
else {
  console.error(read.reason)
  process.exitCode = 1
}

async function simulate({ kind, runs = PART, first }: Simulate): Promise<void> {
  const world = worldOf(await bundle(kind))
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
}
