/** States of the credit desk around its orders, and of writes on one. */
import type { CreditAnswer } from '../../desks/credit/data/call-credit.ts'
import { buildCreditOrder, buildHistoryEntry, buildInvoice, newestOf } from '../credit-stage.ts'
import { findWithin, reached } from '../reach.ts'
import { problem } from '../fake-edge.ts'
import {
  addReason,
  actsOf,
  type CreditState,
  type CreditStates,
  findOrder,
  made,
  openAct,
} from './credit-state.ts'

const ORDERS = 'order-admin-credit-orders'
const ORDER = 'order-admin-credit-order'
const DELIVER = 'order-admin-credit-deliver'
const LARGEST = '92233720368547758.07'
const longNumber = 'W'.repeat(256)
const invoice = buildInvoice()

const delivered: CreditAnswer<'DeliverOrderEu'> = {
  Accepted: true,
  ResultCode: 0,
  DeliverOrderResult: {
    Amount: '375',
    OrderType: 'Invoice',
    InvoiceResultDetails: {
      InvoiceId: 3_000_001,
      InvoiceDate: '2026-11-22T00:00:00',
      DueDate: '2026-12-22T00:00:00',
      InvoiceDistributionType: 'Post',
      Ocr: '30000012',
      LowestAmountToPay: '375',
    },
  },
}
const refused: CreditAnswer<'DeliverOrderEu'> = { Accepted: false, ErrorMessage: 'Nej.', ResultCode: 20013 }

type Arrange = NonNullable<CreditState['arrange']>

/** An order with its history, in which some writes were refused. */
const orders =
  (...all: ReturnType<typeof buildCreditOrder>[]): Arrange =>
  (scene) => {
    scene.orders = all
    scene.history = newestOf(
      buildHistoryEntry(3, { operation: 'CreateInvoice', made: 3_000_001, amount: LARGEST, rowCount: 300 }),
      buildHistoryEntry(2, { outcome: 'refused', code: 'OverAuthorizedAmount' }),
    )
  }

/** An order of three lamps that can be delivered. */
const undelivered =
  (answer = delivered): Arrange =>
  (scene) => {
    scene.orders = [buildCreditOrder()]
    scene.history = () => ({ entries: [made] })
    scene.fake.answer('DeliverOrderEu', answer)
  }

const act = { part: DELIVER, isDialog: true } as const
const forward = (part: ShadowRoot) => part.querySelector<HTMLElement>('.send')!.click()

async function review(desk: Parameters<typeof openAct>[0]): Promise<ShadowRoot> {
  const part = await openAct(desk, 'deliver')
  forward(part)
  await reached(() => part.querySelector('.facts'))
  return part
}

