/** Every state of the desk of orders. */
import type { BatchKind } from '../../../shared/domain/batch/batch.enums.ts'
import { capabilities } from '../../../shared/domain/session/capabilities.ts'
import type { Long } from '../../../shared/domain/values/long.ts'
import type { Fate } from '../fake-batches.ts'
import type { FakeEdge } from '../fake-edge.ts'
import { listedOrder, listedOrders, pagedList, wholeList } from '../listed-orders.ts'
import { fill, findWithin, reached } from '../reach.ts'
import type { BookState } from './book-state.ts'
import { viewStates } from './orders-view-states.ts'
import { BATCHES, DESK, DIALOG, ordersStatesOf, type OrdersStates, ROWS } from './orders-state.ts'

async function rowsOf(desk: Element): Promise<ShadowRoot> {
  return reached(() => {
    const root = findWithin(desk, ROWS)?.shadowRoot
    return root?.querySelector('tbody .select') ? root : undefined
  })
}

function dialogOf(desk: Element): ShadowRoot {
  return findWithin(desk, DIALOG)!.shadowRoot!
}

async function select(desk: Element, count: number): Promise<ShadowRoot> {
  const root = await rowsOf(desk)
  for (const box of [...root.querySelectorAll<HTMLElement>('tbody .select input')].slice(0, count))
    box.click()
  await reached(() => root.querySelector('.selection-bar'))
  return root
}

/** Opens the first batch of the list. */
async function takeUp(desk: Element): Promise<ShadowRoot> {
  const list = findWithin(desk, BATCHES)!.shadowRoot!
  const button = await reached(() => list.querySelector<HTMLElement>('li button'))
  button.focus()
  button.click()
  const root = dialogOf(desk)
  await reached(() => root.querySelector('dialog[open] .group'))
  return root
}

const orders = (count: number) => Array.from({ length: count }, (_, index) => 8_906_810 + index)

const refusals: Readonly<Record<number, Fate>> = {
  3: {
    read: { state: 'cannot', code: 'order-not-open', detail: 'The order is not open.' },
  },
  7: { read: { state: 'cannot', code: 'nothing-left', detail: 'Nothing is left to deliver.' } },
  9: { read: { currency: 'EUR', amount: 7900 } },
}

const losses: Readonly<Record<number, Fate>> = {
  ...refusals,
  2: { written: { state: 'unknown', code: 'outcome-unknown', detail: 'The answer was lost.' } },
  5: { written: { state: 'refused', code: 'provider-refused', detail: 'The provider refused it.' } },
}

const fateOf = (fates: Readonly<Record<number, Fate>>) => (_: Long, place: number) => fates[place] ?? {}

function batchIn(state: 'ready' | 'running' | 'paused' | 'ended', kind: BatchKind = 'deliver') {
  return ({ batches }: FakeEdge) => {
    batches.fate = fateOf(state === 'ready' ? refusals : losses)
    batches.pace = 0
    batches.put({ kind, orders: orders(12) }, state, state === 'paused' ? { pause: 'by-user' } : {})
  }
}

function withoutIndex(edge: FakeEdge): void {
  edge.capabilities = capabilities.filter((capability) => capability !== 'orders.list')
}

