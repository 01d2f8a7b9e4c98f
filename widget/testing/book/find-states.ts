/** States of the field that finds anything. */
import type { SoapOutput } from '../../../shared/domain/credit/soap/operations.ts'
import type { OrderAdmin } from '../../order-admin.ts'
import { buildCreditOrder } from '../credit-stage.ts'
import { type FakeEdge, json, problem } from '../fake-edge.ts'
import { foundOrders } from '../found-orders.ts'
import { listedOrders, wholeList } from '../listed-orders.ts'
import { fill, findWithin, reached } from '../reach.ts'
import type { FrameState } from './frame-state.ts'

const FIND = 'order-admin-find'

/** Opens the field by its button. @returns its root */
async function openFind(element: OrderAdmin): Promise<ShadowRoot> {
  const button = await reached(() => findWithin(element, 'button.find'))
  button.focus()
  button.click()
  const root = await reached(() => findWithin(element, FIND)?.shadowRoot)
  await reached(() => root.querySelector('dialog[open] #find'))
  return root
}

/** Writes into the field, and waits until a part of the list is there. */
async function look(element: OrderAdmin, text: string, awaited: string): Promise<ShadowRoot> {
  const root = await openFind(element)
  fill(root.querySelector('#find'), text)
  await reached(() => root.querySelector(awaited))
  return root
}

function arrange(edge: FakeEdge, answer: FakeEdge['intercept'] = () => undefined): void {
  edge.orderIndex.orders = foundOrders(9)
  edge.intercept = async (call) => {
    const own = await answer(call)
    if (own) return own
    return call.path === '/api/soap/GetOrders' ? creditOrders(call.body) : undefined
  }
}

/** One order on credit, which both questions find. */
function creditOrders(body: string): Response {
  const isThere = body.includes('1000123')
  const answer: SoapOutput<'GetOrders'> = {
    Accepted: true,
    RejectionCode: 'Accepted',
    Orders: isThere ? [buildCreditOrder({ ProviderOrderNr: 1_000_123, ClientOrderNr: 'web-77' })] : [],
  } as SoapOutput<'GetOrders'>
  return json(answer)
}

const never = () => new Promise<undefined>(() => {})

export const findStates: Readonly<Record<string, FrameState>> = {
  'find anything': {
    part: FIND,
    isDialog: true,
    shows: 'The empty field, with what was opened before.',
    says: 'Opened lately',
    arrange: (edge) => arrange(edge),
    async act(element) {
      for (const [text, awaited] of [
        ['1000123', '[id="found-credit-order-1000123"]'],
        ['2020-03-05', '[id="found-day-2020-03-05"]'],
        ['8906810', '[id="found-order-8906810"]'],
      ] as const) {
        const root = await look(element, text, awaited)
        root.querySelector<HTMLElement>(awaited)!.click()
        await reached(() => !root.querySelector('dialog[open]'))
      }
      const root = await openFind(element)
      await reached(() => root.querySelectorAll('[role=option]').length === 3)
    },
  },
  'find anything, nothing opened yet': {
    part: FIND,
    isDialog: true,
    shows: 'The empty field of an element in which nothing was opened.',
    says: 'Nothing was opened yet.',
    act: openFind,
  },
  'find anything, orders': {
    part: FIND,
    isDialog: true,
    shows: 'Orders that the edge knows and those of the shop, by the beginning of a number.',
    says: 'In the shop’s list',
    arrange: (edge) => arrange(edge),
    page: {
      findOrders: wholeList([
        ...listedOrders(3),
        ...listedOrders(2, { id: '9223372036854775807', number: 'web-204<b>8</b>' }),
      ]),
    },
    async act(element) {
      const root = await look(element, 'web-204', '[id="group-shop"]')
      await reached(() => root.querySelector('[id="group-known"]'))
    },
  },
  'find anything, not in the list': {
    part: FIND,
    isDialog: true,
    shows: 'The provider was asked for what is not in the list.',
    says: 'Not in the list: asked the provider',
    arrange: (edge) => arrange(edge),
    act: (element) => look(element, '1000123', '[id="group-asked"]'),
  },
  'find anything, a day': {
    part: FIND,
    isDialog: true,
    shows: 'A day leads to its payouts.',
    says: 'Payout 1 result',
    act: (element) => look(element, '2020-03-05', '[id="group-days"]'),
  },
  'find anything, nothing found': {
    part: FIND,
    isDialog: true,
    shows: 'No place has the number.',
    says: 'The provider was asked too, and does not know the number 4711.',
    arrange: (edge) => arrange(edge),
    async act(element) {
      const root = await look(element, '4711', '.notes')
      await reached(() => root.querySelectorAll('.notes li').length === 2)
    },
  },
  'find anything, a slow search': {
    part: FIND,
    isDialog: true,
    shows: 'The edge does not answer yet.',
    says: 'Searching the orders…',
    arrange: (edge) => arrange(edge, ({ path }) => (path === '/api/v1/orders' ? never() : undefined)),
    act: (element) => look(element, 'web-2041', '.notes li'),
  },
  'find anything, a failure': {
    part: FIND,
    isDialog: true,
    shows: 'The index of the edge cannot be searched; the other places are.',
    says: 'The orders could not be searched.',
    arrange: (edge) =>
      arrange(edge, ({ path }) =>
        path === '/api/v1/orders' ? problem(503, 'provider-unavailable') : undefined,
      ),
    act: (element) => look(element, 'web-2041', '.notes .note'),
  },
}
