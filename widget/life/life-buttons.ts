/** Where deliveries, cancellations and credits begin: buttons, and what is left beside them. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit'
import type { Delivery } from '../../shared/domain/delivery.schema.ts'
import { creditableAmount, leftToCredit } from '../../shared/domain/credit.rules.ts'
import type { OrderRow } from '../../shared/domain/order-row.schema.ts'
import type { Order } from '../../shared/domain/order.schema.ts'
import { Localizer } from '../locales/localizer.ts'
import { adoptStyles } from '../parts/adopt-styles.ts'
import { CommandEvent, type LifeStart } from '../parts/command.ts'
import { gatedButton } from '../parts/gated-button.ts'
import { lifeGate, lifeGates, type LifeRights } from './life-gates.ts'
import { missingWords, quantityWords } from './life-words.ts'

const styles = css`
  order-admin-life-head {
    display: contents;
  }
  order-admin-life-delivery {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space) calc(3 * var(--_space));
    align-items: center;
    justify-content: flex-end;
  }
  order-admin-life-row {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 2px 6px;
    align-items: center;
  }
  .row-name:has(+ order-admin-life-row) {
    margin-inline-end: 8px;
  }
  order-admin-life-row button.quiet.small {
    margin: 0;
    color: var(--_accent);
  }
`

/** Renders into the desk's own root, whose styles apply and where its commands arrive. */
abstract class LifeButtons extends LitElement {
  static override properties = {
    lang: { type: String },
    order: { attribute: false },
    rights: { attribute: false },
    delivery: { attribute: false },
    row: { attribute: false },
  }

  declare order: Order
  declare rights: LifeRights

  protected readonly l = new Localizer(this)

  protected override createRenderRoot(): HTMLElement {
    return this
  }

  override connectedCallback(): void {
    super.connectedCallback()
    adoptStyles(this, styles)
  }

  protected readonly open = (start: LifeStart) => (): void => {
    this.dispatchEvent(new CommandEvent({ do: 'life', start }))
  }
}

/** Private: the buttons in the head that deliver and cancel. */
export class LifeHead extends LifeButtons {
  override render(): unknown {
    return (['deliver', 'cancel'] as const).map((task) => {
      const gate = lifeGate(lifeGates({ task, order: this.order }, this.rights))
      return gatedButton({
        id: task,
        gate,
        label: this.l.term('lifeOpen', task),
        reason: gate.is === 'off' ? missingWords(task, gate.reason, this.l) : '',
        onClick: this.open({ task }),
      })
    })
  }
}

/** Private: what is left to credit of a delivery, with the button that credits it. */
export class LifeDelivery extends LifeButtons {
  declare delivery: Delivery

  override render(): TemplateResult | typeof nothing {
    const { order, delivery, l } = this
    const { Id: DeliveryId } = delivery
    const gate = lifeGate(lifeGates({ task: 'credit', order, delivery }, this.rights))
    if (gate.is === 'absent') return nothing
    const left = creditableAmount(delivery)
    return html`
      <span class="left muted"
        >${left > 0 ? l.term('amountToCredit', `${l.money(left)} ${order.Currency}`) : nothing}</span
      >
      ${gatedButton({
        id: `credit-${DeliveryId}`,
        gate,
        label: l.term('lifeOpen', 'credit'),
        reason: gate.is === 'off' ? missingWords('credit', gate.reason, l) : '',
        onClick: this.open({ task: 'credit', DeliveryId }),
      })}
    `
  }
}

/** Private: what is left to credit of a delivered row, with the button that credits it. */
export class LifeRowButton extends LifeButtons {
  declare delivery: Delivery
  declare row: OrderRow

  override render(): TemplateResult | typeof nothing {
    const { order, delivery, row, l } = this
    const gates = lifeGates({ task: 'credit', order, delivery }, this.rights)
    if (gates.size === 0) return nothing
    const { Id: DeliveryId } = delivery
    const left = leftToCredit(delivery).get(row.OrderRowId)
    if (!left) return html`<span class="badge">${l.term('nothingToCredit')}</span>`
    const whole = quantityWords(row.Quantity, row, l)
    const mayCredit = gates.get('rows')?.is === 'on' && row.Actions?.includes('CanCreditRow')
    return html`
      ${
        left.Quantity === row.Quantity
          ? nothing
          : html`<span class="badge"
              >${l.term('leftToCredit', l.format(left.Quantity, 'plain'), whole)}</span
            >`
      }
      ${
        mayCredit
          ? html`<button
              type="button"
              class="quiet small"
              aria-label=${l.term('creditRowNamed', row.Name)}
              @click=${this.open({ task: 'credit', DeliveryId, rows: [row.OrderRowId] })}
            >
              ${l.term('lifeRow', 'credit')}
            </button>`
          : nothing
      }
    `
  }
}
