/**
 * One call of the provider and what guards it: a place at the gate, the circuit breaker, a time limit for each
 * attempt and for all of them, one renewal of a rejected token, and more attempts for reads.
 */
import { refuse, type Result } from '../../shared/domain/result.ts'
import { authorization } from './authorization.ts'
import { Breaker } from './breaker.ts'
import type { Caller } from './caller.ts'
import { brokenConnection, fetchProvider, isOutage, type ProviderFailure } from './failure.ts'
import { Gate } from './gate.ts'

export interface ProviderRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH'
  /** Path and query, as the operation table writes them. */
  path: string
  /** JSON text, unless the headers say otherwise. */
  body?: string
  /** The headers of a message that carries its own credentials, as SOAP does: nothing is added to them. */
  plain?: Record<string, string>
  /** May it be sent again? A GET may, unless this says otherwise. */
  isRead?: boolean
  /** The answer's body is read when the call is over: the time limit then ends with the answer's head. */
  streamed?: boolean
}

/** Reads what was answered, a 401 excepted; `abort` ends a streamed connection. It may throw what a stream throws. */
export type ReadAnswer<Value> = (
  response: Response,
  abort?: () => void,
) => Promise<Result<Value, ProviderFailure>>

/** Attempts of a read, the first one included. A write is sent once: whether it was done cannot be known. */
export const READ_ATTEMPTS = 3
/** Milliseconds before the second attempt; twice as long before each further one, with jitter. */
const PAUSE_MS = 100

interface Guards {
  breaker: Breaker
  gate: Gate
}
const guards = new Map<string, Guards>()

/** Sends the request and reads its answer, within the budget of `config.budgetMs` and before `caller.until`. */
export async function send<Value>(
  caller: Caller,
  request: ProviderRequest,
  read: ReadAnswer<Value>,
): Promise<Result<Value, ProviderFailure>> {
  const { breaker, gate } = guardsOf(caller.merchantId)
  const start = Date.now()
  const end = Math.min(start + caller.config.budgetMs, caller.until ?? Infinity)
  const blocked = breaker.wait(start)
  if (blocked > 0) return refuse({ code: 'provider-unavailable', retryAfter: Math.ceil(blocked / 1000) })
  const lease = gate.enter(start, end)
  if (!lease) return refuse({ code: 'provider-busy', retryAfter: 1 })
  try {
    const result = await attempts(caller, request, read, end)
    if (!result.ok && isOutage(result.reason)) breaker.failed(Date.now())
    else breaker.succeeded()
    return result
  } finally {
    gate.leave(lease)
    if (caller.trace) caller.trace.upstreamMs += Date.now() - start
  }
}

async function attempts<Value>(
  caller: Caller,
  request: ProviderRequest,
  read: ReadAnswer<Value>,
  end: number,
): Promise<Result<Value, ProviderFailure>> {
  for (let attempt = 1; ; attempt++) {
    const result = await attemptOnce(caller, request, read, end)
    if (result.ok || !isOutage(result.reason)) return result
    const isRead = request.isRead ?? request.method === 'GET'
    if (!isRead || attempt === READ_ATTEMPTS) return result
    // Jitter, so that those who failed together do not come back together.
    const pause = PAUSE_MS * 2 ** (attempt - 1) * (0.5 + Math.random())
    if (Date.now() + pause >= end) return result
    await new Promise((resume) => setTimeout(resume, pause))
  }
}

/** A token that the provider rejects is renewed once: safe for writes too, as a 401 means that nothing was done. */
async function attemptOnce<Value>(
  caller: Caller,
  request: ProviderRequest,
  read: ReadAnswer<Value>,
  end: number,
): Promise<Result<Value, ProviderFailure>> {
  const body = request.body === undefined ? undefined : new TextEncoder().encode(request.body)
  if (request.plain) {
    const answered = await exchange(caller, { ...request, body }, request.plain, read, end)
    return answered === REJECTED ? refuse({ code: 'provider-rejects-credentials' }) : answered
  }
  const first = await authorizationBy(end, caller, body)
  if (!first.ok) return first
  const { headers, token } = first.value
  const answered = await exchange(caller, { ...request, body }, headers, read, end)
  if (answered !== REJECTED) return answered
  if (token === undefined) return refuse({ code: 'provider-rejects-credentials' })
  const second = await authorizationBy(end, caller, body, token)
  if (!second.ok) return second
  const again = await exchange(caller, { ...request, body }, second.value.headers, read, end)
  return again === REJECTED ? refuse({ code: 'provider-rejects-credentials' }) : again
}

/** A token is asked for once for many callers, and goes on being: one that has a deadline of its own waits no longer. */
async function authorizationBy(
  end: number,
  caller: Caller,
  body: Uint8Array | undefined,
  rejected?: string,
): ReturnType<typeof authorization> {
  const asked = authorization(caller, body, rejected)
  if (caller.until === undefined) return asked
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

/** The headers are these and no others: nothing of the caller's own request is passed on. */
async function exchange<Value>(
  { config, trace, inObject, flight }: Caller,
  { method, path, body, streamed, plain }: SentRequest,
  authorized: Record<string, string>,
  read: ReadAnswer<Value>,
  end: number,
): Promise<Result<Value, ProviderFailure> | typeof REJECTED> {
  const headers = { ...authorized }
  if (!plain) headers['Accept'] = 'application/json'
  if (body && !plain) headers['Content-Type'] = 'application/json'
  if (trace) headers['traceparent'] = trace.traceparent
  const limit = Math.min(config.callMs, end - Date.now())
  if (limit <= 0) return refuse({ code: 'provider-timeout' })
  // The platform's own timer costs a third of one that has to be cleared.
  const timed: Timeout =
    streamed || inObject ? clearableTimeout(limit) : { signal: AbortSignal.timeout(limit) }
  try {
    const init = { method, headers, signal: timed.signal, ...(body && { body }) }
    if (flight) flight.isOut = true
    const response = await fetchProvider(config.providerUrl + path, init)
    if (!(response instanceof Response)) return refuse(response)
    if (response.status !== 401) return await read(response, timed.abort)
    if (flight) flight.isOut = false
    await response.body?.cancel()
    return REJECTED
  } catch (error) {
    return refuse(brokenConnection(error))
  } finally {
    timed.clear?.()
  }
}

interface Timeout {
  signal: AbortSignal
  abort?: () => void
  clear?: () => void
}

function clearableTimeout(milliseconds: number): Required<Timeout> {
  const controller = new AbortController()
  const abort = () => controller.abort(new DOMException('no answer in time', 'TimeoutError'))
  const timer = setTimeout(abort, milliseconds)
  return { signal: controller.signal, abort, clear: () => clearTimeout(timer) }
}

function guardsOf(merchantId: string): Guards {
  let known = guards.get(merchantId)
  if (!known) guards.set(merchantId, (known = { breaker: new Breaker(), gate: new Gate() }))
  return known
}
