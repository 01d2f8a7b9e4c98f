/** `npm test`: runs every check on a clean checkout. The last line has the counts. */
import { join } from 'node:path'
import { checkBudgets } from './budgets.ts'
import { check, finish, runTests, type TestRun } from './checks.ts'
import { describeEngines } from './engines.ts'
import { testsOfLongRunAlone } from './long-tests.ts'
import { keepOutputIn } from './output.ts'
import { scanOutput } from './output-scan.ts'
import { dist, run } from './places.ts'
import { describePictures } from '../test/support/book-pictures.ts'
import { provideChromium } from './provide-chromium.ts'
import { checkWidget } from './widget-files.ts'

/** An end-to-end lane waits for processes and pages about half of its time. */
const LANES = 3

/** Leaves out what only `npm run test:long` runs. */
const shortRun = ['--tags-filter=!long', ...testsOfLongRunAlone().map((file) => `--exclude=${file}`)]

const output = join(dist, 'output')

keepOutputIn(output)
const [built] = await Promise.all([
  // In a process of its own, because Vite sets NODE_ENV in that which builds, and the tests would inherit it.
  check('build and dry-run deploy', () => run('node', ['scripts/build.ts'])),
  check('chromium', provideChromium),
])
if (built) {
  await check("widget's files", checkWidget)
  await check('budgets', checkBudgets)
  await check('pictures of the style book', describePictures)
  await check('other engines', describeEngines)
  await allOf([
    () =>
      runShort({ name: 'modules', parameters: ['--project=!widget*', '--project=!e2e*', '--project=!edge'] }),
    () => runShort({ name: 'widget in Chromium', parameters: ['--project=widget-browser'], isShown: true }),
    () => runShort({ name: 'edge', parameters: ['--project=edge'] }),
    () => runShort({ name: 'end-to-end of the desks', parameters: ['--project=e2e-desk'] }),
    () => runShort({ name: 'end-to-end, first half', parameters: ['--project=e2e', '--shard=1/2'] }),
    () => runShort({ name: 'end-to-end, second half', parameters: ['--project=e2e', '--shard=2/2'] }),
    () => runShort({ name: 'widget', parameters: ['--project=widget'] }),
    // It waits most of its time: for its traffic, and for outcomes that are known after half a minute.
    () => check('soak', () => run('node', ['test/soak/soak.ts', '--short', '--built'])),
    checkSources,
  ])
  // Vitest quotes the compared values of a failing test, so a failure may also show up here.
  await check("nothing secret or personal in the run's output", () => scanOutput(output))
} else await checkSources()
finish()

function runShort(tests: TestRun): Promise<void> {
  return runTests({ ...tests, parameters: [...tests.parameters, ...shortRun] })
}

/** Runs the longest first, and some at once: more of them would only starve the others of processors. */
async function allOf(lanes: (() => Promise<unknown>)[]): Promise<void> {
  const waiting = lanes.values()
  await Promise.all(
    Array.from({ length: LANES }, async () => {
      for (const lane of waiting) await lane()
    }),
  )
}

async function checkSources(): Promise<void> {
  await check('format', () => run('oxfmt', ['--check', '.']))
  await check('lint', () => run('oxlint', []))
  await check('unused', async () => {
    await run('knip', ['--no-config-hints'])
    await run('knip', ['--no-config-hints', '--production'])
  })
  await check('types', () => run('tsc', ['-p', 'tsconfig.json']))
  await check('types of the workers', () => run('tsc', ['-p', 'tsconfig.workers.json']))
  await check('types of the simulation', () => run('tsc', ['-p', 'tsconfig.simulation.json']))
}
