import type { LitElement } from 'lit'
import type { Order } from '../../shared/domain/order.schema.ts'
import type { EdgeClient } from '../client/edge-client.ts'
import { asEdgeError, type EdgeError } from '../client/edge-error.ts'
import { type OrderWrite, requestOf } from '../client/order-writes.ts'
import { SaveIntent } from '../client/save-intent.ts'
import { OrderAdminBeforeSaveEvent, OrderAdminErrorEvent, OrderAdminSavedEvent } from '../events.ts'
import { CommandEvent } from './command.ts'
import { PATIENCE, SecondsController } from './seconds.controller.ts'

/** What the desk gives a dialog that makes one write. */
interface WriteTarget {
  client: EdgeClient
  /** The order id as the host page gave it. */
  orderId: string
  /** Called with the current order, after a write and after somebody else's change. */
  onSaved(order: Order): void
}

export type FailedOutcome =
  | 'not-done'
  /** It may have been done: the same write is sent with the same key, which tells. */
  | 'uncertain'
  /** It may have been done, and asking again would not tell. */
  | 'unknowable'

export type WriteState =
  | { is: 'ready' }
  /** For this many seconds. */
  | { is: 'saving'; seconds: number }
  /** The host page stopped the write. */
  | { is: 'stopped' }
  /** Somebody else changed the order: it was reloaded, and nothing was saved. */
  | { is: 'outdated' }
  /** `wait` counts down the seconds until another try is welcome. */
  | { is: 'failed'; error: EdgeError; outcome: FailedOutcome; wait: number }

/** A dialog that makes one write. */
type Host = LitElement & WriteTarget

/**
 * Sends the one write of a dialog and holds its state. The dialog keeps its draft until the write is done.
 * Retrying the same write after a lost answer does it at most once.
 */
export class SingleWrite {
  readonly #host: Host
  readonly #intent = new SaveIntent()
  readonly #saving: SecondsController
  readonly #waiting: SecondsController
  #state: WriteState = { is: 'ready' }
  /** Whether an earlier try of the same intent may have been done. */
  #isInDoubt = false

  constructor(host: Host) {
    this.#host = host
    this.#saving = new SecondsController(host)
    this.#waiting = new SecondsController(host)
  }

  get state(): WriteState {
    const state = this.#state
    if (state.is === 'saving') return { is: 'saving', seconds: this.#saving.passed }
    return state.is === 'failed' ? { ...state, wait: this.#waiting.left } : state
  }

  /** Whether the dialog may close now. The clerk need not wait for a save that takes its time: it goes on. */
  get mayLeave(): boolean {
    return !this.isSaving || this.#saving.passed >= PATIENCE
  }

  /** Whether nothing may be sent now: a try is under way, or the edge has asked to wait. */
  get isBusy(): boolean {
    return this.isSaving || this.#waiting.left > 0
  }

  get isSaving(): boolean {
    return this.#state.is === 'saving'
  }

  /** Call this when the draft changes: what was said about the old one no longer applies. */
  forget(): void {
    if (!this.isSaving) this.#set({ is: 'ready' })
  }

  /**
   * @returns whether the write was done; the desk then has the current order, or has been asked to reload it
   * @param announce what to tell screen readers once it is done
   */
  async send(write: OrderWrite, announce: (order: Order | undefined) => string): Promise<boolean> {
    if (this.isSaving) return false
    const { client, orderId } = this.#host
    if (!this.#host.dispatchEvent(new OrderAdminBeforeSaveEvent(orderId, write))) {
      this.#set({ is: 'stopped' })
      return false
    }
    this.#saving.start()
    this.#set({ is: 'saving', seconds: 0 })
    try {
      await client.write(orderId, requestOf(write), this.#intent.keyFor(write))
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
    if (!error.didNothing) this.#isInDoubt = true
    else if (error.wasConsidered) this.#end()
    if (error.code === 'order-changed' && (await this.#hasCurrent(error))) {
      return this.#set({ is: 'outdated' })
    }
    const outcome = await this.#outcomeAfter(error)
    if (error.retryAfter) this.#waiting.start(error.retryAfter)
    this.#set({ is: 'failed', error, outcome, wait: 0 })
    this.#host.dispatchEvent(new OrderAdminErrorEvent(error.code, error.requestId))
  }

  async #outcomeAfter({ code, retryAfter }: EdgeError): Promise<FailedOutcome> {
    if (!this.#isInDoubt) return 'not-done'
    // The edge says when it will know more. If it does not say, it never will, and the key is of no more use.
    if (code !== 'outcome-unknown' || retryAfter !== undefined) return 'uncertain'
    this.#end()
    await this.#readAgain()
    return 'unknowable'
  }

  /** The refusal carries the current order, if the session may read it. */
  async #hasCurrent({ current }: EdgeError): Promise<boolean> {
    if (!current) return (await this.#readAgain()) !== undefined
    this.#host.onSaved(current)
    return true
  }

  /** If that fails, the desk reloads by itself and shows why it cannot. */
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
    if (state.is !== 'saving') this.#saving.stop()
    this.#state = state
    this.#host.requestUpdate()
  }
}
