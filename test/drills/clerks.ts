/** Steady work at an edge while something fails: each clerk reads an order and adds rows to it, one after the other. */
import { setTimeout } from 'node:timers/promises'
import type { Addresses } from '../../scripts/sandbox-env.ts'
import { createOrder, orderAtProvider } from '../support/sandbox.ts'

const CLERKS = 4
const PAUSE_MS = 200
const KEY = { Authorization: 'Bearer sandbox-api-key-100001' }
/** A credit check of the sandbox never refuses so little. */
const row = { Quantity: 100, UnitPrice: 1, VatPercent: 2500 }

export class Clerks {
  readonly #addresses: Addresses
  readonly #over = new AbortController()
  readonly #acknowledged = new Map<string, Set<string>>()
  #work: Promise<unknown> = Promise.resolve()

  constructor(addresses: Addresses) {
    this.#addresses = addresses
  }

  /** Rows that the edge has acknowledged. */
  get done(): number {
    return [...this.#acknowledged.values()].reduce((sum, names) => sum + names.size, 0)
  }

  async begin(): Promise<void> {
    const OrderRows = [{ Name: 'Lamp', ...row }]
    const orders = await Promise.all(
      Array.from({ length: CLERKS }, () => createOrder(this.#addresses, { OrderRows })),
    )
    for (const order of orders) this.#acknowledged.set(order, new Set())
    this.#work = Promise.all(orders.map((order) => this.#workOn(order)))
  }

  /** Ends the work. */
  async end(): Promise<void> {
    this.#over.abort()
    await this.#work
  }

  /** Rows of the orders at the provider: which acknowledged ones are missing, and which are there twice. */
  async audit(): Promise<{ missing: string[]; twice: string[] }> {
    const missing: string[] = []
    const twice: string[] = []
    for (const [order, names] of this.#acknowledged) {
      const { OrderRows } = await orderAtProvider(this.#addresses, order)
      const found = OrderRows.map(({ Name }) => Name)
      missing.push(...[...names].filter((name) => !found.includes(name)))
      twice.push(...found.filter((name, place) => found.indexOf(name) !== place))
    }
    return { missing, twice }
  }

  async #workOn(order: string): Promise<void> {
    const path = `/api/v1/orders/${order}`
    for (let number = 0; !this.#over.signal.aborted; number++) {
      const name = `w${number}`
      let key: string = crypto.randomUUID()
      // The same key until it is acknowledged, as a client does that has no answer.
      while (!this.#over.signal.aborted) {
        const names = await this.#read(path)
        const added = await this.#add(path, name, key)
        if (added === 'done') {
          this.#acknowledged.get(order)!.add(name)
          break
        }
        if (added !== 'again' && names) {
          // It never will be known: a clerk looks, and begins anew if the order lacks the row.
          if (names.includes(name)) break
          key = added.mark + crypto.randomUUID()
        }
        await setTimeout(PAUSE_MS)
      }
      await setTimeout(PAUSE_MS)
    }
  }

  /** The names of the order's rows; undefined without an answer. */
  async #read(path: string): Promise<string[] | undefined> {
    const answer = await this.#fetch(path)
    const text = await answer?.text().catch(() => undefined)
    if (answer?.status !== 200 || text === undefined) return undefined
    const { OrderRows } = JSON.parse(text) as { OrderRows: { Name: string }[] }
    return OrderRows.map(({ Name }) => Name)
  }

  /** @returns for an outcome that never will be known, what the next key begins with */
  async #add(path: string, Name: string, key: string): Promise<'done' | 'again' | { mark: string }> {
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key }
    const body = JSON.stringify({ Name, ...row })
    const answer = await this.#fetch(`${path}/rows/`, { method: 'POST', headers, body })
    // The body is what tells a client that it has the answer.
    const text = await answer?.text().catch(() => undefined)
    if (!answer || text === undefined) return 'again'
    if (answer.status === 202) return 'done'
    if (!/json/.test(answer.headers.get('Content-Type') ?? '')) return 'again'
    const { code, keyMark } = JSON.parse(text) as { code?: string; keyMark?: string }
    if (code !== 'outcome-unknown' || answer.headers.has('Retry-After')) return 'again'
    return { mark: keyMark === undefined ? '' : `${keyMark}.` }
  }

  #fetch(path: string, init: RequestInit = {}): Promise<Response | undefined> {
    const headers = { ...KEY, ...(init.headers as Record<string, string>) }
    const signal = AbortSignal.timeout(45_000)
    return fetch(this.#addresses.edge + path, { ...init, headers, signal }).catch(() => undefined)
  }
}
