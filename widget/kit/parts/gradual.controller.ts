import type { ReactiveController, ReactiveElement } from 'lit'
import { painted } from './later.ts'

/** The number of rows that a slow phone lays out in 50 ms, with and without the content above them. */
const FIRST = 6
const STEP = 8

/** What is on the page so far. */
export interface Shown {
  rows: number
  /** The number of parts after the rows. */
  parts: number
}

/**
 * Renders rows, and the parts after them, in several tasks, so that the page answers in between: the first rows at
 * once, more after each frame. A hidden tab and paper get all of them at once.
 */
export class Gradual implements ReactiveController {
  readonly #host: ReactiveElement
  readonly #updateNow: () => void
  #shown: Shown = none
  /** The request of the last update; undefined if it had nothing to show. */
  #wanted: Shown | undefined
  #isWaiting = false

  /** @param updateNow renders the host synchronously: a browser does not wait before it prints */
  constructor(host: ReactiveElement, updateNow: () => void) {
    this.#host = host
    this.#updateNow = updateNow
    host.addController(this)
  }

  /** For the host's `render`. @returns how much to show now; more than there is, once all was shown */
  of(rows: number, parts: number): Shown {
    if (document.hidden) this.#shown = all
    if (this.#shown !== all) this.#wanted = { rows, parts }
    return this.#shown
  }

  /** Starts over for other content. */
  restart(): void {
    this.#shown = none
    this.#wanted = undefined
  }

  /** Shows the rest with the next update. @returns whether all was shown already */
  finish(): boolean {
    if (this.#shown === all) return true
    this.#shown = all
    this.#host.requestUpdate()
    return false
  }

  hostConnected(): void {
    addEventListener('beforeprint', this.#onPrint)
  }

  hostDisconnected(): void {
    removeEventListener('beforeprint', this.#onPrint)
  }

  readonly #onPrint = (): void => {
    if (!this.finish()) this.#updateNow()
  }

  hostUpdated(): void {
    if (this.#wanted && !this.#isWaiting) void this.#showMore()
  }

  async #showMore(): Promise<void> {
    this.#isWaiting = true
    await painted()
    this.#isWaiting = false
    const wanted = this.#wanted
    // Other content may have replaced it in the meantime.
    if (!wanted) return
    this.#wanted = undefined
    const { rows, parts } = this.#shown
    const isRow = rows < wanted.rows
    this.#shown = { rows: isRow ? rows + STEP : rows, parts: isRow ? parts : parts + 1 }
    if (this.#shown.rows >= wanted.rows && this.#shown.parts >= wanted.parts) this.#shown = all
    this.#host.requestUpdate()
  }
}

const none: Shown = { rows: FIRST, parts: 0 }
const all: Shown = { rows: Infinity, parts: Infinity }
