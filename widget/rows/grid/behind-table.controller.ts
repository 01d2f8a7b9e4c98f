import type { LitElement, ReactiveController } from 'lit'
import { painted } from '../../kit/parts/later.ts'
import type { ItemRange } from '../../kit/parts/table-window.ts'

interface Host extends LitElement {
  /** Whether a table with the same rows is on the screen. */
  readonly isBehind: boolean
  /** Takes the table away. */
  readonly onFilled: (() => void) | undefined
}

/** The number of rows that a slow phone renders in 50 ms. */
const STEP = 8

/**
 * Fills a grid behind the table that it replaces, hidden from eye, pointer and screen reader. On a slow processor each
 * step is one task: the grid without rows, some rows at a time, and the change of places.
 */
export class BehindTable implements ReactiveController {
  readonly #host: Host
  /** How many rows may be rendered so far. */
  #count = 0
  #isWhole = false
  #isStepping = false
  /** The focused element of the table when it was removed. */
  #left: Element | null | undefined

  constructor(host: Host) {
    this.#host = host
    host.addController(this)
  }

  /** For the host's `willUpdate`. @returns which of these rows are rendered so far */
  soFar({ from, to }: ItemRange): ItemRange {
    // The page is hidden.
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
    // Not `inert`: the browser would style all rows anew when it is removed. The table above receives the pointer's
    // events.
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

  /** The head of the same column takes over the focus, or else a cell. */
  #takeFocus(): void {
    const left = this.#left
    if (!left) return
    this.#left = undefined
    const head = left.closest('th')
    const same = head && this.#host.renderRoot.querySelectorAll('th')[head.cellIndex]?.querySelector('button')
    ;(same ?? this.#host).focus()
  }
}
