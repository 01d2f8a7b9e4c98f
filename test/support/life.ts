/** The nine operations that deliver, cancel or credit, as a clerk does them with the keyboard only. */
import type { OrderWriteName } from '../../shared/domain/order/history.enums.ts'
import type { Order } from '../../shared/domain/order/order.schema.ts'
import type { Addresses } from '../../scripts/sandbox-env.ts'
import type { KeyboardClerk } from './keyboard.ts'
import { createOrder, deliver } from './sandbox.ts'

/** Two lamps for 300.00, three shades for 147.00 and four bulbs for 50.00: 497.00. */
export const lifeRows = [
  { Name: 'Lamp', Quantity: 200, UnitPrice: 15_000, VatPercent: 2500 },
  { Name: 'Shade', Quantity: 300, UnitPrice: 4_900, VatPercent: 2500 },
  { Name: 'Bulb', Quantity: 400, UnitPrice: 1_250, VatPercent: 1200 },
]

/** An order in the provider's book. */
export interface LifeBook {
  OrderStatus: string
  /** Minor units. */
  CancelledAmount: Order['CancelledAmount']
  /** The amount of each delivery, and the negative amounts of its credits. */
  deliveries: { amount: unknown; credits: unknown[] }[]
}

export function lifeBook({ OrderStatus, CancelledAmount, Deliveries }: Order): LifeBook {
  const deliveries = Deliveries.map(({ DeliveryAmount, Credits }) => ({
    amount: DeliveryAmount,
    credits: (Credits ?? []).map(({ Amount }) => Amount),
  }))
  return { OrderStatus, CancelledAmount, deliveries }
}

export interface LifeOperation {
  /** Whether the order must be delivered before. */
  ofDelivery: boolean
  method: 'POST' | 'PATCH'
  /** The path below the order's; `*` is the id of a delivery. */
  path: string
  /** From the order's page to a review that can be sent. */
  ask(clerk: KeyboardClerk): Promise<void>
  /** The main button. */
  send: string
  /** The page's text once it is done. */
  done: string
  /** The book once it is done exactly once. */
  book: LifeBook
}

export type LifeName = Extract<OrderWriteName, `${'deliver' | 'cancel' | 'credit'}${string}`>

/** The book before any operation. */
export const untouched: LifeBook = { OrderStatus: 'Open', CancelledAmount: 0, deliveries: [] }
export const delivered: LifeBook = {
  OrderStatus: 'Delivered',
  CancelledAmount: 0,
  deliveries: [{ amount: 49_700, credits: [] }],
}
const credited = (amount: number): LifeBook => ({
  ...delivered,
  deliveries: [{ amount: 49_700, credits: [amount] }],
})

