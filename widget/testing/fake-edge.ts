import { stringifyJson } from '../../shared/domain/json.ts'
import type { OrderRowInput } from '../../shared/domain/order-row.rules.ts'
import type { Order } from '../../shared/domain/order.schema.ts'
import { type Capability, capabilities } from '../../shared/domain/session.ts'
import { totals } from '../../shared/domain/totals.ts'
import type { FetchSession } from '../session/session.controller.ts'
import { buildOrder, buildRow } from './order.builder.ts'

export const EDGE = 'http://edge.test'
export const TOKEN = 'a-token-that-nobody-may-see'

export interface SeenCall {
  method: string
  path: string
  headers: Headers
  init: RequestInit
  body: string
}

/** What stands in for an answer of the edge: a response, or a connection that breaks. */
export type Answer = (call: SeenCall) => Response | Error | undefined | Promise<Response | undefined>

/**
 * An edge for the widget's own tests, at the level of `fetch`: it keeps one order and every call that came.
 * The real edge is met in the end-to-end tests.
 */
export class FakeEdge {
  order: Order
  capabilities: readonly Capability[] = capabilities
  readonly calls: SeenCall[] = []
  /** Answers before the fake's own does; undefined lets it. */
  intercept: Answer = () => undefined
  readonly #fetch = globalThis.fetch

  constructor(order: Order = buildOrder()) {
    this.order = order
    globalThis.fetch = ((url: string, init: RequestInit) => this.#answer(url, init)) as typeof fetch
  }

  restore(): void {
    globalThis.fetch = this.#fetch
  }

  writes(): SeenCall[] {
    return this.calls.filter(({ method }) => method === 'POST')
  }

  async #answer(url: string, init: RequestInit): Promise<Response> {
    const { pathname: path } = new URL(url)
    const { method = 'GET', body = '' } = init
    const call = { method, path, headers: new Headers(init.headers), init, body: String(body) }
    this.calls.push(call)
    const answer = await this.intercept(call)
    if (answer instanceof Error) throw answer
    if (answer) return answer
    if (path === '/session') return this.#session()
    return method === 'POST' ? this.#add(JSON.parse(call.body) as OrderRowInput) : json(this.order)
  }

  #session(): Response {
    const expiresAt = new Date(Date.now() + 600_000).toISOString()
    return json({ user: { id: 'u1', name: 'Clerk' }, capabilities: this.capabilities, expiresAt })
  }

  #add(row: OrderRowInput): Response {
    const OrderRowId = 1000 + this.order.OrderRows.length
    const added = buildRow({ DiscountPercent: 0, ...row, OrderRowId } as Parameters<typeof buildRow>[0])
    const OrderRows = [...this.order.OrderRows, added]
    this.order = { ...this.order, OrderRows, OrderAmount: totals(OrderRows).Amount }
    return json({ OrderRowID: OrderRowId, OrderRowId }, 202)
  }
}

export function json(value: unknown, status = 200): Response {
  return new Response(stringifyJson(value), { status, headers: { 'Content-Type': 'application/json' } })
}

/** An answer that refuses, as the edge writes it. */
export function problem(status: number, code: string, more: Record<string, unknown> = {}): Response {
  const type = `urn:order-admin:problem:${code}`
  return json({ type, title: `Title of ${code}`, status, code, requestId: 'req-77', ...more }, status)
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
