/** States of the review of deliveries, cancellations and credits. */
import type { Order } from '../../../shared/domain/order.schema.ts'
import type { Desk } from '../desk.ts'
import { problem } from '../fake-edge.ts'
import { buildDelivery, buildOrder, buildRow } from '../order.builder.ts'
import { fill, reached } from '../reach.ts'
import { type OrderState, type OrderStates, partOf } from './order-state.ts'

const LIFE = 'order-admin-life'

/** Three wall lamps at 1 250.00, one of them credited: 2 500.00 are left to credit. */
const lamps = buildRow({
  OrderRowId: 3,
  Name: 'Wall lamp',
  Quantity: 300,
  UnitPrice: 125_000,
  DiscountPercent: 0,
  Actions: ['CanCreditRow'],
})

/** Partly delivered, and partly credited. */
function delivered(): Order {
  return buildOrder({
    Actions: [
      'CanDeliverOrder',
      'CanDeliverPartially',
      'CanCancelOrder',
      'CanCancelAmount',
      'CanAddOrderRow',
      'CanCancelOrderRow',
    ],
    Deliveries: [
      buildDelivery({
        DeliveryAmount: 375_000,
        CreditedAmount: 125_000,
        OrderRows: [lamps],
        Credits: [{ Amount: -125_000, OrderRows: [{ ...lamps, Quantity: -100 }], Actions: [] }],
      }),
    ],
    OrderAmount: 550_700,
  })
}

async function open(desk: Desk, button: string): Promise<ShadowRoot> {
  const root = await partOf(desk, LIFE)
  const opener = await reached(() => desk.desk.querySelector<HTMLElement>(button))
  opener.focus()
  opener.click()
  await reached(() => root.querySelector('dialog[open]'))
  await desk.settled()
  return root
}

async function send(desk: Desk, root: ShadowRoot): Promise<void> {
  root.querySelector<HTMLElement>('.save')!.click()
  await desk.settled()
}

const base = { part: LIFE, isDialog: true } as const
const onDelivered: Pick<OrderState, 'arrange'> = {
  arrange(edge) {
    edge.order = delivered()
  },
}

export const orderLifeStates = {
  'partly delivered order': {
    ...onDelivered,
    part: 'order-admin-story-rows',
    shows: 'What can be delivered, cancelled and credited, where the eye is.',
    act: async (desk) => void (await reached(() => desk.desk.querySelector('#credit-44101'))),
  },
  deliver: {
    ...base,
    ...onDelivered,
    shows: 'A delivery with more units than there are.',
    says: 'From 0.01 to 2.',
    async act(desk) {
      const root = await open(desk, '#deliver')
      fill(root.querySelector('input[name=quantity]'), '9')
      await desk.settled()
    },
  },
  cancel: {
    ...base,
    ...onDelivered,
    shows: 'The cancellation of what is open.',
    act: async (desk) => void (await open(desk, '#cancel')),
  },
  credit: {
    ...base,
    ...onDelivered,
    shows: 'The credit of a row with a fee that is missing.',
    says: 'Less a fee',
    async act(desk) {
      const root = await open(desk, 'td .row-entry button')
      root.querySelector<HTMLElement>('input[name=extra][value=fee]')!.click()
      await desk.settled()
      await send(desk, root)
    },
  },
  'cancellation refused': {
    ...base,
    shows: 'The provider does not allow it any more.',
    says: 'The order does not allow this now',
    arrange(edge) {
      edge.order = delivered()
      edge.intercept = ({ method }) => (method === 'PATCH' ? problem(409, 'action-missing') : undefined)
    },
    async act(desk) {
      const root = await open(desk, '#cancel')
      await send(desk, root)
      await reached(() => root.querySelector('.write-note')?.textContent?.includes('action-missing'))
    },
  },
  'delivery, answer lost': {
    ...base,
    shows: 'It may have been done: the same request is checked, never sent twice.',
    says: 'It is not known whether it was saved',
    arrange(edge) {
      edge.order = delivered()
      edge.intercept = ({ method }) => (method === 'POST' ? problem(502, 'outcome-unknown') : undefined)
    },
    async act(desk) {
      const root = await open(desk, '#deliver')
      await send(desk, root)
      await reached(() => root.querySelector('.write-note .note'))
    },
  },
} satisfies OrderStates
