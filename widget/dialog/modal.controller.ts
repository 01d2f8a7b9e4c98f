import type { LitElement, ReactiveController } from 'lit'

/**
 * Opens and closes the one native `<dialog>` of its host, which renders the dialog's content only while
 * {@link isOpen}. The browser keeps the focus inside, and gives it back; Escape asks before it closes.
 */
export class ModalController implements ReactiveController {
  readonly #host: LitElement
  #isOpen = false

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
    dialog.showModal()
  }

  /** For the dialog's own `close` event, too: the browser may close it without asking. */
  close = (): void => {
    if (!this.#isOpen) return
    this.#isOpen = false
    this.#dialog?.close()
    this.#host.requestUpdate()
  }

  hostDisconnected(): void {
    this.#isOpen = false
  }

  get #dialog(): HTMLDialogElement | null {
    return this.#host.renderRoot.querySelector('dialog')
  }
}
