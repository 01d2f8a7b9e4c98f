import { followClock } from '../kit/format/clock.ts'
import { RETURN_ORDER } from '../../shared/domain/order/return-order.ts'
import { stringifyJson } from '../../shared/domain/values/json.ts'
import type { Order } from '../../shared/domain/order/order.schema.ts'
import type { SessionInfo } from '../../shared/domain/session/session.ts'
import type { ProblemCode } from '../../shared/problems.ts'
import type { Problem } from '../../shared/problem.schema.ts'
import { EdgeError } from './edge-error.ts'
import { readOrder, readSessionInfo } from './read-answer.ts'
import { isOfEdge, jsonOf, problemError } from './read-problem.ts'
import { tellDeveloper, tellRefusal } from './tell-developer.ts'

/** Longer than the edge waits for the provider, so that the edge's own error arrives first. */
export const TIMEOUT_MS = 30_000

/** Codes of a session that is over. The page's backend may issue another. */
const OVER = new Set<string>(['session-expired', 'session-ended'] satisfies ProblemCode[])

export interface Call {
  /** The name of the call, for the error's message. */
  action: string
  path: string
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH'
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal | undefined
  /**
   * Called with the entity tag of the order in the answer: the one that was read, or the one that a write
   * collided with.
   */
  onTag?: (tag: string) => void
  /** Called with the headers of a successful answer. */
  onDone?: (headers: Headers) => void
}

/** Where the session's token comes from. */
export interface TokenSource {
  /** @throws EdgeError `session-refused` when the host page has none to give */
  token(): Promise<string>
  /** Forgets a token that the edge no longer accepts. */
  forget(token: string): void
}

/**
 * The widget's calls, all to one edge and with nothing but the session's token. Fires `connection` when the
 * edge becomes unreachable or reachable again.
 */
export class EdgeClient extends EventTarget {
  readonly #edge: string
  readonly #session: TokenSource
  /** The entity tag of each order as last read: the version that a write is based on. */
  readonly tags = new Map<string, string>()
  /** Counts the reads of orders, in the order they start. */
  #turns = 0
  #newest: { orderId: string; turn: number; order: Order } | undefined
  #isUnreachable = false
  #hasAnswered = false
  /** What a new idempotency key begins with; empty unless the edge was restored from a backup. */
  #keyMark = ''
  /** The keys as they were sent first. */
  readonly #sentKeys = new Map<string, string>()
  #returnsOrder = false
  /** Whether the server at the address has shown that it is an edge. */
  #isEdge = false

  /** @param edge the edge's address, with or without a slash at its end */
  constructor(edge: string, session: TokenSource) {
    super()
    this.#edge = edge.replace(/\/*$/, '')
    this.#session = session
  }

  /** Whether the edge was unreachable at the last call. */
  get isUnreachable(): boolean {
    return this.#isUnreachable
  }

  /** Whether a write may ask for the order in its answer. An edge of an earlier release refuses pages that header. */
  get returnsOrder(): boolean {
    return this.#returnsOrder
  }

  /** The number of reads of orders that have begun; see {@link take}. */
  get turns(): number {
    return this.#turns
  }

  /** The session's user and capabilities. */
  async session(signal?: AbortSignal): Promise<SessionInfo> {
    const info = readSessionInfo(await this.call({ action: 'Reading the session', path: '/session', signal }))
    this.#keyMark = info.keyMark ?? ''
    this.#returnsOrder = info.preferences?.includes(RETURN_ORDER) ?? false
    return info
  }

