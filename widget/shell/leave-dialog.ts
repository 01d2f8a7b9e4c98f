import { html, LitElement } from 'lit'
import { Localizer } from '../locales/localizer.ts'
import { dialogStyles } from '../kit/parts/dialog.styles.ts'
import { dialogView } from '../kit/parts/dialog.view.ts'
import { ModalController } from '../kit/parts/modal.controller.ts'
import { base } from '../kit/styles/base.styles.ts'
import { controls } from '../kit/styles/controls.styles.ts'

/** Private: asks before unsaved changes are lost. */
export class LeaveDialog extends LitElement {
  static override styles = [base, controls, dialogStyles]
  static override properties = { lang: {} }

  readonly #l = new Localizer(this)
  readonly #modal = new ModalController(this)
  #orderId = ''
  #count = 0
  #answer: ((mayLeave: boolean) => void) | undefined

  /** @param count the changes that would be lost @returns whether to leave */
  ask(orderId: string, count: number): Promise<boolean> {
    this.#close(false)
    this.#orderId = orderId
    this.#count = count
    void this.#modal.open()
    return new Promise((resolve) => (this.#answer = resolve))
  }

  protected override updated(): void {
    // Escape and the browser close it without a button.
    if (!this.#modal.isOpen) this.#close(false)
  }

  override render(): unknown {
    const l = this.#l
    return dialogView(
      this.#modal,
      {
        title: l.term('desksLeave', this.#orderId),
        body: () => html`<p id="leave-text">${l.term('desksLeaveText', this.#count)}</p>`,
        describedBy: 'leave-text',
        foot: () => html`
          <button type="button" @click=${() => this.#close(true)}>${l.term('desksLeaveNow')}</button>
          <button type="button" class="primary" @click=${() => this.#close(false)}>
            ${l.term('desksStay')}
          </button>
        `,
      },
      l,
    )
  }

  #close(mayLeave: boolean): void {
    const answer = this.#answer
    this.#answer = undefined
    answer?.(mayLeave)
    this.#modal.close()
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-leave': LeaveDialog
  }
}
