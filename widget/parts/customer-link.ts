import { html, LitElement, type TemplateResult } from 'lit'
import { settingsAround } from '../locales/page-settings.ts'
import { type NavigateGoal, OrderAdminNavigateEvent } from '../navigate-event.ts'
import { customerLinkStyles } from './customer-link.styles.ts'

/** Private: a customer's name, as its content; a button where the page shows customers. */
export class CustomerLink extends LitElement {
  static override styles = customerLinkStyles
  static override properties = { goal: { attribute: false } }

  /** Another object in each render, so that a change of the page's setting is seen. */
  declare goal: NavigateGoal

  override render(): TemplateResult {
    if (!settingsAround(this)?.customerLinks) return html`<slot></slot>`
    return html`<button type="button" @click=${this.#open}><slot></slot></button>`
  }

  #open = (): void => {
    this.dispatchEvent(new OrderAdminNavigateEvent(this.goal))
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-customer': CustomerLink
  }
}
