import { html, LitElement, type TemplateResult } from 'lit'
import type { Long } from '../../../shared/domain/values/long.ts'
import { Localizer } from '../../locales/localizer.ts'
import { settingsAround } from '../../locales/page-settings.ts'
import { customerLinkStyles } from './customer-link.styles.ts'

/** The numbers of an order at the checkout, or of one of the credit desk. */
type OrderNumbers =
  | { Id: Long; MerchantOrderId?: string | null | undefined }
  | { ProviderOrderNr: Long; ClientOrderNr?: string | null | undefined }

/** Private: a customer's name, as its content; a button where the page shows customers. */
export class CustomerLink extends LitElement {
  static override styles = customerLinkStyles
  static override properties = { order: { attribute: false } }

  declare order: OrderNumbers

  /** It has no texts, but is rendered again when the page's settings change. */
  protected readonly l = new Localizer(this)

  override render(): TemplateResult {
    if (!settingsAround(this)?.customerLinks) return html`<slot></slot>`
    return html`<button type="button" class="plain" @click=${this.#open}><slot></slot></button>`
  }

  // Few pages show customers, so this loads only when it is needed.
  #open = async (): Promise<void> => {
    const { order } = this
    const { OrderAdminNavigateEvent } = await import('../../navigate-event.ts')
    const goal =
      'Id' in order
        ? { orderId: String(order.Id), merchantOrderId: order.MerchantOrderId }
        : { providerOrderNr: String(order.ProviderOrderNr), merchantOrderId: order.ClientOrderNr }
    this.dispatchEvent(new OrderAdminNavigateEvent({ kind: 'customer', ...goal }))
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-customer': CustomerLink
  }
}
