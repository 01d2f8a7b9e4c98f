/** `npm run test:long`: runs the tests that have more cases than `npm test` runs, with all of them. */
import { check, finish, runTests } from './checks.ts'
import { longTests } from './long-tests.ts'
import { run } from './places.ts'
import { provideChromium } from './provide-chromium.ts'
import { provideEmptyRoot } from './provide-empty-root.ts'
import { provideEngines } from './provide-engines.ts'
import { provideScreenReader } from './provide-screen-reader.ts'

/** Each waits for its browser, or for its processes, about half of its time. A test is of the first lane that has it. */
const lanes: readonly [name: string, has: (file: string) => boolean][] = [
  ['style book in every mode', (file) => file.startsWith('widget/testing/book/')],
  ['widget in every look', (file) => file.endsWith('.browser.test.ts')],
  ['simulated worlds', (file) => file.startsWith('test/simulation/')],
  ['end-to-end', (file) => /^test\/(?!(?:totals|fuzz|bench)\/)/.test(file)],
  // One case, as long as all of the next lane.
  ['lives of an order', (file) => file.startsWith('provider/testing/model/')],
  ['many cases', () => true],
]

function laneOf(file: string): string | undefined {
  return lanes.find(([, has]) => has(file))?.[0]
}

process.env['LONG_RUN'] = 'true'
await check('chromium', provideChromium)
await check('other engines', provideEngines)
await check('empty root', provideEmptyRoot)
await check('screen reader', provideScreenReader)
// In a process of its own, because Vite sets NODE_ENV in that which builds, and the tests would inherit it.
if (await check('build', () => run('node', ['scripts/build.ts']))) {
  const files = longTests()
  await Promise.all(
    lanes.map(([name]) => runTests({ name, parameters: files.filter((file) => laneOf(file) === name) })),
  )
}
finish()
