import { wasConsidered } from '../../client/was-considered.ts'
import { didNothing } from '../../client/write-outcome.ts'
import type { LitElement } from 'lit'
import { asEdgeError, type EdgeError } from '../../client/edge-error.ts'
import { type Keep, SaveIntent } from '../../client/save-intent.ts'
import { PATIENCE, SecondsController } from './seconds.controller.ts'

export type FailedOutcome =
  | 'not-done'
  /** It may have been done: sending it again with the same key tells. */
  | 'uncertain'
  /** It may have been done, and sending it again would not tell. */
  | 'unknowable'

export type OnceState =
  | { is: 'ready' }
  /** For this many seconds. */
  | { is: 'saving'; seconds: number }
  /** The host page stopped the write. */
  | { is: 'stopped' }
  /** `wait` counts down the seconds until another try is welcome. */
  | { is: 'failed'; error: EdgeError; outcome: FailedOutcome; wait: number }

export type Attempt<Answer> =
  | { ok: true; answer: Answer }
  | { ok: false; error: EdgeError; outcome: FailedOutcome }

/**
 * One write of a dialog or form, and its state. Sending the same content again after a lost answer does it at most
 * once. @typeParam More states that only one kind of write has
 */
export class WriteOnce<More extends { is: string } = never> {
  readonly #host: LitElement
  readonly #intent = new SaveIntent()
  readonly #saving: SecondsController
  readonly #waiting: SecondsController
  #state: OnceState | More = { is: 'ready' }
  /** Whether an earlier try of the same intent may have been done. */
  #isInDoubt = false

  constructor(host: LitElement) {
    this.#host = host
    this.#saving = new SecondsController(host)
    this.#waiting = new SecondsController(host)
  }

  get state(): OnceState | More {
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

  /** Call this when the draft changes: the outcome of the old one no longer applies. */
  forget(): void {
    if (!this.isSaving) this.set({ is: 'ready' })
  }

  /** Call this when another try is welcome at once. */
  endWait(): void {
    this.#waiting.stop()
  }

  /** Call this when the form is gone: forgets the request, except its key, which tells whether it was done. */
  keepOnly(keep: Keep): void {
    if (!this.#intent.keepOnly(keep)) this.#isInDoubt = false
    this.set({ is: 'ready' })
  }

  /**
   * Sends it. The state stays `saving` until the caller sets the outcome.
   * @param call makes the request with the intent's idempotency key
   */
  async attempt<Answer>(
    content: unknown,
    call: (idempotencyKey: string) => Promise<Answer>,
  ): Promise<Attempt<Answer>> {
    this.#saving.start()
    this.set({ is: 'saving', seconds: 0 })
    try {
      const answer = await call(this.#intent.keyFor(content))
      this.#end()
      return { ok: true, answer }
    } catch (caught) {
      const error = asEdgeError(caught)
      return { ok: false, error, outcome: this.#outcomeAfter(error) }
    }
  }

  /** Shows a failed attempt, and waits as long as the edge asks for. */
  fail({ error, outcome }: Extract<Attempt<unknown>, { ok: false }>): void {
    if (error.retryAfter) this.#waiting.start(error.retryAfter)
    this.set({ is: 'failed', error, outcome, wait: 0 })
  }

  set(state: OnceState | More): void {
    if (state.is !== 'saving') this.#saving.stop()
    this.#state = state
    this.#host.requestUpdate()
  }

  #outcomeAfter(error: EdgeError): FailedOutcome {
    if (!didNothing(error)) this.#isInDoubt = true
    else if (wasConsidered(error)) this.#end()
    if (!this.#isInDoubt) return 'not-done'
    // The edge says when it will know more. Without that time it never will, and the key is useless.
    if (error.code !== 'outcome-unknown' || error.retryAfter !== undefined) return 'uncertain'
    this.#end()
    return 'unknowable'
  }

  #end(): void {
    this.#intent.end()
    this.#isInDoubt = false
  }
}
