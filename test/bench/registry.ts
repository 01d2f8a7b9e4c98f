/**
 * Ten thousand merchants of a registry on one workerd, against one merchant of the configuration on the same workerd: CPU of
 * a read of an order, in turns within one run; and how long a new merchant and an isolate's first request take.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWorker } from '../../scripts/build.ts'
import { startEdge } from '../support/edge-process.ts'
import { startProvider } from '../support/provider-process.ts'
import { addMerchant, putMerchant, registryEnv, sandboxEntry } from '../support/registry.ts'
import type { Tell } from './fact.ts'
import type { LoadRequest } from './load.ts'
import { howLoaded, loadInTurns } from './turns.ts'

const MERCHANTS = 10_000
const AT_ONCE = 8
const ROUNDS = 9
const AIM = 1.05
const AIM_CHANGE_MS = 5_000
/** How long a change may take until the bench gives up. */
const LONGEST_MS = 60_000
/** What was measured before the first requests of a key within a minute asked no object. */
const RECORDED = {
  name: "recorded on 2026-11-27, when a key's first requests of a minute asked an object",
  ratio: 1.32,
}
const QUESTION = { question: 'What do ten thousand merchants cost the edge?' }
const PATH = '/api/v1/orders/8906810'

/** Takes about ten minutes, most of them to add merchants. */
export async function benchRegistry(tell: Tell): Promise<void> {
  await buildWorker('edge')
  await buildWorker('provider')
  const stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-registry-'))
  const provider = await startProvider(stateDirectory)
  // More merchants are added than an operator may in a minute.
  const rates = { OPERATOR_RATE: 1_000_000 }
  const options = { provider: provider.address, stateDirectory, env: registryEnv(), rates }
  try {
    const first = await startEdge(options)
    const start = performance.now()
    const keys = await addAll(first.address)
    tell({
      ...QUESTION,
      what: 'adding a merchant, eight at once',
      ours: { wall: (performance.now() - start) / MERCHANTS },
      how: `The mean of ${MERCHANTS}.`,
    })
    const stopped = performance.now()
    await first.stop()
    const edge = await startEdge(options)
    const restart = performance.now() - stopped
    const asked = performance.now()
    const answer = await get(edge.address, keys[0]!)
    if (answer !== 200) throw new Error(`The first request was answered ${answer}.`)
    tell({
      ...QUESTION,
      what: `an isolate's first request, with the list of ${MERCHANTS} merchants`,
      ours: { wall: performance.now() - asked },
      how: 'One request after a start.',
    })
    const warming = performance.now()
    for (const key of keys) await get(edge.address, key)
    tell({
      ...QUESTION,
      what: "a merchant's first request, with its record and its token",
      ours: { wall: (performance.now() - warming) / MERCHANTS },
      how: `The mean of ${MERCHANTS}, one after another.`,
    })
    await compare(edge, keys, tell)
    await changes(edge.address, restart, tell)
    await edge.stop()
  } finally {
    await provider.stop()
    rmSync(stateDirectory, { recursive: true, force: true })
  }
}

async function addAll(edge: string): Promise<string[]> {
  const keys: string[] = []
  let next = 0
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < MERCHANTS) {
        const number = next++
        keys[number] = await addMerchant(edge, `shop-${number}`, sandboxEntry())
      }
    }),
  )
  return keys
}

async function get(edge: string, key: string): Promise<number> {
  const response = await fetch(edge + PATH, { headers: { Authorization: `Bearer ${key}` } })
  await response.arrayBuffer()
  return response.status
}

async function compare(
  worker: { address: string; pid: number },
  keys: readonly string[],
  tell: Tell,
): Promise<void> {
  const reading = (name: string, keyOf: (number: number) => string) => ({
    name,
    worker,
    next: (number: number): LoadRequest => ({
      method: 'GET',
      path: PATH,
      headers: { Authorization: `Bearer ${keyOf(number)}` },
    }),
  })
  const configured = 'one merchant of MERCHANTS'
  const registered = ['one merchant of the registry', `${MERCHANTS} merchants in turn`] as const
  // The next round goes on where the last one ended: each request is another merchant's.
  let turn = 0
  const subjects = [
    reading(configured, () => 'sandbox-api-key-100001'),
    reading(registered[0], () => keys[0]!),
    reading(registered[1], () => keys[turn++ % MERCHANTS]!),
  ]
  const costs = await loadInTurns(subjects, { rounds: ROUNDS, status: 200 })
  for (const name of registered) {
    tell({
      ...QUESTION,
      what: `GET order, ${name}`,
      ours: costs(name),
      against: { kind: 'variant', name: configured, ...costs(configured) },
      aims: [{ figure: 'cpu', of: 'ratio', most: AIM }],
      how: howLoaded(ROUNDS),
    })
  }
  tell({
    ...QUESTION,
    what: `GET order, ${registered[1]}`,
    ours: costs(registered[1]),
    against: {
      kind: 'variant',
      name: RECORDED.name,
      more: { [`CPU to that of ${configured}`]: { value: RECORDED.ratio, unit: 'count' } },
    },
    how: howLoaded(ROUNDS),
  })
}

/** How long a new merchant waits to be served, and one that is disabled to be refused. */
async function changes(edge: string, restart: number, tell: Tell): Promise<void> {
  const id = 'shop-new'
  const adding = performance.now()
  const key = await addMerchant(edge, id, sandboxEntry())
  await answered(edge, key, 200)
  const served = performance.now() - adding
  const disabling = performance.now()
  const { status } = await putMerchant(edge, id, { ...sandboxEntry(), Disabled: true })
  if (status !== 200) throw new Error(`The merchant was not disabled: ${status}.`)
  await answered(edge, key, 401)
  const refused = performance.now() - disabling
  for (const [what, wall] of [
    ['a new merchant, until its key is served', served],
    ['a merchant that is disabled, until its key is refused', refused],
  ] as const) {
    tell({
      ...QUESTION,
      what,
      ours: { wall },
      against: { kind: 'variant', name: 'by MERCHANTS, with a restart of the edge', wall: restart },
      aims: [{ figure: 'wall', of: 'ours', most: AIM_CHANGE_MS }],
      how: 'Once, beside the other merchants, with the request of the operator, in the isolate that did it: another one asks for news two seconds later at most.',
    })
  }
}

/** Asks until the answer has the status. */
async function answered(edge: string, key: string, status: number): Promise<void> {
  const until = performance.now() + LONGEST_MS
  while ((await get(edge, key)) !== status) {
    if (performance.now() > until) throw new Error(`No answer was ${status} for ${LONGEST_MS / 1000} s.`)
  }
}
