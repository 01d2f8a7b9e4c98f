/**
 * `npm run soak`: edge and provider as real processes under mixed traffic, with faults, clients that leave, and each process
 * killed in turn; then an audit of everything that was acknowledged, and budgets of state, files and memory. Five minutes
 * of traffic, or thirty seconds with `--short`. The seed is printed; `--seed` takes it again.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { run } from '../../scripts/places.ts'
import { audit, type World } from './audit.ts'
import type { Finding } from './audit-counts.ts'
import { endBatches } from './batch-clerk.ts'
import { type Counted, type Fact, FILES, processFacts, stateFacts } from './budgets.ts'
import type { Traffic } from './caller.ts'
import { endFaults, killInTurn, spoil } from './faults.ts'
import { Ledger } from './ledger.ts'
import { wrongNews } from './listeners.ts'
import { logBytesIn, Meter } from './meter.ts'
import { type Plan, readPlan } from './plan.ts'
import { killed, type Processes, startProcesses } from './processes.ts'
import { readWorld } from './read-world.ts'
import { keptTooLong, stateSize } from './state.ts'
import { type Left, openClients, prepare, server } from './traffic.ts'

/** How long clients ask for an outcome after the traffic. */
const PATIENCE_MS = 90_000
/** By then the edge has settled what it sent, also for clients that left: half a minute, and its alarm. */
const SETTLED_MS = 33_000
/** More findings than these say nothing new. */
const SHOWN = 50

/** How much longer than planned the traffic may last on a slow machine, until all of the next list has happened. */
const LONGER = 3

/** What must have happened, by how its counts begin: a soak without it has shown nothing of it. */
const MUST_HAPPEN = [
  'edge killed',
  'provider killed',
  'fault: ',
  'client left',
  'connection lost',
  'key repeated',
  'told to wait: outcome-unknown',
  'read after a write',
  'live line opened',
  'report: whole',
  'journal: whole',
  'batch: ',
  'addOrderRow done',
  'updateOrderRow done',
  'deliverOrder done',
  'creditNewRow done',
  'CreateOrderEu done',
  'CreateInvoice done',
]

const plan = readPlan(process.argv.slice(2))
const { seed, sessions, orders, lastsMs, isBuilt } = plan
console.log(`soak: seed ${seed}, ${sessions} sessions, ${orders} orders, ${lastsMs / 1000} s of traffic`)
if (!isBuilt) await run('node', ['scripts/build.ts'])
const stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-soak-'))
try {
  const { findings, facts } = await soak(plan, stateDirectory)
  for (const { line, isKept } of facts) console.log(`${isKept ? '✓' : '✗'} ${line}`)
  for (const { subject, what } of findings.slice(0, SHOWN)) console.log(`✗ ${subject}: ${what}`)
  const broken = facts.filter(({ isKept }) => !isKept).length
  console.log(`soak: ${findings.length} findings, ${broken} budgets broken (seed ${seed})`)
  process.exitCode = findings.length + broken === 0 ? 0 : 1
} finally {
  rmSync(stateDirectory, { recursive: true, force: true })
}

async function soak(plan: Plan, stateDirectory: string): Promise<{ findings: Finding[]; facts: Fact[] }> {
  const firstDay = new Date().toISOString().slice(0, 10)
  const processes = await startProcesses(stateDirectory)
  const meter = new Meter(processes)
  const ledger = new Ledger()
  try {
    const left: Left = {
      orders: await prepare(processes, ledger, plan),
      batches: [],
      heard: [],
    }
    meter.start()
    await letRun(processes, meter, ledger, plan, left)
    for (const name of killed) await meter.idle(name, FILES.idle)
    const { intents, sightings } = ledger
    const world = await readWorld({ ...left, processes, server, intents, firstDay })
    await meter.stop()
    await processes.stop()
    const folder = processes.stateOf('edge')
    const logBytes = logBytesIn(folder)
    const kept = keptTooLong(folder, Date.now())
    return {
      findings: [...audit({ intents, sightings }, world), ...wrongNews(left.heard, intents), ...kept],
      facts: [
        ...happened(ledger),
        ...stateFacts(stateSize(folder), logBytes, countsOf(world)),
        ...killed.flatMap((name) => processFacts(name, meter.measured[name], plan.lastsMs)),
      ],
    }
  } finally {
    await meter.stop()
    await processes.stop()
  }
}

/** Runs the traffic, and waits until each client and each write has its outcome. */
async function letRun(
  processes: Processes,
  meter: Meter,
  ledger: Ledger,
  plan: Plan,
  left: Left,
): Promise<void> {
  const [over, end] = [new AbortController(), new AbortController()]
  const traffic: Traffic = { edge: processes.addresses.edge, ledger, over: over.signal, end: end.signal }
  const startClients = await openClients(traffic, processes, plan, left)
  const clients = startClients()
  const faults = spoil(traffic, processes, plan.randomOf('faults'))
  const kills = killInTurn(traffic, processes, plan)
  await setTimeout(plan.lastsMs)
  for (let waited = 0; missing(ledger).length > 0 && waited < plan.lastsMs * LONGER; waited += 1000)
    await setTimeout(1000)
  over.abort()
  meter.rest()
  const settled = setTimeout(SETTLED_MS)
  void setTimeout(PATIENCE_MS, undefined, { ref: false }).then(() => end.abort())
  await Promise.all([faults, kills])
  await endFaults(processes)
  await clients
  await endBatches(traffic, server, left.batches)
  await settled
}

/** What happened, and how often; what did not happen and must have is a broken budget. */
function happened(ledger: Ledger): Fact[] {
  const counts = [...ledger.counts].toSorted(([one], [other]) => one.localeCompare(other))
  return [
    { line: `happened: ${counts.map(([what, count]) => `${what} ${count}`).join('; ')}`, isKept: true },
    ...missing(ledger).map((name) => ({ line: `it never happened: ${name}`, isKept: false })),
  ]
}

function missing({ counts }: Ledger): string[] {
  const all = [...counts.keys()]
  return MUST_HAPPEN.filter((name) => !all.some((what) => what.startsWith(name)))
}

/** The writes that the edge has sent, by the journal. */
function countsOf({ journal }: World): Counted {
  const ofCredit = journal.filter(({ subject }) => subject.kind === 'credit')
  return {
    creditOrders: ofCredit.filter(({ kind, outcome }) => kind === 'CreateOrderEu' && outcome === 'done')
      .length,
    orderWrites: journal.length - ofCredit.length,
    creditWrites: ofCredit.length,
  }
}
