import { html, type TemplateResult } from 'lit'
import type { Capability } from '../../shared/domain/session.ts'
import type { EdgeClient } from '../client/edge-client.ts'
import { orderElements } from '../order/elements.ts'
import { define, type Elements } from '../parts/define.ts'

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
  /** Which value of the context opens the desk when `desk` names none. */
  openedBy?: 'orderId'
  /**
   * Loads the desk's elements when it is opened. Absent for a desk of the first load, which reads its session
   * together with its data instead of before it.
   */
  load?: () => Promise<Elements>
  render(context: DeskContext): TemplateResult
}

/** Every desk of the widget; the first is open when the page asks for none. */
export const desks: readonly DeskRow[] = [
  {
    name: 'order',
    tag: 'order-admin-desk',
    capability: 'order.read',
    openedBy: 'orderId',
    render: ({ client, lang, orderId, wrongOrderId, isLive }) =>
      html`<order-admin-desk
        lang=${lang}
        .client=${client}
        .orderId=${orderId}
        .wrongOrderId=${wrongOrderId ?? ''}
        .isLive=${isLive}
        exportparts="desk, head, rows, totals, deliveries, side, history, extend, edit-metadata, actions, add-row, paste-rows, change-bar, row-form, chip, problem"
        ><slot name="actions" slot="actions"></slot
      ></order-admin-desk>`,
  },
]

/** Defines the desks of the first load. */
export function defineFirstDesks(): void {
  define(orderElements)
}