  /**
   * Reads the order. If reads overtake each other, all return the result of the one that started last, so no
   * caller goes back to an older order.
   * @param orderId decimal digits, which go into the path unchanged
   */
  async order(orderId: string, signal?: AbortSignal): Promise<Order> {
    const path = orderPath(orderId)
    const turn = (this.#turns += 1)
    let tag: string | undefined
    const onTag = (read: string) => (tag = read)
    const order = readOrder(await this.call({ action: 'Reading the order', path, signal, onTag }))
    const newest = this.#newest
    if (newest?.orderId === orderId && newest.turn > turn) return newest.order
    this.#newest = { orderId, turn, order }
    // Only after the order could be parsed: a write must not be based on a version that was never shown.
    if (tag) this.tags.set(orderId, tag)
    return order
  }

  /**
   * Takes an order that the answer of a write carries, as if it had been read.
   * @param turns as {@link turns} was when the write was sent
   * @returns false if a read has begun since, because that may have found a newer order: then read the order again
   */
  take(orderId: string, order: Order, tag: string, turns: number): boolean {
    if (turns !== this.#turns) return false
    this.#newest = { orderId, turn: (this.#turns += 1), order }
    this.tags.set(orderId, tag)
    return true
  }

  /**
   * Makes a call with the session's token.
   * @throws EdgeError
   */
  call(call: Call): Promise<unknown> {
    return this.withToken((token) => this.#send(call, token))
  }

  /** The key as it is sent: it keeps the mark that it was sent with first, so that the edge sees how old it is. */
  keyToSend(key: string): string {
    const sent = this.#sentKeys.get(key) ?? (this.#keyMark && `${this.#keyMark}.`) + key
    this.#sentKeys.set(key, sent)
    return sent
  }

  /** Forgets a token that the edge no longer accepts. */
  forget(token: string): void {
    this.#session.forget(token)
  }

  /**
   * Makes a call with the session's token. A 401 for an expired session means that nothing was done, so even a
   * write is sent again.
   * @param send gets the edge's address without a slash at its end
   */
  async withToken<Value>(send: (token: string, edge: string) => Promise<Value>): Promise<Value> {
    try {
      return await this.#withToken(send)
    } catch (error) {
      if (error instanceof EdgeError) {
        const { keyMark } = (error.problem ?? {}) as Partial<Problem>
        if (typeof keyMark === 'string') this.#keyMark = keyMark
        tellRefusal(error)
      }
      throw error
    }
  }

  async #withToken<Value>(send: (token: string, edge: string) => Promise<Value>): Promise<Value> {
    if (!/^(https?:\/\/.|\/|$)/i.test(this.#edge)) throw wrongAddress(this.#edge)
    const token = await this.#session.token()
    try {
      return await send(token, this.#edge)
    } catch (error) {
      if (!(error instanceof EdgeError) || error.status !== 401) throw error
      // A later call with this token would fail for the same reason.
      this.#session.forget(token)
      if (!OVER.has(error.code)) throw error
      return await send(await this.#session.token(), this.#edge)
    }
  }

  async #send({ action, path, method = 'GET', body, headers, signal, onTag, onDone }: Call, token: string) {
    // A failed fetch does not tell whether it was sent, so without a network a write is not tried.
    if (method !== 'GET' && !navigator.onLine) throw new EdgeError(action, { code: 'offline' })
    const timeout = AbortSignal.timeout(TIMEOUT_MS)
    const init: RequestInit = {
      ...bareRequest(token, signal ? AbortSignal.any([signal, timeout]) : timeout),
      method,
    }
    init.headers = { ...headers, ...init.headers }
    if (body !== undefined) {
      init.headers = { ...init.headers, 'Content-Type': 'application/json' }
      init.body = stringifyJson(body)
    }
    let answer: Response
    let text: string
    try {
      answer = await fetch(this.#edge + path, init)
      text = await answer.text()
    } catch {
      if (timeout.aborted) throw new EdgeError(action, { code: 'edge-timeout' })
      if (!signal?.aborted) {
        // So fails a header that an edge does not allow, after it was rolled back. The session says when it does again.
        this.#returnsOrder = false
        if (!this.#hasAnswered) await this.#explainSilence(action)
        this.#setUnreachable(true)
      }
      throw new EdgeError(action, { code: 'network-failed' })
    }
    this.#hasAnswered = true
    followClock(answer.headers.get('Date'))
    this.#setUnreachable(false)
    const value = jsonOf(text)
    // Only reads are checked: a write that a proxy answered may have been done, and its own error says so.
    if (!this.#isEdge && method === 'GET') this.#prove(action, answer, value)
    const tag = answer.headers.get('ETag')
    if (!answer.ok) {
      const error = problemError(action, answer, value)
      if (tag && error.current) onTag?.(tag)
      throw error
    }
    // Writes without a result have an empty answer.
    if (value === undefined && text !== '')
      throw new EdgeError(action, { code: 'answer-invalid', status: answer.status })
    if (tag && method === 'GET') onTag?.(tag)
    onDone?.(answer.headers)
    return value
  }

  /**
   * The first answer of an address must be an edge's: another server's answer would be taken for news of an order.
   * @throws EdgeError `edge-url-invalid`
   */
  #prove(action: string, answer: Response, value: unknown): void {
    const { status } = answer
    const isOfAnEdge = isOfEdge(answer, value)
    // An edge has every address that the desk calls, so its 404 means a wrong path in `edge-url`.
    this.#isEdge =
      isOfAnEdge && !(status === 404 && (value as Partial<Problem> | undefined)?.code === 'not-found')
    // A proxy without an edge behind it says so itself.
    if (this.#isEdge || (!isOfAnEdge && status >= 500)) return
    tellDeveloper({ is: 'edge-is-another', edge: this.#edge || location.origin })
    throw new EdgeError(action, { code: 'edge-url-invalid', status })
  }

  /**
   * An edge that does not know the page's origin looks absent, except for a file that every page may read.
   * @throws EdgeError `origin-not-allowed` in that case
   */
  async #explainSilence(action: string): Promise<void> {
    const { isEdgeFor, warnDeveloper } = await import('./warn-developer.ts')
    const isThere = await isEdgeFor(this.#edge)
    const edge = this.#edge || location.origin
    warnDeveloper({ is: isThere ? 'origin-not-allowed' : 'edge-not-found', edge })
    if (isThere) throw new EdgeError(action, { code: 'origin-not-allowed' })
  }

  #setUnreachable(isUnreachable: boolean): void {
    if (isUnreachable === this.#isUnreachable) return
    this.#isUnreachable = isUnreachable
    this.dispatchEvent(new Event('connection'))
  }
}

/** A JSON request with the token, and nothing else that identifies the user. */
export function bareRequest(token: string, signal: AbortSignal): RequestInit {
  return {
    headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    // A redirect would carry the token to wherever it points.
    redirect: 'error',
    signal,
  }
}

function wrongAddress(edge: string): EdgeError {
  tellDeveloper({ is: 'edge-url-invalid', edge })
  return new EdgeError('Calling the edge', { code: 'edge-url-invalid' })
}

/** @throws EdgeError `order-id-invalid` */
export function orderPath(orderId: string): string {
  if (!/^\d{1,19}$/.test(orderId)) {
    const error = new EdgeError('Reading the order id', { code: 'order-id-invalid' })
    tellRefusal(error)
    throw error
  }
  return `/api/v1/orders/${orderId}`
}
