import type { LitElement, ReactiveController } from 'lit'
import { LONG_TABLE } from '../../kit/parts/row-columns.ts'
import { ItemHeights, type ItemRange, itemsSeen } from '../../kit/parts/table-window.ts'

/** How far outside the visible area rows are rendered, in pixels. */
const AHEAD = 300
/** Rows rendered around the visible ones, so that scrolling does not reach a placeholder. */
const AROUND = 20

/**
 * Renders only the visible rows of a long table and those around them, in any scrolling element: an observer reports
 * when a placeholder for rows comes near. While the page is printed, all rows are rendered.
 */
export class RowWindow implements ReactiveController {
  readonly #host: LitElement
  readonly #updateNow: () => void
  readonly #observer: IntersectionObserver
  readonly #resizes: ResizeObserver
  #range: ItemRange = { from: 0, to: LONG_TABLE / 2 }
  #count = 0
  readonly #heights = new ItemHeights()
  /** The host's width when a row was measured; 0 before. */
  #width = 0
  /** Whether that may have changed. To ask in each update would have the browser lay out the page once more. */
  #isResized = true
  #isPrinting = false

  /** @param updateNow renders the host synchronously */
  constructor(host: LitElement, updateNow: () => void) {
    this.#host = host
    this.#updateNow = updateNow
    this.#observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) this.#look()
      },
      { rootMargin: `${AHEAD}px`, scrollMargin: `${AHEAD}px` } as IntersectionObserverInit,
    )
    this.#resizes = new ResizeObserver(() => {
      if (host.clientWidth === this.#width) return
      this.#isResized = true
      if (this.#width > 0) host.requestUpdate()
    })
    host.addController(this)
  }

  /** The number of rows that fit on the screen: what Page Up and Page Down move by. */
  get page(): number {
    return Math.max(1, Math.floor(innerHeight / this.#heights.item) - 2)
  }

  /** The rows to render, out of `count`. */
  rangeOf(count: number): ItemRange {
    this.#count = count
    if (count <= LONG_TABLE || this.#isPrinting) return { from: 0, to: count }
    const { from, to } = this.#range
    return { from: Math.min(from, count), to: Math.min(to, count) }
  }

  hostConnected(): void {
    addEventListener('beforeprint', this.#print)
    addEventListener('afterprint', this.#print)
    this.#resizes.observe(this.#host)
    // Placeholders are observed from the next update on, also when the host comes back to the page.
    this.#host.requestUpdate()
  }

  hostDisconnected(): void {
    removeEventListener('beforeprint', this.#print)
    removeEventListener('afterprint', this.#print)
    this.#observer.disconnect()
    this.#resizes.disconnect()
  }

  hostUpdated(): void {
    this.#observer.disconnect()
    const gaps = this.#host.renderRoot.querySelectorAll<HTMLElement>('[data-gap]')
    if (gaps.length === 0) return
    if (this.#isResized) this.#measure()
    for (const gap of gaps) {
      gap.style.blockSize = `${Number(gap.dataset['gap']) * this.#heights.item}px`
      this.#observer.observe(gap)
    }
  }

  #print = ({ type }: Event): void => {
    this.#isPrinting = type === 'beforeprint'
    this.#updateNow()
  }

  /** Rows change height with the width: they may become cards. */
  #measure(): void {
    const width = this.#host.clientWidth
    if (width === this.#width) return
    this.#isResized = false
    const rows = [...this.#host.renderRoot.querySelectorAll('tbody > [data-key]')]
    const heights = rows.map((row) => row.getBoundingClientRect().height)
    const mean = heights.reduce((all, height) => all + height, 0) / heights.length
    if (mean > 0) this.#heights.item = mean
    this.#width = width
  }

  #look(): void {
    const body = this.#host.renderRoot.querySelector('tbody')
    if (!body || this.#count <= LONG_TABLE) return
    const { top } = body.getBoundingClientRect()
    const range = itemsSeen(this.#count, -top, innerHeight, this.#heights, AROUND)
    if (range.from === this.#range.from && range.to === this.#range.to) return
    this.#range = range
    this.#host.requestUpdate()
  }
}
