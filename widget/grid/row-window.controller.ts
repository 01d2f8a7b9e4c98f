import type { LitElement, ReactiveController } from 'lit'
import { rangeSeen, type RowRange, WINDOWED_ABOVE } from './row-window.ts'

/** Rows are made before they are seen, this far away, in pixels. */
const AHEAD = 300

/**
 * Keeps of a long table only the rows around what is seen in the document, whatever it is that scrolls: the
 * browser says when room that stands in for rows comes near. All rows are there while the page is printed.
 */
export class RowWindow implements ReactiveController {
  readonly #host: LitElement
  readonly #updateNow: () => void
  readonly #observer: IntersectionObserver
  readonly #resizes: ResizeObserver
  #range: RowRange = { from: 0, to: WINDOWED_ABOVE / 2 }
  #count = 0
  /** Of one row, in pixels; 0 until it is known. */
  #rowHeight = 0
  #width = 0
  #isPrinting = false

  /** @param updateNow renders the host before it returns */
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
      if (this.#rowHeight > 0 && host.clientWidth !== this.#width) host.requestUpdate()
    })
    host.addController(this)
  }

  /** Rows that fit on what is seen: what a page up or down moves by. */
  get page(): number {
    return Math.max(1, Math.floor(innerHeight / (this.#rowHeight || innerHeight / 10)) - 2)
  }

  /** The rows to render of so many. */
  rangeOf(count: number): RowRange {
    this.#count = count
    if (count <= WINDOWED_ABOVE || this.#isPrinting) return { from: 0, to: count }
    const { from, to } = this.#range
    return { from: Math.min(from, count), to: Math.min(to, count) }
  }

  hostConnected(): void {
    addEventListener('beforeprint', this.#print)
    addEventListener('afterprint', this.#print)
    this.#resizes.observe(this.#host)
    // Rooms are watched from the next update on, also when the host comes back to the page.
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
    const rooms = this.#host.renderRoot.querySelectorAll<HTMLElement>('[data-room]')
    if (rooms.length === 0) return
    this.#measure()
    for (const room of rooms) {
      room.style.blockSize = `${Number(room.dataset['room']) * this.#rowHeight}px`
      this.#observer.observe(room)
    }
  }

  #print = ({ type }: Event): void => {
    this.#isPrinting = type === 'beforeprint'
    this.#updateNow()
  }

  /** Rows of another width have another height: they may be cards. */
  #measure(): void {
    const width = this.#host.clientWidth
    if (this.#rowHeight > 0 && width === this.#width) return
    const rows = [...this.#host.renderRoot.querySelectorAll('tbody > [data-key]')]
    const heights = rows.map((row) => row.getBoundingClientRect().height)
    this.#rowHeight = heights.reduce((all, height) => all + height, 0) / heights.length || 36
    this.#width = width
  }

  #look(): void {
    const body = this.#host.renderRoot.querySelector('tbody')
    if (!body || this.#count <= WINDOWED_ABOVE) return
    const { top } = body.getBoundingClientRect()
    const range = rangeSeen(this.#count, top, innerHeight, this.#rowHeight)
    if (range.from === this.#range.from && range.to === this.#range.to) return
    this.#range = range
    this.#host.requestUpdate()
  }
}
