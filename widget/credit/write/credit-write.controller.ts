import type { LitElement, ReactiveController } from 'lit'
import type { EdgeClient } from '../../client/edge-client.ts'
import { OrderAdminBeforeSaveEvent, OrderAdminErrorEvent, OrderAdminSavedEvent } from '../../events.ts'
import { type OnceState, WriteOnce } from '../../parts/write-once.ts'
import { callCredit, type CreditAnswer, type CreditInput, type CreditWriteName } from '../data/call-credit.ts'

export type CreditWriteState = OnceState

/** The members that an order or a payment plan is found by. */
const OWN_NUMBER = /^(Client|Provider)(Order|PaymentPlan)(Nr|Number|Id)$/

/**
 * Sends the write of a form and holds its state. The form keeps what was entered until the write is done; sending the
 * same input again after a lost answer does it at most once. Of a write whose outcome is not known, only its
 * idempotency key and its number stay once the form has left the page.
 */
export class CreditWriteController implements ReactiveController {
  readonly #host: LitElement
  readonly #client: () => EdgeClient
  readonly #once: WriteOnce

  /** @param client the edge at the time of sending */
  constructor(host: LitElement, client: () => EdgeClient) {
    this.#host = host
    this.#client = client
    this.#once = new WriteOnce(host)
    host.addController(this)
  }

  get state(): CreditWriteState {
    return this.#once.state
  }

  /** Whether what holds the form may close now: the clerk need not wait for a write that takes its time. */
  get mayLeave(): boolean {
    return this.#once.mayLeave
  }

  /** Whether nothing may be sent now: a try is under way, or the edge has asked to wait. */
  get isBusy(): boolean {
    return this.#once.isBusy
  }

  get isSending(): boolean {
    return this.#once.isSaving
  }

  /** Call this when the input changes: what was said about the old one no longer applies. */
  forget(): void {
    this.#once.forget()
  }

  hostDisconnected(): void {
    if (!this.#once.isSaving) this.#once.keepOnly(numbersOf)
  }

  /**
   * @param isSecond see `callCredit`
   * @returns what the provider answered; undefined where the write was not done, or where that is not known
   */
  async send<Name extends CreditWriteName>(
    name: Name,
    input: CreditInput<Name>,
    isSecond = false,
  ): Promise<CreditAnswer<Name> | undefined> {
    if (this.#once.isBusy) return undefined
    if (!this.#host.dispatchEvent(new OrderAdminBeforeSaveEvent('', { operation: name }))) {
      this.#once.set({ is: 'stopped' })
      return undefined
    }
    const attempt = await this.#once.attempt({ name, input }, (idempotencyKey) =>
      callCredit(this.#client(), name, input, { idempotencyKey, isSecond }),
    )
    if (!attempt.ok) {
      this.#once.fail(attempt)
      if (!this.#host.isConnected) this.hostDisconnected()
      const { code, requestId } = attempt.error
      this.#host.dispatchEvent(new OrderAdminErrorEvent(code, requestId))
      return undefined
    }
    this.#once.set({ is: 'ready' })
    this.#host.dispatchEvent(new OrderAdminSavedEvent('', name))
    return attempt.answer
  }
}

/** The operation and its numbers, without anything of the customer; undefined where it has no number. */
function numbersOf(content: unknown): unknown {
  const { name, input } = content as { name: CreditWriteName; input: unknown }
  const numbers = numbersIn(input)
  return numbers.length > 0 ? [name, ...numbers] : undefined
}

function numbersIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([member, inner]) =>
    OWN_NUMBER.test(member) && inner ? [inner] : numbersIn(inner),
  )
}
