import type { ReactiveController, ReactiveControllerHost } from 'lit'
import type { EdgeClient } from '../../client/edge-client.ts'
import { asEdgeError, type EdgeError } from '../../client/edge-error.ts'
import { callCredit, type CreditAnswer, type CreditInput, type CreditName } from '../data/call-credit.ts'

export type Reading<Name extends CreditName> =
  { is: 'idle' | 'reading' } | { is: 'read'; answer: CreditAnswer<Name> } | { is: 'failed'; error: EdgeError }

/** Reads by one operation and renders its host again. The last reading counts, whatever overtakes it. */
export class ReadController<Name extends CreditName> implements ReactiveController {
  readonly #host: ReactiveControllerHost
  readonly #name: Name
  #state: Reading<Name> = { is: 'idle' }
  #stop: AbortController | undefined

  constructor(host: ReactiveControllerHost, name: Name) {
    this.#host = host
    this.#name = name
    host.addController(this)
  }

  get state(): Reading<Name> {
    return this.#state
  }

  /** The last answer; undefined while there is none. */
  get answer(): CreditAnswer<Name> | undefined {
    return this.#state.is === 'read' ? this.#state.answer : undefined
  }

  /** @returns the answer; undefined when it failed, or when something else is read by now */
  async read(client: EdgeClient, input: CreditInput<Name>): Promise<CreditAnswer<Name> | undefined> {
    this.#stop?.abort()
    const stop = (this.#stop = new AbortController())
    this.#show({ is: 'reading' })
    try {
      const answer = await callCredit(client, this.#name, input, { signal: stop.signal })
      if (this.#stop !== stop) return undefined
      this.#show({ is: 'read', answer })
      return answer
    } catch (error) {
      if (this.#stop === stop) this.#show({ is: 'failed', error: asEdgeError(error) })
      return undefined
    }
  }

  /** Forgets what was read. */
  forget(): void {
    this.#stop?.abort()
    this.#stop = undefined
    this.#show({ is: 'idle' })
  }

  hostDisconnected(): void {
    this.forget()
  }

  #show(state: Reading<Name>): void {
    this.#state = state
    this.#host.requestUpdate()
  }
}
