/**
 * GET of an order with the duties of the edge, written by hand without a router, layers or modules: the least that these
 * duties cost. What it does for each request, in this order:
 *  - a request id, and a place in the caller's trace, which the provider gets;
 *  - the path, and the order's id as an integer of 64 bits;
 *  - the session's token: HS256, its claims, the page's origin and its end. A verified token is remembered;
 *  - whether the session was ended: a list that is at most five seconds old;
 *  - the capability, and the order of a session that is for one only;
 *  - limits of a session and of a merchant within a minute; a place at the gate; a circuit breaker;
 *  - the provider's token, kept until it ends, and asked anew after a 401; up to three attempts, each with a time limit;
 *  - the answer's type and length; JSON in UTF-8, which is parsed once for each content; an entity tag of its bytes;
 *  - the security headers, CORS by exact origin, the date, the times; counters, a histogram, and one line in the log.
 * What it leaves out, because GET of an order with a session of one configured merchant never needs it: API keys and signed
 * requests, the registry, other routes, another operator's member names, renewal of the provider's token in the background,
 * limits that several isolates share, and a circuit for each order.
 */
const SECURITY = [
  [
    'Content-Security-Policy',
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  ],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'no-referrer'],
  ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'],
  ['X-Permitted-Cross-Domain-Policies', 'none'],
]
const EXPOSED = 'X-Request-Id,Location,ETag,Retry-After,Date,Preference-Applied,Idempotent-Replayed'
const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})(?:-|$)/
const PATH = /^\/api\/v1\/orders\/(-?\d{1,19})\/?$/i
const ATTEMPTS = 3
const CALL_MS = 10_000
const BODY_LIMIT = 16 * 1024 * 1024
const GATE = 100
const FAILURES = 10
const OPEN_MS = 5_000
const KEPT_LISTS_MS = 5_000
const RATES = { session: 1_000_000, merchant: 1_000_000 }
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const MOST_KEPT = 5_000

const sessions = new Map()
const seenJson = new Set()
const windows = new Map()
const counters = new Map()
const histogram = { seconds: 0, count: 0, buckets: BUCKETS.map(() => 0) }
const circuit = { failures: 0, openUntil: 0 }
const strict = new TextDecoder('utf-8', { fatal: true })
const encoder = new TextEncoder()
let calls = 0
let ended = { ids: new Set(), until: 0 }
let token = { value: undefined, until: 0 }
let key

// oxlint-disable-next-line import/no-default-export -- a worker's handlers are its default export
export default {
  async fetch(request, env) {
    const start = Date.now()
    const requestId = crypto.randomUUID()
    const own = requestId.replaceAll('-', '')
    const [, traceId = own, flags = '01'] = TRACEPARENT.exec(request.headers.get('traceparent') ?? '') ?? []
    const trace = { traceparent: `00-${traceId}-${own.slice(16)}-${flags}`, upstreamMs: 0 }
    const asked = { requestId, trace, session: undefined, problem: undefined }
    const response = await answer(request, env, asked)
    const ms = Math.max(Date.now() - start, trace.upstreamMs)
    const { headers, status } = response
    const origin = request.headers.get('Origin')
    headers.append('Vary', 'Origin')
    if (origin === env.ORIGIN) {
      headers.set('Access-Control-Allow-Origin', origin)
      headers.set('Access-Control-Expose-Headers', EXPOSED)
    }
    for (const [name, value] of SECURITY) headers.set(name, value)
    headers.set('X-Request-Id', requestId)
    headers.set('Date', new Date().toUTCString())
    headers.set('Server-Timing', `upstream;dur=${trace.upstreamMs}, total;dur=${ms}`)
    note(status, ms)
    const { session, problem } = asked
    console.info(
      JSON.stringify({
        at: new Date().toISOString(),
        module: 'by-hand',
        level: 'info',
        event: 'request',
        requestId,
        traceId,
        method: request.method,
        route: '/api/v1/orders/:checkoutorderid',
        status,
        merchant: session?.merchant,
        session: session?.jti,
        problem,
        ms,
        upstreamMs: trace.upstreamMs,
      }),
    )
    return response
  },
}

async function answer(request, env, asked) {
  const id = orderId(request.url)
  if (id === undefined || request.method !== 'GET') return refused(asked, 404, 'not-found')
  const credential = /^Bearer +(\S+) *$/i.exec(request.headers.get('Authorization') ?? '')?.[1]
  if (!credential) return refused(asked, 401, 'session-missing')
  const session = await sessionOf(credential, request.headers.get('Origin'), env)
  if (!session) return refused(asked, 401, 'session-invalid')
  asked.session = session
  if (await isEnded(session, env)) return refused(asked, 401, 'session-ended')
  const isWithin =
    counted(`session/${session.merchant}/${session.jti}`, RATES.session) &&
    counted(`merchant/${session.merchant}`, RATES.merchant)
  if (!isWithin) return refused(asked, 429, 'rate-limited')
  if (!session.capabilities.includes('order.read')) return refused(asked, 403, 'capability-missing')
  if (session.order !== undefined && session.order !== id) return refused(asked, 403, 'order-outside-session')
  if (calls >= GATE) return refused(asked, 503, 'provider-busy')
  if (circuit.failures >= FAILURES && Date.now() < circuit.openUntil)
    return refused(asked, 503, 'provider-unavailable')
  return forward(`${env.UPSTREAM}/api/v1/orders/${id}`, env, asked)
}

/** The id of an order's address; undefined for another address, or for a number above 64 bits. */
function orderId(url) {
  const text = PATH.exec(new URL(url).pathname)?.[1]
  if (text === undefined || text.length < 16) return text
  return BigInt.asIntN(64, BigInt(text)) === BigInt(text) ? text : undefined
}

