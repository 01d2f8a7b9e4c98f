/** Is the edge there, and could it do its work? For load balancers and whoever is woken at night. */
import { waitUntil } from 'cloudflare:workers'
import { Hono } from 'hono/tiny'
import { readCapped } from '../../shared/wire/read-capped.ts'
import { decodeUtf8 } from '../../shared/wire/utf8.ts'
import type { Config } from '../config/config.ts'
import { config } from '../config/configured.ts'
import { fetchProvider } from '../upstream/failure.ts'
import type { EdgeContext } from '../http/context.ts'
import { problem, type ProblemReason } from '../http/problem.ts'

/** Anybody may ask, so the provider is asked at most once in so many milliseconds, by each isolate. */
const REMEMBERED_MS = 5_000
const PING_TIMEOUT_MS = 3_000
const PING_ANSWER_LIMIT = 64 * 1024

interface Readiness {
  /** The provider is not asked again before; milliseconds since 1970. */
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
    const refused = await readiness()
    return refused ? problem(c, refused) : c.text('ready', 200, { 'Cache-Control': 'no-store' })
  })

async function readiness(): Promise<ProblemReason | undefined> {
  const now = Date.now()
  if (known && now < known.until) return known.refused
  // Remembered before the ping, so that it is the only one: whoever asks meanwhile gets the last state.
  const state: Readiness = { until: now + REMEMBERED_MS, refused: known ? known.refused : NOT_KNOWN_YET }
  known = state
  const asked = ping(config).then((refused) => (state.refused = refused))
  // Its result counts for others, also when this client leaves.
  waitUntil(asked)
  return asked
}

/** Ping takes no credentials and is the one operation that asks the provider nothing but to be there. */
async function ping({ providerUrl, soap }: Config): Promise<ProblemReason | undefined> {
  const envelope =
    '<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>' +
    `<Ping xmlns="${soap.namespace.replace(/[&<"]/g, (sign) => `&#${sign.charCodeAt(0)};`)}"/>` +
    '</soap:Body></soap:Envelope>'
  const response = await fetchProvider(providerUrl + soap.path, {
    method: 'POST',
    headers: { 'Content-Type': 'text/xml; charset=utf-8' },
    body: envelope,
    signal: AbortSignal.timeout(PING_TIMEOUT_MS),
  })
  if (!(response instanceof Response)) return response
  if (response.status === 200) {
    const bytes = await readCapped(response.body, PING_ANSWER_LIMIT).catch(() => undefined)
    if (bytes && decodeUtf8(bytes)?.includes('PingResponse')) return undefined
  } else {
    await response.body?.cancel()
  }
  return { code: 'provider-not-ready', detail: 'The provider does not answer a Ping as it should.' }
}
