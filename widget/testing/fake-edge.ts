import { batchWrites } from '../../shared/domain/batch/batch.enums.ts'
import type { BatchRequest } from '../../shared/domain/batch/batch.ts'
import type { HistoryEntry, HistoryPage } from '../../shared/domain/order/history.ts'
import { rowHistory } from '../../shared/domain/order/history-changes.rules.ts'
import type { JournalEntry } from '../../shared/domain/journal/journal.ts'
import { PREFER, PREFERENCE_APPLIED, RETURN_ORDER } from '../../shared/domain/order/return-order.ts'
import { parseJson, stringifyJson } from '../../shared/domain/values/json.ts'
import { BODY_LIMIT, HISTORY_PAGE, saveIdLimits } from '../../shared/domain/values/limits.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { sum } from '../../shared/domain/money/money.ts'
import type { Order } from '../../shared/domain/order/order.schema.ts'
import { type Capability, capabilities } from '../../shared/domain/session/capabilities.ts'
import { refusalText } from '../../shared/domain/values/refusal.ts'
import type { WriteNote } from '../../shared/domain/order/write-note.ts'
import { readNote } from '../../shared/domain/order/write-note.rules.ts'
import { totals } from '../../shared/domain/money/totals.ts'
import type { OrderWrite, WriteOperation } from '../client/order-writes.ts'
import type { FetchSession } from '../session/session.controller.ts'
import { json, problem } from './fake-answer.ts'
import { FakeBatches } from './fake-batches.ts'
import { targetIn } from './fake-edge-targets.ts'
import { FakeOrderIndex } from './fake-order-index.ts'
import { meantRows } from './fake-life.ts'
import { namedRows, perform, type Performed, type Refused, refusedRequest } from './fake-provider.ts'
import { changedKeys, factsOf, replacedRows } from './fake-history.ts'
import { fakeSockets } from './fake-socket.ts'
import { buildOrder } from './order.builder.ts'
import type { SeenCall } from './seen-call.ts'

export { json, problem } from './fake-answer.ts'

export const EDGE = 'http://edge.test'
export const TOKEN = 'a-token-that-nobody-may-see'

/** A substitute for an answer of the edge: a response, or a connection that breaks. */
export type Answer = (call: SeenCall) => Response | Error | undefined | Promise<Response | Error | undefined>

/** The answer under an idempotency key, which is repeated. */
interface Known {
  content: string
  answer: Response
}

/** The answer of a done write. */
interface Success {
  status: 200 | 202 | 204
  body?: object
}

/** The operation table's requirements of a session, which the widget may not load; the contract test compares them. */
const capabilityOf: Record<WriteOperation, Capability> = {
  addOrderRow: 'rows.write',
  addOrderRows: 'rows.write',
  updateOrderRow: 'rows.write',
  updateOrderRows: 'rows.write',
  replaceOrderRows: 'rows.write',
  extendOrder: 'order.extend',
  setOrderMetadata: 'metadata.write',
  deliverOrder: 'deliveries.write',
  deliverAndLowerAmount: 'deliveries.write',
  cancelOrder: 'orders.cancel',
  cancelAmount: 'orders.cancel',
  cancelOrderRows: 'orders.cancel',
  creditOrderRows: 'credits.write',
  creditNewRow: 'credits.write',
  creditWithFee: 'credits.write',
  creditAmount: 'credits.write',
}

/**
 * An edge for the widget's own tests, at the level of `fetch` and of {@link FakeSocket}: it keeps one order, does every
 * write of the operation table to it as edge and provider would, and keeps every call. A test makes another clerk's
 * change by setting another `order`, which has another entity tag. `test/contract/fake-edge.test.ts` compares its
 * answers with those of the real edge and provider.
 */
