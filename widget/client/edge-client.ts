import {
  type HistoryPage,
  LIVE_SUBPROTOCOL,
  SESSION_ENDED,
  SESSION_EXPIRED,
} from '../../shared/domain/history.ts'
import { parseJson, stringifyJson } from '../../shared/domain/json.ts'
import type { Long } from '../../shared/domain/long.ts'
import type { Order } from '../../shared/domain/order.schema.ts'
import type { SessionInfo } from '../../shared/domain/session.ts'
import type { ProblemCode } from '../../shared/problems.ts'
import { EdgeError } from './edge-error.ts'
import { type OrderWrite, targetOf } from './order-writes.ts'
import { readAddedRows, readHistory, readOrder, readSessionInfo } from './read-answer.ts'
import { problemError } from './read-problem.ts'

/** Longer than the edge itself waits for the provider, so that the edge's own words arrive first. */
const TIMEOUT_MS = 30_000

/** Ways for a session to be over: whether there is another one is up to the page's own backend. */
const OVER = new Set<string>(['session-expired', 'session-ended'] satisfies ProblemCode[])

interface Call {
  /** For the error's message: what was tried. */
  action: string
  path: string
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH'
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal | undefined
  /** Told the entity tag of the order that the answer carries: the one asked for, or the one a write met. */
  onTag?: (tag: string) => void
  /** Told the request id of a call that was done. */
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
 * The calls that the widget makes, all to one edge, all with the session's token and nothing else. It fires
 * `connection` when the edge can no longer be reached, and when it can be again.
 */
export class EdgeClient extends EventTarget {
  readonly #edge: string
  readonly #session: TokenSource
  /** The entity tag of each order as it was last read: what a write is meant for. */
  readonly #tags = new Map<string, string>()
  /** The request ids of the writes that were done from here. */
  readonly #made = new Set<string>()
  readonly #underWay = new Set<Promise<unknown>>()
  /** Readings are numbered as they are begun. */
  #turns = 0
  #newest: { orderId: string; turn: number; order: Order } | undefined
  #isCut = false

  /** @param edge the edge's address, with or without a slash at its end */
  constructor(edge: string, session: TokenSource) {
    super()
    this.#edge = edge.replace(/\/*$/, '')
    this.#session = session
  }

  /** Was the edge out of reach when it was last called? */
  get isCut(): boolean {
    return this.#isCut
  }

  /** Who the session is for and what it allows. */
  async session(signal?: AbortSignal): Promise<SessionInfo> {
    return readSessionInfo(await this.#call({ action: 'Reading the session', path: '/session', signal }))
  }

  /**
   * The order as it now is: of readings that overtake each other, all give what the last one that was begun
   * found, so that nobody ever goes back to an older order.
   * @param orderId decimal digits, which go into the path as they are
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
    // Only of an order that could be read: a write must never be meant for one that nobody has seen.
    if (tag) this.#tags.set(orderId, tag)
    return order
  }

  /**
   * Makes one write, meant for the order as it was last read. The order is to be read again after it.
   * @param idempotencyKey one for each intent of the user, the same when the same intent is tried again
   * @returns the ids of added rows; none for other writes
   * @throws EdgeError, among others with code `order-changed` and the order as it now is in `current`: from
   *   then on a write is meant for that one
   */
  async write(orderId: string, write: OrderWrite, idempotencyKey: string): Promise<Long[]> {
    const tag = this.#tags.get(orderId)
    const { method, path } = targetOf(write)
    const call = this.#call({
      action: `The write ${write.operation}`,
      method,
      path: orderPath(orderId) + path,
      ...('body' in write && { body: write.body }),
      headers: { 'Idempotency-Key': idempotencyKey, ...(tag && { 'If-Match': tag }) },
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

  /** Was it this client that made the write? Known once the writes that are under way have their answers. */
  async madeWrite(requestId: string): Promise<boolean> {
    await Promise.allSettled(this.#underWay)
    return this.#made.has(requestId)
  }

  /** What was done to the order, the newest first. @param before where an earlier page ended */
  async history(orderId: string, before?: number, signal?: AbortSignal): Promise<HistoryPage> {
    const query = before === undefined ? '' : `?before=${before}`
    const path = `${orderPath(orderId)}/history${query}`
    return readHistory(await this.#call({ action: 'Reading the history', path, signal }))
  }

  /** A WebSocket that tells of other open desks of the order; its token is in no address. */
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

  /** A 401 for a session that is over means that nothing was done, so even a write is sent once more. */
  async #call(call: Call): Promise<unknown> {
    const token = await this.#session.token()
    try {
      return await this.#send(call, token)
    } catch (error) {
      if (!(error instanceof EdgeError) || error.status !== 401) throw error
      // Whatever is wrong with the token, no later call is any better off with it.
      this.#session.forget(token)
      if (!OVER.has(error.code)) throw error
      return await this.#send(call, await this.#session.token())
    }
  }

  async #send({ action, path, method = 'GET', body, headers, signal, onTag, onDone }: Call, token: string) {
    const timeout = AbortSignal.timeout(TIMEOUT_MS)
    const init: RequestInit = {
      method,
      headers: { ...headers, Accept: 'application/json', Authorization: `Bearer ${token}` },
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      // A redirect would carry the token to wherever it points.
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    }
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
      const code = timeout.aborted ? 'edge-timeout' : 'network-failed'
      if (code === 'network-failed' && !signal?.aborted) this.#setCut(true)
      throw new EdgeError(action, { code })
    }
    this.#setCut(false)
    const value = parsed(text)
    const tag = answer.headers.get('ETag')
    if (!answer.ok) {
      const error = problemError(action, answer, value)
      if (tag && error.current) onTag?.(tag)
      throw error
    }
    // Writes that have nothing to tell answer with nothing at all.
    if (value === undefined && text !== '')
      throw new EdgeError(action, { code: 'answer-invalid', status: answer.status })
    if (tag && method === 'GET') onTag?.(tag)
    const requestId = answer.headers.get('X-Request-Id')
    if (requestId) onDone?.(requestId)
    return value
  }

  #setCut(isCut: boolean): void {
    if (isCut === this.#isCut) return
    this.#isCut = isCut
    this.dispatchEvent(new Event('connection'))
  }
}

function orderPath(orderId: string): string {
  if (!/^\d{1,19}$/.test(orderId)) throw new EdgeError('Reading the order id', { code: 'order-id-invalid' })
  return `/api/v1/orders/${orderId}`
}

function parsed(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}
