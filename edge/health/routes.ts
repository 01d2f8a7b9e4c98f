/** Liveness and readiness of the edge, for load balancers and monitoring. */
import { waitUntil } from 'cloudflare:workers'
import { Hono } from 'hono/tiny'
import { config } from '../config/configured.ts'
import type { Env } from '../config/env.ts'
import type { EdgeContext } from '../http/context.ts'
import { problem, type ProblemReason } from '../http/problem.ts'
import { callSoap } from '../upstream/call-soap.ts'

/** Milliseconds between two pings of one isolate: the endpoint is public. */
const REMEMBERED_MS = 5_000
const PING_TIMEOUT_MS = 3_000
const PING_ANSWER_LIMIT = 64 * 1024

interface Readiness {
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

/** `/healthz` says that the worker runs, and so is configured; `/readyz` that the provider answers a Ping. */
export const healthRoutes = new Hono<EdgeContext>()
  .get('/healthz', (c) => c.text('ok'))
  .get('/readyz', async (c) => {
    const refused = await readiness(c.env)
    return refused ? problem(c, refused) : c.text('ready', 200, { 'Cache-Control': 'no-store' })
  })

async function readiness(env: Env): Promise<ProblemReason | undefined> {
  const now = Date.now()
  if (known && now < known.until) return known.refused
  // Stored before the ping, so that requests meanwhile get the last state and start no other ping.
  const state: Readiness = { until: now + REMEMBERED_MS, refused: known ? known.refused : NOT_KNOWN_YET }
  known = state
  const asked = ping(env, now + PING_TIMEOUT_MS).then((refused) => (state.refused = refused))
  // Other clients get the result even if this one leaves.
  waitUntil(asked)
  return asked
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
