import { parseJson, stringifyJson } from '../../shared/domain/json.ts'
import type { Long } from '../../shared/domain/long.ts'
import type { OrderRowInput } from '../../shared/domain/order-row.rules.ts'
import type { Order } from '../../shared/domain/order.schema.ts'
import type { SessionInfo } from '../../shared/domain/session.ts'
import type { SessionController } from '../session/session.controller.ts'
import { EdgeError, problemError } from './edge-error.ts'
import { readAddedRow, readOrder, readSessionInfo } from './read-answer.ts'

/** Longer than the edge itself waits for the provider, so that the edge's own words arrive first. */
const TIMEOUT_MS = 30_000

interface Call {
  /** For the error's message: what was tried. */
  action: string
  path: string
  method?: 'GET' | 'POST'
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal | undefined
  /** Told of the headers of a success. */
  onHeaders?: (headers: Headers) => void
}

/** The calls that the widget makes, all to one edge, all with the session's token and nothing else. */
export class EdgeClient {
  readonly #edge: string
  readonly #session: Pick<SessionController, 'token' | 'forget'>
  /** The entity tag of each order as it was last read: what a write is meant for. */
  readonly #tags = new Map<string, string>()

  /** @param edge the edge's address, with or without a slash at its end */
  constructor(edge: string, session: Pick<SessionController, 'token' | 'forget'>) {
    this.#edge = edge.replace(/\/*$/, '')
    this.#session = session
  }

  /** Who the session is for and what it allows. */
  async session(signal?: AbortSignal): Promise<SessionInfo> {
    return readSessionInfo(await this.#call({ action: 'Reading the session', path: '/session', signal }))
  }

  /** @param orderId decimal digits, which go into the path as they are */
  async order(orderId: string, signal?: AbortSignal): Promise<Order> {
    const onHeaders = (headers: Headers) => {
      const tag = headers.get('ETag')
      if (tag) this.#tags.set(orderId, tag)
    }
    const path = orderPath(orderId)
    return readOrder(await this.#call({ action: 'Reading the order', path, signal, onHeaders }))
  }

  /**
   * Adds a row.
   * @param idempotencyKey one for each intent of the user, the same when the same intent is tried again
   * @returns the new row's id
   */
  async addRow(orderId: string, row: OrderRowInput, idempotencyKey: string): Promise<Long> {
    const tag = this.#tags.get(orderId)
    const answer = await this.#call({
      action: 'Adding the row',
      method: 'POST',
      path: `${orderPath(orderId)}/rows/`,
      body: row,
      headers: { 'Idempotency-Key': idempotencyKey, ...(tag && { 'If-Match': tag }) },
    })
    return readAddedRow(answer)
  }

  /** A 401 for an expired session means that nothing was done, so even a write is sent once more. */
  async #call(call: Call): Promise<unknown> {
    const token = await this.#session.token()
    try {
      return await this.#send(call, token)
    } catch (error) {
      if (!(error instanceof EdgeError) || error.code !== 'session-expired') throw error
      this.#session.forget(token)
      return await this.#send(call, await this.#session.token())
    }
  }

  async #send({ action, path, method = 'GET', body, headers, signal, onHeaders }: Call, token: string) {
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
      throw new EdgeError(action, { code: timeout.aborted ? 'edge-timeout' : 'network-failed' })
    }
    const value = parsed(text)
    if (!answer.ok) throw problemError(action, answer.status, value)
    if (value === undefined) throw new EdgeError(action, { code: 'answer-invalid', status: answer.status })
    onHeaders?.(answer.headers)
    return value
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
