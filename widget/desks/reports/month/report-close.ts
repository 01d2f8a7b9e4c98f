import { LitElement, type TemplateResult } from 'lit'
import type { WriteNote } from '../../../../shared/domain/order/write-note.ts'
import { Localizer } from '../../../locales/localizer.ts'
import { dialogStyles } from '../../../kit/parts/dialog.styles.ts'
import { dialogView, isSendKeys } from '../../../kit/parts/dialog.view.ts'
import { ModalController } from '../../../kit/parts/modal.controller.ts'
import { WhyController } from '../../../kit/parts/why.controller.ts'
import { whyStyles } from '../../../kit/parts/why.styles.ts'
import { base } from '../../../kit/styles/base.styles.ts'
import { controls } from '../../../kit/styles/controls.styles.ts'
import { closeQuestionStyles } from './close-question.styles.ts'
import { closingBody, closingFoot } from './close-question.view.ts'
import type { ClosingState, ReadClosing } from './closing.controller.ts'

/** Private: asks before a day is closed, for good, and takes what the clerk says about it. */
export class ReportClose extends LitElement {
  static override styles = [base, controls, dialogStyles, whyStyles, closeQuestionStyles]
  static override properties = {
    lang: { type: String },
    closing: { attribute: false },
    state: { attribute: false },
    problem: { attribute: false },
    onClose: { attribute: false },
    onToggle: { attribute: false },
  }

  /** What would be kept. */
  declare closing: ReadClosing
  declare state: ClosingState
  /** What came of the last try; nothing while there was none. */
  declare problem: unknown
  /** @returns whether the day is closed */
  declare onClose: (said: WriteNote | undefined) => Promise<boolean>
  /** Called when it opens and closes: what came of the last try stands in it while it is open. */
  declare onToggle: (isOpen: boolean) => unknown

  readonly #l = new Localizer(this)
  readonly #modal = new ModalController(this)
  readonly #why = new WhyController(this)
  #wasOpen = false

  async open(): Promise<void> {
    await this.#modal.open()
  }

  /** What was entered is for another day. */
  forget(): void {
    this.#why.forget()
    this.#modal.close()
  }

  protected override updated(): void {
    const { isOpen } = this.#modal
    if (isOpen === this.#wasOpen) return
    this.#wasOpen = isOpen
    void this.onToggle(isOpen)
  }

  override render(): TemplateResult {
    const l = this.#l
    const { state, closing, problem } = this
    const isBusy = state.is === 'closing'
    const isHeld = isBusy || (state.is === 'refused' && state.isUncertain)
    return dialogView(
      this.#modal,
      {
        title: l.term('closingTitle', l.day(closing.date)),
        mayClose: () => !isBusy,
        isFinal: true,
        onKeydown: this.#onKeydown,
        body: () => closingBody({ closing, why: this.#why.view('close', isHeld, l), problem }, l),
        foot: () =>
          closingFoot(
            {
              isBusy,
              onBack: () => !isBusy && this.#modal.close(),
              onClose: state.is === 'refused' ? undefined : this.send,
            },
            l,
          ),
      },
      l,
    )
  }

  /** Closes the day with what was said about it, unless that is wrong. */
  readonly send = async (): Promise<void> => {
    if (this.state.is === 'closing' || (await this.#why.showProblems('close'))) return
    if (await this.onClose(this.#why.said)) this.forget()
  }

  readonly #onKeydown = (event: KeyboardEvent): void => {
    if (!isSendKeys(event)) return
    event.preventDefault()
    void this.send()
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-report-close': ReportClose
  }
}
