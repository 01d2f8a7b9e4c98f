/** `npm test`: every check there is, on a clean checkout; ends with one line that counts them. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildAll } from './build.ts'
import { findChromium } from './chromium.ts'
import { checkEdge } from './edge-size.ts'
import { keepOutputIn } from './output.ts'
import { scanOutput } from './output-scan.ts'
import { dist, run } from './places.ts'
import { checkWidget } from './widget-size.ts'

const results = join(dist, 'vitest.json')
const output = join(dist, 'output')
let passed = 0
let failed = 0

async function check(name: string, body: () => Promise<string | void> | string): Promise<boolean> {
  const start = performance.now()
  try {
    const fact = await body()
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    console.log(`✓ ${name}${fact ? `: ${fact}` : ''} (${seconds} s)`)
    passed++
    return true
  } catch (error) {
    console.error(`✗ ${name}\n${error instanceof Error ? error.message : String(error)}`)
    failed++
    return false
  }
}

/** The browser comes from Debian's package: one that a test tool would download is not wanted. */
async function provideChromium(): Promise<string> {
  if (!findChromium() && process.getuid?.() === 0) {
    await run('apt-get', ['update'])
    await run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'])
  }
  const path = findChromium()
  if (!path) throw new Error('No Chromium found: install the package chromium, or set CHROMIUM to its path.')
  return path
}

async function vitest(): Promise<void> {
  rmSync(results, { force: true })
  mkdirSync(dist, { recursive: true })
  const reporters = [
    '--reporter=dot',
    '--reporter=json',
    '--reporter=./scripts/output-reporter.ts',
    `--outputFile.json=${results}`,
  ]
  let failure: unknown
  try {
    await run('vitest', ['run', ...reporters], true)
  } catch (error) {
    failure = error
  }
  const { numPassedTests = 0, numFailedTests = 0 } = readResults()
  passed += numPassedTests
  failed += numFailedTests
  // A file that does not load, or an error outside a test, counts no failed test and is a failure all the same.
  if (failure && numFailedTests === 0) failed++
}

function readResults(): { numPassedTests?: number; numFailedTests?: number } {
  try {
    return JSON.parse(readFileSync(results, 'utf8')) as object
  } catch {
    return {}
  }
}

keepOutputIn(output)
await check('chromium', provideChromium)
await check('format', () => run('prettier', ['--check', '.']))
await check('lint', () => run('oxlint', []))
await check('types', () => run('tsc', ['-p', 'tsconfig.json']))
await check('types of the workers', () => run('tsc', ['-p', 'tsconfig.workers.json']))
const built = await check('build and dry-run deploy', async () => void (await buildAll()))
if (built) {
  await check("widget's first load", checkWidget)
  await check("edge's bundle", checkEdge)
  await vitest()
  // Of a test that fails vitest quotes what it compared: then there may be something of that here, too.
  await check("nothing secret or personal in the run's output", () => scanOutput(output))
}

console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