async function forward(address, env, asked) {
  const start = Date.now()
  calls++
  try {
    for (let attempt = 1; ; attempt++) {
      const read = await call(address, env, asked)
      if (read.status !== undefined) {
        if (read.status < 500) circuit.failures = 0
        return read
      }
      circuit.failures++
      circuit.openUntil = Date.now() + OPEN_MS
      if (attempt === ATTEMPTS) return refused(asked, 502, read.code)
      await new Promise((resume) => setTimeout(resume, 100 * 2 ** (attempt - 1) * (0.5 + Math.random())))
    }
  } finally {
    calls--
    asked.trace.upstreamMs += Date.now() - start
  }
}

/** One attempt, with one renewal of the token. Returns the response, or the code of an outage. */
async function call(address, env, asked, isRenewed = false) {
  try {
    const upstream = await fetch(address, {
      headers: {
        Authorization: `Bearer ${await accessToken(env)}`,
        Timestamp: new Date().toISOString(),
        Accept: 'application/json',
        traceparent: asked.trace.traceparent,
      },
      redirect: 'manual',
      signal: AbortSignal.timeout(CALL_MS),
    })
    if (upstream.status === 401 && !isRenewed) {
      await upstream.body?.cancel()
      token.until = 0
      return call(address, env, asked, true)
    }
    if (upstream.status !== 200) {
      await upstream.body?.cancel()
      if (upstream.status >= 500) return { code: 'provider-failed' }
      return refused(asked, upstream.status === 404 ? 404 : 502, 'provider-refused')
    }
    return await pass(upstream, asked)
  } catch (error) {
    return { code: error.name === 'TimeoutError' ? 'provider-timeout' : 'provider-unreachable' }
  }
}

async function pass(upstream, asked) {
  const length = Number(upstream.headers.get('Content-Length') ?? Number.NaN)
  const isJson = /^application\/(?:[\w.-]+\+)?json *(?:;|$)/i.test(upstream.headers.get('Content-Type') ?? '')
  if (!isJson || length > BODY_LIMIT) return refused(asked, 502, 'provider-answer-invalid')
  const bytes = await upstream.arrayBuffer()
  if (bytes.byteLength > BODY_LIMIT || (!Number.isNaN(length) && bytes.byteLength !== length))
    return refused(asked, 502, 'provider-answer-invalid')
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const tag = `"${digest.subarray(0, 16).toBase64({ alphabet: 'base64url', omitPadding: true })}"`
  if (!seenJson.has(tag)) {
    const value = parsed(bytes)
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return refused(asked, 502, 'provider-answer-invalid')
    if (seenJson.size >= MOST_KEPT) seenJson.delete(seenJson.values().next().value)
    seenJson.add(tag)
  }
  return new Response(bytes, {
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ETag: tag },
  })
}

function parsed(bytes) {
  try {
    return JSON.parse(strict.decode(bytes))
  } catch {
    return undefined
  }
}

/** The claims of a valid token for this page. */
async function sessionOf(credential, origin, env) {
  const now = Date.now() / 1000
  const known = sessions.get(credential)
  if (known) return known.aud === origin && now < known.exp ? known : undefined
  const [head, body, signature] = credential.split('.')
  if (signature === undefined) return undefined
  const bytes = Uint8Array.fromBase64(signature, { alphabet: 'base64url' })
  key ??= await crypto.subtle.importKey(
    'raw',
    encoder.encode(env.SESSION_SECRET),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['verify'],
  )
  if (!(await crypto.subtle.verify('HMAC', key, bytes, encoder.encode(`${head}.${body}`)))) return undefined
  const [{ alg }, claims] = [head, body].map((part) =>
    JSON.parse(strict.decode(Uint8Array.fromBase64(part, { alphabet: 'base64url' }))),
  )
  const isValid =
    alg === 'HS256' &&
    claims.iss === 'order-admin' &&
    claims.aud === origin &&
    claims.nbf <= now &&
    now < claims.exp
  if (!isValid) return undefined
  if (sessions.size >= MOST_KEPT) sessions.delete(sessions.keys().next().value)
  sessions.set(credential, claims)
  return claims
}

/** Asks for the list of ended sessions every five seconds. */
async function isEnded(session, env) {
  if (Date.now() >= ended.until) {
    const list = await (await fetch(`${env.UPSTREAM}/ended`, { method: 'POST' })).json()
    ended = { ids: new Set(list.ids), until: Date.now() + KEPT_LISTS_MS }
  }
  return ended.ids.has(session.jti)
}

async function accessToken(env) {
  if (Date.now() < token.until) return token.value
  const made = await (await fetch(`${env.UPSTREAM}/connect/token`, { method: 'POST' })).json()
  token = { value: made.access_token, until: Date.now() + (made.expires_in - 60) * 1000 }
  return token.value
}

/** Counts a request within this minute. */
function counted(name, limit) {
  const minute = Math.floor(Date.now() / 60_000)
  let window = windows.get(name)
  if (window?.minute !== minute) {
    if (windows.size >= MOST_KEPT) windows.delete(windows.keys().next().value)
    windows.set(name, (window = { minute, count: 0 }))
  }
  return ++window.count <= limit
}

function note(status, ms) {
  const name = `requests ${Math.floor(status / 100)}xx`
  counters.set(name, (counters.get(name) ?? 0) + 1)
  const seconds = ms / 1000
  histogram.count++
  histogram.seconds += seconds
  const bucket = BUCKETS.findIndex((bound) => seconds <= bound)
  if (bucket >= 0) histogram.buckets[bucket]++
}

function refused(asked, status, code) {
  asked.problem = code
  return new Response(JSON.stringify({ status, code, requestId: asked.requestId }), {
    status,
    headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' },
  })
}
