import { LitElement, nothing } from 'lit'
import type { EdgeError } from '../client/edge-error.ts'
import { Localizer } from '../locales/localizer.ts'
import { deskStatesStyles } from '../kit/parts/desk-states.styles.ts'
import { noWords } from '../kit/parts/no-words.ts'
import { problemPage } from '../kit/parts/problem-view.ts'
import { setupHint } from '../kit/parts/setup-hint.ts'
import { base } from '../kit/styles/base.styles.ts'
import { controls } from '../kit/styles/controls.styles.ts'

/** Private: replaces a desk that cannot be opened, and says why. */
export class DeskNotice extends LitElement {
  static override styles = [base, controls, deskStatesStyles]
  static override properties = {
    lang: { type: String },
    hint: { attribute: false },
    error: { attribute: false },
    desks: { attribute: false },
    retry: { attribute: false },
  }

  /** What the page's developer has to set, unless there is an {@link error}. */
  declare hint: 'setupDesk' | 'setupSession' | undefined
  declare error: EdgeError | undefined
  /** The names that the attribute `desk` may have. */
  declare desks: readonly string[]
  declare retry: () => void

  readonly #l = new Localizer(this)

  override render(): unknown {
    const { error, hint } = this
    const l = this.#l
    if (l.state !== 'ready') return l.state === 'failed' ? noWords() : nothing
    if (error) return problemPage(error, l, this.retry)
    if (!hint) return nothing
    return setupHint(hint === 'setupDesk' ? l.term(hint, this.desks.join(', ')) : l.term(hint), l)
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-notice': DeskNotice
  }
}
