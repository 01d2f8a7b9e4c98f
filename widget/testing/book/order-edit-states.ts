/** States of a changed order: rows, cells and the dialogs that change it. */
import { addDays, providerDay } from '../../desks/order/expiry/expiry-dates.ts'
import type { ChangeBar } from '../../rows/grid/change-bar.ts'
import { cancelRow } from '../../rows/changes/changes.ts'
import type { Desk } from '../desk.ts'
import { type FakeEdge, problem } from '../fake-edge.ts'
import { buildOrder } from '../order.builder.ts'
import { fill, focused, pressKey, reached } from '../reach.ts'
import { replaceAll } from '../replace-all.ts'
import { editLamp, gridOf, inDialog, type OrderStates, partOf, press, review, stage } from './order-state.ts'

const GRID = 'order-admin-row-grid'
const BAR = 'order-admin-change-bar'
const FORM = 'order-admin-row-form'
const METADATA = 'order-admin-metadata'
const EXPIRY = 'order-admin-expiry'
const REVIEW = 'order-admin-review'

async function paste(desk: Desk, text: string): Promise<void> {
  await press(desk, '#paste-rows')
  const root = await partOf(desk, 'order-admin-paste')
  fill(await reached(() => root.querySelector('textarea')), text)
}

const withMetadata = (edge: FakeEdge) => {
  edge.order = buildOrder({ OrderMetadata: { campaign: 'autumn', channel: 'web' } })
}
const withExpiry = (edge: FakeEdge) => {
  edge.today = providerDay(new Date())
  edge.order = buildOrder({ ExpirationDate: `${addDays(edge.today, 20)}T23:59:59` })
}

