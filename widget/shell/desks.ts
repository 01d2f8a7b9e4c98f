import { html, type TemplateResult } from 'lit'
import { changesDesk } from '../desks/changes/desk.ts'
import { creditDesk } from '../desks/credit/desk.ts'
import { orderDesk } from '../desks/order/desk.ts'
import { ordersDesk } from '../desks/orders/desk.ts'
import { reportDesk } from '../desks/reports/desk.ts'
import { define } from '../kit/parts/define.ts'
import type { DeskContext, DeskDescriptor } from '../kit/parts/desk.ts'

const all = [ordersDesk, orderDesk, reportDesk, creditDesk, changesDesk] as const

/** The value of the attribute `desk` that opens one. */
export type DeskName = (typeof all)[number]['name']

/** Every desk of the widget, in the order of their tabs. */
export const desks: readonly DeskDescriptor<DeskName>[] = all

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
    desks: readonly DeskDescriptor[],
    only: DeskDescriptor | undefined | null,
  ): TemplateResult =>
    html`<order-admin-desks lang=${context.lang} .context=${context} .desks=${desks} .only=${only}
      ><slot name="actions" slot="actions"></slot
    ></order-admin-desks>`,
} as const

/** Defines the desks of the first load. */
export function defineFirstDesks(): void {
  for (const { elements } of desks) if (elements) define(elements)
}
