import type { LitElement, ReactiveController } from 'lit'
import { LONG_TABLE } from './row-columns.ts'
import {
  type ItemRange,
  ItemHeights,
  itemsSeen,
  PRINTED_ROWS,
  type TablePiece,
  tablePieces,
} from './table-window.ts'

/** Items rendered above and below the visible ones. */
const AROUND = 10
/** The window moves once this many of the items rendered ahead have come into view. */
const STEP = 5
/** The items rendered before anything is measured. */
const FIRST: ItemRange = { from: 0, to: 40 }

/** Renders only the visible items of a long table with its own scroll box, and those around them. */
export class TableWindow implements ReactiveController {
  readonly heights = new ItemHeights()
  readonly #host: LitElement
  readonly #updateNow: () => void
  readonly #resizes = new ResizeObserver(() => this.#onResize())
  #range = FIRST
  #count = 0
  #width = 0
  /** Whether the width may have changed. To ask in each update would have the browser lay out the page once more. */
  #isResized = true
  #box: HTMLElement | undefined
  #isPrinting = false

  /** @param updateNow renders the host synchronously: a browser does not wait before it prints */
  constructor(host: LitElement, updateNow: () => void) {
    this.#host = host
    this.#updateNow = updateNow
    host.addController(this)
  }

  /** The number of items that fit on the screen: what Page Up and Page Down move by. */
  get page(): number {
    const height = Math.min(this.#box?.clientHeight ?? innerHeight, innerHeight)
    return Math.max(1, Math.floor(height / this.heights.item) - 3)
  }

  /** The items to render, out of `count`. Short tables are rendered in full: the browser's search finds everything. */
  rangeOf(count: number): ItemRange {
    this.#count = count
    if (count <= LONG_TABLE) return { from: 0, to: count }
    const { from, to } = this.#range
    return { from: Math.min(from, Math.max(0, count - (to - from))), to: Math.min(to, count) }
  }

  /** The pieces to render: the window and the active item, or on paper the first items. */
  pieces(count: number, active: number): TablePiece[] {
    if (!this.#isPrinting) return tablePieces(count, this.rangeOf(count), active)
    const to = Math.min(count, PRINTED_ROWS)
    return tablePieces(to, { from: 0, to }, -1)
  }

  /** Shows the table from its beginning. */
  reset(): void {
    this.heights.clear()
    this.#range = FIRST
    this.#box?.scrollTo({ top: 0 })
  }

  /** For the box's `scroll` event. */
  look = (): void => {
    const box = this.#box
    if (!box || this.#isPrinting || this.#count <= LONG_TABLE) return
    const range = itemsSeen(this.#count, box.scrollTop, box.clientHeight, this.heights, AROUND)
    const { from, to } = this.#range
    const isAtEnd = range.from === 0 || range.to === this.#count
    const moved = Math.max(Math.abs(range.from - from), Math.abs(range.to - to))
    if (moved === 0 || (moved < STEP && !isAtEnd)) return
    this.#range = range
    this.#host.requestUpdate()
  }

  hostConnected(): void {
    addEventListener('beforeprint', this.#print)
    addEventListener('afterprint', this.#print)
    this.#host.requestUpdate()
  }

  hostDisconnected(): void {
    removeEventListener('beforeprint', this.#print)
    removeEventListener('afterprint', this.#print)
    this.#resizes.disconnect()
    this.#box = undefined
  }

  hostUpdated(): void {
    const box = this.#host.renderRoot.querySelector<HTMLElement>('.box') ?? undefined
    if (box !== this.#box) {
      this.#resizes.disconnect()
      this.#box = box
      this.#isResized = true
      if (box) this.#resizes.observe(box)
    }
    // On paper rows have other heights.
    if (!box || this.#isPrinting) return
    // Set before anything is measured: a table that is too low for a moment would lose its scroll position.
    this.#setGaps(box)
    if (this.#measure(box)) this.#setGaps(box)
  }

  #setGaps(box: HTMLElement): void {
    for (const gap of box.querySelectorAll<HTMLElement>('.gap')) {
      const { from, to } = gap.dataset
      gap.style.blockSize = `${this.heights.of({ from: Number(from), to: Number(to) })}px`
    }
  }

  #print = ({ type }: Event): void => {
    this.#isPrinting = type === 'beforeprint'
    this.#updateNow()
  }

  /** Items change height with the width: they may become cards. @returns whether a height has changed */
  #measure(box: HTMLElement): boolean {
    const isOld = this.#isResized && box.clientWidth !== this.#width
    const row = isOld ? box.querySelector('tbody > [data-item]') : null
    if (row) {
      this.#isResized = false
      this.heights.item = row.getBoundingClientRect().height || this.heights.item
      this.#width = box.clientWidth
    }
    const details = [...box.querySelectorAll<HTMLElement>('.detail')]
    for (const detail of details) {
      this.heights.unfold(Number(detail.dataset['detail']), detail.getBoundingClientRect().height)
    }
    return row !== null || details.length > 0
  }

  #onResize(): void {
    if (this.#box?.clientWidth !== this.#width) {
      this.#isResized = true
      this.#host.requestUpdate()
    }
    this.look()
  }
}
