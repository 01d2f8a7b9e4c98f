import { html, type TemplateResult } from 'lit'
import type { Capability } from '../../shared/domain/session.ts'
import type { EdgeClient } from '../client/edge-client.ts'
import { orderElements } from '../desks/order/desk/elements.ts'
import { define, type Elements } from '../kit/parts/define.ts'
import type { MatchOrders } from '../desks/reports/shop/match-orders.ts'
import type { Bookkeeping } from '../desks/reports/take/bookkeeping.ts'

/** What the shell hands to whichever desk is open. */
export interface DeskContext {
  /** Undefined until the host page has said where sessions come from. */
  client: EdgeClient | undefined
  /** BCP 47; empty where the page names no language. */
  lang: string
  /** Checkout order id in decimal digits. */
  orderId: string | undefined
  /** What the page has set as order id although it is none, such as an unsafe number; otherwise empty. */
  wrongOrderId?: string
  /** Whether to show what others do at the same time. */
  isLive: boolean
  /** The day whose report the page wants to see, as the page wrote it. */
  date?: string | undefined
  /** The page's accounts, and its own list of orders, for the report desk. */
  bookkeeping?: Bookkeeping | undefined
  matchOrders?: MatchOrders | undefined
  /** What the session may do, for desks that load after it was read. */
  capabilities?: readonly Capability[]
}

/** What the shell asks of a desk's element. */
export interface DeskElement extends HTMLElement {
  /** Changes that are not saved. */
  readonly changeCount: number
  /** Reloads what the desk shows. Never rejects. */
  reload(): Promise<void>
}

export interface DeskRow {
  /** The value of the attribute `desk` that opens it. */
  name: string
  tag: string
  /** A session without it does not open the desk. */
  capability: Capability
  /** Which values of the context open the desk when `desk` names none. */
  openedBy?: readonly ('orderId' | 'wrongOrderId' | 'date')[]
  /**
   * Loads the desk's elements when it is opened. Absent for a desk of the first load, which reads its session
   * together with its data instead of before it.
   */
  load?: () => Promise<Elements>
  render(context: DeskContext): TemplateResult
}

/** Every desk of the widget, in the order of their tabs. */
export const desks: readonly DeskRow[] = [
  {
    name: 'order',
    tag: 'order-admin-desk',
    capability: 'order.read',
    openedBy: ['orderId', 'wrongOrderId'],
    render: ({ client, lang, orderId, wrongOrderId, isLive }) =>
      html`<order-admin-desk
        lang=${lang}
        .client=${client}
        .orderId=${orderId}
        .wrongOrderId=${wrongOrderId ?? ''}
        .isLive=${isLive}
        ><slot name="actions" slot="actions"></slot
      ></order-admin-desk>`,
  },
  {
    name: 'reports',
    tag: 'order-admin-reports',
    capability: 'report.read',
    openedBy: ['date'],
    load: async () => (await import('../desks/reports/desk/desk-parts.ts')).loadReportDesk(),
    render: ({ client, lang, date, bookkeeping, matchOrders, capabilities }) =>
      html`<order-admin-reports
        lang=${lang}
        .client=${client}
        .date=${date}
        .bookkeeping=${bookkeeping}
        .matchOrders=${matchOrders}
        .capabilities=${capabilities}
      ></order-admin-reports>`,
  },
  {
    name: 'credit',
    tag: 'order-admin-credit',
    capability: 'credit.read',
    load: async () => (await import('../desks/credit/desk/credit-desk-parts.ts')).loadCreditDesk(),
    render: ({ client, lang, capabilities }) =>
      html`<order-admin-credit
        lang=${lang}
        .client=${client}
        .capabilities=${capabilities}
      ></order-admin-credit>`,
  },
]

/**
 * The frame around every desk but one that the page names an order for: tabs, a field that opens an order, a way back.
 * It reads the session, and opens what that allows.
 */
export const frame = {
  tag: 'order-admin-desks',
  load: async () => (await import('./frame-parts.ts')).loadFrame(),
  /** @param only the one desk that the page asks for; undefined for all that the session allows, null for a wrong name */
  render: (
    context: DeskContext,
    desks: readonly DeskRow[],
    only: DeskRow | undefined | null,
  ): TemplateResult =>
    html`<order-admin-desks .context=${context} .desks=${desks} .only=${only}
      ><slot name="actions" slot="actions"></slot
    ></order-admin-desks>`,
} as const

/** Defines the desks of the first load. */
export function defineFirstDesks(): void {
  define(orderElements)
}