export class FakeEdge {
  capabilities: readonly Capability[] = capabilities
  /** The operations that the provider has; undefined for all. */
  operations: readonly string[] | undefined
  /** What a write may ask for; undefined at an edge of an earlier release. */
  preferences: readonly string[] | undefined = [RETURN_ORDER]
  /** The language that the session names. */
  locale: string | undefined
  /** Whether the merchant has ended the session. */
  isEnded = false
  readonly calls: SeenCall[] = []
  /** Answers before the fake does; undefined lets the fake answer. */
  intercept: Answer = () => undefined
  /** A higher order amount is refused. Minor units. */
  creditLimit: Long | undefined
  /** The day that counts for expiry, `YYYY-MM-DD`. */
  today = '2026-11-21'
  /** The number of reads of the order for which added rows are accepted and not listed yet. */
  listsAfter = 0
  /** The writes on the order, newest first. */
  history: HistoryEntry[] = []
  /** The journal over all orders, newest first. */
  journal: readonly JournalEntry[] = []
  /** One act on many orders. */
  readonly batches = new FakeBatches()
  /** The orders that the edge knows. */
  readonly orderIndex = new FakeOrderIndex()
  #order: Order
  #unlisted: { ids: ReadonlySet<Long>; readings: number } | undefined
  readonly #known = new Map<string, Known>()
  readonly #fetch = globalThis.fetch
  readonly #restoreSockets = fakeSockets()

  constructor(order: Order = buildOrder()) {
    this.#order = order
    globalThis.fetch = ((url: string, init: RequestInit) => this.#fetched(url, init)) as typeof fetch
  }

  restore(): void {
    globalThis.fetch = this.#fetch
    this.#restoreSockets()
  }

  /** The order as it is read. */
  get order(): Order {
    const { ids } = this.#unlisted ?? {}
    if (!ids) return this.#order
    const OrderRows = this.#order.OrderRows.filter(({ OrderRowId }) => !ids.has(OrderRowId))
    const delivered = this.#order.Deliveries.flatMap((delivery) => delivery.OrderRows)
    const OrderAmount = sum([totals([...OrderRows, ...delivered]).Amount, this.#order.CancelledAmount])
    return { ...this.#order, OrderRows, OrderAmount }
  }

  set order(order: Order) {
    this.#order = order
    this.#unlisted = undefined
  }

  writes(): SeenCall[] {
    return this.calls.filter(({ method }) => method !== 'GET')
  }

  /** The order's entity tag: one for each content. */
  get tag(): string {
    return tagOf(this.order)
  }

  /** Answers as the edge would, for an `intercept` that then loses the answer. */
  answer(call: SeenCall): Response {
    const answer = this.#answerTo(call)
    answer.headers.set('X-Request-Id', `req-${this.calls.length}`)
    return answer
  }

  #answerTo(call: SeenCall): Response {
    const { method, path } = call
    if (this.isEnded) return problem(401, 'session-ended')
    if (path === '/session') return this.#session()
    if (path === '/api/v1/journal/export') return this.#export(call)
    if (path.startsWith('/api/v1/batches')) return this.#batch(call)
    const indexed = this.#indexed(call)
    if (indexed) return indexed
    if (method !== 'GET') return this.#writeAllowed(call)
    if (!this.capabilities.includes('order.read')) return capabilityMissing('order.read')
    if (path.endsWith('/history')) return this.#page(call)
    return this.#isOther(path) ? problem(404, 'order-not-found') : this.#read()
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

  #batch(call: SeenCall): Response {
    if (!this.capabilities.includes('orders.batch')) return capabilityMissing('orders.batch')
    const { kind } = (
      call.method === 'POST' && call.body ? parseJson(call.body) : {}
    ) as Partial<BatchRequest>
    const capability = kind && capabilityOf[batchWrites[kind]]
    if (capability && !this.capabilities.includes(capability)) return capabilityMissing(capability)
    return this.batches.answer(call)!
  }

  #indexed(call: SeenCall): Response | undefined {
    const answer = this.orderIndex.answer(call)
    return answer && !this.capabilities.includes('orders.list') ? capabilityMissing('orders.list') : answer
  }

  /** Whether the path is that of an order which the provider does not have. */
  #isOther(path: string): boolean {
    const [, id] = /^\/api\/v1\/orders\/(\d+)/.exec(path) ?? []
    return id !== String(this.#order.Id)
  }

  #session(): Response {
    const expiresAt = new Date(Date.now() + 600_000).toISOString()
    const { capabilities, operations, preferences, locale } = this
    return json({
      user: { id: 'u1', name: 'Clerk' },
      capabilities,
      operations,
      preferences,
      locale,
      expiresAt,
    })
  }

  #read(): Response {
    if (this.#unlisted && (this.#unlisted.readings -= 1) < 0) this.#unlisted = undefined
    return json(this.order, 200, { ETag: this.tag })
  }

  /** The entries from an instant to the one before another, as lines. */
  #export({ query }: SeenCall): Response {
    if (!this.capabilities.includes('journal.read')) return capabilityMissing('journal.read')
    const [from, to] = [query.get('from'), query.get('to')].map((text) => Date.parse(text ?? ''))
    return journalLines(this.journal.filter(({ at }) => Date.parse(at) >= from! && Date.parse(at) < to!))
  }

