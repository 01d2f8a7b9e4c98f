/** `npm test`: runs every check on a clean checkout. The last line has the counts. */
import { join } from 'node:path'
import { checkBudgets } from './budgets.ts'
import { check, finish, runTests } from './checks.ts'
import { describeEngines } from './engines.ts'
import { keepOutputIn } from './output.ts'
import { scanOutput } from './output-scan.ts'
import { dist, run } from './places.ts'
import { describePictures } from '../test/support/book-pictures.ts'
import { provideChromium } from './provide-chromium.ts'
import { checkWidget } from './widget-files.ts'

const output = join(dist, 'output')

keepOutputIn(output)
// What nothing waits for is done beside the rest.
const sources = checkSources()
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
  // In parallel: the end-to-end tests mostly wait for processes and pages, the others compute.
  await Promise.all([
    runTests({ name: 'widget in Chromium', parameters: ['--project=widget-browser'], isShown: true }),
    runTests({ name: 'end-to-end of the desks', parameters: ['--project=e2e-desk'] }),
    testsOfWidget(),
    testsOfModules(),
    testsOfEdge(),
  ])
  // Vitest quotes the compared values of a failing test, so a failure may also show up here.
  await check("nothing secret or personal in the run's output", () => scanOutput(output))
}
await sources
finish()

async function testsOfWidget(): Promise<void> {
  await runTests({ name: 'end-to-end, first half', parameters: ['--project=e2e', '--shard=1/2'] })
  await runTests({ name: 'widget', parameters: ['--project=widget'] })
}

async function testsOfModules(): Promise<void> {
  await runTests({ name: 'end-to-end, second half', parameters: ['--project=e2e', '--shard=2/2'] })
  // By now the others are done or nearly so, and both processors are free.
  const others = ['--project=!widget*', '--project=!e2e*', '--project=!edge']
  await runTests({ name: 'modules', parameters: [...others, '--maxWorkers=2'] })
}

/** They mostly wait, so they leave the processors to the others. */
async function testsOfEdge(): Promise<void> {
  await sources
  await runTests({ name: 'edge', parameters: ['--project=edge'] })
}

async function checkSources(): Promise<void> {
  await check('format', () => run('prettier', ['--check', '--cache', '--cache-strategy=content', '.']))
  await check('lint', () => run('oxlint', []))
  await check('unused', async () => {
    await run('knip', ['--no-config-hints'])
    await run('knip', ['--no-config-hints', '--production'])
  })
  await check('types', () => run('tsc', ['-p', 'tsconfig.json']))
  await check('types of the workers', () => run('tsc', ['-p', 'tsconfig.workers.json']))
}
