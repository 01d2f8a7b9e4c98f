import { html } from 'lit'
import type { DeskDescriptor } from '../../kit/parts/desk.ts'
import { orderElements } from './desk/elements.ts'

/** The desk of one checkout order. */
export const orderDesk: DeskDescriptor<'order'> = {
  name: 'order',
  tag: 'order-admin-desk',
  capability: 'order.read',
  openedBy: ['orderId', 'wrongOrderId'],
  isOfOrder: true,
  elements: orderElements,
  render: ({ client, lang, orderId, wrongOrderId, isLive, onList }) =>
    html`<order-admin-desk
      lang=${lang}
      .client=${client}
      .orderId=${orderId}
      .wrongOrderId=${wrongOrderId ?? ''}
      .isLive=${isLive}
      .onList=${onList}
      ><slot name="actions" slot="actions"></slot
    ></order-admin-desk>`,
}
