/** States of the review of deliveries, cancellations and credits. */
import type { Order } from '../../../shared/domain/order/order.schema.ts'
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

const voucher = buildRow({
  OrderRowId: 5,
  Name: 'Voucher',
  ArticleNumber: null,
  Quantity: 100,
  UnitPrice: -20_000,
  DiscountPercent: 0,
})

/** 1 757.00 less a voucher. */
function withVoucher(): Order {
  const { Actions, OrderRows } = delivered()
  return buildOrder({ Actions, OrderRows: [...OrderRows, voucher], OrderAmount: 155_700 })
}

/** A book of 106.00 at 6 % and a voucher of -50.00 at 25 %. */
function deliveredVoucher(): Order {
  const book = buildRow({ OrderRowId: 6, Name: 'Book', Quantity: 100, UnitPrice: 10_600, DiscountPercent: 0 })
  const OrderRows = [
    { ...book, VatPercent: 600, Actions: ['CanCreditRow'] },
    { ...voucher, OrderRowId: 7, UnitPrice: -5000, Actions: [] },
  ]
  const Deliveries = [buildDelivery({ OrderRows, DeliveryAmount: 5600, CreditedAmount: 0 })]
  return { ...delivered(), Deliveries, OrderAmount: 181_300 }
}

/** Three wall lamps at 1 250.00, paid by card. One of them was refunded: 2 500.00 are left to refund. */
function paidByCard(): Order {
  return buildOrder({
    PaymentType: 'Card',
    OrderStatus: 'Delivered',
    Actions: ['CanCancelOrder', 'CanCancelAmount'],
    OrderRows: [],
    OrderAmount: 375_000,
    CancelledAmount: 125_000,
    Deliveries: [
      buildDelivery({
        DeliveryAmount: 375_000,
        CreditedAmount: 125_000,
        OrderRows: [{ ...lamps, Actions: [] }],
        Credits: [{ Amount: -125_000, OrderRows: [], Actions: [] }],
        Actions: [],
      }),
    ],
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
  'deliver, just opened': {
    ...base,
    shows: 'Every row is chosen, and the first keys send nothing.',
    says: 'Deliver 1,757.00 EUR',
    arrange(edge) {
      edge.order = buildOrder({ Actions: delivered().Actions, Currency: 'EUR' })
    },
    act: async (desk) => void (await open(desk, '#deliver')),
  },
  'credit, just opened': {
    ...base,
    ...onDelivered,
    shows: 'No row is chosen yet.',
    says: 'Choose at least one row.',
    async act(desk) {
      const root = await open(desk, '.credit-entry button')
      await send(desk, root)
    },
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
  'deliver, reason required': {
    ...base,
    ...onDelivered,
    shows: 'The page requires a reason, and none is given yet.',
    says: 'Give a reason.',
    async act(desk) {
      desk.element.reasons = { deliver: ['Picked', 'Sent by hand'] }
      desk.element.requireReason = 'deliver'
      const root = await open(desk, '#deliver')
      await send(desk, root)
    },
  },
  cancel: {
    ...base,
    ...onDelivered,
    shows: 'The cancellation of what is open.',
    act: async (desk) => void (await open(desk, '#cancel')),
  },
  'cancel all': {
    ...base,
    shows: 'What closes the order is confirmed by its number.',
    says: 'Cancel the whole order',
    arrange(edge) {
      edge.order = buildOrder({ Actions: delivered().Actions })
    },
    async act(desk) {
      const root = await open(desk, '#cancel')
      root.querySelector<HTMLElement>('input[name=way][value=order]')!.click()
      await desk.settled()
    },
  },
  refund: {
    ...base,
    shows: 'The cancellation of a delivered card order, which is a credit.',
    says: 'The order is delivered, so this is a credit',
    arrange(edge) {
      edge.order = paidByCard()
    },
    act: async (desk) => void (await open(desk, '#cancel')),
  },
  'more than the order': {
    ...base,
    shows: 'A delivery that would leave a voucher behind, and the way that takes it along.',
    says: 'Deliver this too',
    arrange(edge) {
      edge.order = withVoucher()
    },
    async act(desk) {
      const root = await open(desk, '#deliver')
      root.querySelector<HTMLElement>('input[name=row][value="5"]')!.click()
      await desk.settled()
    },
  },
  'order below 0': {
    ...base,
    shows: 'What is open comes to less than 0: what is left to do.',
    says: 'and nothing below 0 can be delivered',
    arrange(edge) {
      edge.order = { ...delivered(), OrderRows: [voucher] }
    },
    act: async (desk) => void (await open(desk, '#cancel')),
  },
  'credit of all that is left': {
    ...base,
    shows: 'An amount that is all that is left takes of each VAT rate what is left of it, also below 0.',
    says: 'of each VAT rate exactly what is left of it',
    arrange(edge) {
      edge.order = deliveredVoucher()
    },
    async act(desk) {
      const root = await open(desk, '.credit-entry button')
      root.querySelector<HTMLElement>('input[name=way][value=amount]')!.click()
      await desk.settled()
      fill(root.querySelector('#amount'), '56')
      await desk.settled()
      root.querySelector<HTMLElement>('summary')!.click()
    },
  },
  credit: {
    ...base,
    ...onDelivered,
    shows: 'The credit of a row with a fee that is missing.',
    says: 'Fee incl. VAT',
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
      for (const input of ['input[name=way][value=order]', 'input[name=confirm]']) {
        root.querySelector<HTMLElement>(input)!.click()
        await desk.settled()
      }
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
