import type { LitElement, ReactiveController } from 'lit'
import { askDesk } from './command.ts'

/**
 * Opens and closes the host's one native `<dialog>`, whose content is rendered only while {@link isOpen}. The
 * browser keeps the focus inside and gives it back; if the element to return to is gone, the desk takes the
 * focus.
 */
export class ModalController implements ReactiveController {
  readonly #host: LitElement
  #isOpen = false
  /** Whether the clerk has chosen, written or pressed something since the dialog opened, or since {@link untouch}. */
  isTouched = false
  /** Whether an element of the desk had the focus when the dialog opened. */
  #hadFocus = false
  /** Whether an element of the dialog had the focus when the host's update began, and which. */
  #hadFocusInside = false
  #focused: HTMLElement | null = null
  readonly #resizes = new ResizeObserver(() => this.#letKeysScroll())

  constructor(host: LitElement) {
    this.#host = host
    host.addController(this)
  }

  get isOpen(): boolean {
    return this.#isOpen
  }

  async open(): Promise<void> {
    if (!this.#isOpen) this.untouch()
    this.#isOpen = true
    this.#host.requestUpdate()
    await this.#host.updateComplete
    const dialog = this.#dialog
    // The host was removed from the page, or closed the dialog again, during its rendering.
    if (!dialog?.isConnected || !this.#isOpen || dialog.open) return
    this.#hadFocus = this.#isFocusInDesk
    dialog.showModal()
    // The dialog itself gets the focus: its title is read out, and no key does anything yet.
    dialog.focus()
    this.#resizes.observe(dialog)
    this.#letKeysScroll()
  }

  touch = (): void => {
    this.isTouched = true
  }

  /** Call this when the dialog asks something else. */
  untouch(): void {
    this.isTouched = false
  }

  hostUpdate(): void {
    this.#hadFocusInside = this.#isFocusInside
    this.#focused = this.#dialog?.querySelector(':focus') ?? null
  }

  hostUpdated(): void {
    if (!this.#isOpen) return
    this.#letKeysScroll()
    if (this.#hadFocusInside && !this.#isFocusInside) void this.#takeFocus(this.#focused)
  }

  /**
   * The pressed button was moved, which takes the focus from it; or it is gone with the step that it ended, and the host
   * did not choose what is next.
   */
  async #takeFocus(pressed: HTMLElement | null): Promise<void> {
    await this.#host.updateComplete
    if (!this.#isOpen || this.#isFocusInside) return
    if (pressed?.isConnected) pressed.focus()
    if (!this.#isFocusInside) this.#dialog?.focus()
  }

  /** Gives the focus to a body that scrolls and has nothing focusable: otherwise no key would scroll it. */
  #letKeysScroll(): void {
    const body = this.#dialog?.querySelector<HTMLElement>('.dialog-body')
    if (!body) return
    const isScrolled = body.scrollHeight > body.clientHeight
    if (isScrolled && !body.querySelector(focusable)) body.tabIndex = 0
    else body.removeAttribute('tabindex')
  }

  /**
   * For the dialog's `close` event: the browser may close the dialog without asking, and fires the event late, even
   * after it is open again.
   */
  closed = (): void => {
    if (!this.#dialog?.open) this.close()
  }

  close = (): void => {
    if (!this.#isOpen) return
    this.#isOpen = false
    this.#resizes.disconnect()
    this.#dialog?.close()
    this.#host.requestUpdate()
    if (this.#hadFocus) void this.#keepFocus()
  }

  /** Waits for the update, because the element to return to may be gone, such as a new row that is now saved. */
  async #keepFocus(): Promise<void> {
    await this.#host.updateComplete
    if (this.#isOpen || !this.#host.isConnected) return
    // A closed dialog keeps the focus until the next frame.
    if (this.#isFocusInDesk && !this.#isFocusInside) return
    askDesk(this.#host, { do: 'take-focus' })
  }

  /** A removed dialog leaves the top layer but stays open, so back on the page it would not be modal. */
  hostDisconnected(): void {
    this.close()
  }

  get #isFocusInDesk(): boolean {
    const root = this.#host.getRootNode()
    return (root instanceof Document || root instanceof ShadowRoot) && isOnElement(root.activeElement)
  }

  get #isFocusInside(): boolean {
    return this.#dialog?.matches(':focus-within') === true
  }

  get #dialog(): HTMLDialogElement | null | undefined {
    // Before its first update the host has no root.
    return this.#host.renderRoot?.querySelector('dialog')
  }
}

// A held form disables all its fields by their fieldset.
const focusable = ':is(button, input, select, textarea):not(:disabled), summary, a[href], [tabindex="0"]'

// Without a focused element, a document reports its body.
function isOnElement(active: Element | null): boolean {
  return active !== null && active !== document.body
}
