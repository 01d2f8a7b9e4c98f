import { html, LitElement, nothing, type TemplateResult } from 'lit'
import { creditReason, creditReasons } from '../../../../shared/domain/credit/credit-reasons.ts'
import type { EdgeError } from '../../../client/edge-error.ts'
import { Localizer } from '../../../locales/localizer.ts'
import { problemReference, problemTexts } from '../../../kit/parts/problem-view.ts'
import { base } from '../../../kit/styles/base.styles.ts'
import { controls } from '../../../kit/styles/controls.styles.ts'
import { type Rejection, rejectionOf } from '../data/call-credit.ts'
import { creditReasonStyles } from './credit-reason.styles.ts'
import { mayBeCoApplicant, reasonTexts } from './reason.ts'

/**
 * Private: says why the provider refused, and what can be done. Any other failure has its usual words of every desk.
 * @slot - what it means for the draft, above the reference
 */
export class CreditReasonNote extends LitElement {
  static override styles = [base, controls, creditReasonStyles]
  static override properties = { lang: { type: String }, error: { attribute: false } }

  declare error: EdgeError | undefined

  readonly #l = new Localizer(this)

  constructor() {
    super()
    this.error = undefined
  }

  override render(): unknown {
    const { error } = this
    const l = this.#l
    if (!error || l.state !== 'ready') return undefined
    const rejection = rejectionOf(error)
    const { title, text } = reasonTexts(error, l) ?? problemTexts(error, l)
    return html`
      <div class="words" role="alert">
        ${rejection ? aboutWhat(rejection, l) : nothing}
        <p><strong>${title}.</strong> ${text} ${rejection ? coApplicant(rejection, l) : nothing}</p>
        ${rejection?.providerMessage ? ownWords(rejection.providerMessage, l) : nothing}
        <slot></slot>
      </div>
      ${problemReference(error, l, rejection && codeOf(rejection))}
    `
  }
}

function aboutWhat(rejection: Rejection, l: Localizer): TemplateResult {
  const [about] = creditReasons[creditReason(rejection)]
  return html`<p class="about">${l.term('creditReasonKind', about)}</p>`
}

function coApplicant(rejection: Rejection, l: Localizer): unknown {
  const [about] = creditReasons[creditReason(rejection)]
  return about === 'customer' && mayBeCoApplicant(rejection) ? l.term('creditReasonCoApplicant') : nothing
}

/** With an empty `lang`, because the language of the provider's words is not known. */
function ownWords(message: string, l: Localizer): TemplateResult {
  return html`<figure>
    <figcaption>${l.term('creditReasonProvider')}</figcaption>
    <blockquote dir="auto" lang="">${message}</blockquote>
  </figure>`
}

/** Undefined where the operation returns no reason: the problem's own code is shown then. */
function codeOf({ rejection, ResultCode }: Rejection): string | undefined {
  return rejection ?? ResultCode?.toString()
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-credit-reason': CreditReasonNote
  }
}
