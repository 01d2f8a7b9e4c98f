import type { ReactiveController, ReactiveControllerHost } from 'lit'
import type { CreditHistoryEntry } from '../../../../shared/domain/order/history.ts'
import type { EdgeClient } from '../../../client/edge-client.ts'
import type { CreditOrder } from '../data/credit-context.ts'
import { readOrderHistory } from './read-history.ts'

interface HistoryHost extends ReactiveControllerHost {
  client: EdgeClient
  order: CreditOrder
}

/** The history of its host's order. The last answer stays until the next one. */
export class OrderHistory implements ReactiveController {
  readonly #host: HistoryHost
  readonly #onRead: () => void
  #entries: readonly CreditHistoryEntry[] | undefined
  #isLost = false
  #reading: AbortController | undefined

  /** @param onRead called with every answer */
  constructor(host: HistoryHost, onRead: () => void) {
    this.#host = host
    this.#onRead = onRead
    host.addController(this)
  }

  /** Newest first; none while it is read. */
  get entries(): readonly CreditHistoryEntry[] {
    return this.#entries ?? []
  }

  /** Whether it was read, or cannot be. */
  get isSettled(): boolean {
    return this.#entries !== undefined || this.#isLost
  }

  /** Whether it could not be read. */
  get isLost(): boolean {
    return this.#isLost
  }

  hostDisconnected(): void {
    this.#reading?.abort()
  }

  /** Starts over for another order. */
  forget(): void {
    this.#reading?.abort()
    this.#entries = undefined
    this.#isLost = false
  }

  /** Reads it. A later reading ends an earlier one. */
  async read(): Promise<void> {
    this.#reading?.abort()
    const reading = (this.#reading = new AbortController())
    this.#isLost = false
    this.#host.requestUpdate()
    try {
      const entries = await readOrderHistory(this.#host.client, this.#host.order, reading.signal)
      if (reading.signal.aborted) return
      this.#entries = entries
      this.#onRead()
    } catch {
      if (reading.signal.aborted) return
      this.#isLost = true
    }
    this.#host.requestUpdate()
  }
}
