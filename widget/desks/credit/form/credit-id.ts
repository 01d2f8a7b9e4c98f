import { css, html, LitElement, type TemplateResult } from 'lit'
import { Localizer } from '../../../locales/localizer.ts'
import { base } from '../../../kit/styles/base.styles.ts'
import { controls } from '../../../kit/styles/controls.styles.ts'
import { maskedId } from '../data/masked-id.ts'

/** Private: a national id of an answer, masked until it is revealed. The page never contains the masked digits. */
export class CreditId extends LitElement {
  static override styles = [
    base,
    controls,
    css`
      .figure {
        overflow-wrap: anywhere;
        white-space: normal;
      }
      button {
        color: var(--_accent);
      }
    `,
  ]
  static override properties = {
    lang: { type: String },
    value: { attribute: false },
    isShown: { state: true },
  }

  declare value: string
  declare private isShown: boolean

  readonly #l = new Localizer(this)

  constructor() {
    super()
    this.value = ''
    this.isShown = false
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.isShown = false
  }

  override render(): TemplateResult {
    const { value, isShown } = this
    const l = this.#l
    return html`<span class="figure">${isShown ? value : maskedId(value)}</span>
      <button
        type="button"
        class="quiet small"
        aria-label=${l.term(isShown ? 'creditIdHide' : 'creditIdShow')}
        @click=${() => (this.isShown = !isShown)}
      >
        ${l.term(isShown ? 'creditHide' : 'creditShow')}
      </button>`
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-credit-id': CreditId
  }
}
