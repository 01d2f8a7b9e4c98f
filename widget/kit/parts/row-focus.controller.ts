import type { LitElement, ReactiveController } from 'lit'
import { keyOnRow, type RowKeyAction } from './row-keys.ts'

interface Table {
  /** The number of items. */
  count(): number
  /** Items that Page Up and Page Down move by. */
  page(): number
  /** @param isUnfolded undefined toggles it */
  unfold(item: number, isUnfolded?: boolean): void
}

/** The active item, which is the tab stop: keys move it, and its row keeps the focus while the window moves. */
export class RowFocus implements ReactiveController {
  readonly #host: LitElement
  readonly #table: Table
  #active = 0
  #isWanted = false
  /** Whether a row had the focus before the update. */
  #hadFocus = false

  constructor(host: LitElement, table: Table) {
    this.#host = host
    this.#table = table
    host.addController(this)
  }

  get active(): number {
    return this.#active
  }

  /** Makes the first item active, or keeps its place within a shorter table. @param isKept which of both */
  follow(isKept: boolean): void {
    this.#active = isKept ? Math.max(0, Math.min(this.#active, this.#table.count() - 1)) : 0
  }

  /** Focuses an item, by default the active one. */
  go(item = this.#active): void {
    this.#active = item
    this.#isWanted = true
    this.#host.requestUpdate()
  }

  hostUpdate(): void {
    this.#hadFocus = this.#focused?.matches('[data-item]') ?? false
  }

  hostUpdated(): void {
    // A row replaces its placeholder when it is read, and the focus would be lost with that.
    const isLost = this.#hadFocus && !this.#focused
    if (!this.#isWanted && !isLost) return
    const preventScroll = !this.#isWanted
    this.#isWanted = false
    const find = (selector: string) => this.#host.renderRoot.querySelector<HTMLElement>(selector)
    const row = find(`[data-item="${this.#active}"]`) ?? find('.none-found')
    row?.focus({ preventScroll })
  }

  onKeydown = (event: KeyboardEvent): void => {
    const target = event.target as Element
    if (event.defaultPrevented) return
    if (target.closest('thead')) {
      if (event.key === 'ArrowDown') this.#act(event, { do: 'move', to: this.#active })
      return
    }
    // Links and buttons in a row have their own Enter.
    const isRow = target.matches('[data-item]')
    if (!target.closest('[data-item]') || (event.key === 'Enter' && !isRow)) return
    const action = keyOnRow(event, {
      active: this.#active,
      count: this.#table.count(),
      page: this.#table.page(),
      isRtl: this.#host.matches(':dir(rtl)'),
    })
    if (action) this.#act(event, action)
  }

  onFocusin = ({ target }: Event): void => {
    const row = (target as Element).closest<HTMLElement>('[data-item]')
    const item = Number(row?.dataset['item'] ?? this.#active)
    if (item === this.#active) return
    this.#active = item
    this.#host.requestUpdate()
  }

  get #focused(): Element | null {
    return this.#host.shadowRoot?.activeElement ?? null
  }

  #act(event: Event, action: RowKeyAction): void {
    event.preventDefault()
    event.stopPropagation()
    switch (action.do) {
      case 'move':
        return this.go(action.to)
      case 'head':
        return this.#host.renderRoot.querySelector<HTMLElement>('thead button[tabindex="0"]')?.focus()
      case 'toggle':
        return this.#table.unfold(this.#active)
      case 'unfold':
      case 'fold':
        return this.#table.unfold(this.#active, action.do === 'unfold')
    }
  }
}
