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

/** Private: the question before a day is closed, for good, with the clerk's reason and note. */
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

  /** The record to keep. */
  declare closing: ReadClosing
  declare state: ClosingState
  /** The outcome of the last try; nothing before the first. */
  declare problem: unknown
  /** @returns whether the day is closed */
  declare onClose: (said: WriteNote | undefined) => Promise<boolean>
  /** Called when it opens and closes: while it is open, it shows the outcome of the last try. */
  declare onToggle: (isOpen: boolean) => unknown

  readonly #l = new Localizer(this)
  readonly #modal = new ModalController(this)
  readonly #why = new WhyController(this)
  #wasOpen = false

  async open(): Promise<void> {
    await this.#modal.open()
  }

  /** The draft belongs to another day. */
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

  /** Closes the day with its reason and note, unless these are invalid. */
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
