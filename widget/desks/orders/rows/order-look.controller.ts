import type { ReactiveController, ReactiveElement } from 'lit'
import { orderIndexLimits } from '../../../../shared/domain/values/limits.ts'
import type { EdgeError } from '../../../client/edge-error.ts'
import { inSlices, Pace } from '../../../kit/format/pace.ts'
import type { OrderEntry } from '../data/order-entry.ts'
import type { Looked, OrderSource } from '../data/order-source.ts'
import { readPage } from '../data/read-page.ts'

/** Milliseconds for which a scrolled list must rest before what it shows is read. */
const REST_MS = 300

/** What became of orders: by key, undefined for one that left. */
export type OrderChanges = ReadonlyMap<string, OrderEntry | undefined>

interface List {
  /** The orders on the screen; none while others are awaited. */
  onScreen(): readonly OrderEntry[]
  change(changes: OrderChanges): void
}

/** Reads the orders on the screen again, once each, where their source can: those that no longer belong here leave. */
export class OrderLook implements ReactiveController {
  readonly #host: ReactiveElement
  readonly #list: List
  #source: OrderSource | undefined
  /** The keys of the orders that were read, or could not be. */
  readonly #looked = new Set<string>()
  readonly #unread = new Set<string>()
  #left = 0
  #error: EdgeError | undefined
  #work: AbortController | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(host: ReactiveElement, list: List) {
    this.#host = host
    this.#list = list
    host.addController(this)
  }

  /** How many orders have left. */
  get left(): number {
    return this.#left
  }

  /** How many orders are shown as last seen. */
  get unread(): number {
    return this.#unread.size
  }

  /** Why none could be read. */
  get error(): EdgeError | undefined {
    return this.#error
  }

  hostDisconnected(): void {
    this.follow(undefined)
  }

  follow(source: OrderSource | undefined): void {
    if (source === this.#source) return
    this.#source = source
    this.again()
  }

  /** Reads everything again. */
  again = (): void => {
    clearTimeout(this.#timer)
    this.#work?.abort()
    this.#work = undefined
    this.#looked.clear()
    this.#unread.clear()
    this.#left = 0
    this.#error = undefined
    this.#host.requestUpdate()
  }

  /** Tries the orders again that could not be read. */
  retry = (): void => {
    for (const key of this.#unread) this.#looked.delete(key)
    this.#unread.clear()
    this.#error = undefined
    this.#host.requestUpdate()
  }

  /** For the host's `updated`. A call that failed is not followed by more of them. */
  see(): void {
    clearTimeout(this.#timer)
    if (!this.#source?.look || this.#work || this.#error || this.#next().length === 0) return
    this.#timer = setTimeout(() => void this.#look(), this.#looked.size === 0 ? 0 : REST_MS)
  }

  #next(): OrderEntry[] {
    const waiting = this.#list.onScreen().filter(({ id, key }) => id !== undefined && !this.#looked.has(key))
    return waiting.slice(0, orderIndexLimits.look.maxItems)
  }

  async #look(): Promise<void> {
    const entries = this.#next()
    if (entries.length === 0) return
    const { signal } = (this.#work = new AbortController())
    try {
      const looked = await this.#source!.look!(
        entries.map(({ id }) => id!),
        signal,
      )
      const changes = await changesOf(entries, looked, signal)
      this.#work = undefined
      this.#error = looked.error
      const keys = new Map(entries.map(({ id, key }) => [id, key]))
      for (const key of keys.values()) this.#looked.add(key)
      for (const id of looked.unread) this.#unread.add(keys.get(id)!)
      this.#left += looked.left.length
      this.#list.change(changes)
      this.#host.requestUpdate()
    } catch (error) {
      if (!signal.aborted) throw error
    }
  }
}

/** An order that comes back unreadable stays as it was. */
async function changesOf(
  entries: readonly OrderEntry[],
  { orders, left }: Looked,
  signal: AbortSignal,
): Promise<OrderChanges> {
  const page = await inSlices(readPage({ orders }), new Pace(), signal)
  const fresh = new Map(page.ok ? page.value.entries.map((entry) => [entry.key, entry]) : [])
  const gone = new Set(left)
  return new Map(
    entries.flatMap(({ id, key }): [string, OrderEntry | undefined][] => {
      if (gone.has(id!)) return [[key, undefined]]
      const entry = fresh.get(key)
      return entry ? [[key, entry]] : []
    }),
  )
}
