/**
 * One call of the provider with its guards: refused credentials, a place at the gate, the circuit breaker, time limits
 * for each attempt and for all, one renewal of a rejected token, and further attempts of reads.
 */
import { refuse, type Result } from '../../shared/domain/values/result.ts'
import { type ClearableTimeout, clearableTimeout } from '../../shared/wire/clearable-timeout.ts'
import { gauge } from '../metrics/gauges.ts'
import {
  accepted,
  type Authorization,
  authorization,
  credentialsRefusal,
  rejectedAgain,
} from './authorization.ts'
import type { Caller } from './caller.ts'
import { brokenConnection, fetchProvider, isOutage, type ProviderFailure, rateLimited } from './failure.ts'
import type { Lease } from './gate.ts'
import { Guards } from './guards.ts'
import { noteCall } from './note-call.ts'

export interface ProviderRequest {
  /** The operation, for the metrics: a name of the table. */
  operation: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH'
  /** Path and query, as the operation table writes them. */
  path: string
  /** JSON text, unless the headers say otherwise. */
  body?: string
  /** The complete headers of a message with its own credentials, as in SOAP. */
  plain?: Record<string, string>
  /** Whether it may be sent again; by default only a GET may. */
  isRead?: boolean
  /** The subject of the circuit breaker; by default the path's order, or the whole path. */
  subject?: string
  /** Whether the body is read after the call: then the time limit ends with the answer's head. */
  streamed?: boolean
}

/**
 * Reads an answer other than 401 and 429; `abort` closes a streamed connection.
 * @throws the error of a broken stream
 */
export type ReadAnswer<Value> = (
  response: Response,
  abort?: () => void,
) => Promise<Result<Value, ProviderFailure>>

/** Attempts of a read, including the first. A write is sent once, because a failed attempt may have been done. */
export const READ_ATTEMPTS = 3
/** Milliseconds before the second attempt; twice as long before each further one, with jitter. */
const PAUSE_MS = 100
/** Milliseconds until a step that ran out of time has returned. */
const GRACE_MS = 500

const guards = new Map<string, Guards>()

/** Sends the request and reads its answer, within the budget of `config.budgetMs` and before `caller.until`. */
export async function send<Value>(
  caller: Caller,
  request: ProviderRequest,
  read: ReadAnswer<Value>,
): Promise<Result<Value, ProviderFailure>> {
  const start = Date.now()
  const refused = request.plain ? undefined : credentialsRefusal(caller, start)
  if (refused) {
    noteCall(request.operation, refuse(refused))
    return refuse(refused)
  }
  const { config, merchantId } = caller
  const subject = request.subject ?? subjectOf(request.path)
  const guard = guardsOf(merchantId)
  const lease = guard.enter(start, start + config.callMs, subject)
  if (!lease.ok) {
    noteCall(request.operation, lease)
    return lease
  }
  const end = Math.min(start + config.budgetMs, caller.until ?? Infinity)
  const timing = { lease: lease.value, end }
  try {
    const result = await attempts(caller, request, read, timing)
    if (!result.ok && isOutage(result.reason)) guard.breaker.failed(Date.now(), subject)
    else guard.breaker.succeeded(subject)
    noteCall(request.operation, result, Date.now() - start)
    return result
  } finally {
    guard.gate.leave(lease.value)
    if (caller.trace) caller.trace.upstreamMs += Date.now() - start
  }
}

const ORDER = /^\/api\/v1\/orders\/[^/?]+/

/** The order of a path, or the whole path: one order or one day's report may fail alone. */
function subjectOf(path: string): string {
  return ORDER.exec(path)?.[0] ?? path
}

/** The end of a call, and its place at the gate, which ends with the current step. */
interface Timing {
  lease: Lease
  /** Milliseconds since 1970. */
  end: number
}

async function attempts<Value>(
  caller: Caller,
  request: ProviderRequest,
  read: ReadAnswer<Value>,
  timing: Timing,
): Promise<Result<Value, ProviderFailure>> {
  for (let attempt = 1; ; attempt++) {
    const result = await attemptOnce(caller, request, read, timing)
    if (result.ok || !isOutage(result.reason)) return result
    const isRead = request.isRead ?? request.method === 'GET'
    if (!isRead || attempt === READ_ATTEMPTS) return result
    // With jitter, so that calls that failed together are not repeated together.
    const pause = PAUSE_MS * 2 ** (attempt - 1) * (0.5 + Math.random())
    if (Date.now() + pause >= timing.end) return result
    extendLease(timing, caller)
    await new Promise((resume) => setTimeout(resume, pause))
  }
}

