/** The order's amounts including unsaved changes, in the places of the saved ones. */
import { css, html, LitElement, type PropertyValues, type TemplateResult } from 'lit'
import type { Long } from '../../../../shared/domain/values/long.ts'
import type { ChangesStore } from '../../../rows/changes/changes.store.ts'
import type { OrderAmounts } from '../../../rows/changes/order-amounts.ts'
import { Localizer } from '../../../locales/localizer.ts'
import { figure } from '../../../kit/parts/figure.ts'
import { StoreController } from '../../../kit/parts/store.controller.ts'
import { orderTotals } from './order-totals.ts'

const styles = css`
  order-admin-amount,
  order-admin-totals {
    display: contents;
  }
  /* Both on one line, or the new one alone: the second line, with the old figure, is cut off. */
  .becomes {
    display: inline-flex;
    flex-wrap: wrap-reverse;
    align-items: baseline;
    align-content: flex-end;
    justify-content: flex-end;
    gap: 0 6px;
    block-size: 1lh;
    overflow: clip;
    vertical-align: bottom;
  }
  [data-size='main'] .becomes {
    justify-content: flex-start;
  }
  .becomes .was {
    color: var(--_muted);
    font-weight: 400;
  }
  [data-size='main'] .was {
    font-size: 0.7em;
  }
  .becomes .arrow::before {
    content: '\\2192';
    margin-inline-start: 6px;
  }
  .becomes .arrow:dir(rtl)::before {
    content: '\\2190';
  }
`

/** Renders into the desk's own root, so that the desk's styles apply; adds only its own styles. */
abstract class LiveFigures extends LitElement {
  static override properties = { lang: { type: String }, store: { attribute: false } }

  declare store: ChangesStore

  protected readonly l = new Localizer(this)
  readonly #following = new StoreController(this)

  protected override createRenderRoot(): HTMLElement {
    return this
  }

  override connectedCallback(): void {
    super.connectedCallback()
    const root = this.getRootNode()
    const sheet = styles.styleSheet
    if (!(root instanceof ShadowRoot) || !sheet || root.adoptedStyleSheets.includes(sheet)) return
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  }

  protected override willUpdate(_changed: PropertyValues<this>): void {
    this.#following.follow(this.store)
  }

  /** "4 312,50 → 4 519,50", or one figure if both are equal. */
  protected readonly figures = (before: Long, after: Long): TemplateResult => {
    const now = figure(this.l.money(after))
    if (BigInt(before) === BigInt(after)) return now
    return html`<span class="becomes"
      ><span class="was"
        ><bdi>${this.l.money(before)}</bdi><span class="visually-hidden">${this.l.term('changedTo')}</span
        ><span class="arrow" aria-hidden="true"></span></span
      ><span>${now}</span></span
    >`
  }
}

/** Private: the order amount in the head. */
export class LiveAmount extends LiveFigures {
  override render(): TemplateResult {
    const { now, after } = this.store.typedEstimate
    return this.figures(now, after)
  }
}

/** Private: VAT by rate and the total, below the rows. */
export class LiveTotals extends LiveFigures {
  static override properties = { ...LiveFigures.properties, amounts: { attribute: false } }

  /** The saved amounts. */
  declare amounts: OrderAmounts

  override render(): TemplateResult {
    const { order, typedEstimate } = this.store
    return orderTotals(order, this.amounts, this.l, { rates: typedEstimate.rates, figures: this.figures })
  }
}
