import type { ReactiveController, ReactiveControllerHost } from 'lit'
import type { Long } from '../../../../shared/domain/values/long.ts'
import type { EdgeClient } from '../../../client/edge-client.ts'
import { asEdgeError, EdgeError } from '../../../client/edge-error.ts'
import { OrderAdminErrorEvent } from '../../../events.ts'
import type { CreditOrder } from '../data/credit-context.ts'
import { findOrders, readOrder, type Sought } from './find-orders.ts'

/** An order of this visit. */
export interface BookEntry {
  ProviderOrderNr: Long
  /** As last read; undefined until then. */
  order: CreditOrder | undefined
  isReading: boolean
  /** Why it could not be read the last time. */
  error: EdgeError | undefined
}

export interface Search {
  sought: Sought
  isUnderWay: boolean
  /** The numbers that were found. */
  found: readonly Long[]
  error: EdgeError | undefined
}

interface BookHost extends ReactiveControllerHost, EventTarget {
  client: EdgeClient
}

/** The orders that were found, made or opened since the desk was opened, newest first. */
export class OrderBook implements ReactiveController {
  readonly #host: BookHost
  #entries: readonly BookEntry[] = []
  #search: Search | undefined
  #searching: AbortController | undefined
  readonly #readings = new Map<string, AbortController>()

  constructor(host: BookHost) {
    this.#host = host
    host.addController(this)
  }

  get entries(): readonly BookEntry[] {
    return this.#entries
  }

  /** The last search. */
  get search(): Search | undefined {
    return this.#search
  }

  entry(number: Long): BookEntry | undefined {
    return this.#entries.find(({ ProviderOrderNr }) => ProviderOrderNr === number)
  }

  hostDisconnected(): void {
    this.#searching?.abort()
    for (const reading of this.#readings.values()) reading.abort()
  }

  /** Looks for orders. A later search ends an earlier one. @returns undefined if that has happened */
  async find(sought: Sought): Promise<Search | undefined> {
    this.#searching?.abort()
    const searching = (this.#searching = new AbortController())
    this.#search = { sought, isUnderWay: true, found: [], error: undefined }
    this.#host.requestUpdate()
    const { orders, error } = await findOrders(this.#host.client, sought, searching.signal)
    if (searching.signal.aborted) return undefined
    if (error) this.#tell(error)
    const found = orders.map(({ ProviderOrderNr }) => ProviderOrderNr)
    for (const order of orders.toReversed()) this.#put({ ...fresh(order.ProviderOrderNr), order }, true)
    this.#search = { sought, isUnderWay: false, found, error }
    this.#host.requestUpdate()
    return this.#search
  }

  /** Reads an order again, and puts it first if it is a new one. A later reading ends an earlier one. */
  async read(number: Long): Promise<void> {
    const key = String(number)
    this.#readings.get(key)?.abort()
    const reading = new AbortController()
    this.#readings.set(key, reading)
    this.#put({ ...(this.entry(number) ?? fresh(number)), isReading: true })
    try {
      const order = await readOrder(this.#host.client, number, reading.signal)
      if (!order) throw new EdgeError('Reading the order', { code: 'order-not-found' })
      this.#put({ ...fresh(number), order })
    } catch (error) {
      if (reading.signal.aborted) return
      const why = asEdgeError(error)
      this.#tell(why)
      this.#put({ ...(this.entry(number) ?? fresh(number)), isReading: false, error: why })
    }
  }

  /** Tells the page of an error that is shown. */
  #tell({ code, requestId }: EdgeError): void {
    this.#host.dispatchEvent(new OrderAdminErrorEvent(code, requestId))
  }

  #put(entry: BookEntry, first = !this.entry(entry.ProviderOrderNr)): void {
    this.#entries = first
      ? [entry, ...this.#entries.filter(({ ProviderOrderNr }) => ProviderOrderNr !== entry.ProviderOrderNr)]
      : this.#entries.map((known) => (known.ProviderOrderNr === entry.ProviderOrderNr ? entry : known))
    this.#host.requestUpdate()
  }
}

function fresh(ProviderOrderNr: Long): BookEntry {
  return { ProviderOrderNr, order: undefined, isReading: false, error: undefined }
}
