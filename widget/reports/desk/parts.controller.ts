import type { ReactiveController, ReactiveElement } from 'lit'
import type { ReportPart } from './parts.ts'

/** Loads parts of the desk once each. A part that could not be loaded is tried again when it is asked for again. */
export class PartsController implements ReactiveController {
  readonly #host: ReactiveElement
  readonly #open = new Set<ReportPart>()
  readonly #states = new Map<ReportPart, 'loading' | 'ready' | 'failed'>()

  constructor(host: ReactiveElement) {
    this.#host = host
    host.addController(this)
  }

  hostConnected(): void {}

  /** Whether a folded part has been opened. */
  isOpen(part: ReportPart): boolean {
    return this.#open.has(part)
  }

  open(part: ReportPart): void {
    this.#open.add(part)
    this.#host.requestUpdate()
  }

  /** Begins to load a part, unless that is done. */
  state(part: ReportPart): 'loading' | 'ready' | 'failed' {
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
  retry(part: ReportPart): void {
    this.#states.delete(part)
    this.#host.requestUpdate()
  }

  #set(part: ReportPart, state: 'loading' | 'ready' | 'failed'): void {
    this.#states.set(part, state)
    this.#host.requestUpdate()
  }
}
