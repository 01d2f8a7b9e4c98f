import { LitElement, nothing, type TemplateResult } from 'lit'
import type { OrderRow } from '../../../../shared/domain/order/order-row.schema.ts'
import { Localizer } from '../../../locales/localizer.ts'
import { orderRows } from './order-row-table.ts'

/**
 * Private: rows that the page also shows elsewhere. They are rendered while their line is unfolded, into the desk's own
 * tree, whose styles they share.
 */
export class StoryRows extends LitElement {
  static override properties = {
    lang: { type: String },
    caption: { attribute: false },
    currency: { attribute: false },
    rows: { attribute: false },
  }

  /** Names the table for screen readers. */
  declare caption: string
  /** ISO 4217. */
  declare currency: string
  declare rows: readonly OrderRow[]

  readonly #l = new Localizer(this)
  #line: HTMLDetailsElement | null = null

  protected override createRenderRoot(): HTMLElement {
    return this
  }

  override connectedCallback(): void {
    super.connectedCallback()
    this.#line = this.closest('details')
    this.#line?.addEventListener('toggle', this.#toggled)
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#line?.removeEventListener('toggle', this.#toggled)
  }

  override render(): TemplateResult | typeof nothing {
    const { caption, currency, rows } = this
    return this.#line?.open ? orderRows({ caption, currency, rows }, this.#l) : nothing
  }

  #toggled = (): void => this.requestUpdate()
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-story-rows': StoryRows
  }
}
