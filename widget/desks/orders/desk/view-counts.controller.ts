import type { ReactiveController, ReactiveElement } from 'lit'
import type { ViewCounts } from '../../../../shared/domain/order-index/order-index.ts'
import type { EdgeClient } from '../../../client/edge-client.ts'
import { asEdgeError, type EdgeError } from '../../../client/edge-error.ts'
import { countViews } from '../../../client/order-index.ts'
import { startOfToday } from '../data/known-orders.ts'

/** How many orders each view has. A newer reading ends an older one. */
export class ViewCountsController implements ReactiveController {
  readonly #host: ReactiveElement
  #client: EdgeClient | undefined
  #counts: Partial<ViewCounts['counts']> | undefined
  #error: EdgeError | undefined
  #work: AbortController | undefined

  constructor(host: ReactiveElement) {
    this.#host = host
    host.addController(this)
  }

  /** Undefined until they have come. */
  get counts(): Partial<ViewCounts['counts']> | undefined {
    return this.#counts
  }

  /** Why there are none. */
  get error(): EdgeError | undefined {
    return this.#error
  }

  hostDisconnected(): void {
    this.follow(undefined)
  }

  /** @param client undefined where the session has no views */
  follow(client: EdgeClient | undefined): void {
    if (client === this.#client) return
    this.#work?.abort()
    this.#client = client
    this.#counts = undefined
    this.#error = undefined
    void this.read()
  }

  /** Never rejects. */
  read = async (): Promise<void> => {
    if (!this.#client) return
    this.#work?.abort()
    const { signal } = (this.#work = new AbortController())
    try {
      const counts = await countViews(this.#client, startOfToday(), signal)
      if (signal.aborted) return
      this.#counts = counts
      this.#error = undefined
    } catch (error) {
      if (signal.aborted) return
      // An old number would be believed.
      this.#counts = undefined
      this.#error = asEdgeError(error)
    }
    this.#host.requestUpdate()
  }
}
