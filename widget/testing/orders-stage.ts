/** The desk of orders alone on a page. */
import { html, LitElement, render } from 'lit'
import { type Capability, capabilities as all } from '../../shared/domain/session/capabilities.ts'
import { EdgeClient } from '../client/edge-client.ts'
import { loadBatchParts } from '../desks/orders/batch/batch-parts.ts'
import type { FindOrders } from '../desks/orders/data/find-orders.ts'
import { loadOrdersDesk } from '../desks/orders/desk/orders-desk-parts.ts'
import type { OrdersDesk } from '../desks/orders/desk/orders-desk.ts'
import { define } from '../kit/parts/define.ts'
import { tokens } from '../kit/styles/tokens.styles.ts'
import { loadLanguage } from '../locales/languages.ts'
import { EDGE, TOKEN } from './fake-edge.ts'

/** Gives the desk the tokens of the public element. */
class OrdersStage extends LitElement {
  static override styles = tokens
  override render(): unknown {
    return html`<slot></slot>`
  }
}

const opened = new Set<HTMLElement>()

interface Setting {
  findOrders?: FindOrders | undefined
  ordersView?: string
  lang?: string
  capabilities?: readonly Capability[]
}

export async function openOrders({
  findOrders,
  ordersView,
  lang = 'en-GB',
  capabilities = all,
}: Setting): Promise<OrdersDesk> {
  await loadLanguage(lang)
  await Promise.all([loadOrdersDesk(), loadBatchParts()])
  define({ 'test-orders-stage': OrdersStage })
  const client = new EdgeClient(EDGE, { token: () => Promise.resolve(TOKEN), forget: () => {} })
  const around = document.createElement('main')
  document.body.append(around)
  opened.add(around)
  render(
    html`<test-orders-stage lang=${lang}
      ><order-admin-orders-desk
        lang=${lang}
        .client=${client}
        .findOrders=${findOrders}
        .ordersView=${ordersView}
        .capabilities=${capabilities}
      ></order-admin-orders-desk
    ></test-orders-stage>`,
    around,
  )
  const desk = around.querySelector('order-admin-orders-desk')!
  await desk.updateComplete
  return desk
}

/** Removes every desk; for `afterEach`. */
export function closeOrders(): void {
  for (const around of opened) around.remove()
  opened.clear()
}
