import type { ReactiveController, ReactiveControllerHost } from 'lit'
import { asEdgeError, type EdgeError } from '../../../client/edge-error.ts'

export type Reading<Value> =
  | { is: 'idle' }
  | { is: 'reading' }
  | { is: 'read'; value: Value }
  | { is: 'failed'; error: EdgeError }

/** Reads one thing at a time; a later reading replaces an earlier one, whose answer is dropped. */
export class ReadingController<Value> implements ReactiveController {
  readonly #host: ReactiveControllerHost
  #state: Reading<Value> = { is: 'idle' }
  #stop: AbortController | undefined

  constructor(host: ReactiveControllerHost) {
    this.#host = host
    host.addController(this)
  }

  get state(): Reading<Value> {
    return this.#state
  }

  /** The answer; undefined while there is none. */
  get value(): Value | undefined {
    return this.#state.is === 'read' ? this.#state.value : undefined
  }

  /** @returns the answer; undefined where that failed, or another reading has replaced it */
  async read(call: (signal: AbortSignal) => Promise<Value>): Promise<Value | undefined> {
    this.forget()
    const stop = (this.#stop = new AbortController())
    this.#set({ is: 'reading' })
    let read: Reading<Value>
    try {
      read = { is: 'read', value: await call(stop.signal) }
    } catch (error) {
      read = { is: 'failed', error: asEdgeError(error) }
    }
    if (this.#stop !== stop) return undefined
    this.#set(read)
    return this.value
  }

  /** Drops the answer, and ends the reading. */
  forget(): void {
    this.#stop?.abort()
    this.#stop = undefined
    if (this.#state.is !== 'idle') this.#set({ is: 'idle' })
  }

  hostDisconnected(): void {
    this.forget()
  }

  #set(state: Reading<Value>): void {
    this.#state = state
    this.#host.requestUpdate()
  }
}
