import type { LitElement, ReactiveController } from 'lit'
import { painted } from '../../kit/parts/later.ts'
import type { ItemRange } from '../../kit/parts/table-window.ts'

interface Host extends LitElement {
  /** Whether a table with the same rows is on the screen. */
  readonly isBehind: boolean
  /** Takes the table away. */
  readonly onFilled: (() => void) | undefined
}

/** What a slow phone renders in 50 ms. */
const STEP = 8

/**
 * Fills a grid behind the table that it replaces, where neither eye, pointer nor screen reader finds it. On a slow processor
 * each step has a task of its own: the grid without rows, some rows at a time, and the change of places.
 */
export class BehindTable implements ReactiveController {
  readonly #host: Host
  /** How many rows there may be so far. */
  #count = 0
  #isWhole = false
  #isStepping = false
  /** What had the focus in the table when it went. */
  #left: Element | null | undefined

  constructor(host: Host) {
    this.#host = host
    host.addController(this)
  }

  /** For the host's `willUpdate`. @returns which of these rows are there so far */
  soFar({ from, to }: ItemRange): ItemRange {
    // Nobody would see them come.
    if (document.hidden) this.#count = Infinity
    const end = this.#host.isBehind ? Math.min(to, from + this.#count) : to
    this.#isWhole = end === to
    return { from, to: end }
  }

  /** Shows all rows with the next update. */
  hurry(): void {
    this.#count = Infinity
    this.#host.requestUpdate()
  }

  hostUpdate(): void {
    const { isBehind } = this.#host
    // Not `inert`: without it the browser would style all rows anew. The table above takes what the pointer does.
    this.#host.ariaHidden = isBehind ? 'true' : null
  }

  hostUpdated(): void {
    if (!this.#host.isBehind) this.#takeFocus()
    else if (!this.#isStepping) void this.#step()
  }

  async #step(): Promise<void> {
    this.#isStepping = true
    await painted()
    this.#isStepping = false
    // The page may show another order by now.
    if (!this.#host.isConnected) return
    if (this.#isWhole) return this.#leave()
    this.#count += STEP
    this.#host.requestUpdate()
  }

  #leave(): void {
    this.#left = this.#host.parentElement?.querySelector('order-admin-row-table :focus')
    this.#host.onFilled?.()
  }

  /** The head of the same column takes the focus over, or else a cell. */
  #takeFocus(): void {
    const left = this.#left
    if (!left) return
    this.#left = undefined
    const head = left.closest('th')
    const same = head && this.#host.renderRoot.querySelectorAll('th')[head.cellIndex]?.querySelector('button')
    ;(same ?? this.#host).focus()
  }
}
