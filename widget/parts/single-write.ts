import type { LitElement } from 'lit'
import type { Order } from '../../shared/domain/order.schema.ts'
import type { EdgeClient } from '../client/edge-client.ts'
import { asEdgeError, type EdgeError } from '../client/edge-error.ts'
import type { OrderWrite } from '../client/order-writes.ts'
import { OrderAdminBeforeSaveEvent, OrderAdminErrorEvent, OrderAdminSavedEvent } from '../events.ts'
import { SaveIntent } from '../client/save-intent.ts'
import { CommandEvent } from './command.ts'

/** What a dialog with one write is given by the desk. */
interface WriteTarget {
  client: EdgeClient
  /** As the page gave it. */
  orderId: string
  /** Told of the order as it now is, after a write and after somebody else's. */
  onSaved(order: Order): void
}

export type WriteState =
  | { is: 'ready' }
  | { is: 'saving' }
  /** The page that embeds the desk said no. */
  | { is: 'stopped' }
  /** Somebody else changed the order; it has been read again, and nothing was saved. */
  | { is: 'outdated' }
  | { is: 'failed'; error: EdgeError; isInDoubt: boolean }

/** A dialog whose whole purpose is one write. */
type Host = LitElement & WriteTarget

/**
 * Sends the one write of a dialog and holds what became of it; the dialog keeps its draft until it is told
 * that the write was done. The same write tried again after a lost answer is done at most once.
 */
export class SingleWrite {
  readonly #host: Host
  readonly #intent = new SaveIntent()
  #state: WriteState = { is: 'ready' }
  /** May an earlier try of the same intent have been done? */
  #isInDoubt = false

  constructor(host: Host) {
    this.#host = host
  }

  get state(): WriteState {
    return this.#state
  }

  get isSaving(): boolean {
    return this.#state.is === 'saving'
  }

  /** The draft is another one now: what was said about the former one no longer holds. */
  forget(): void {
    if (!this.isSaving) this.#set({ is: 'ready' })
  }

  /**
   * @returns was it done? If so, the desk has the order as it now is, or has been asked to read it
   * @param announce what to say to those who listen to the page, once it is done
   */
  async send(write: OrderWrite, announce: (order: Order | undefined) => string): Promise<boolean> {
    if (this.isSaving) return false
    const { client, orderId } = this.#host
    if (!this.#host.dispatchEvent(new OrderAdminBeforeSaveEvent(orderId, write))) {
      this.#set({ is: 'stopped' })
      return false
    }
    this.#set({ is: 'saving' })
    try {
      await client.write(orderId, write, this.#intent.keyFor(write))
    } catch (error) {
      await this.#failed(asEdgeError(error))
      return false
    }
    this.#end()
    const order = await this.#readAgain()
    this.#set({ is: 'ready' })
    this.#host.dispatchEvent(new OrderAdminSavedEvent(orderId, write.operation))
    this.#host.dispatchEvent(new CommandEvent({ do: 'announce', words: announce(order) }))
    return true
  }

  async #failed(error: EdgeError): Promise<void> {
    // A lost session or too many calls say nothing about an earlier try.
    const isAboutThis = error.didNothing && error.status !== 401 && error.status !== 429
    if (isAboutThis) this.#end()
    else if (!error.didNothing) this.#isInDoubt = true
    if (error.code === 'order-changed' && (await this.#hasCurrent(error))) {
      return this.#set({ is: 'outdated' })
    }
    this.#set({ is: 'failed', error, isInDoubt: this.#isInDoubt })
    this.#host.dispatchEvent(new OrderAdminErrorEvent(error.code, error.requestId))
  }

  /** The refusal brings the order as it now is, where the session may read it. */
  async #hasCurrent({ current }: EdgeError): Promise<boolean> {
    if (!current) return (await this.#readAgain()) !== undefined
    this.#host.onSaved(current)
    return true
  }

  /** When that fails the desk tries for itself, and says why it cannot. */
  async #readAgain(): Promise<Order | undefined> {
    const { client, orderId, onSaved } = this.#host
    try {
      const order = await client.order(orderId)
      onSaved(order)
      return order
    } catch {
      this.#host.dispatchEvent(new CommandEvent({ do: 'reload' }))
      return undefined
    }
  }

  #end(): void {
    this.#intent.end()
    this.#isInDoubt = false
  }

  #set(state: WriteState): void {
    this.#state = state
    this.#host.requestUpdate()
  }
}