export const creditOrderStates: CreditStates = {
  'nothing yet': {
    part: ORDERS,
    also: ['order-admin-credit'],
    shows: 'The desk before an order was looked for.',
    arrange: orders(),
  },
  'provider does not answer': {
    part: 'order-admin-credit',
    shows: 'The light is out: the provider has not answered.',
    says: 'The provider has not answered since',
    arrange(scene) {
      orders()(scene)
      scene.fake.intercept = () => problem(503, 'provider-unavailable')
    },
  },
  'no such order': {
    part: ORDERS,
    shows: 'No order has this number.',
    says: 'No order has your number',
    arrange: orders(),
    act: async (desk) => {
      await findOrder(desk, '9223372036854775807')
      await reached(() => findWithin(desk, ORDERS)?.shadowRoot?.textContent?.includes('9223372036854775807'))
    },
  },
  'two orders': {
    part: ORDERS,
    shows: 'Two orders have this number: one as the shop’s, one as the provider’s.',
    says: '2 orders have this number. Choose one.',
    arrange: orders(
      buildCreditOrder({ ClientOrderNr: '7' }),
      buildCreditOrder({ ProviderOrderNr: 7, IsActive: false, WillBuyInvoices: false }),
    ),
    act: async (desk) => {
      await findOrder(desk, '7')
      await reached(() => findWithin(desk, '.orders tbody tr:nth-child(2)'))
    },
  },
  'an order with invoices': {
    part: ORDER,
    also: ['order-admin-credit-history', 'order-admin-customer'],
    shows: 'An order with an invoice and a credit invoice.',
    arrange: orders(
      buildCreditOrder({
        Invoices: [
          invoice,
          buildInvoice({ InvoiceNumber: 3_000_002, InvoiceAmountWithoutVat: '-50', InvoiceVat: '-12.5' }),
        ],
      }),
    ),
    act: (desk) => actsOf(desk),
  },
  'a pending order': {
    part: ORDER,
    shows: 'The provider has not approved it yet.',
    says: 'does not buy its invoices',
    arrange: orders(buildCreditOrder({ WillBuyInvoices: false })),
    act: (desk) => actsOf(desk),
  },
  'largest numbers': {
    part: ORDER,
    shows: 'The largest amounts and the longest numbers that there can be.',
    says: '−92,233,720,368,547,733.07',
    arrange: orders(
      buildCreditOrder({
        ProviderOrderNr: 9_223_372_036_854_775_807n,
        ClientOrderNr: longNumber,
        CurrentAmount: LARGEST,
        Invoices: [
          buildInvoice({
            InvoiceNumber: 9_223_372_036_854_775_807n,
            InvoiceAmountWithoutVat: `-${LARGEST}`,
          }),
        ],
      }),
    ),
    act: (desk) => actsOf(desk, longNumber),
  },
  'a delivery': {
    ...act,
    shows: 'Delivers all that is left.',
    arrange: undelivered(),
    act: (desk) => openAct(desk, 'deliver'),
  },
  'a delivery by rows': {
    ...act,
    also: ['order-admin-credit-rows'],
    shows: 'Chooses rows and units of them.',
    says: '100.00 Excl. VAT',
    arrange: undelivered(),
    async act(desk) {
      const part = await openAct(desk, 'deliver')
      part.querySelector<HTMLInputElement>('input[name=way]:not(:checked)')!.click()
      await reached(() =>
        part.querySelector('order-admin-credit-rows')?.shadowRoot?.querySelector('input[name=units]'),
      )
    },
  },
  'a delivery of an unknown type, with what is wrong': {
    ...act,
    shows: 'The history does not say of which type the order is: the clerk does.',
    says: 'Choose the type of the order.',
    arrange(scene) {
      undelivered()(scene)
      scene.history = () => ({ entries: [] })
    },
    async act(desk) {
      const part = await openAct(desk, 'deliver')
      forward(part)
      await reached(() => part.querySelector('[data-wrong]'))
    },
  },
  'review of a delivery': {
    ...act,
    shows: 'The last look before it is delivered.',
    says: 'the order closes. Add a reason Back',
    arrange: undelivered(),
    act: review,
  },
  'reason of a delivery': {
    ...act,
    shows: 'Takes a reason and a note with a delivery.',
    says: 'Reason and note',
    arrange: undelivered(),
    act: async (desk) => addReason(await review(desk)),
  },
  'refusal of a delivery': {
    ...act,
    also: ['order-admin-credit-reason'],
    shows: 'The provider refuses, and says why.',
    says: 'The order is waiting for approval',
    arrange: undelivered(refused),
    async act(desk) {
      const part = await review(desk)
      forward(part)
      await reached(() =>
        part.querySelector('order-admin-credit-reason')?.shadowRoot?.querySelector('.reference'),
      )
    },
  },
  'result of a delivery': {
    ...act,
    shows: 'What was delivered, and the invoice of it.',
    says: 'It is delivered.',
    arrange: undelivered(),
    async act(desk) {
      const part = await review(desk)
      forward(part)
      await reached(() => part.querySelector('.came-to'))
    },
  },
  'a credit of an amount, with what is wrong': {
    ...act,
    shows: 'Credits an invoice by an amount that is missing.',
    says: 'Correct 2 fields, then send again.',
    arrange(scene) {
      undelivered()(scene)
      scene.orders = [buildCreditOrder({ Invoices: [invoice, buildInvoice({ InvoiceNumber: 3_000_002 })] })]
    },
    async act(desk) {
      const part = await openAct(desk, 'credit')
      part.querySelector<HTMLInputElement>('input[name=invoice]')!.click()
      const way = await reached(() => [...part.querySelectorAll<HTMLInputElement>('input[name=way]')].at(-1))
      way.click()
      await (part.host as typeof desk).updateComplete
      forward(part)
      await reached(() => part.querySelector('.field-problem:has(*)'))
    },
  },
  'the references of an order': {
    ...act,
    shows: 'Changes the shop’s own number, here the longest.',
    says: 'Change the references',
    arrange(scene) {
      undelivered()(scene)
      scene.orders = [buildCreditOrder({ ClientOrderNr: longNumber })]
    },
    act: (desk) => openAct(desk, 'references', longNumber),
  },
  'the closing of an order': {
    ...act,
    shows: 'Closes the rest of an order.',
    says: 'Nothing more can be delivered, and the order never opens again.',
    act: (desk) => openAct(desk, 'close'),
  },
  'an invoice of an order': {
    ...act,
    shows: 'Invoices new rows on an order that was delivered.',
    says: 'What to invoice',
    arrange(scene) {
      scene.history = () => ({ entries: [{ ...made, operation: 'CreateOrder' }] })
    },
    act: (desk) => openAct(desk, 'invoice'),
  },
}