const states: OrdersStates = {
  ...viewStates,
  'list of orders': {
    part: ROWS,
    shows: 'The orders of the shop.',
    act: rowsOf,
  },
  'a long list of orders': {
    part: ROWS,
    shows: 'So many orders that the table scrolls by itself.',
    says: '100,000 of 100,000 orders',
    findOrders: wholeList(listedOrders(100_000)),
    act: rowsOf,
  },
  'list of orders that comes in pages': {
    part: ROWS,
    shows: 'The next orders are asked for as the clerk scrolls.',
    says: 'More appear as you scroll.',
    findOrders: pagedList(listedOrders(3000), 150),
    act: rowsOf,
  },
  'list of orders with columns of the shop': {
    part: ROWS,
    shows: 'Columns that only this shop has, several currencies, an order without a checkout id.',
    says: 'warehouse',
    findOrders: wholeList([
      listedOrder(0, { warehouse: 'Malmö 2', express: true }),
      listedOrder(1, {
        currency: 'EUR',
        warehouse: 'Oslo',
        express: false,
        amount: 9_223_372_036_854_775_807n,
      }),
      listedOrder(2, { id: undefined, warehouse: '<b>Lund</b>', note: 'Ring before delivery.' }),
    ]),
    act: rowsOf,
  },
  'some orders selected': {
    part: ROWS,
    shows: 'What can be done to the selected orders, and their sum.',
    says: '3 selected',
    act: (desk) => select(desk, 3),
  },
  'selected orders that are in no sum': {
    part: ROWS,
    shows: 'Says how many selected orders have no amount, or one without a currency.',
    says: '2 orders are not in the sum',
    findOrders: wholeList([
      listedOrder(0),
      listedOrder(1, { amount: undefined }),
      listedOrder(2, { currency: undefined }),
      listedOrder(3),
    ]),
    act: (desk) => select(desk, 4),
  },
  'no order found': {
    part: ROWS,
    shows: 'A search without a result.',
    says: 'No order matches the search and the filter.',
    async act(desk) {
      const root = await rowsOf(desk)
      fill(root.querySelector('input[type=search]'), 'nobody')
      await reached(() => root.querySelector('.none-found'))
    },
  },
  'a list without orders': {
    part: ROWS,
    shows: 'The shop has no orders.',
    says: 'The shop’s list is empty.',
    findOrders: wholeList([]),
    act: (desk) => reached(() => findWithin(desk, ROWS)?.shadowRoot?.querySelector('.page')),
  },
  'list of orders that is awaited': {
    part: ROWS,
    shows: 'The place of the orders, before the first of them have come.',
    says: 'Asking the shop for its orders',
    findOrders: () => new Promise(() => {}),
    act: (desk) => reached(() => findWithin(desk, ROWS)?.shadowRoot?.querySelector('.bones')),
  },
  'list of orders that failed': {
    part: ROWS,
    shows: 'The function of the page failed.',
    says: 'The shop’s list of orders failed.',
    findOrders: () => Promise.reject(new Error('503 Service Unavailable')),
    act: (desk) => reached(() => findWithin(desk, ROWS)?.shadowRoot?.querySelector('.note')),
  },
  'list of orders that cannot be read': {
    part: ROWS,
    shows: 'The answer of the page has a wrong member, which is named for its developer.',
    says: 'The shop’s list of orders could not be read.',
    findOrders: wholeList([listedOrder(0), listedOrder(1, { amount: 12.5 })]),
    act: (desk) => reached(() => findWithin(desk, ROWS)?.shadowRoot?.querySelector('.note')),
  },
  'desk of orders without a list': {
    part: DESK,
    shows: 'The page has not said where its orders are: pasted numbers still work.',
    says: 'set the property findOrders',
    findOrders: undefined,
    prepare: withoutIndex,
    act: (desk) => reached(() => desk.shadowRoot!.querySelector('.page')),
  },
  'batches of a merchant': {
    part: BATCHES,
    shows: 'What was begun and needs somebody stands above the list.',
    prepare({ batches }) {
      batches.pace = 0
      batches.put({ kind: 'deliver', orders: orders(40) }, 'ended')
      batches.fate = fateOf(losses)
      batches.put({ kind: 'deliver', orders: orders(12) }, 'ended')
      batches.put({ kind: 'extend', expiryDate: '2026-12-31', orders: orders(8) }, 'paused', {
        pause: 'provider-fails',
      })
    },
    act: (desk) => reached(() => findWithin(desk, BATCHES)?.shadowRoot?.querySelectorAll('li').length === 2),
  },
  'what to do to orders': {
    part: DIALOG,
    shows: 'What is done to the selected orders.',
    isDialog: true,
    async act(desk) {
      const root = await select(desk, 3)
      root.querySelector<HTMLElement>('.acts > .other')!.click()
      await reached(() => dialogOf(desk).querySelector('.kinds'))
    },
  },
  'a new last day for orders': {
    part: DIALOG,
    shows: 'The value that an act needs is missing.',
    says: 'Enter a day after today.',
    isDialog: true,
    async act(desk) {
      const root = await select(desk, 3)
      root.querySelectorAll<HTMLElement>('.acts > button')[1]!.click()
      const dialog = dialogOf(desk)
      await reached(() => dialog.querySelector('.values'))
      dialog.querySelector<HTMLElement>('footer .primary')!.click()
      await reached(() => dialog.querySelector('[aria-invalid=true]'))
    },
  },
  'pasted numbers with doubts': {
    part: DIALOG,
    shows: 'Each doubt about a pasted number has its line.',
    says: 'The sheet has rounded this number.',
    isDialog: true,
    async act(desk) {
      await rowsOf(desk)
      desk.shadowRoot!.querySelector<HTMLElement>('.head button')!.click()
      const dialog = dialogOf(desk)
      fill(
        await reached(() => dialog.querySelector('textarea')),
        'web-2047\n8906815\n1E+05\n8906815\n0008906816\n8906817 8906818\nweb-1\n8999999',
      )
      await reached(() => dialog.querySelector('footer .primary:not([aria-disabled=true])'))
      dialog.querySelector<HTMLElement>('footer .primary')!.click()
      await reached(() => dialog.querySelector('.findings'))
    },
  },
  'review of a batch': {
    part: DIALOG,
    shows: 'What will be done, for how much, and which orders cannot.',
    says: '2 orders can’t be changed this way and are left out.',
    isDialog: true,
    prepare: batchIn('ready'),
    act: takeUp,
  },
  'a batch that runs': {
    part: DIALOG,
    shows: 'How far it is, and what can be done.',
    says: 'You can close this. The work goes on.',
    isDialog: true,
    prepare: batchIn('running'),
    act: takeUp,
  },
  'a batch that is paused': {
    part: DIALOG,
    shows: 'Nothing more is sent until it is resumed.',
    says: 'Nothing more is sent until it is resumed.',
    isDialog: true,
    prepare: batchIn('paused'),
    act: takeUp,
  },
  'a batch that is about to be stopped': {
    part: DIALOG,
    shows: 'Stopping for good is asked.',
    says: 'Don’t stop',
    isDialog: true,
    prepare: batchIn('running', 'cancel'),
    async act(desk) {
      const root = await takeUp(desk)
      root.querySelectorAll<HTMLElement>('footer > button')[1]!.click()
      await reached(() => root.querySelector('footer > .danger'))
    },
  },
  'a batch with unknown outcomes': {
    part: DIALOG,
    shows: 'Unknown outcomes stand first, with what to do.',
    says: 'Copy what was not done',
    isDialog: true,
    prepare: batchIn('ended'),
    act: takeUp,
  },
}

export const ordersBook: readonly BookState[] = ordersStatesOf(states)