export const lifeOperations: Record<LifeName, LifeOperation> = {
  deliverOrder: {
    ofDelivery: false,
    method: 'POST',
    path: '/deliveries',
    async ask(clerk) {
      await open(clerk, 'Deliver…', /^Deliver order/)
      await write(clerk, 'Quantity of Shade', '2')
      await clerk.goTo('Bulb')
      await clerk.press('Space')
    },
    // The lamps and two shades at 49.00.
    send: 'Deliver 398.00 SEK',
    done: '398.00 SEK is delivered.',
    book: { ...untouched, deliveries: [{ amount: 39_800, credits: [] }] },
  },
  deliverAndLowerAmount: {
    ofDelivery: false,
    method: 'POST',
    path: '/deliveries/DeliverAndLowerAmount',
    async ask(clerk) {
      await open(clerk, 'Deliver…', /^Deliver order/)
      await choose(clerk, 'Rows', 'Everything, for a lower amount')
      await write(clerk, /^Amount to deliver/, '390')
    },
    send: 'Deliver 390.00 SEK',
    done: '390.00 SEK is delivered.',
    book: {
      OrderStatus: 'Delivered',
      CancelledAmount: 10_700,
      deliveries: [{ amount: 39_000, credits: [] }],
    },
  },
  cancelOrder: {
    ofDelivery: false,
    method: 'PATCH',
    path: '',
    async ask(clerk) {
      await open(clerk, 'Cancel…', /^Cancel order/)
      await clerk.goTo('The whole order')
      await clerk.press('Space')
      await clerk.goTo(/^Cancel the whole order/)
      await clerk.press('Space')
    },
    send: 'Cancel 497.00 SEK',
    done: '497.00 SEK is cancelled.',
    book: { ...untouched, OrderStatus: 'Cancelled', CancelledAmount: 49_700 },
  },
  cancelAmount: {
    ofDelivery: false,
    method: 'PATCH',
    path: '',
    async ask(clerk) {
      await open(clerk, 'Cancel…', /^Cancel order/)
      await choose(clerk, 'The whole order', 'An amount')
      await write(clerk, /^Amount to cancel/, '7')
    },
    send: 'Cancel 7.00 SEK',
    done: '7.00 SEK is cancelled.',
    book: { ...untouched, CancelledAmount: 700 },
  },
  cancelOrderRows: {
    ofDelivery: false,
    method: 'PATCH',
    path: '/rows/cancelOrderRows',
    async ask(clerk) {
      await open(clerk, 'Cancel…', /^Cancel order/)
      await choose(clerk, 'The whole order', 'Rows')
      await clerk.goTo('Bulb')
      await clerk.press('Space')
    },
    send: 'Cancel 50.00 SEK',
    done: '50.00 SEK is cancelled.',
    book: { ...untouched, CancelledAmount: 5_000 },
  },
  creditOrderRows: {
    ofDelivery: true,
    method: 'POST',
    path: '/deliveries/*/credits',
    async ask(clerk) {
      await open(clerk, 'Credit… Lamp', /^Credit delivery/)
      await write(clerk, 'Quantity of Lamp', '0.5')
    },
    send: 'Credit 75.00 SEK',
    done: '75.00 SEK is credited.',
    book: credited(-7_500),
  },
  creditNewRow: {
    ofDelivery: true,
    method: 'POST',
    path: '/deliveries/*/credits',
    async ask(clerk) {
      await open(clerk, 'Credit…', /^Credit delivery/)
      await choose(clerk, 'Nothing', 'A new row')
      await write(clerk, 'Name', 'Goodwill')
      await write(clerk, /^Unit price/, '10')
      await write(clerk, 'VAT %', '25')
    },
    send: 'Credit 10.00 SEK',
    done: '10.00 SEK is credited.',
    book: credited(-1_000),
  },
  creditWithFee: {
    ofDelivery: true,
    method: 'POST',
    path: '/deliveries/*/credits/CreditWithFee',
    async ask(clerk) {
      await open(clerk, 'Credit… Lamp', /^Credit delivery/)
      await choose(clerk, 'Nothing', 'Less a fee')
      await write(clerk, 'Name', 'Handling')
      await write(clerk, /^Fee/, '9')
      await write(clerk, 'VAT %', '25')
    },
    // 300.00 for the lamps, less 9.00.
    send: 'Credit 291.00 SEK',
    done: '291.00 SEK is credited.',
    book: credited(-29_100),
  },
  creditAmount: {
    ofDelivery: true,
    method: 'PATCH',
    path: '/deliveries/*',
    async ask(clerk) {
      await open(clerk, 'Credit…', /^Credit delivery/)
      await choose(clerk, 'Rows', 'An amount')
      await write(clerk, /^Amount to credit/, '3.50')
    },
    send: 'Credit 3.50 SEK',
    done: '3.50 SEK is credited.',
    book: credited(-350),
  },
}

export const lifeNames = Object.keys(lifeOperations) as LifeName[]

/**
 * Makes a new order, opens it, and prepares the operation with keys only, so that it can be sent.
 * @returns the order's id
 */
export async function askFor(name: LifeName, clerk: KeyboardClerk, addresses: Addresses): Promise<string> {
  const { ofDelivery, ask } = lifeOperations[name]
  const orderId = await createOrder(addresses, { OrderRows: lifeRows })
  if (ofDelivery) await deliver(addresses, orderId)
  await clerk.desk.show(orderId)
  await ask(clerk)
  return orderId
}

/** From the top of the page to the open review. */
async function open(clerk: KeyboardClerk, button: string, title: RegExp): Promise<void> {
  // Starts at the host's first link, because the focus may be where the last order left it.
  await clerk.desk.page.getByRole('link').first().focus()
  while (!(await clerk.desk.focused()).isInDesk) await clerk.desk.page.keyboard.press('Tab')
  if ((await clerk.focused()).name !== button) await clerk.goTo(button)
  await clerk.press('Enter')
  await clerk.isIn(title)
}

/** Chooses among radio buttons. @param from the checked button, or the first, to which Tab goes */
async function choose(clerk: KeyboardClerk, from: string, to: string): Promise<void> {
  await clerk.goTo(from)
  await clerk.goTo(to, 'ArrowDown')
}

async function write(clerk: KeyboardClerk, field: string | RegExp, text: string): Promise<void> {
  await clerk.goTo(field)
  await clerk.press('ControlOrMeta+a')
  await clerk.type(text)
}
