/** The public element with one of the desks that load when they are opened, and its fake edge. */
import { html, nothing, render } from 'lit'
import { loadLanguage } from '../../locales/languages.ts'
import type { OrderAdmin } from '../../order-admin.ts'
import type { FindOrders } from '../../desks/orders/data/find-orders.ts'
import type { MatchOrders } from '../../desks/reports/shop/match-orders.ts'
import '../../register.ts'
import { EDGE, sessions } from '../fake-edge.ts'
import type { Setting } from './book-state.ts'

interface Page {
  desk?: string
  date?: string
  matchOrders?: MatchOrders
  findOrders?: FindOrders
  ordersView?: string | undefined
  hasNoSession?: boolean
}

/** Puts the element on the page, in its own `main`. */
export async function openWhole(page: Page, { lang, dir }: Setting): Promise<OrderAdmin> {
  await loadLanguage(lang)
  const around = document.createElement('main')
  document.body.append(around)
  render(
    html`<order-admin
      desk=${page.desk ?? nothing}
      date=${page.date ?? nothing}
      edge-url=${EDGE}
      lang=${lang}
      dir=${dir}
      .matchOrders=${page.matchOrders}
      .findOrders=${page.findOrders}
      orders-view=${page.ordersView ?? nothing}
      .fetchSession=${page.hasNoSession ? undefined : sessions()}
    ></order-admin>`,
    around,
  )
  const element = around.querySelector('order-admin')!
  await element.updateComplete
  return element
}
