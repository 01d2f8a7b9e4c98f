import type { LitElement, ReactiveController, TemplateResult } from 'lit'
import type { EdgeClient } from '../../../client/edge-client.ts'
import { OrderAdminBeforeSaveEvent, OrderAdminErrorEvent, OrderAdminSavedEvent } from '../../../events.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { WhyController } from '../../../kit/parts/why.controller.ts'
import { type OnceState, WriteOnce } from '../../../kit/parts/write-once.ts'
import { callCredit, type CreditAnswer, type CreditInput, type CreditWriteName } from '../data/call-credit.ts'
import { reasonedAction } from './reasoned-action.ts'

export type CreditWriteState = OnceState

/** The members that identify an order or a payment plan. */
const OWN_NUMBER = /^(Client|Provider)(Order|PaymentPlan)(Nr|Number|Id)$/

/**
 * Sends the write of a form and holds its state. The form keeps its draft until the write is done; sending the same
 * input again after a lost answer does it at most once. Once the form has left the page, a write with an unknown
 * outcome keeps only its idempotency key and its number.
 */
export class CreditWriteController implements ReactiveController {
  readonly #host: LitElement
  readonly #client: () => EdgeClient
  readonly #once: WriteOnce
  readonly #why: WhyController

  /** @param client the edge at the time of sending */
  constructor(host: LitElement, client: () => EdgeClient) {
    this.#host = host
    this.#client = client
    this.#once = new WriteOnce(host)
    this.#why = new WhyController(host)
    host.addController(this)
  }

  get state(): CreditWriteState {
    return this.#once.state
  }

  /** Whether the form's container may close now: the clerk need not wait for a write that takes its time. */
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

  /** Whether the request is under way, or may have been done: it cannot be changed until that is known. */
  get isHeld(): boolean {
    const { state } = this.#once
    return state.is === 'saving' || (state.is === 'failed' && state.outcome === 'uncertain')
  }

  /** The fields of the reason, for above the button that sends. */
  whyView<Name extends CreditWriteName>(name: Name, input: CreditInput<Name>, l: Localizer): TemplateResult {
    return this.#why.view(reasonedAction(name, input), this.isHeld, l)
  }

  /** Shows what is missing or wrong in the reason, which {@link send} would not send. @returns whether anything is */
  asksWhy<Name extends CreditWriteName>(name: Name, input: CreditInput<Name>): boolean {
    const action = reasonedAction(name, input)
    if (this.#why.isReady(action)) return false
    void this.#why.showProblems(action)
    return true
  }

  /** Call this when the clerk begins anew: the reason belonged to another write. */
  forgetWhy(): void {
    this.#why.forget()
  }

  /** Call this when the input changes: the outcome of the old one no longer applies. */
  forget(): void {
    this.#once.forget()
  }

  hostDisconnected(): void {
    if (this.#once.isSaving) return
    this.#once.keepOnly(numbersOf)
    this.#why.forget()
  }

  /**
   * @param isSecond see `callCredit`
   * @returns the provider's answer; undefined where the write was not done, where that is not known, or where a reason
   *   is missing
   */
  async send<Name extends CreditWriteName>(
    name: Name,
    input: CreditInput<Name>,
    isSecond = false,
  ): Promise<CreditAnswer<Name> | undefined> {
    if (this.#once.isBusy || this.asksWhy(name, input)) return undefined
    const { said } = this.#why
    if (!this.#host.dispatchEvent(new OrderAdminBeforeSaveEvent('', { operation: name }, said))) {
      this.#once.set({ is: 'stopped' })
      return undefined
    }
    const attempt = await this.#once.attempt({ name, input }, (idempotencyKey) =>
      callCredit(this.#client(), name, input, { idempotencyKey, isSecond, ...(said && { said }) }),
    )
    if (!attempt.ok) {
      this.#once.fail(attempt)
      if (!this.#host.isConnected) this.hostDisconnected()
      const { code, requestId } = attempt.error
      this.#host.dispatchEvent(new OrderAdminErrorEvent(code, requestId))
      return undefined
    }
    this.#once.set({ is: 'ready' })
    this.#why.forget()
    this.#host.dispatchEvent(new OrderAdminSavedEvent('', name))
    return attempt.answer
  }
}

/** The operation and its numbers, without the customer; undefined where it has no number. */
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
