import { html } from 'lit'
import type { DeskDescriptor } from '../../kit/parts/desk.ts'

/** The desk of changes: who did what, over all orders. */
export const changesDesk: DeskDescriptor<'changes'> = {
  name: 'changes',
  tag: 'order-admin-changes-desk',
  capability: 'journal.read',
  load: async () => (await import('./desk/changes-desk-parts.ts')).loadChangesDesk(),
  render: ({ client, lang, opens }) =>
    html`<order-admin-changes-desk
      lang=${lang}
      .client=${client}
      .opens=${opens}
    ></order-admin-changes-desk>`,
}
