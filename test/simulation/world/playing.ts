/** The process of a simulated world: plays plans of one kind, one after the other. */
import type { Profiler } from 'node:inspector'
import { Session } from 'node:inspector/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { install } from '../platform/globals.ts'
import type { Finding } from './finding.ts'

/** What one run has shown. */
export interface Report {
  findings: Finding[]
  /** What has happened, for the list of what must have happened in some run. */
  seen: Set<string>
  /** Everything that was observed, as a text: the same for the same plan. */
  trail: string
}

/** A kind of worlds. */
export interface Kind<Plan> {
  planOf(seed: number): Plan
  run(plan: Plan): Promise<Report>
  /** Plans that lack one part each, or have it simpler. */
  smaller(plan: Plan): Iterable<Plan>
}

/** What the process is asked to play. */
export interface Part {
  /** The first seed, and how many follow. */
  from: number
  count: number
  /** Members that every plan gets in place of its own. */
  more?: object
  /** Whether V8 counts what is run. */
  isCounted?: boolean
  /** Whether a failing plan stays as it is: to make it smaller takes its time many times over. */
  staysWhole?: boolean
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
  failure?: { seed: number; plan: unknown; findings: Finding[] }
}

/** Plays what this process was started for. @param url of the bundle */
export async function serve<Plan>(kind: Kind<Plan>, url: string): Promise<void> {
  install()
  const part = workerData as Part
  const outcome = await (part.isCounted ? playCounted(kind, part, url) : play(kind, part))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A port of Node has none.
  parentPort?.postMessage(outcome)
}

/** Plays the plans of some seeds, until one fails. */
async function play<Plan>(kind: Kind<Plan>, { from, count, more, staysWhole }: Part): Promise<Outcome> {
  const seen = new Set<string>()
  let trail = ''
  for (let seed = from; seed < from + count; seed++) {
    const plan = { ...kind.planOf(seed), ...more }
    const report = await kind.run(plan)
    for (const what of report.seen) seen.add(what)
    trail = report.trail
    if (report.findings.length === 0) continue
    const found = { plan, findings: report.findings }
    const failure = { seed, ...(staysWhole ? found : await smallest(kind, plan, report.findings)) }
    return { runs: seed - from + 1, seen: [...seen], trail, failure }
  }
  return { runs: count, seen: [...seen], trail }
}

/** Plays, and counts what is run. */
async function playCounted<Plan>(kind: Kind<Plan>, part: Part, url: string): Promise<Outcome> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  const outcome = await play(kind, part)
  const { result } = await session.post('Profiler.takePreciseCoverage')
  session.disconnect()
  return { ...outcome, counts: result.find((script) => script.url === url)! }
}

/** Makes a failing plan smaller: leaves out what the failure does not need. */
async function smallest<Plan>(
  { run, smaller }: Kind<Plan>,
  plan: Plan,
  findings: Finding[],
): Promise<{ plan: Plan; findings: Finding[] }> {
  let best = { plan, findings }
  const rule = findings[0]!.rule
  for (let isSmaller = true; isSmaller;) {
    isSmaller = false
    for (const candidate of smaller(best.plan)) {
      const report = await run(candidate)
      if (!report.findings.some((finding) => finding.rule === rule)) continue
      best = { plan: candidate, findings: report.findings }
      isSmaller = true
      break
    }
  }
  return best
}
