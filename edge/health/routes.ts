/** Liveness and readiness of the edge, for load balancers and monitoring. */
import { waitUntil } from 'cloudflare:workers'
import { Hono } from 'hono/tiny'
import { buildName } from '../config/build-name.ts'
import { config } from '../config/configured.ts'
import type { Env } from '../config/env.ts'
import { ObjectFailure } from '../config/object-stub.ts'
import type { EdgeContext } from '../http/context.ts'
import { objectUnavailable } from '../http/object-failed.ts'
import { problem, type ProblemReason } from '../http/problem.ts'
import { stateRefusal } from '../state/serving-state.ts'
import { directoryCopy } from '../registry/directory-copy.ts'
import { headOf } from '../journal/journal-of.ts'
import { sessionsOf } from '../sessions/sessions-of.ts'
import { callSoap } from '../upstream/call-soap.ts'

const NOT_STORED = { 'Cache-Control': 'no-store' }
/** Milliseconds between two pings of one isolate: the endpoint is public. */
const REMEMBERED_MS = 5_000
const PING_TIMEOUT_MS = 3_000
const PING_ANSWER_LIMIT = 64 * 1024

interface Readiness {
  /** What waits for the journal, as a line of its own; empty if nothing does. */
  waiting: string
  /** When the provider may be pinged again, in milliseconds since 1970. */
  until: number
  refused: ProblemReason | undefined
}
let known: Readiness | undefined

const NOT_KNOWN_YET: ProblemReason = {
  code: 'provider-not-ready',
  detail: 'It is not known yet whether the provider answers.',
  retryAfter: 1,
}

/**
 * `/healthz` says that the worker runs, and so is configured; `/readyz` that an object and the provider answer too. Both
 * name the build.
 */
export const healthRoutes = new Hono<EdgeContext>()
  .get('/healthz', (c) => c.text(`ok ${buildName}`))
  .get('/readyz', async (c) => {
    const { refused, waiting } = await readiness(c.env, c.get('requestId'))
    return refused ? problem(c, refused) : c.text(`ready ${buildName}${waiting}`, 200, NOT_STORED)
  })

async function readiness(env: Env, requestId: string): Promise<Pick<Readiness, 'refused' | 'waiting'>> {
  const now = Date.now()
  if (known && now < known.until) return known
  // Stored before the ping, so that requests meanwhile get the last state and start no other ping.
  const { refused = NOT_KNOWN_YET, waiting = '' } = known ?? {}
  const state: Readiness = { until: now + REMEMBERED_MS, refused: known ? known.refused : refused, waiting }
  known = state
  const questions = [askObject(env, requestId), ping(env, now + PING_TIMEOUT_MS), waitingLine(env)] as const
  const asked = Promise.all(questions).then(([object, provider, line]) => {
    state.refused = object ?? provider
    state.waiting = line
    return state
  })
  // Other clients get the result even if this one leaves.
  waitUntil(asked)
  return asked
}

/** Asks an object, as each request does: the registry's directory, or else the first merchant's sessions. */
async function askObject(env: Env, requestId: string): Promise<ProblemReason | undefined> {
  const [merchantId = ''] = config.merchants.keys()
  try {
    const locked = await inTime(Promise.resolve(stateRefusal(env)), undefined)
    if (locked) return locked
    if (config.registry) return await askRegistry(env, requestId)
    return await inTime(answered(env, merchantId), { code: 'edge-unavailable', retryAfter: 1 } as const)
  } catch (error) {
    if (!(error instanceof ObjectFailure)) throw error
    return objectUnavailable(error, requestId)
  }
}

/** Why the registry cannot be used: its directory does not answer, or the ring does not open it. */
async function askRegistry(env: Env, requestId: string): Promise<ProblemReason | undefined> {
  const late = { code: 'edge-unavailable', retryAfter: 1 } as const
  const copy = await inTime(Promise.resolve(directoryCopy(env, config.registry!)), undefined)
  if (!copy) return late
  return copy.failure ? objectUnavailable(copy.failure, requestId) : copy.locked
}

/** What it resolves with, or `late` if that takes too long. */
async function inTime<Value, Late>(asked: Promise<Value>, late: Late): Promise<Value | Late> {
  const { promise, resolve } = Promise.withResolvers<Late>()
  const timer = setTimeout(() => resolve(late), PING_TIMEOUT_MS)
  try {
    return await Promise.race([asked, promise])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * The letters that wait for the journal, of all merchants of the configuration: writes go on meanwhile, so the edge is
 * ready. The merchants of the registry can be too many to ask; the log names each whose letters wait.
 */
async function waitingLine(env: Env): Promise<string> {
  const all = await Promise.all(
    [...config.merchants.keys()].map((merchantId) =>
      inTime(headOf(env, merchantId).waiting(), undefined).catch(() => undefined),
    ),
  )
  const waiting = all.filter((one) => one !== undefined)
  if (waiting.length === 0) return ''
  const letters = waiting.reduce((sum, one) => sum + one.letters, 0)
  const objects = waiting.reduce((sum, one) => sum + one.objects, 0)
  const since = new Date(Math.min(...waiting.map((one) => one.since))).toISOString()
  return `\n${letters} journal entries of ${objects} objects wait since ${since}`
}

async function answered(env: Env, merchantId: string): Promise<undefined> {
  await sessionsOf(env, merchantId).ended()
}

/** Ping needs no credentials and no merchant. It is sent once, even after an outage. */
async function ping(env: Env, until: number): Promise<ProblemReason | undefined> {
  const caller = { env, config, merchantId: '', until }
  const answer = await callSoap(caller, 'Ping', undefined, { limit: PING_ANSWER_LIMIT, isRead: false })
  if (answer.ok) return undefined
  const { code } = answer.reason
  if (code === 'provider-timeout' || code === 'provider-unreachable') return answer.reason
  return { code: 'provider-not-ready', detail: 'The provider does not answer a Ping as it should.' }
}
