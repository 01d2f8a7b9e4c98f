import type { HistoryEntry, HistoryPage } from '../../shared/domain/history.ts'
import { LIVE_SUBPROTOCOL, SESSION_ENDED, SESSION_EXPIRED } from '../../shared/domain/live.ts'
import { stringifyJson } from '../../shared/domain/json.ts'
import type { Long } from '../../shared/domain/long.ts'
import type { Order } from '../../shared/domain/order.schema.ts'
import type { SessionInfo } from '../../shared/domain/session.ts'
import type { ProblemCode } from '../../shared/problems.ts'
import { EdgeError } from './edge-error.ts'
import type { WriteRequest } from './order-writes.ts'
import { readAddedRows, readHistory, readOrder, readSessionInfo } from './read-answer.ts'
import { jsonOf, problemError } from './read-problem.ts'
import { tellDeveloper } from './tell-developer.ts'

/** Longer than the edge waits for the provider, so that the edge's own error arrives first. */
export const TIMEOUT_MS = 30_000

/** Codes of a session that is over. The page's backend may issue another. */
const OVER = new Set<string>(['session-expired', 'session-ended'] satisfies ProblemCode[])

interface Call {
  /** What was tried, for the error's message. */
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
  /** Called with the request id of a successful call. */
  onDone?: (requestId: string) => void
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
  readonly #tags = new Map<string, string>()
  /** Request ids of the writes that this client made. */
  readonly #made = new Set<string>()
  /** The ids of the saves that these writes belong to: they tell even if the answer was lost. */
  readonly #saves = new Set<string>()
  readonly #underWay = new Set<Promise<unknown>>()
  /** Counts the reads of orders, in the order they start. */
  #turns = 0
  #newest: { orderId: string; turn: number; order: Order } | undefined
  #isUnreachable = false
  #hasAnswered = false

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

  /** The session's user and capabilities. */
  async session(signal?: AbortSignal): Promise<SessionInfo> {
    return readSessionInfo(await this.#call({ action: 'Reading the session', path: '/session', signal }))
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
    const order = readOrder(await this.#call({ action: 'Reading the order', path, signal, onTag }))
    const newest = this.#newest
    if (newest?.orderId === orderId && newest.turn > turn) return newest.order
    this.#newest = { orderId, turn, order }
    // Only after the order could be parsed: a write must not be based on a version that was never shown.
    if (tag) this.#tags.set(orderId, tag)
    return order
  }

  /**
   * Makes one write ({@link WriteRequest}), based on the order as last read. Read the order again afterwards.
   * @param idempotencyKey one for each intent of the user; the same when that intent is retried
   * @param saveId the same for the writes of one save
   * @returns the ids of added rows; empty for other writes
   * @throws EdgeError, among others with code `order-changed` and the current order in `current`, which later
   *   writes are then based on, and `offline` if nothing was sent because the browser has no network
   */
  async write(
    orderId: string,
    { operation, method, path, body }: WriteRequest,
    idempotencyKey: string,
    saveId: string = crypto.randomUUID(),
  ): Promise<Long[]> {
    this.#saves.add(saveId)
    const tag = this.#tags.get(orderId)
    const call = this.#call({
      action: `The write ${operation}`,
      method,
      path: orderPath(orderId) + path,
      ...(body !== undefined && { body }),
      headers: { 'Idempotency-Key': idempotencyKey, 'Save-Id': saveId, ...(tag && { 'If-Match': tag }) },
      onTag: (current) => this.#tags.set(orderId, current),
      onDone: (requestId) => this.#made.add(requestId),
    })
    this.#underWay.add(call)
    try {
      const answer = await call
      return answer === undefined ? [] : readAddedRows(answer)
    } finally {
      this.#underWay.delete(call)
    }
  }

  /** Whether this client made the write. Waits for the writes that are under way. */
  async madeWrite(requestId: string): Promise<boolean> {
    await Promise.allSettled(this.#underWay)
    return this.#made.has(requestId)
  }

  /** Whether an entry of the history is a write of this client, even one whose answer was lost. */
  isOwn({ requestId, save }: Pick<HistoryEntry, 'requestId' | 'save'>): boolean {
    return this.#made.has(requestId) || (save !== undefined && this.#saves.has(save))
  }

  /** The order's history, newest first. @param before where the previous page ended */
  async history(orderId: string, before?: number, signal?: AbortSignal): Promise<HistoryPage> {
    const query = before === undefined ? '' : `?before=${before}`
    const path = `${orderPath(orderId)}/history${query}`
    return readHistory(await this.#call({ action: 'Reading the history', path, signal }))
  }

  /** A WebSocket that reports on other open desks of the order. Its token is not in the URL. */
  async live(orderId: string): Promise<WebSocket> {
    const url = new URL(`${this.#edge}${orderPath(orderId)}/live`)
    url.protocol = url.protocol === 'http:' ? 'ws:' : 'wss:'
    const token = await this.#session.token()
    const socket = new WebSocket(url, [LIVE_SUBPROTOCOL, token])
    socket.addEventListener('close', ({ code }) => {
      if (code === SESSION_EXPIRED || code === SESSION_ENDED) this.#session.forget(token)
    })
    return socket
  }

  #call(call: Call): Promise<unknown> {
    return this.withToken((token) => this.#send(call, token))
  }

  /**
   * Makes a call with the session's token. A 401 for an expired session means that nothing was done, so even a
   * write is sent again.
   * @param send gets the edge's address without a slash at its end
   */
  async withToken<Value>(send: (token: string, edge: string) => Promise<Value>): Promise<Value> {
    if (!/^(https?:\/\/.|\/|$)/i.test(this.#edge)) throw wrongAddress(this.#edge)
    const token = await this.#session.token()
    try {
      return await send(token, this.#edge)
    } catch (error) {
      if (!(error instanceof EdgeError) || error.status !== 401) throw error
      // Whatever the reason, a later call with this token would fail too.
      this.#session.forget(token)
      if (!OVER.has(error.code)) throw error
      return await send(await this.#session.token(), this.#edge)
    }
  }

  async #send({ action, path, method = 'GET', body, headers, signal, onTag, onDone }: Call, token: string) {
    // A fetch that fails does not tell whether it was sent, so a write is not tried without a network.
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
        if (!this.#hasAnswered) await this.#explainSilence(action)
        this.#setUnreachable(true)
      }
      throw new EdgeError(action, { code: 'network-failed' })
    }
    this.#hasAnswered = true
    this.#setUnreachable(false)
    const value = jsonOf(text)
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
    const requestId = answer.headers.get('X-Request-Id')
    if (requestId) onDone?.(requestId)
    return value
  }

  /**
   * An edge that does not know the page's origin looks like one that is not there, but for a file that is for every page.
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

/** A request of JSON with the token, and with nothing else that could tell who is there. */
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

function orderPath(orderId: string): string {
  if (!/^\d{1,19}$/.test(orderId)) throw new EdgeError('Reading the order id', { code: 'order-id-invalid' })
  return `/api/v1/orders/${orderId}`
}
