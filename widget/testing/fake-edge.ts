import type { HistoryEntry, HistoryFacts, HistoryPage } from '../../shared/domain/history.ts'
import { parseJson, stringifyJson } from '../../shared/domain/json.ts'
import { BODY_LIMIT } from '../../shared/domain/limits.ts'
import { type Long, parseLong } from '../../shared/domain/long.ts'
import type { Order } from '../../shared/domain/order.schema.ts'
import { type Capability, capabilities } from '../../shared/domain/session.ts'
import type { OrderWrite } from '../client/order-writes.ts'
import type { FetchSession } from '../session/session.controller.ts'
import { perform, type Performed } from './fake-provider.ts'
import { buildOrder } from './order.builder.ts'

export const EDGE = 'http://edge.test'
export const TOKEN = 'a-token-that-nobody-may-see'

export interface SeenCall {
  method: string
  path: string
  query: URLSearchParams
  headers: Headers
  init: RequestInit
  body: string
}

/** What stands in for an answer of the edge: a response, or a connection that breaks. */
export type Answer = (call: SeenCall) => Response | Error | undefined | Promise<Response | Error | undefined>

/** What was answered under an idempotency key, and is answered again. */
interface Known {
  content: string
  answer: Response
}

const PAGE = 20

/**
 * An edge for the widget's own tests, at the level of `fetch`: it keeps one order, does every write of the
 * operation table to it as edge and provider would, and keeps every call that came. Somebody else's change is
 * made by giving it another `order`: its entity tag is then another. The real edge is met in the end-to-end
 * tests.
 */
export class FakeEdge {
  order: Order
  capabilities: readonly Capability[] = capabilities
  /** The language that the session names. */
  locale: string | undefined
  readonly calls: SeenCall[] = []
  /** Answers before the fake's own does; undefined lets it. */
  intercept: Answer = () => undefined
  /** A higher order amount is refused above it. Minor units. */
  creditLimit: Long | undefined
  /** The day that counts for expiry, `YYYY-MM-DD`. */
  today = '2026-11-21'
  /** How many readings of the order added rows are accepted for, and not listed yet. */
  listsAfter = 0
  /** What was done to the order, the newest first. */
  history: HistoryEntry[] = []
  #later: { order: Order; readings: number } | undefined
  readonly #known = new Map<string, Known>()
  readonly #fetch = globalThis.fetch

  constructor(order: Order = buildOrder()) {
    this.order = order
    globalThis.fetch = ((url: string, init: RequestInit) => this.#fetched(url, init)) as typeof fetch
  }

  restore(): void {
    globalThis.fetch = this.#fetch
  }

  writes(): SeenCall[] {
    return this.calls.filter(({ method }) => method !== 'GET')
  }

  /** The order's entity tag: one for each content. */
  get tag(): string {
    return tagOf(this.order)
  }

  /** Does a write as the edge would, for an `intercept` that then loses the answer. */
  answer(call: SeenCall): Response {
    const { method, path } = call
    if (path === '/session') return this.#session()
    if (method === 'GET') return path.endsWith('/history') ? this.#page(call) : this.#read()
    return this.#writeOnce(call)
  }

  async #fetched(url: string, init: RequestInit): Promise<Response> {
    const { pathname: path, searchParams: query } = new URL(url)
    const { method = 'GET', body = '' } = init
    const call = { method, path, query, headers: new Headers(init.headers), init, body: String(body) }
    this.calls.push(call)
    const answer = await this.intercept(call)
    if (answer instanceof Error) throw answer
    if (init.signal?.aborted) throw init.signal.reason
    return answer ?? this.answer(call)
  }

