import type { ReactiveController, ReactiveControllerHost } from 'lit'
import type { HistoryPage } from '../../../../shared/domain/order/history.ts'
import type { EdgeClient } from '../../../client/edge-client.ts'
import { orderHistory } from '../../../client/order-calls.ts'
import { asEdgeError, type EdgeError } from '../../../client/edge-error.ts'
import { type HistoryList, withNewest, withOlder } from './history-list.ts'

/** Whose history it is. */
export interface HistorySource {
  client: EdgeClient
  /** The order id as the host page gave it. */
  orderId: string
}

/** Loads an order's history page by page for its host. A later load aborts an earlier one. */
export class HistoryPages implements ReactiveController {
  readonly #host: ReactiveControllerHost
  readonly #source: HistorySource
  #list: HistoryList | undefined
  #error: EdgeError | undefined
  #reading: AbortController | undefined
  #isReading = false

  /** @param source is called again for each page */
  constructor(host: ReactiveControllerHost, source: HistorySource) {
    this.#host = host
    this.#source = source
    host.addController(this)
  }

  /** Undefined until the first page is loaded. */
  get list(): HistoryList | undefined {
    return this.#list
  }

  get hasOlder(): boolean {
    return this.#list?.before !== undefined
  }

  /** Why the last load failed. */
  get error(): EdgeError | undefined {
    return this.#error
  }

  get isReading(): boolean {
    return this.#isReading
  }

  /** Forgets what was loaded. */
  clear(): void {
    this.#reading?.abort()
    this.#list = undefined
    this.#error = undefined
    this.#isReading = false
  }

  /** Loads the newest entries. The old ones stay until the answer arrives. @returns whether it was loaded */
  async readNewest(): Promise<boolean> {
    return this.#load(undefined, (page) => withNewest(this.#list, page))
  }

  /** Loads the next older page, if there is one. @returns whether it was loaded */
  async readOlder(): Promise<boolean> {
    const list = this.#list
    if (list?.before === undefined) return false
    return this.#load(list.before, (page) => withOlder(list, page))
  }

  hostConnected(): void {
    // A load that was aborted when the element left the page is repeated when it is back.
    if (this.#reading?.signal.aborted) void this.readNewest()
  }

  hostDisconnected(): void {
    this.#reading?.abort()
  }

  async #load(before: number | undefined, combine: (page: HistoryPage) => HistoryList): Promise<boolean> {
    this.#reading?.abort()
    const reading = new AbortController()
    const { client, orderId } = this.#source
    this.#reading = reading
    this.#isReading = true
    this.#host.requestUpdate()
    try {
      const page = await orderHistory(client, orderId, before, reading.signal)
      if (reading.signal.aborted) return false
      this.#error = undefined
      this.#list = combine(page)
      return true
    } catch (error) {
      if (!reading.signal.aborted) this.#error = asEdgeError(error)
      return false
    } finally {
      if (this.#reading === reading) this.#isReading = false
      this.#host.requestUpdate()
    }
  }
}
