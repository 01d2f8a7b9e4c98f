import type { LitElement, ReactiveController } from 'lit'
import type { Order } from '../../../shared/domain/order/order.schema.ts'
import type { WriteNote } from '../../../shared/domain/order/write-note.ts'
import type { EdgeClient } from '../../client/edge-client.ts'
import { type FoundWriteEvent, isFound, type Written, writeOrder } from '../../client/order-calls.ts'
import type { EdgeError } from '../../client/edge-error.ts'
import { type OrderWrite, requestOf } from '../../client/order-writes.ts'
import { OrderAdminBeforeSaveEvent, OrderAdminErrorEvent, OrderAdminSavedEvent } from '../../events.ts'
import { askDesk } from './command.ts'
import { type Attempt, type OnceState, WriteOnce } from './write-once.ts'

/** What a desk passes to a dialog that makes one write. */
interface WriteTarget {
  client: EdgeClient
  /** The order id as the host page gave it. */
  orderId: string
  /** Called with the current order, after a write and after another clerk's change. */
  onSaved(order: Order): void
}

/** Another clerk changed the order: it was reloaded, and nothing was saved. */
interface Outdated {
  is: 'outdated'
}

export type WriteState = OnceState | Outdated

/** A dialog that makes one write. */
type Host = LitElement & WriteTarget

/** Sends the one write of an order's dialog and holds its state. The dialog keeps its draft until the write is done. */
export class SingleWrite implements ReactiveController {
  readonly #host: Host
  readonly #once: WriteOnce<Outdated>
  readonly #again: () => Promise<unknown>
  #client: EdgeClient | undefined
  /** The tries of the last request: their answers may be lost. */
  readonly #saveIds = new Set<string>()

  /** @param again repeats the request, which tells whether it was done */
  constructor(host: Host, again: () => Promise<unknown>) {
    this.#host = host
    this.#once = new WriteOnce(host)
    this.#again = again
    host.addController(this)
  }

  /** A host that is only moved in the page does not update. */
  hostConnected(): void {
    if (this.#host.hasUpdated) this.#follow(this.#host.client)
  }

  hostUpdated(): void {
    this.#follow(this.#host.client)
  }

  hostDisconnected(): void {
    this.#follow(undefined)
  }

  #follow(client: EdgeClient | undefined): void {
    if (client === this.#client) return
    this.#client?.removeEventListener('found-write', this.#onFound)
    this.#client = client
    client?.addEventListener('found-write', this.#onFound)
  }

  /** The live line reports the write as done, which closes the question. */
  #onFound = (event: Event): void => {
    if (this.#isUncertain) this.#askAgain((event as FoundWriteEvent).saveId)
  }

  /** Each try proves once that the write was done. */
  #askAgain(saveId: string | undefined): void {
    if (saveId === undefined || !this.#saveIds.delete(saveId)) return
    this.#once.endWait()
    void this.#again()
  }

  get state(): WriteState {
    return this.#once.state
  }

  /** Whether the dialog may close now. */
  get mayLeave(): boolean {
    return this.#once.mayLeave
  }

  /** Whether nothing may be sent now. */
  get isBusy(): boolean {
    return this.#once.isBusy
  }

  get isSaving(): boolean {
    return this.#once.isSaving
  }

  /** Whether the request is under way or may have been done. Its reason cannot change until that is known. */
  get isHeld(): boolean {
    return this.isSaving || this.#isUncertain
  }

  get #isUncertain(): boolean {
    const { state } = this
    return state.is === 'failed' && state.outcome === 'uncertain'
  }

  /** Call this when the draft changes. */
  forget(): void {
    this.#once.forget()
  }

  /**
   * @returns whether the write was done; the desk then has the current order, or has been asked to reload it
   * @param announce what to tell screen readers once it is done
   * @param said why, for the history
   */
  async send(
    write: OrderWrite,
    announce: (order: Order | undefined) => string,
    said?: WriteNote,
  ): Promise<boolean> {
    if (this.isSaving) return false
    const { client, orderId } = this.#host
    if (!this.#host.dispatchEvent(new OrderAdminBeforeSaveEvent(orderId, write, said))) {
      this.#once.set({ is: 'stopped' })
      return false
    }
    const saveId = crypto.randomUUID()
    this.#saveIds.add(saveId)
    const attempt = await this.#once.attempt(write, (key) =>
      writeOrder(client, orderId, requestOf(write), key, saveId, said),
    )
    if (!attempt.ok) {
      await this.#failed(attempt)
      if (attempt.outcome === 'uncertain')
        this.#askAgain([...this.#saveIds].find((id) => isFound(client, id)))
      return false
    }
    this.#saveIds.clear()
    const order = await this.#orderAfter(attempt.answer)
    this.#once.set({ is: 'ready' })
    this.#host.dispatchEvent(new OrderAdminSavedEvent(orderId, write.operation))
    askDesk(this.#host, { do: 'announce', words: announce(order) })
    return true
  }

  async #failed(attempt: Extract<Attempt<unknown>, { ok: false }>): Promise<void> {
    const { error, outcome } = attempt
    if (error.code === 'order-changed' && (await this.#hasCurrent(error))) {
      return this.#once.set({ is: 'outdated' })
    }
    if (outcome === 'unknowable') await this.#readAgain()
    this.#once.fail(attempt)
    this.#host.dispatchEvent(new OrderAdminErrorEvent(error.code, error.requestId))
  }

  /** The refusal carries the current order, if the session may read it. */
  async #hasCurrent({ current }: EdgeError): Promise<boolean> {
    if (!current) return (await this.#readAgain()) !== undefined
    this.#host.onSaved(current)
    return true
  }

  async #orderAfter({ order }: Written): Promise<Order | undefined> {
    if (!order) return this.#readAgain()
    this.#host.onSaved(order)
    return order
  }

  /** If that fails, the desk reloads by itself and shows why it cannot. */
  async #readAgain(): Promise<Order | undefined> {
    const { client, orderId, onSaved } = this.#host
    try {
      const order = await client.order(orderId)
      onSaved(order)
      return order
    } catch {
      askDesk(this.#host, { do: 'reload' })
      return undefined
    }
  }
}