export const orderEditStates = {
  changes: {
    part: BAR,
    also: [GRID],
    shows: 'A row of each kind: changed, to be cancelled, new, and one that cannot be read.',
    act: stage,
  },
  'changes, all figures': {
    part: BAR,
    shows: 'The bar with every figure, when all rows are replaced.',
    says: 'Saving replaces all rows of the order by these, in one step.',
    async act(desk) {
      await stage(desk)
      const bar = (await partOf(desk, BAR)).host as ChangeBar
      bar.store.change((changes) => replaceAll(changes, true))
      bar.shadowRoot!.querySelector<HTMLElement>('.expand')!.click()
    },
  },
  'a cell that is edited': {
    part: GRID,
    isOfTable: true,
    shows: 'A quantity while it is written; the totals follow each keystroke.',
    says: '4,569.50',
    async act(desk) {
      const grid = await gridOf(desk)
      grid.open({ key: 'id-1', field: 'Quantity' })
      await reached(() => grid.shadowRoot!.activeElement?.localName === 'td')
      pressKey('F2')
      const field = await reached(() => grid.shadowRoot!.querySelector('input'))
      fill(field, '7')
      await grid.updateComplete
    },
  },
  'a cell with a wrong text': {
    part: GRID,
    shows: 'A price that is no number, with the reason beside it.',
    async act(desk) {
      await stage(desk)
      const grid = await gridOf(desk)
      grid.open({ key: 'new-2', field: 'UnitPrice' })
      await grid.updateComplete
      pressKey('Enter')
      await grid.updateComplete
      grid.open({ key: 'new-2', field: 'UnitPrice' })
      await grid.updateComplete
      fill(focused(), '12y')
    },
  },
  'menu of a row': {
    part: GRID,
    shows: 'What can be done with one row.',
    says: 'History of this row',
    async act(desk) {
      await stage(desk)
      const { shadowRoot } = await gridOf(desk)
      shadowRoot!.querySelector<HTMLElement>('td.menu button')!.click()
    },
  },
  form: {
    part: FORM,
    isDialog: true,
    shows: 'The form of a new row.',
    act: inDialog('#add-row', FORM),
  },
  'form with errors': {
    part: FORM,
    isDialog: true,
    shows: 'The form of a new row, sent empty.',
    says: '2 fields need correcting.',
    act: inDialog('#add-row', FORM, async (root) => root.querySelector<HTMLElement>('.save')!.click()),
  },
  'pasted rows with errors': {
    part: 'order-admin-paste',
    isDialog: true,
    shows: 'Rows from a spreadsheet: which lines cannot be read, and why.',
    says: 'Write a number (1234.50).',
    async act(desk) {
      await paste(desk, 'Name;Qty;Price;More\nLamp;2;1;\nBulb;x;1;y')
      const root = await partOf(desk, 'order-admin-paste')
      await reached(() => root.querySelector('.problems'))
    },
  },
  'pasted rows, discounts unclear': {
    part: 'order-admin-paste',
    isDialog: true,
    shows:
      'A sheet that does not say whether its discounts are per cent or amounts, and names another currency.',
    says: 'Are the discounts in “Rabatt” per cent or amounts?',
    async act(desk) {
      const lines = ['Lamp\t2\t1.250,00\t100\tSEK\t2 kg', 'Bulb\t1\t79:-\t\tEUR\t1 kg']
      await paste(desk, `Name\tQty\tPrice\tRabatt\tValuta\tWeight\n${lines.join('\n')}`)
      const root = await partOf(desk, 'order-admin-paste')
      await reached(() => root.querySelector('.asks'))
    },
  },
  metadata: {
    part: METADATA,
    isDialog: true,
    shows: 'The pairs of an order.',
    arrange: withMetadata,
    act: inDialog('#edit-metadata', METADATA),
  },
  'metadata with errors': {
    part: METADATA,
    isDialog: true,
    shows: 'A value that is too long, and a key that looks like a secret.',
    says: 'At most 500 characters; this has 501.',
    arrange: withMetadata,
    act: inDialog('#edit-metadata', METADATA, async (root) => {
      fill(root.querySelector('[data-line="0"] [name=Value]'), 'x'.repeat(501))
      root.querySelector<HTMLElement>('.add')!.click()
      await reached(() => root.activeElement === root.querySelector('[data-line="2"] [name=Key]'))
      fill(focused(), 'password')
    }),
  },
  'metadata, unconfirmed': {
    part: METADATA,
    isDialog: true,
    shows: 'The answer was lost: what may have happened, and what to do.',
    says: 'It is not known whether it was saved',
    arrange(edge) {
      withMetadata(edge)
      edge.intercept = ({ method }) => (method === 'PUT' ? problem(502, 'outcome-unknown') : undefined)
    },
    act: inDialog('#edit-metadata', METADATA, async (root) => {
      fill(root.querySelector('[data-line="0"] [name=Value]'), 'winter')
      root.querySelector<HTMLElement>('.save')!.click()
      await reached(() => root.querySelector('.write-note .note'))
    }),
  },
  expiry: {
    part: EXPIRY,
    isDialog: true,
    shows: 'Moves the day on which the order expires.',
    arrange: withExpiry,
    act: inDialog('#extend', EXPIRY),
  },
  'expiry, earlier': {
    part: EXPIRY,
    isDialog: true,
    shows: 'An earlier day is allowed, with a warning.',
    says: 'That is 3 days earlier than now.',
    arrange: withExpiry,
    act: inDialog('#extend', EXPIRY, async (root) =>
      fill(root.querySelector('[name=day]'), addDays(providerDay(new Date()), 17)),
    ),
  },
  'expiry, too early': {
    part: EXPIRY,
    isDialog: true,
    shows: 'A day that the provider does not take.',
    says: 'at the earliest: the day must be later than today (UTC).',
    arrange: withExpiry,
    act: inDialog('#extend', EXPIRY, async (root) =>
      fill(root.querySelector('[name=day]'), providerDay(new Date())),
    ),
  },
  'expiry, reason required': {
    part: EXPIRY,
    isDialog: true,
    shows: 'The page requires a reason, and none is given yet.',
    says: 'Give a reason.',
    arrange: withExpiry,
    async act(desk, edge) {
      desk.element.requireReason = 'extend'
      await inDialog('#extend', EXPIRY, async (root) => {
        root.querySelector<HTMLElement>('.quick button')!.click()
        await reached(() => root.querySelector('.save[title]'))
        root.querySelector<HTMLElement>('.save')!.click()
        await reached(() => root.querySelector('#why-problem-reason'))
      })(desk, edge)
    },
  },
  'expiry, refused': {
    part: EXPIRY,
    isDialog: true,
    shows: 'The order is not open any more.',
    says: 'The order is no longer open',
    arrange(edge) {
      withExpiry(edge)
      edge.intercept = ({ method }) => (method === 'GET' ? undefined : problem(409, 'order-not-open'))
    },
    act: inDialog('#extend', EXPIRY, async (root) => {
      root.querySelector<HTMLElement>('.quick button')!.click()
      await reached(() => root.querySelector('.save:not([aria-disabled=true])'))
      root.querySelector<HTMLElement>('.save')!.click()
      await reached(() => root.querySelector('.write-note .note'))
    }),
  },
  'review on the desk': {
    part: REVIEW,
    isDialog: true,
    shows: 'The last look before a higher amount is saved.',
    says: '463.90 A credit check follows',
    async act(desk) {
      await editLamp(desk)
      await review(desk, 'review')
    },
  },
  'review that closes the order': {
    part: REVIEW,
    isDialog: true,
    shows: 'Every row is cancelled, which closes the order.',
    says: 'This cancels the whole order 8906810',
    async act(desk) {
      const { store } = await gridOf(desk)
      for (const row of store.order.OrderRows) store.change((changes) => cancelRow(changes, row))
      await review(desk, 'review')
    },
  },
  'result on the desk': {
    part: REVIEW,
    shows: 'The desk after everything was saved.',
    says: 'Saved. The order amount is now 2,319.50 SEK.',
    async act(desk) {
      await editLamp(desk)
      const root = await review(desk, 'review')
      root.querySelector<HTMLElement>('.save')!.click()
      await reached(() => root.querySelector('.saved-note'))
    },
  },
  'credit refused': {
    part: REVIEW,
    isDialog: true,
    shows: 'The customer’s credit does not allow the higher amount.',
    says: 'The total 2,319.50 was refused.',
    arrange: (edge) => (edge.creditLimit = edge.order.OrderAmount),
    async act(desk) {
      await editLamp(desk)
      const root = await review(desk, 'review')
      root.querySelector<HTMLElement>('.save')!.click()
      await reached(() => root.querySelector('.end'))
    },
  },
  'conflict on the desk': {
    part: 'order-admin-conflict-banner',
    shows: 'Somebody else has changed the same row: the clerk decides.',
    says: '3,444.50',
    async act(desk, edge) {
      await editLamp(desk)
      const [lamp, ...others] = edge.order.OrderRows
      // 5 × 625.00 less 10 %, and 632.00.
      edge.order = buildOrder({ OrderAmount: 344_450, OrderRows: [{ ...lamp!, Quantity: 500 }, ...others] })
      await desk.element.reload()
      await desk.settled()
    },
  },
} satisfies OrderStates