/** Renews a rejected token once. This is safe for writes too, because a 401 means that nothing was done. */
async function attemptOnce<Value>(
  caller: Caller,
  request: ProviderRequest,
  read: ReadAnswer<Value>,
  timing: Timing,
): Promise<Result<Value, ProviderFailure>> {
  const body = request.body === undefined ? undefined : new TextEncoder().encode(request.body)
  const sent = { ...request, body }
  if (request.plain) {
    const answered = await exchange(caller, sent, request.plain, read, timing)
    return answered === REJECTED ? refuse({ code: 'provider-rejects-credentials' }) : answered
  }
  extendLease(timing, caller)
  const first = await authorizationBy(timing.end, caller, body)
  if (!first.ok) return first
  const answered = await exchange(caller, sent, first.value.headers, read, timing)
  if (answered !== REJECTED) return noteAccepted(caller, first.value, answered)
  extendLease(timing, caller)
  const second = await authorizationBy(timing.end, caller, body, first.value)
  if (!second.ok) return second
  const again = await exchange(caller, sent, second.value.headers, read, timing)
  if (again !== REJECTED) return noteAccepted(caller, second.value, again)
  return refuse(await rejectedAgain(caller, second.value))
}

/** Any answer but an outage shows that the provider accepts the credentials. */
function noteAccepted<Value>(
  caller: Caller,
  authorized: Authorization,
  result: Result<Value, ProviderFailure>,
): Result<Value, ProviderFailure> {
  if (result.ok || !isOutage(result.reason)) accepted(caller, authorized)
  return result
}

/**
 * Keeps the call's place at the gate for its next step only: if its client leaves, the call ends silently, and its
 * place must end soon after.
 * @returns the milliseconds that the step may take; no time is left unless it is above 0
 */
function extendLease({ lease, end }: Timing, { config }: Caller): number {
  const now = Date.now()
  const limit = Math.min(config.callMs, end - now)
  lease.until = now + limit + GRACE_MS
  return limit
}

/** Waits for the authorization until the caller's deadline. */
function authorizationBy(
  end: number,
  caller: Caller,
  body: Uint8Array | undefined,
  rejected?: Authorization,
): ReturnType<typeof authorization> {
  const asked = authorization(caller, body, rejected)
  return asked instanceof Promise && caller.until !== undefined ? answeredBy(end, asked) : asked
}

async function answeredBy(
  end: number,
  asked: Extract<ReturnType<typeof authorization>, Promise<unknown>>,
): typeof asked {
  const { promise: late, resolve } = Promise.withResolvers<Awaited<typeof asked>>()
  const timer = setTimeout(() => resolve(refuse({ code: 'provider-timeout' })), end - Date.now())
  try {
    return await Promise.race([asked, late])
  } finally {
    clearTimeout(timer)
  }
}

const REJECTED = Symbol('401')
type SentRequest = Omit<ProviderRequest, 'body'> & { body: Uint8Array | undefined }

/** Sends only these headers: nothing of the caller's own request is passed on. */
async function exchange<Value>(
  caller: Caller,
  { method, path, body, streamed, plain }: SentRequest,
  authorized: Record<string, string>,
  read: ReadAnswer<Value>,
  timing: Timing,
): Promise<Result<Value, ProviderFailure> | typeof REJECTED> {
  const { config, trace, inObject, sendState } = caller
  const headers = { ...authorized }
  if (!plain) headers['Accept'] = 'application/json'
  if (body && !plain) headers['Content-Type'] = 'application/json'
  if (trace) headers['traceparent'] = trace.traceparent
  const limit = extendLease(timing, caller)
  if (limit <= 0) return refuse({ code: 'provider-timeout' })
  // The platform's own timer costs a third of a cleared one.
  const timed: Pick<ClearableTimeout, 'signal'> & Partial<ClearableTimeout> =
    streamed || inObject ? clearableTimeout(limit) : { signal: AbortSignal.timeout(limit) }
  try {
    const init = { method, headers, signal: timed.signal, ...(body && { body }) }
    if (sendState) sendState.mayBeDone = true
    const response = await fetchProvider(config.providerUrl + path, init)
    if (!(response instanceof Response)) return refuse(response)
    const { status } = response
    if (status !== 401 && status !== 429) return await read(response, timed.abort)
    // Both mean that nothing was done.
    if (sendState) sendState.mayBeDone = false
    await response.body?.cancel()
    return status === 401 ? REJECTED : refuse(rateLimited(response, Date.now()))
  } catch (error) {
    return refuse(brokenConnection(error))
  } finally {
    timed.clear?.()
  }
}

gauge('order_admin_breakers_open', () => {
  const open = [...guards.values()].map(({ breaker }) => breaker.open)
  const all = open.filter((one) => one.all).length
  const subjects = open.reduce((sum, one) => sum + one.subjects, 0)
  return [
    { labels: { scope: 'all' as const }, value: all },
    { labels: { scope: 'subject' as const }, value: subjects },
  ]
})

function guardsOf(merchantId: string): Guards {
  let known = guards.get(merchantId)
  if (!known) guards.set(merchantId, (known = new Guards()))
  return known
}
