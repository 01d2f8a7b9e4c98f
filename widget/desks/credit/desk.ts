import { html } from 'lit'
import type { DeskDescriptor } from '../../kit/parts/desk.ts'

/** The desk of credit orders, over the operations of the SOAP service. */
export const creditDesk: DeskDescriptor<'credit'> = {
  name: 'credit',
  tag: 'order-admin-credit',
  capability: 'credit.read',
  opens: 'credit-order',
  load: async () => (await import('./desk/credit-desk-parts.ts')).loadCreditDesk(),
  render: ({ client, lang, found, capabilities }) =>
    html`<order-admin-credit
      lang=${lang}
      .client=${client}
      .found=${found}
      .capabilities=${capabilities}
    ></order-admin-credit>`,
}