  /** Entries are numbered from the oldest one. */
  #page({ query }: SeenCall): Response {
    const older = Number(query.get('before') ?? this.history.length + 1) - 1
    const rest = this.history.slice(this.history.length - older)
    const before = older - HISTORY_PAGE + 1
    const page: HistoryPage = { entries: rest.slice(0, HISTORY_PAGE), ...(before > 1 && { before }) }
    return json(page)
  }

  /** Refusals for an order in any state, in the edge's own sequence. */
  #writeAllowed(call: SeenCall): Response {
    const { headers, body } = call
    const target = targetIn(call)
    if (!target) return problem(404, 'not-found')
    const capability = capabilityOf[target.operation]
    if (!this.capabilities.includes(capability)) return capabilityMissing(capability)
    if (new TextEncoder().encode(body).length > BODY_LIMIT)
      return problem(413, 'body-too-large', { detail: '…' })
    const write = { ...target, ...(body !== '' && { body: parseJson(body) }) } as OrderWrite
    const refused = refusedRequest(write, this.today)
    if (refused) return refusal(refused)
    if (!headers.has('If-Match')) return problem(428, 'if-match-required', { detail: '…' })
    const key = headers.get('Idempotency-Key')
    if (key === null) return problem(428, 'idempotency-key-required', { detail: '…' })
    const saveId = headers.get('Save-Id')
    if (saveId !== null && saveId.length > saveIdLimits.maxLength)
      return problem(400, 'save-id-invalid', { detail: '…' })
    const note = readNote((name) => headers.get(name) ?? undefined)
    if (!note.ok) {
      const errors = note.reason.map((reason) => ({ ...reason, detail: refusalText(reason) }))
      return problem(400, errors[0]!.code, { errors, pointer: errors[0]!.pointer })
    }
    return this.#writeOnce(call, write, key)
  }

  /** The provider's answer under a key is repeated; a refusal by the edge itself is decided anew. */
  #writeOnce(call: SeenCall, write: OrderWrite, key: string): Response {
    const { headers, method, path, body } = call
    const content = `${method} ${path} ${body}`
    const known = this.#known.get(key)
    if (known)
      return known.content === content ? known.answer.clone() : problem(422, 'idempotency-key-reused')
    if (this.#isOther(path)) return problem(404, 'order-not-found')
    if (headers.get('If-Match') !== this.tag) {
      const current = this.capabilities.includes('order.read') && { current: this.order }
      return problem(412, 'order-changed', { ...current }, { ETag: this.tag })
    }
    const performed = perform(this.#order, write, this.creditLimit)
    const done = performed.is === 'done' ? this.#done(call, write, performed) : undefined
    const answer = performed.is === 'done' ? this.#success(done!) : refusal(performed)
    if (performed.is === 'done' || performed.byProvider) {
      this.#known.set(key, { content, answer: answer.clone() })
    }
    if (performed.is === 'refused' && performed.byProvider) {
      this.#remember(call, write, { outcome: 'refused', code: performed.code }, namedRows(write))
    }
    // What is kept under the key has no order.
    return done && this.#isAskedForOrder(headers) ? this.#withOrder(done) : answer
  }

  #isAskedForOrder(headers: Headers): boolean {
    const isKnown = this.preferences?.includes(RETURN_ORDER) ?? false
    return isKnown && headers.get(PREFER) === RETURN_ORDER && this.capabilities.includes('order.read')
  }

  #success({ status, body }: Success): Response {
    const headers = { ETag: this.tag }
    return body ? json(body, status, headers) : new Response(null, { status, headers })
  }

  #withOrder({ status, body }: Success): Response {
    const headers = { ETag: this.tag, [PREFERENCE_APPLIED]: RETURN_ORDER }
    return json({ ...body, Order: this.order }, status === 204 ? 200 : status, headers)
  }

  #done(
    call: SeenCall,
    write: OrderWrite,
    { order, addedIds, answer }: Extract<Performed, { is: 'done' }>,
  ): Success {
    const rows =
      write.operation === 'replaceOrderRows'
        ? replacedRows(this.#order, order)
        : [...namedRows(write), ...meantRows(write, this.#order), ...addedIds]
    this.#remember(call, write, { outcome: 'done', after: factsOf(order) }, rows, order)
    const unlisted = this.listsAfter > 0 && addedIds.length > 0
    this.#order = order
    if (unlisted) this.#unlisted = { ids: new Set(addedIds), readings: this.listsAfter }
    if (answer) return { status: write.operation === 'creditAmount' ? 200 : 202, body: answer }
    switch (write.operation) {
      case 'addOrderRow':
        return { status: 202, body: { OrderRowID: addedIds[0], OrderRowId: addedIds[0] } }
      case 'addOrderRows':
        return { status: 202, body: { OrderRowID: addedIds, OrderRowId: addedIds } }
      case 'extendOrder':
      case 'setOrderMetadata':
        return { status: 200 }
      default:
        return { status: 204 }
    }
  }

  /** @param done the order after the write; the rows of an added row are in it even before they are listed */
  #remember(
    { headers }: SeenCall,
    write: OrderWrite,
    ending: Pick<HistoryEntry, 'outcome'> & Partial<HistoryEntry>,
    rows: readonly Long[],
    done?: Order,
  ): void {
    const save = headers.get('Save-Id')
    const listed = this.listsAfter > 0 && done ? this.#order : done
    const entry: HistoryEntry = {
      at: new Date().toISOString(),
      who: { kind: 'session', id: 'u1', name: 'Clerk' },
      operation: write.operation,
      ...(save !== null && { save }),
      before: factsOf(this.#order),
      rows: [...rows],
      ...(rows.length > 0 && { changes: rowHistory(rows, this.#order.OrderRows, listed?.OrderRows) }),
      ...(done &&
        write.operation === 'setOrderMetadata' && { metadata: changedKeys(write, this.#order, done) }),
      requestId: `req-${this.calls.length}`,
      ...saidIn(headers),
      ...ending,
    }
    this.history = [entry, ...this.history]
  }
}

function refusal({ status, code, detail, pointer, action, creditable, errors }: Refused): Response {
  const [first] = errors ?? []
  return problem(status, code, {
    ...(detail && { detail }),
    ...(pointer && { pointer }),
    ...(creditable !== undefined && { creditable }),
    ...(action && { action }),
    ...(first && { errors, pointer: first.pointer, detail: first.detail }),
  })
}

/** The reason and the note of a write that was not refused. */
function saidIn(headers: Headers): WriteNote {
  const note = readNote((name) => headers.get(name) ?? undefined)
  return note.ok ? note.value : {}
}

function capabilityMissing(capability: Capability): Response {
  return problem(403, 'capability-missing', { capability })
}

// FNV-1a: enough to distinguish two orders of a test.
function tagOf(order: Order): string {
  let hash = 0x811c9dc5
  for (const character of stringifyJson(order)) {
    hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193) >>> 0
  }
  return `"${hash.toString(16)}"`
}

/** An export of the journal. @param isWhole whether it has its last line */
export function journalLines(entries: readonly JournalEntry[], isWhole = true): Response {
  const end = isWhole ? [{ end: true, entries: entries.length }] : []
  const lines = [...entries, ...end].map((line) => `${stringifyJson(line)}\n`)
  const headers = { 'Content-Type': 'application/x-ndjson', 'X-Request-Id': 'req-77' }
  return new Response(lines.join(''), { headers })
}

/** A host page's callback that counts its calls. */
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
