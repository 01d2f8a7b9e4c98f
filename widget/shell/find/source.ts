import type { ReactiveElement } from 'lit'
import { asEdgeError, type EdgeError } from '../../client/edge-error.ts'
import type { Found } from './found.ts'

/** After so long without an answer the field says that it waits. */
const SLOW_MS = 4000

/** One place that is asked. While it is asked again, what it had found before stays. */
export class Source {
  readonly #host: ReactiveElement
  readonly #onError: (error: EdgeError) => void
  #found: readonly Found[] = []
  #error: EdgeError | undefined
  #is: 'idle' | 'asking' | 'slow' = 'idle'
  #hasAnswer = false

  constructor(host: ReactiveElement, onError: (error: EdgeError) => void) {
    this.#host = host
    this.#onError = onError
  }

  get found(): readonly Found[] {
    return this.#found
  }

  get error(): EdgeError | undefined {
    return this.#error
  }

  get isAsking(): boolean {
    return this.#is !== 'idle'
  }

  get isSlow(): boolean {
    return this.#is === 'slow'
  }

  /** Whether the last question was answered. */
  get hasAnswer(): boolean {
    return this.#hasAnswer
  }

  /** Asks; resolves in the end in any case. @param signal ends it, for a newer question */
  async ask(question: () => Promise<readonly Found[]>, signal: AbortSignal): Promise<void> {
    this.#set('asking')
    const timer = setTimeout(() => this.#set('slow'), SLOW_MS)
    signal.addEventListener('abort', () => clearTimeout(timer))
    try {
      const found = await question()
      if (signal.aborted) return
      this.#found = found
      this.#error = undefined
      this.#hasAnswer = true
    } catch (error) {
      if (signal.aborted) return
      this.#found = []
      this.#error = asEdgeError(error)
      this.#hasAnswer = false
      this.#onError(this.#error)
    }
    clearTimeout(timer)
    this.#set('idle')
  }

  /** Drops what was found. */
  forget(): void {
    this.#found = []
    this.#error = undefined
    this.#hasAnswer = false
    this.#set('idle')
  }

  #set(is: 'idle' | 'asking' | 'slow'): void {
    this.#is = is
    this.#host.requestUpdate()
  }
}
