import { html, LitElement, nothing } from 'lit'
import type { Order } from '../../../../shared/domain/order/order.schema.ts'
import { Localizer } from '../../../locales/localizer.ts'
import { foldStyles } from '../../../kit/parts/fold.styles.ts'
import { level } from '../../../kit/parts/heading.ts'
import { icons } from '../../../kit/parts/icons.ts'
import { base } from '../../../kit/styles/base.styles.ts'
import { actionsStyles } from './actions.styles.ts'
import { offeredActions, offersAnything } from './offered-actions.ts'

/** Private: lists the provider's other actions on the order, folded at first. */
export class OrderActions extends LitElement {
  static override styles = [base, foldStyles, actionsStyles]
  static override properties = { lang: { type: String }, order: { attribute: false } }

  declare order: Order

  readonly #l = new Localizer(this)

  override render(): unknown {
    const offered = offeredActions(this.order)
    if (!offersAnything(offered)) return nothing
    const { order, rows, deliveries } = offered
    const l = this.#l
    return html`<details>
      <summary>
        ${icons.chevron}
        <h3 aria-level=${level(3, l)}>${l.term('actionsTitle')}</h3>
      </summary>
      <p class="muted">${l.term('actionsText')}</p>
      ${actionGroup(l.term('order'), order, l)}
      ${actionGroup(
        l.term('rows'),
        rows.map(({ action, count }) => l.term('actionOnRows', action, count)),
        l,
      )}
      ${deliveries.map(({ Id, actions }) => actionGroup(l.term('delivery', String(Id)), actions, l))}
    </details>`
  }
}

function actionGroup(title: string, actions: readonly string[], l: Localizer): unknown {
  if (actions.length === 0) return nothing
  return html`
    <h4 aria-level=${level(4, l)}>${title}</h4>
    <ul>
      ${actions.map((action) => html`<li>${action}</li>`)}
    </ul>
  `
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-actions': OrderActions
  }
}
