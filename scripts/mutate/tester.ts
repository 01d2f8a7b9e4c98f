/** A copy of the project in which a file can be changed, and its tests run. */
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, globSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { dist, root } from '../places.ts'

export type Verdict = 'killed' | 'survived' | 'timeout'

const copy = join(dist, 'mutation/copy')
/** A fault often makes a test wait for what never comes. */
const TEST_LIMIT_MS = 40_000

/** Copies the files that git knows or would take; `node_modules` and `dist` are those of the project. */
export function copyProject(): void {
  rmSync(copy, { recursive: true, force: true })
  const names = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  for (const name of new Set(names.toString().trim().split('\n'))) {
    mkdirSync(dirname(join(copy, name)), { recursive: true })
    cpSync(join(root, name), join(copy, name))
  }
  for (const name of ['node_modules', 'dist']) symlinkSync(join(root, name), join(copy, name))
  // What is built in the packages is changed by a build of the copy, which reads some of it.
  for (const name of globSync('packages/*/{dist,wrangler.jsonc,LICENSE}', { cwd: root })) {
    cpSync(join(root, name), join(copy, name), { recursive: true })
  }
}

/** Builds in the copy. @returns whether it could be built */
export function buildInCopy([module, name]: readonly [string, string]): boolean {
  const code = `await (await import('./${module}')).${name}()`
  try {
    execFileSync(process.execPath, ['--input-type=module', '--eval', code], { cwd: copy, stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

export function writeInCopy(file: string, text: string): void {
  writeFileSync(join(copy, file), text)
}

/** Whether there are tests. @param place a file, or a folder with a slash at its end */
export function hasTests(place: string): boolean {
  return globSync(place.endsWith('/') ? `${place}**/*.test.ts` : place, { cwd: root }).length > 0
}

/**
 * Runs tests until one fails.
 * @param places beginnings of the tests' paths
 * @param limit milliseconds after which the tests count as hanging
 * @param named leaves out tests without these words in their names
 */
export async function runTests(
  project: string,
  places: readonly string[],
  limit: number,
  named?: string,
): Promise<Verdict> {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const options = ['--project', project, '--bail=1', '--reporter=dot', `--testTimeout=${TEST_LIMIT_MS}`]
  const words = named === undefined ? [] : ['-t', named]
  const parameters = [vitest, 'run', ...options, ...words, ...places]
  const child = spawn(process.execPath, parameters, { cwd: copy, stdio: 'ignore', detached: true })
  const ended = new Promise<Verdict>((resolve) => {
    child.on('exit', (code) => resolve(code === 0 ? 'survived' : 'killed'))
  })
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Verdict>((resolve) => {
    timer = setTimeout(() => resolve('timeout'), limit)
  })
  const verdict = await Promise.race([ended, late])
  clearTimeout(timer)
  // Its own group: the processes that it started end with it.
  if (verdict === 'timeout') process.kill(-child.pid!, 'SIGKILL')
  await ended
  return verdict
}
