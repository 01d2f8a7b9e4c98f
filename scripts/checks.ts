/** Runs checks and tests and counts both. A script ends with one line that has the numbers. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { dist, run } from './places.ts'

let passed = 0
let failed = 0

/**
 * Runs a check, prints whether it passed, and counts it.
 * @param body throws on failure; may return a fact to print
 * @returns whether it passed
 */
export async function check(name: string, body: () => Promise<string | void> | string): Promise<boolean> {
  const start = performance.now()
  try {
    const fact = await body()
    console.log(`✓ ${name}${fact ? `: ${fact}` : ''} (${secondsSince(start)} s)`)
    passed++
    return true
  } catch (error) {
    console.error(`✗ ${name}\n${error instanceof Error ? error.message : String(error)}`)
    failed++
    return false
  }
}

export interface TestRun {
  /** Its name in the output, and in the name of its result file. */
  name: string
  /** The arguments for vitest. */
  parameters: string[]
  /** Whether to show its output while it runs; otherwise it is shown at the end, if it fails. */
  isShown?: boolean
}

/** Runs vitest, and counts its tests. */
export async function runTests({ name, parameters, isShown = false }: TestRun): Promise<void> {
  const results = join(dist, `vitest-${name.replaceAll(' ', '-')}.json`)
  rmSync(results, { force: true })
  mkdirSync(dist, { recursive: true })
  const reporters = [
    '--reporter=dot',
    '--reporter=json',
    '--reporter=./scripts/output-reporter.ts',
    `--outputFile.json=${results}`,
  ]
  const start = performance.now()
  let failure: unknown
  try {
    await run('vitest', ['run', ...reporters, ...parameters], isShown)
  } catch (error) {
    failure = error
  }
  const { numPassedTests = 0, numFailedTests = 0 } = readResults(results)
  passed += numPassedTests
  failed += numFailedTests
  // A file that does not load, or an error outside a test, is a failure without a failed test.
  if (failure && numFailedTests === 0) failed++
  const counts = `${numPassedTests} passed, ${numFailedTests} failed`
  console.log(`${failure ? '✗' : '✓'} tests ${name}: ${counts} (${secondsSince(start)} s)`)
  if (failure && !isShown) console.error(failure instanceof Error ? failure.message : String(failure))
}

/** Prints the numbers and sets the exit code. */
export function finish(): void {
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1
}

function readResults(file: string): { numPassedTests?: number; numFailedTests?: number } {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as object
  } catch {
    return {}
  }
}

function secondsSince(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(1)
}
