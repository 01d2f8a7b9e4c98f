/**
 * Measures this working tree against another commit: both are built, and the same parts measure both in alternating rounds.
 * The bench itself is this tree's for both, so that only the product differs.
 */
import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../scripts/places.ts'
import { comparisonLines, type Round } from './comparison.ts'
import type { Comparing } from './command.ts'
import type { Fact } from './fact.ts'

/** Ends the running step with all its processes. */
let stopCurrent = () => {}

/** A built tree. */
interface Side {
  name: string
  folder: string
}

/** Prints what changed. @throws Error that says which step failed for which of both, with its output */
export async function compareWith({ ref, rounds }: Comparing, parts: readonly string[]): Promise<void> {
  const commit = commitOf(ref)
  const folder = mkdtempSync(join(tmpdir(), 'order-admin-compare-'))
  const before: Side = { name: ref, folder: join(folder, 'before') }
  const after: Side = { name: 'this tree', folder: root }
  const clean = () => {
    git('worktree', 'remove', '--force', before.folder)
    rmSync(folder, { recursive: true, force: true })
  }
  const interrupted = () => {
    stopCurrent()
    clean()
    process.exit(130)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, interrupted)
  try {
    await prepare(before, commit, folder)
    await runIn(after, 'building', [process.execPath, 'scripts/build.ts'])
    const measured: Round[] = []
    for (let round = 0; round < rounds; round++) {
      console.log(`round ${round + 1} of ${rounds}`)
      const facts = new Map<Side, Fact[]>()
      for (const side of round % 2 === 0 ? [before, after] : [after, before])
        facts.set(side, await measure(side, parts, join(folder, 'facts.json')))
      measured.push({ before: facts.get(before)!, after: facts.get(after)! })
    }
    console.log(`\nThis tree against ${ref} (${commit.slice(0, 8)}), ${rounds} rounds of each in turns`)
    for (const line of comparisonLines(measured)) console.log(line)
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, interrupted)
    clean()
  }
}

function commitOf(ref: string): string {
  const found = git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`)
  if (found.status !== 0) throw new Error(`--compare: this repository has no commit, tag or branch "${ref}".`)
  return found.stdout.trim()
}

/** Checks the commit out, installs and builds it. */
async function prepare(side: Side, commit: string, folder: string): Promise<void> {
  const added = git('worktree', 'add', '--detach', side.folder, commit)
  if (added.status !== 0) throw new Error(`Checking out ${side.name} failed:\n${added.stderr}`)
  // A package that the bench needs and the commit did not have yet is found here.
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  await runIn(side, 'installing', ['npm', 'ci', '--no-audit', '--no-fund'])
  await runIn(side, 'building', [process.execPath, 'scripts/build.ts'])
  const bench = join(side.folder, 'test/bench')
  rmSync(bench, { recursive: true, force: true })
  cpSync(join(root, 'test/bench'), bench, { recursive: true })
}

async function measure(side: Side, parts: readonly string[], file: string): Promise<Fact[]> {
  rmSync(file, { force: true })
  const command = [process.execPath, 'test/bench/bench.ts', '--built', '--facts', file, ...parts]
  await runIn(side, 'measuring', command)
  return JSON.parse(readFileSync(file, 'utf8')) as Fact[]
}

async function runIn(
  { name, folder }: Side,
  doing: string,
  [program, ...parameters]: string[],
): Promise<void> {
  console.log(`${doing} ${name}`)
  const PATH = `${join(folder, 'node_modules/.bin')}:${process.env['PATH']}`
  const child = spawn(program!, parameters, {
    cwd: folder,
    env: { ...process.env, PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, which can be ended as a whole.
    detached: true,
  })
  stopCurrent = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid)
  }
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)))
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve))
  stopCurrent = () => {}
  if (code !== 0) throw new Error(`${doing} ${name} failed (${code}):\n${output.slice(-4000)}`)
}

function git(...parameters: string[]) {
  return spawnSync('git', parameters, { cwd: root, encoding: 'utf8' })
}
