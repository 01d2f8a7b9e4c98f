/**
 * `npm run mutate -- edge/sessions --sample 50 --seed 7`: plants small faults one by one into a copy of the project, and
 * runs the nearest tests: those of the file, of its folder, and of its area. What no test finds is a survivor. With
 * `--minutes 240`, it stops in time, and says how many faults it has tried. `npm run mutate -- planted` plants those of a
 * table instead: a named test must find each.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Area, areas } from './mutate/areas.ts'
import { type Mutant, mutantsOf, mutated, sample } from './mutate/mutants.ts'
import { plantedFaults } from './mutate/planted-faults.ts'
import { buildInCopy, copyProject, hasTests, runTests, type Verdict, writeInCopy } from './mutate/tester.ts'
import { type Tried, tryAll } from './mutate/try-all.ts'
import { tryPlanted } from './mutate/try-planted.ts'
import { dist, root } from './places.ts'

interface MutantOfFile extends Mutant {
  file: string
  line: number
  was: string
}

/** How much longer than without a fault the tests may take, in milliseconds besides. */
const PATIENCE = { times: 4, more: 20_000 }

/** The tests beside the files of an area are in another project than those of the area. */
const NEAR = new Map([['e2e', 'shared']])

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: 'Infinity' },
  },
})
const [name = ''] = positionals
const area = Object.hasOwn(areas, name) ? areas[name] : undefined
if (area) await mutateArea(area)
else if (name === 'planted') {
  const missed = await tryPlanted(plantedFaults)
  if (missed.length > 0) throw new Error(`Not found: ${missed.join('; ')}.`)
} else throw new Error(`The areas are planted, ${Object.keys(areas).join(', ')}.`)

async function mutateArea(area: Area): Promise<void> {
  const { project, tests, build } = area
  const all = globSync(`${name}/**/*.ts`, { cwd: root })
    .filter((file) => !/\.(?:test|schema|enums|limits|arbitrary)\.ts$|\/testing\//.test(file))
    .toSorted()
    .flatMap((file) => mutantsIn(file))
  const chosen = sample(all, Number(values.sample), Number(values.seed))

  const start = performance.now()
  copyProject()
  // Otherwise every fault would count as found.
  if (build && !buildInCopy(build)) throw new Error('The copy cannot be built without a fault.')
  if ((await runTests(project, tests, 3_600_000)) !== 'survived')
    throw new Error('The tests fail without a fault.')
  const limit = PATIENCE.times * (performance.now() - start) + PATIENCE.more

  const results = await tryAll(chosen, {
    tryOut: (mutant) => tryOut(mutant, area, limit),
    keep(results) {
      const { verdict, ...mutant } = results.at(-1)!
      console.log(`${results.length} ${verdict}: ${wordsOf(mutant)}`)
      writeResults(all.length, results)
    },
    end: start + Number(values.minutes) * 60_000,
    now: () => performance.now(),
  })
  console.log(rowOf(all.length, results))
}

function mutantsIn(file: string): MutantOfFile[] {
  const text = readFileSync(join(root, file), 'utf8')
  return mutantsOf(file, text).map((mutant) => ({
    ...mutant,
    file,
    line: text.slice(0, mutant.start).split('\n').length,
    was: text.slice(mutant.start, mutant.end),
  }))
}

async function tryOut(
  mutant: MutantOfFile,
  { project, tests, build }: Area,
  limit: number,
): Promise<Verdict> {
  const { file } = mutant
  const text = readFileSync(join(root, file), 'utf8')
  writeInCopy(file, mutated(text, mutant))
  try {
    if (build && !buildInCopy(build)) return 'killed'
    // Most faults are found by the test of the file, which takes seconds where those of a desk take minutes.
    for (const place of [file.replace(/ts$/, 'test.ts'), `${dirname(file)}/`]) {
      const near = hasTests(place) ? await runTests(NEAR.get(project) ?? project, [place], limit) : 'survived'
      if (near !== 'survived') return near
    }
    return await runTests(project, tests, limit)
  } finally {
    writeInCopy(file, text)
  }
}

function wordsOf({ file, line, kind, was, put }: MutantOfFile): string {
  return `${file}:${line} ${kind}: ${short(was)} → ${short(put)}`
}

/** A text in one line, of at most 60 characters. */
function short(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > 60 ? `${line.slice(0, 59)}…` : line
}

/** The area's row of a table: all mutants, those that were tried, and what became of them. */
function rowOf(mutants: number, results: readonly Tried<MutantOfFile>[]): string {
  const count = (verdict: Verdict) => results.filter((result) => result.verdict === verdict).length
  const found = count('killed') + count('timeout')
  const score = results.length === 0 ? 0 : Math.round((100 * found) / results.length)
  return `| ${name} | ${mutants} | ${results.length} | ${count('killed')} | ${count('timeout')} | ${count('survived')} | ${score} % |`
}

function writeResults(mutants: number, results: readonly Tried<MutantOfFile>[]): void {
  const folder = join(dist, 'mutation')
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, `${name.replaceAll('/', '-')}.json`),
    JSON.stringify({ area: name, seed: values.seed, mutants, tried: results.length, results }, null, 2),
  )
}