  #session(): Response {
    const expiresAt = new Date(Date.now() + 600_000).toISOString()
    const { capabilities, locale } = this
    return json({ user: { id: 'u1', name: 'Clerk' }, capabilities, locale, expiresAt })
  }

  #read(): Response {
    if (this.#later && (this.#later.readings -= 1) < 0) {
      this.order = this.#later.order
      this.#later = undefined
    }
    return json(this.order, 200, { ETag: this.tag })
  }

  /** Entries are numbered from the oldest one. */
  #page({ query }: SeenCall): Response {
    const older = Number(query.get('before') ?? this.history.length + 1) - 1
    const rest = this.history.slice(this.history.length - older)
    const before = older - PAGE + 1
    const page: HistoryPage = { entries: rest.slice(0, PAGE), ...(before > 1 && { before }) }
    return json(page)
  }

  /** A key that was answered is answered so again; a refusal that nobody looked at is not. */
  #writeOnce(call: SeenCall): Response {
    const { headers, method, path, body } = call
    const key = headers.get('Idempotency-Key')
    const content = `${method} ${path} ${body}`
    const known = key === null ? undefined : this.#known.get(key)
    if (known)
      return known.content === content ? known.answer.clone() : problem(422, 'idempotency-key-reused')
    const tag = headers.get('If-Match')
    if (tag === null) return problem(428, 'if-match-required')
    if (key === null) return problem(428, 'idempotency-key-required')
    if (new TextEncoder().encode(body).length > BODY_LIMIT) return problem(413, 'body-too-large')
    if (tag !== this.tag) return problem(412, 'order-changed', { current: this.order }, { ETag: this.tag })
    const answer = this.#write(readWrite(call))
    this.#known.set(key, { content, answer: answer.clone() })
    return answer
  }

  #write(write: OrderWrite | undefined): Response {
    if (!write) return problem(404, 'not-found')
    const done = perform(this.#later?.order ?? this.order, write, {
      today: this.today,
      ...(this.creditLimit !== undefined && { creditLimit: this.creditLimit }),
    })
    if (done.is === 'refused') return refusal(done)
    this.#remember(write, done.order, done.addedIds)
    if (done.addedIds.length > 0 && this.listsAfter > 0) {
      this.#later = { order: done.order, readings: this.listsAfter }
    } else this.order = done.order
    const headers = { ETag: this.tag }
    switch (write.operation) {
      case 'addOrderRow':
        return json({ OrderRowID: done.addedIds[0], OrderRowId: done.addedIds[0] }, 202, headers)
      case 'addOrderRows':
        return json({ OrderRowID: done.addedIds, OrderRowId: done.addedIds }, 202, headers)
      case 'extendOrder':
      case 'setOrderMetadata':
        return new Response(null, { status: 200, headers })
      default:
        return new Response(null, { status: 204, headers })
    }
  }

  #remember({ operation }: OrderWrite, after: Order, rows: Long[]): void {
    const entry: HistoryEntry = {
      at: new Date().toISOString(),
      who: { kind: 'session', id: 'u1', name: 'Clerk' },
      operation,
      outcome: 'done',
      before: factsOf(this.order),
      after: factsOf(after),
      rows,
      requestId: `req-${this.calls.length}`,
    }
    this.history = [entry, ...this.history]
  }
}

function factsOf({ OrderAmount, OrderStatus }: Order): HistoryFacts {
  return { OrderAmount, OrderStatus }
}

/** The operation of the table that a path below the order's is. */
function readWrite({ path, body }: SeenCall): OrderWrite | undefined {
  const [, below = ''] = /^\/api\/v1\/orders\/\d+\/(.*?)\/?$/.exec(path) ?? []
  const [head, tail] = below.split('/')
  const read = () => parseJson(body) as never
  if (below === 'rows') return { operation: 'addOrderRow', body: read() }
  if (below === 'metadata') return { operation: 'setOrderMetadata', body: read() }
  if (head === 'extendOrder' && tail) return { operation: 'extendOrder', expiryDate: tail }
  if (head !== 'rows' || !tail) return undefined
  if (tail === 'addOrderRows' || tail === 'updateOrderRows' || tail === 'replaceOrderRows') {
    return { operation: tail, body: read() }
  }
  const OrderRowId = parseLong(tail)
  return OrderRowId === undefined ? undefined : { operation: 'updateOrderRow', OrderRowId, body: read() }
}

function refusal({ status, code, action, errors }: Extract<Performed, { is: 'refused' }>): Response {
  const [first] = errors ?? []
  return problem(status, code, {
    ...(action && { action }),
    ...(errors && { errors, pointer: first!.pointer, detail: first!.detail }),
  })
}

// FNV-1a: enough to tell two orders of a test apart.
function tagOf(order: Order): string {
  let hash = 0x811c9dc5
  for (const character of stringifyJson(order)) {
    hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193) >>> 0
  }
  return `"${hash.toString(16)}"`
}

export function json(value: unknown, status = 200, headers: Record<string, string> = {}): Response {
  const all = { 'Content-Type': 'application/json', ...headers }
  return new Response(stringifyJson(value), { status, headers: all })
}

/** An answer that refuses, as the edge writes it. */
export function problem(
  status: number,
  code: string,
  more: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Response {
  const type = `urn:order-admin:problem:${code}`
  const body = { type, title: `Title of ${code}`, status, code, requestId: 'req-77', ...more }
  return json(body, status, headers)
}

/** A host page's callback that counts how often it was asked. */
export function sessions(lifetimeMs = 600_000): FetchSession & { count: number } {
  const fetchSession = async () => {
    fetchSession.count += 1
    return {
      token: `${TOKEN}-${fetchSession.count}`,
      expiresAt: new Date(Date.now() + lifetimeMs).toISOString(),
    }
  }
  fetchSession.count = 0
  return fetchSession
}
