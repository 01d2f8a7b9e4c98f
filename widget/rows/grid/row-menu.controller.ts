import type { LitElement, ReactiveController } from 'lit'
import type { RowKey } from '../changes/changes.ts'

const GAP = 4

/** Opens its host's one menu for a row, next to the button that was pressed. The browser closes it. */
export class RowMenuController implements ReactiveController {
  readonly #host: LitElement
  readonly #onLeft: (key: RowKey) => void
  #key: RowKey | undefined

  /** @param onLeft called with the row when its menu closes with the focus in it: by a key or a choice */
  constructor(host: LitElement, onLeft: (key: RowKey) => void) {
    this.#host = host
    this.#onLeft = onLeft
    host.addController(this)
  }

  /** The row whose menu is open. */
  get key(): RowKey | undefined {
    return this.#key
  }

  async open(key: RowKey, button: HTMLElement): Promise<void> {
    // Otherwise the press that closes the menu would open it again.
    if (this.#key === key) return
    this.#set(key)
    await this.#host.updateComplete
    const menu = this.#menu
    if (!menu?.isConnected) return
    menu.showPopover()
    placeNextTo(menu, button)
    menu.querySelector<HTMLElement>('[role=menuitem]')?.focus()
  }

  close(): void {
    this.#menu?.hidePopover()
  }

  /** For the menu's own `beforetoggle` event. */
  onToggle = (event: Event): void => {
    if ((event as ToggleEvent).newState !== 'closed') return
    // If a click closed it, the focus is already where the click was.
    const isLeft = this.#host.shadowRoot?.activeElement?.closest('#menu')
    if (isLeft && this.#key) this.#onLeft(this.#key)
    this.#set(undefined)
  }

  /** The browser then closes it without an event. */
  hostDisconnected(): void {
    this.#set(undefined)
  }

  #set(key: RowKey | undefined): void {
    this.#key = key
    this.#host.requestUpdate()
  }

  get #menu(): HTMLElement | null {
    return this.#host.renderRoot.querySelector('#menu')
  }
}

/** Places the menu below its button, or above where there is no room, inside the window. */
function placeNextTo(menu: HTMLElement, button: HTMLElement): void {
  const at = button.getBoundingClientRect()
  const { width, height } = menu.getBoundingClientRect()
  const below = at.bottom + GAP
  const top = below + height <= innerHeight ? below : Math.max(GAP, at.top - GAP - height)
  const isRtl = menu.matches(':dir(rtl)')
  const left = Math.max(GAP, Math.min(isRtl ? at.left : at.right - width, innerWidth - width - GAP))
  menu.style.insetBlockStart = `${top}px`
  menu.style.left = `${left}px`
}
