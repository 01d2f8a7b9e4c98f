/** Keeps each request of a sandbox with its answer. It works after the answer, so that a request does not wait for it. */
import { createMiddleware } from 'hono/factory'
import type { Config, Env, MerchantAccount } from '../config.ts'
import type { AppTypes, Call } from '../http/call.ts'
import { accountOf, isWorld } from '../auth/accounts.ts'
import { worldsOf } from '../merchant/directory-stubs.ts'
import { worldNumberOf } from '../world-id.ts'
import { type Capture, captureOf, heldBy, namedAccount } from './capture.ts'
import { makeRecord } from './make-record.ts'
import type { NewRecord } from './requests.ts'
import { requestsOf, UNKNOWN } from './requests-stub.ts'

/** Paths that look at the records, or that ask for a sign of life. */
const UNRECORDED = /^\/(?:sandbox\/(?:requests|coverage)|console|healthz)(?:[./]|$)/
/** Milliseconds that records wait for others, so that many requests cost one call of the object. */
const WAIT_MS = 250
/** The same while somebody waits for a request. */
const SHORT_WAIT_MS = 5
/** With so much waiting, nothing waits longer. */
const MAX_WAITING = 500
const MAX_HELD = 4 * 1024 * 1024

/** What was answered and is not yet given to an object. Plain data: any request may give it on. */
interface Waiting {
  captures: Captured[]
  held: number
  /** When somebody took on to give it; milliseconds since 1970. */
  takenOn: number
}
interface Captured {
  capture: Capture
  /** One for all, except in tests. */
  config: Config
}

let waiting = nothingWaits()
/** When the calls of objects that have not ended began. One that the platform ended never does. */
const underWay = new Set<{ since: number }>()

export const recordRequests = createMiddleware<AppTypes>(async (call, next) => {
  const started = Date.now()
  await next()
  const config = call.get('config') as Config | undefined
  if (!config?.keepsRequests || UNRECORDED.test(call.req.path)) return
  keep(call, config, captureOf(call, started))
})

function keep(call: Call, config: Config, capture: Capture): void {
  waiting.captures.push({ capture, config })
  waiting.held += heldBy(capture)
  const now = Date.now()
  const isFull = waiting.captures.length >= MAX_WAITING || waiting.held >= MAX_HELD
  // A request that took it on may have been ended by the platform.
  const wait = isWaitedFor() ? SHORT_WAIT_MS : WAIT_MS
  const isTakenOn = now - waiting.takenOn < 4 * wait
  if (isTakenOn && !isFull) return
  waiting.takenOn = now
  const work = isFull ? giveWaiting(call.env) : giveLater(call.env, wait)
  try {
    call.executionCtx.waitUntil(work)
  } catch {
    // A test that calls the worker without a context.
    void work
  }
}

function nothingWaits(): Waiting {
  return { captures: [], held: 0, takenOn: 0 }
}

async function giveLater(env: Env, wait: number): Promise<void> {
  await pause(wait)
  await giveWaiting(env)
}

/** Makes the records of what waits, and gives them to their objects. */
async function giveWaiting(env: Env): Promise<void> {
  const { captures } = waiting
  if (captures.length === 0) return
  waiting = nothingWaits()
  const giving = { since: Date.now() }
  underWay.add(giving)
  try {
    const byObject = new Map<string, NewRecord[]>()
    const accounts = new Map<string, MerchantAccount | undefined>()
    for (const { capture, config } of captures) {
      const account = await senderOf(capture, { env, config, accounts })
      const name = account?.MerchantId ?? UNKNOWN
      const records = byObject.get(name) ?? []
      byObject.set(name, records)
      records.push(await makeRecord(capture, account, config))
    }
    await Promise.all([...byObject].map(([name, records]) => requestsOf(env, name).add(records)))
  } catch (error) {
    console.log(
      JSON.stringify({ module: 'provider', event: 'requests-not-kept', error: (error as Error).name }),
    )
  } finally {
    underWay.delete(giving)
  }
}

interface Senders {
  env: Env
  config: Config
  /** Those of this batch. */
  accounts: Map<string, MerchantAccount | undefined>
}

/** The merchant that sent an exchange, or that it names. A world that is not open has no records. */
async function senderOf(
  capture: Capture,
  { env, config, accounts }: Senders,
): Promise<MerchantAccount | undefined> {
  const id = capture.merchantId ?? namedAccount(capture, config)?.MerchantId
  if (id === undefined) return undefined
  if (!accounts.has(id)) {
    const isOpen = !isWorld(config, id) || (await worldsOf(env).hasWorld(worldNumberOf(id)!))
    accounts.set(id, isOpen ? accountOf(config, id) : undefined)
  }
  return accounts.get(id)
}

/** When waits for a request end, of this worker; milliseconds since 1970. */
let waitedForUntil = 0

function isWaitedFor(): boolean {
  return Date.now() < waitedForUntil
}

/** Call it before a wait for a request: what is answered meanwhile is given to its object at once. */
export function expectRecords(milliseconds: number): void {
  waitedForUntil = Math.max(waitedForUntil, Date.now() + milliseconds)
}

/** Milliseconds that a read waits for records that another request is giving to an object. */
const PATIENCE_MS = 2000
const STEP_MS = 2

/** Call it before a read of records: what was answered before is then there. */
export async function recordsThere(env: Env): Promise<void> {
  await giveWaiting(env)
  const asked = Date.now()
  const isUnderWay = () => [...underWay].some(({ since }) => since <= asked && since > asked - PATIENCE_MS)
  for (let waited = 0; isUnderWay() && waited < PATIENCE_MS; waited += STEP_MS) await pause(STEP_MS)
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
