import type { ReactiveElement } from 'lit'
import type { RowFocus } from '../../../kit/parts/row-focus.controller.ts'
import type { OrderEntry } from '../data/order-entry.ts'
import { Selection } from '../data/selection.ts'
import { selectKey } from './select-keys.ts'

interface List {
  shown(): readonly OrderEntry[]
  /** Orders that Page Up and Page Down move by. */
  page(): number
  /** Whether orders can be chosen: nothing can be done to many without a right. */
  isOn(): boolean
  focus: RowFocus
}

/** The chosen orders: keys, clicks and boxes change them. */
export class OrderSelection {
  readonly #host: ReactiveElement
  readonly #list: List
  #chosen = Selection.none
  /** Whether all of the shown orders are chosen, as counted last: counting them takes time. */
  #all: { chosen: Selection; shown: readonly OrderEntry[]; count: number; isAll: boolean } | undefined

  constructor(host: ReactiveElement, list: List) {
    this.#host = host
    this.#list = list
  }

  get chosen(): Selection {
    return this.#chosen
  }

  get isAll(): boolean {
    const chosen = this.#chosen
    const shown = this.#list.shown()
    const known = this.#all
    if (known?.chosen === chosen && known.shown === shown && known.count === shown.length) return known.isAll
    const isAll = chosen.hasAll(shown)
    this.#all = { chosen, shown, count: shown.length, isAll }
    return isAll
  }

  clear = (): void => this.#set(Selection.none)

  /** Follows orders that were replaced, or left out where they are undefined. */
  change(changes: ReadonlyMap<string, OrderEntry | undefined>): void {
    this.#set(this.#chosen.with(changes))
  }

  /** For the box of the head. */
  toggleAll = (): void => {
    const shown = this.#list.shown()
    this.#set(this.isAll ? this.#chosen.without(shown) : this.#chosen.addAll(shown))
  }

  /** For the box of an order; with Shift it chooses a range. */
  pressBox = (item: number, { shiftKey }: MouseEvent): void => {
    const shown = this.#list.shown()
    this.#set(
      shiftKey
        ? this.#chosen.extend(shown, this.#list.focus.active, item)
        : this.#chosen.toggle(shown[item]!),
    )
  }

  /** For a click on a row: with Shift it chooses a range, with Control or Command one more order. */
  onClick = (event: MouseEvent): void => {
    const target = event.target as Element
    const row = target.closest<HTMLElement>('[data-item]')
    const { shiftKey, ctrlKey, metaKey } = event
    if (!row || !this.#list.isOn() || target.closest('button, input')) return
    // What is around the box belongs to it.
    if (target.closest('.select')) return this.pressBox(Number(row.dataset['item']), event)
    if (!shiftKey && !ctrlKey && !metaKey) return
    const item = Number(row.dataset['item'])
    const { focus } = this.#list
    const shown = this.#list.shown()
    this.#set(shiftKey ? this.#chosen.extend(shown, focus.active, item) : this.#chosen.toggle(shown[item]!))
    focus.go(item)
  }

  /** @returns whether the key was used */
  onKeydown(event: KeyboardEvent): boolean {
    if (!this.#list.isOn()) return false
    const shown = this.#list.shown()
    const { focus } = this.#list
    const { active } = focus
    const key = selectKey(event, { active, count: shown.length, page: this.#list.page() })
    if (!key || (key.do === 'clear' && this.#chosen.size === 0)) return false
    event.preventDefault()
    event.stopPropagation()
    switch (key.do) {
      case 'all':
        this.#set(this.#chosen.addAll(shown))
        break
      case 'clear':
        this.#set(Selection.none)
        break
      case 'toggle':
        this.#set(this.#chosen.toggle(shown[active]!))
        break
      case 'extend':
        this.#set(this.#chosen.extend(shown, active, key.to))
        focus.go(key.to)
    }
    return true
  }

  #set(chosen: Selection): void {
    this.#chosen = chosen
    this.#host.requestUpdate()
  }
}

/** A click with Shift chooses a range of orders, and no text. */
export function keepText(event: MouseEvent): void {
  if (event.shiftKey) event.preventDefault()
}
