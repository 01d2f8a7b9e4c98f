import { html, type LitElement, nothing, type TemplateResult } from 'lit'
import type { Batch } from '../../../../shared/domain/batch/batch.ts'
import type { BatchKind } from '../../../../shared/domain/batch/batch.enums.ts'
import type { EdgeClient } from '../../../client/edge-client.ts'
import { asEdgeError, type EdgeError } from '../../../client/edge-error.ts'
import { SaveIntent } from '../../../client/save-intent.ts'
import { clockNow } from '../../../kit/format/clock.ts'
import { utcDay } from '../../../kit/format/days.ts'
import { WhyController } from '../../../kit/parts/why.controller.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { batchActs } from '../data/batch-acts.ts'
import { makeBatch } from '../data/batch-calls.ts'
import { nameOf, type OrderEntry } from '../data/order-entry.ts'
import type { ChosenOrder } from '../data/pasted-numbers.ts'
import { type BatchDraft, batchRequestOf, emptyDraft } from './batch-draft.ts'
import { isLost } from './batch-follower.controller.ts'
import { composeView } from './compose.view.ts'
import { errorNote } from './run.view.ts'

/** What a clerk wants to do to which orders, until the edge has made a batch of it. */
export class BatchComposer {
  readonly #host: LitElement
  readonly #why: WhyController
  /** Another one each time the clerk begins anew: the answer to an earlier request changes nothing of this one. */
  #intent = new SaveIntent()
  #orders: readonly ChosenOrder[] = []
  /** Chosen orders of which the shop knows no checkout id. */
  #withoutId: readonly string[] = []
  #draft = emptyDraft
  #isTried = false
  #isMaking = false
  #error: EdgeError | undefined

  constructor(host: LitElement) {
    this.#host = host
    this.#why = new WhyController(host)
  }

  /** How many orders are chosen. */
  get count(): number {
    return this.#orders.length
  }

  get isMaking(): boolean {
    return this.#isMaking
  }

  forget(): void {
    this.#orders = []
    this.#withoutId = []
    this.#draft = emptyDraft
    this.#isTried = false
    this.#isMaking = false
    this.#error = undefined
    this.#why.forget()
    this.#intent = new SaveIntent()
    this.#host.requestUpdate()
  }

  /** Begins with orders of the list. @param kind what the clerk has chosen already */
  begin(kind: BatchKind | undefined, chosen: readonly OrderEntry[]): void {
    this.#draft = { ...emptyDraft, kind }
    // The same order may stand twice in a list, under two numbers.
    const orders = new Map(
      chosen.flatMap((entry) => (entry.id === undefined ? [] : [[entry.id, { id: entry.id, entry }]])),
    )
    this.take([...orders.values()])
    this.#withoutId = chosen.filter(({ id }) => id === undefined).map(nameOf)
  }

  /** Begins with orders whose numbers were pasted. */
  take(orders: readonly ChosenOrder[]): void {
    this.#orders = orders
    this.#host.requestUpdate()
  }

  view(acts: readonly BatchKind[], l: Localizer): TemplateResult {
    const { kind } = this.#draft
    return html`${composeView(
      {
        draft: this.#draft,
        acts,
        orders: this.#orders,
        withoutId: this.#withoutId,
        isTried: this.#isTried,
        isHeld: this.#isMaking,
        today: utcDay(clockNow()),
        why: kind && this.#why.view(batchActs[kind].action, this.#isMaking, l),
        onDraft: this.#onDraft,
      },
      l,
    )}
    ${this.#error ? errorNote(this.#error, l) : nothing}`
  }

  /** @returns the batch; undefined if something is missing, or it was not made, or the clerk has left meanwhile */
  async make(client: EdgeClient, onMade: (batch: Batch) => void): Promise<Batch | undefined> {
    if (this.#isMaking) return undefined
    const intent = this.#intent
    const hasLeft = () => this.#intent !== intent
    this.#isTried = true
    this.#host.requestUpdate()
    const { kind } = this.#draft
    if (kind && (await this.#why.showProblems(batchActs[kind].action))) return undefined
    const body = batchRequestOf(this.#draft, this.#orders, this.#why.said, utcDay(clockNow()))
    if (!body) return void (await this.#showMissing())
    this.#isMaking = true
    this.#error = undefined
    this.#host.requestUpdate()
    try {
      const batch = await makeBatch(client, body, intent.keyFor(body))
      intent.end()
      onMade(batch)
      return hasLeft() ? undefined : batch
    } catch (error) {
      const failed = asEdgeError(error)
      // A lost answer may hide a batch: the same key finds it.
      if (!isLost(failed)) intent.end()
      if (!hasLeft()) this.#error = failed
      return undefined
    } finally {
      if (!hasLeft()) this.#isMaking = false
      this.#host.requestUpdate()
    }
  }

  async #showMissing(): Promise<void> {
    await this.#host.updateComplete
    const missing = '.values [aria-invalid=true], .kinds input'
    this.#host.renderRoot.querySelector<HTMLElement>(missing)?.focus()
  }

  #onDraft = (changes: Partial<BatchDraft>): void => {
    this.#draft = { ...this.#draft, ...changes }
    this.#error = undefined
    this.#host.requestUpdate()
  }
}
