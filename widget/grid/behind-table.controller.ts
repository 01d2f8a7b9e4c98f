import type { LitElement, ReactiveController } from 'lit'
import { Gradual } from '../parts/gradual.controller.ts'
import { painted } from '../parts/later.ts'
import type { RowRange } from './row-window.ts'

interface Host extends LitElement {
  /** Whether a table with the same rows is on the screen. */
  readonly isBehind: boolean
  /** Takes the table away. */
  readonly onFilled: (() => void) | undefined
}

/**
 * Fills a grid behind the table that it replaces, where neither eye, pointer nor screen reader finds it. On a slow processor
 * each step has a task of its own: more rows, and the change of places.
 */
export class BehindTable implements ReactiveController {
  readonly #host: Host
  readonly #gradual: Gradual
  #isWhole = false
  #isLeaving = false
  /** What had the focus in the table when it went. */
  #left: Element | undefined

  constructor(host: Host) {
    this.#host = host
    this.#gradual = new Gradual(host)
    host.addController(this)
  }

  /** For the host's `willUpdate`. @returns which of these rows are there so far */
  soFar({ from, to }: RowRange): RowRange {
    const { isBehind } = this.#host
    const most = isBehind ? this.#gradual.of(to - from).rows : Infinity
    this.#isWhole = from + most >= to
    return { from, to: Math.min(to, from + most) }
  }

  /** Shows all rows with the next update. */
  hurry(): void {
    this.#gradual.finish()
  }

  hostUpdate(): void {
    const { isBehind } = this.#host
    // Not `inert`: without it the browser would style all rows anew. The table above takes what the pointer does.
    this.#host.ariaHidden = isBehind ? 'true' : null
  }

  hostUpdated(): void {
    if (!this.#host.isBehind) this.#takeFocus()
    else if (this.#isWhole && !this.#isLeaving) void this.#leave()
  }

  async #leave(): Promise<void> {
    this.#isLeaving = true
    await painted()
    this.#isLeaving = false
    const { isConnected, onFilled } = this.#host
    // The page may show another order by now.
    if (!isConnected) return
    const { activeElement } = this.#host.getRootNode() as ShadowRoot
    if (activeElement?.closest('order-admin-row-table')) this.#left = activeElement
    onFilled?.()
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
