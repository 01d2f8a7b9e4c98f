/** The process of the simulated world: plays plans one after the other. */
import type { Profiler } from 'node:inspector'
import { Session } from 'node:inspector/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { install } from '../platform/globals.ts'
import type { Finding } from './finding.ts'
import type { Plan } from './plan.ts'
import { planOf } from './plan-of.ts'
import { run } from './run.ts'
import { smallest } from './shrink.ts'

/** What the process is asked to play. */
export interface Part {
  /** The first seed, and how many follow. */
  from: number
  count: number
  /** Members that every plan gets in place of its own. */
  more?: Partial<Plan>
  /** Whether V8 counts what is run. */
  isCounted?: boolean
}

/** What it has found. */
export interface Outcome {
  runs: number
  /** What has happened in some run. */
  seen: string[]
  /** All that was observed in the last run. */
  trail: string
  /** How often each piece of the bundle was run, if that was asked for. */
  counts?: Profiler.ScriptCoverage
  /** The first failure, made as small as possible. */
  failure?: { seed: number; plan: Plan; findings: Finding[] }
}

/** Plays the plans of some seeds, until one fails. */
async function play({ from, count, more }: Part): Promise<Outcome> {
  const seen = new Set<string>()
  let trail = ''
  for (let seed = from; seed < from + count; seed++) {
    const plan = { ...planOf(seed), ...more }
    const report = await run(plan)
    for (const what of report.seen) seen.add(what)
    trail = report.trail
    if (report.findings.length === 0) continue
    const { plan: small, findings } = await smallest(plan, report.findings)
    return { runs: seed - from + 1, seen: [...seen], trail, failure: { seed, plan: small, findings } }
  }
  return { runs: count, seen: [...seen], trail }
}

/** Plays, and counts what is run. */
async function playCounted(part: Part): Promise<Outcome> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  const outcome = await play(part)
  const { result } = await session.post('Profiler.takePreciseCoverage')
  session.disconnect()
  return { ...outcome, counts: result.find(({ url }) => url === import.meta.url)! }
}

install()
const part = workerData as Part
const outcome = await (part.isCounted ? playCounted(part) : play(part))
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- A port of Node has none.
parentPort?.postMessage(outcome)
