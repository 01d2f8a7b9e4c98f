import type { ReactiveController, ReactiveElement } from 'lit'
import { painted } from './later.ts'

/** What a slow phone lays out in 50 ms, beside what stands above the rows and without it. */
const FIRST = 8
const STEP = 12

/**
 * Lets many rows come in several tasks, so that the page answers in between: the first ones at once, more after each frame.
 * All come at once where nobody would see them come: in a hidden tab, and on paper.
 */
export class Gradual implements ReactiveController {
  readonly #host: ReactiveElement
  #shown = FIRST
  /** What the last update asked for; undefined if it had no rows to show. */
  #count: number | undefined
  #isWaiting = false

  constructor(host: ReactiveElement) {
    this.#host = host
    host.addController(this)
  }

  /** For the host's `render`. @returns how many of the rows to show now; undefined once all are there */
  of(count: number): number | undefined {
    if (document.hidden) this.#shown = Infinity
    if (this.#shown === Infinity) return undefined
    this.#count = count
    return this.#shown
  }

  /** Other rows will come. */
  restart(): void {
    this.#shown = FIRST
    this.#count = undefined
  }

  /** Shows the rest with the next update, such as for somebody who goes to a row of it. */
  finish = (): void => {
    if (this.#shown === Infinity) return
    this.#shown = Infinity
    this.#host.requestUpdate()
  }

  hostConnected(): void {
    addEventListener('beforeprint', this.finish)
  }

  hostDisconnected(): void {
    removeEventListener('beforeprint', this.finish)
  }

  hostUpdated(): void {
    if (this.#count !== undefined && !this.#isWaiting) void this.#showMore()
  }

  async #showMore(): Promise<void> {
    this.#isWaiting = true
    await painted()
    this.#isWaiting = false
    // The rows may have been replaced in the meantime.
    if (this.#count === undefined) return
    this.#shown += STEP
    if (this.#shown >= this.#count) this.#shown = Infinity
    this.#count = undefined
    this.#host.requestUpdate()
  }
}
