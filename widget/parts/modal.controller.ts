import type { LitElement, ReactiveController } from 'lit'
import { CommandEvent } from './command.ts'

/**
 * Opens and closes the one native `<dialog>` of its host, which renders the dialog's content only while
 * {@link isOpen}. The browser keeps the focus inside, and gives it back; where that is gone by then, the desk
 * takes the focus. Escape asks before it closes.
 */
export class ModalController implements ReactiveController {
  readonly #host: LitElement
  #isOpen = false
  /** Was there anything in the desk to give the focus back to? */
  #hadFocus = false

  constructor(host: LitElement) {
    this.#host = host
    host.addController(this)
  }

  get isOpen(): boolean {
    return this.#isOpen
  }

  async open(): Promise<void> {
    this.#isOpen = true
    this.#host.requestUpdate()
    await this.#host.updateComplete
    const dialog = this.#dialog
    // Taken off the page, or closed again, while it was being made.
    if (!dialog?.isConnected || !this.#isOpen || dialog.open) return
    this.#hadFocus = this.#isFocusInDesk
    dialog.showModal()
  }

  /** For the dialog's own `close` event, too: the browser may close it without asking. */
  close = (): void => {
    if (!this.#isOpen) return
    this.#isOpen = false
    this.#dialog?.close()
    this.#host.requestUpdate()
    if (this.#hadFocus) void this.#keepFocus()
  }

  /** What had the focus may be gone, as a new row is once it is saved; the dialog's content goes now. */
  async #keepFocus(): Promise<void> {
    await this.#host.updateComplete
    if (this.#isOpen || this.#isFocusInDesk || !this.#host.isConnected) return
    this.#host.dispatchEvent(new CommandEvent({ do: 'take-focus' }))
  }

  /** The browser takes it from the top of the page, and leaves it open: back on the page it would be no modal. */
  hostDisconnected(): void {
    this.close()
  }

  get #isFocusInDesk(): boolean {
    const root = this.#host.getRootNode()
    return (root instanceof Document || root instanceof ShadowRoot) && isOnElement(root.activeElement)
  }

  get #dialog(): HTMLDialogElement | null | undefined {
    // Taken off the page before its first rendering, the host has no root yet.
    return this.#host.renderRoot?.querySelector('dialog')
  }
}

// A document without a focus of its own says that its body has it.
function isOnElement(active: Element | null): boolean {
  return active !== null && active !== document.body
}
