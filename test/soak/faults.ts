/** What goes wrong during a soak: faults of the provider, and processes that are killed at random moments. */
import { setTimeout } from 'node:timers/promises'
import { callSandbox } from '../support/sandbox.ts'
import type { Traffic } from './caller.ts'
import { type Killed, killed, type Processes } from './processes.ts'
import type { Plan, Random } from './plan.ts'

const WRITES = { path: '/api/v1/orders/*', method: 'POST,PUT,PATCH' }
const places = [
  WRITES,
  WRITES,
  { path: '/soap' },
  { path: '/api/v1/orders/*', method: 'GET' },
  { path: '/api/v1/queue/*' },
] as const

/** A lost answer, an answer that is none, an error of the service, and one that comes too late or just in time. */
const kinds = [
  { phase: 'after', reset: true },
  { phase: 'before', reset: true },
  { phase: 'after', truncateAfterBytes: 5 },
  { phase: 'after', garbage: true },
  { phase: 'after', status: 500 },
  { phase: 'before', status: 503 },
  { phase: 'after', latencyMs: 3000 },
  { phase: 'before', latencyMs: 1200 },
] as const

/** Adds faults until the traffic is over. Those that hit nothing end by themselves. */
export async function spoil({ ledger, over }: Traffic, processes: Processes, random: Random): Promise<void> {
  while (!over.aborted) {
    await setTimeout(random.integer(1000, 4000))
    const kind = random.pick(kinds)
    const fault = { ...random.pick(places), ...kind, times: random.integer(1, 4), seconds: 20 }
    const isAdded = await callSandbox(processes.addresses, 'faults', fault).then(
      () => true,
      () => false,
    )
    if (isAdded)
      ledger.count(
        `fault: ${Object.entries(kind)
          .map(([name, value]) => `${name} ${value}`)
          .join(', ')}`,
      )
  }
}

/** Removes the faults that have hit nothing yet. */
export async function endFaults({ addresses }: Processes): Promise<void> {
  await callSandbox(addresses, 'faults', undefined, 'DELETE')
}

/** Kills each process in turn at random moments, as often as the plan's time allows: at least once each. */
export async function killInTurn({ ledger }: Traffic, processes: Processes, plan: Plan): Promise<void> {
  const random = plan.randomOf('kills')
  const begin = performance.now()
  const isTime = () => performance.now() - begin < plan.killsMs
  let turn = random.integer(0, 1)
  for (let kill = 0; kill < killed.length || isTime(); kill++) {
    const most = Math.min(20_000, plan.killsMs / 3)
    await setTimeout(random.integer(Math.ceil(most / 4), Math.ceil(most)))
    if (kill >= killed.length && !isTime()) return
    const name: Killed = killed[turn++ % killed.length]!
    await processes.kill(name)
    ledger.count(`${name} killed`)
  }
}
