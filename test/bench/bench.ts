/**
 * `npm run bench`: measures what the project claims about size, speed and memory, and prints one line for each fact.
 * `npm run bench -- widget-report edge` measures some parts only, by name. `--write` makes docs/benchmarks.md of the facts,
 * `--compare REF` tells what got slower or faster since a commit (`--rounds 10` measures more often), and `--facts FILE`
 * writes the facts as JSON. With `--built` it takes what `npm run build` has made.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildAll } from '../../scripts/build.ts'
import { root } from '../../scripts/places.ts'
import { type Command, readCommand } from './command.ts'
import { compareWith } from './compare.ts'
import type { Fact } from './fact.ts'
import { lineOf } from './fact-text.ts'
import { aboutRun, loadNow } from './machine.ts'
import { writePage } from './page.ts'
import { groups, parts } from './parts.ts'

const PAGE = join(root, 'docs/benchmarks.md')
/** Above it other programs disturb what is measured. */
const QUIET_LOAD = 0.5

interface Measured {
  facts: Fact[]
  failed: { part: string; reason: string }[]
}

/** Measures the parts one after another. One that fails does not stop the others. */
async function measure(names: readonly string[]): Promise<Measured> {
  const measured: Measured = { facts: [], failed: [] }
  for (const name of names) {
    let question = ''
    try {
      await parts.get(name)!((fact) => {
        if (fact.question !== question) console.log(`\n${name}: ${fact.question}`)
        question = fact.question
        console.log(`  ${lineOf(fact)}`)
        measured.facts.push(fact)
      })
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      measured.failed.push({ part: name, reason })
      console.error(`\nThe part ${name} failed: ${reason}`)
      process.exitCode = 1
    }
  }
  return measured
}

async function run({ does, parts: names, builds }: Command): Promise<void> {
  if (does.kind === 'compare') return compareWith(does, names)
  const start = performance.now()
  const before = loadNow()
  if (builds) await buildAll()
  const { facts, failed } = await measure(names)
  if (does.kind === 'facts') writeFileSync(does.file, JSON.stringify(facts))
  if (does.kind !== 'write') return
  const left = [...parts.keys()].filter((name) => !names.includes(name))
  const about = aboutRun({ minutes: (performance.now() - start) / 60_000, before })
  writeFileSync(PAGE, writePage({ facts, failed, left, about, isBusy: before > QUIET_LOAD }))
  console.log('\nwrote docs/benchmarks.md')
}

try {
  await run(readCommand(process.argv.slice(2), { names: [...parts.keys()], groups }))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
