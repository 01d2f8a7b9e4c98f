import type { ReactiveController, ReactiveElement } from 'lit'
import type { ReportPart } from './parts.ts'

/** A part, whatever it is handed. */
type Part = Pick<ReportPart<never>, 'load'>

/** Loads parts of the desk once each. A part that could not be loaded is tried again when it is asked for again. */
export class PartsController implements ReactiveController {
  readonly #host: ReactiveElement
  readonly #open = new Set<Part>()
  readonly #states = new Map<Part, 'loading' | 'ready' | 'failed'>()

  constructor(host: ReactiveElement) {
    this.#host = host
    host.addController(this)
  }

  hostConnected(): void {}

  /** Whether a folded part has been opened. */
  isOpen(part: Part): boolean {
    return this.#open.has(part)
  }

  open(part: Part): void {
    this.#open.add(part)
    this.#host.requestUpdate()
  }

  /** Begins to load a part, unless that is done. */
  state(part: Part): 'loading' | 'ready' | 'failed' {
    const known = this.#states.get(part)
    if (known) return known
    this.#states.set(part, 'loading')
    part.load().then(
      () => this.#set(part, 'ready'),
      () => this.#set(part, 'failed'),
    )
    return 'loading'
  }

  /** Loads a part again. */
  retry(part: Part): void {
    this.#states.delete(part)
    this.#host.requestUpdate()
  }

  #set(part: Part, state: 'loading' | 'ready' | 'failed'): void {
    this.#states.set(part, state)
    this.#host.requestUpdate()
  }
}
