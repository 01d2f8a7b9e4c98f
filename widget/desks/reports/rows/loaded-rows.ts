import { PRINTED_ROWS } from '../../../kit/parts/table-window.ts'
import type { PlacedRow, RowsView } from '../data/report-data.ts'

/** Rows that are asked for at once. */
const PAGE = 50
/** The number of pages kept besides those for printing. */
const KEPT_PAGES = 20

/** The rows of a view that were read, a page at a time. */
export class LoadedRows {
  readonly view: RowsView
  readonly #onLoaded: () => void
  /** By the page's number, the last requested one at the end; undefined while it is on its way. */
  readonly #pages = new Map<number, readonly PlacedRow[] | undefined>()
  #isReleased = false

  /** @param onLoaded called when requested rows have arrived */
  constructor(view: RowsView, onLoaded: () => void) {
    this.view = view
    this.#onLoaded = onLoaded
  }

  /** The row at a place of the view; undefined if it was not read yet. */
  at(position: number): PlacedRow | undefined {
    return this.#pages.get(Math.floor(position / PAGE))?.[position % PAGE]
  }

  /** Reads the rows from a place to the one before `to` that were not read yet. */
  async load(from: number, to: number): Promise<void> {
    const last = Math.min(to, this.view.count)
    const missing: Promise<void>[] = []
    for (let page = Math.floor(from / PAGE); page * PAGE < last; page += 1) {
      const known = this.#pages.get(page)
      if (known) {
        this.#pages.delete(page)
        this.#pages.set(page, known)
      } else if (!this.#pages.has(page)) missing.push(this.#read(page))
    }
    await Promise.all(missing)
    if (missing.length === 0 || this.#isReleased) return
    this.#drop()
    this.#onLoaded()
  }

  release(): void {
    if (this.#isReleased) return
    this.#isReleased = true
    this.#pages.clear()
    this.view.release()
  }

  async #read(page: number): Promise<void> {
    this.#pages.set(page, undefined)
    try {
      const rows = await this.view.rows(page * PAGE, PAGE)
      if (!this.#isReleased) this.#pages.set(page, rows)
    } catch {
      // The day was closed meanwhile, or its worker ended: the page can be requested again.
      this.#pages.delete(page)
    }
  }

  #drop(): void {
    let excess = [...this.#pages.keys()].filter(isNotPrinted).length - KEPT_PAGES
    for (const page of this.#pages.keys()) {
      if (excess <= 0) return
      if (isNotPrinted(page) && this.#pages.get(page)) {
        this.#pages.delete(page)
        excess -= 1
      }
    }
  }
}

function isNotPrinted(page: number): boolean {
  return page * PAGE >= PRINTED_ROWS
}
