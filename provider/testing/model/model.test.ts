/** Random sequences of every operation and every sandbox move, held against a model at each step. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Order } from '../../../shared/domain/order.schema.ts'
import { runs } from '../../../shared/testing/runs.ts'
import { merchantDriver } from './merchant-driver.ts'
import {
  actionsOf,
  amountOf,
  deliveryActionsOf,
  deliveryAmount,
  isCreditable,
  type Model,
  type ModelDelivery,
  type ModelRow,
  orderTotal,
  statusOf,
  total,
} from './model.ts'
import { DAY, type Game, modelRow, play, wireRow } from './play.ts'
import { type Sequence, sequence } from './steps.ts'

const RUNS = runs(1000, 10_000)
const driver = merchantDriver('model')
const facts = { orders: 0, steps: 0, refused: 0, done: 0 }

/** Makes the order, at the next noon of the merchant's clock: days are then far from their ends. */
async function start({ paymentType, rows: specs, headroom }: Sequence): Promise<Game> {
  const orderId = ++facts.orders
  const clock = await driver.command('readClock', undefined)
  const today = Date.parse((clock as { value: { now: string } }).value.now.slice(0, 10))
  const now = today + 1.5 * DAY
  await driver.command('moveClock', { now: new Date(now).toISOString() })
  const rows = specs.map((spec, index) => modelRow(BigInt(index + 1), spec))
  const amount = orderTotal(rows)
  const limit = (amount > 0n ? amount : 0n) + BigInt(headroom)
  const made = await driver.command('createOrder', {
    Id: orderId,
    PaymentType: paymentType,
    Customer: { CountryCode: 'SE', NationalId: `model-${orderId}` },
    CreditLimit: Number(limit),
    OrderRows: rows.map(wireRow),
  })
  expect(made).toEqual({ ok: true, value: { Id: orderId } })
  const invoiceLike = paymentType !== 'Card'
  const expiresAt = invoiceLike ? now + 30 * DAY : undefined
  const model: Model = {
    invoiceLike,
    limit,
    closed: undefined,
    expiresAt,
    rows,
    lastId: BigInt(rows.length),
    deliveries: [],
    metadata: new Map(),
    creditStatus: null,
  }
  return { driver, model, orderId, now }
}

/** The order as the model has it, in as far as the model knows it. */
function expected({ model, now }: Game): object {
  const status = statusOf(model, now)
  return {
    OrderStatus: status,
    SystemStatus: status === 'Open' ? 'Active' : 'Closed',
    PaymentCreditStatus: model.creditStatus,
    OrderAmount: orderTotal(model.rows),
    CancelledAmount: total(model.rows, 'cancelled'),
    Actions: actionsOf(model, now),
    Expires: model.expiresAt === undefined ? null : new Date(model.expiresAt).toISOString().slice(0, 10),
    Metadata: model.metadata.size > 0 ? model.metadata : undefined,
    Rows: model.rows
      .filter(({ state }) => state !== 'delivered')
      .map((row) => expectedRow(row, row.state === 'active' && status === 'Open' ? OPEN_ROW : [])),
    Deliveries: model.deliveries.map((delivery) => expectedDelivery(model, delivery, now)),
  }
}

const OPEN_ROW = ['CanDeliverRow', 'CanCancelRow', 'CanUpdateRow']

function expectedRow(row: ModelRow, Actions: string[]): object {
  const { id, quantity, price, percent, discount, state } = row
  return { id, quantity, price, percent, discount, cancelled: state === 'cancelled', Actions }
}

function expectedDelivery(model: Model, delivery: ModelDelivery, now: number): object {
  const isOverdue = delivery.status === 'Sent' && model.invoiceLike && delivery.sentAt + 30 * DAY <= now
  return {
    id: delivery.id,
    DeliveryAmount: deliveryAmount(model, delivery),
    CreditedAmount: delivery.credited,
    Credits: -delivery.credited,
    Actions: deliveryActionsOf(model, delivery),
    Status: isOverdue ? 'Overdue' : delivery.status,
    Rows: model.rows
      .filter(({ id }) => delivery.rowIds.has(id))
      .map((row) => expectedRow(row, isCreditable(model, delivery, row) ? ['CanCreditRow'] : [])),
  }
}

/** The same members of the order as the provider shows it. */
function shown(order: Order): object {
  return {
    OrderStatus: order.OrderStatus,
    SystemStatus: order.SystemStatus,
    PaymentCreditStatus: order.PaymentCreditStatus,
    OrderAmount: BigInt(order.OrderAmount),
    CancelledAmount: BigInt(order.CancelledAmount),
    Actions: new Set(order.Actions),
    Expires: order.ExpirationDate?.slice(0, 10) ?? null,
    Metadata: order.OrderMetadata && new Map(Object.entries(order.OrderMetadata)),
    Rows: order.OrderRows.map(shownRow),
    Deliveries: order.Deliveries.map((delivery) => ({
      id: BigInt(delivery.Id),
      DeliveryAmount: BigInt(delivery.DeliveryAmount),
      CreditedAmount: BigInt(delivery.CreditedAmount),
      Credits: (delivery.Credits ?? []).reduce((sum, { Amount }) => sum + BigInt(Amount), 0n),
      Actions: new Set(delivery.Actions),
      Status: delivery.Status,
      Rows: delivery.OrderRows.map(shownRow),
    })),
  }
}

function shownRow(row: Order['OrderRows'][number]): object {
  return {
    id: BigInt(row.OrderRowId),
    quantity: BigInt(row.Quantity),
    price: BigInt(row.UnitPrice),
    percent: BigInt(row.DiscountPercent),
    discount: BigInt(row.DiscountAmount),
    cancelled: row.IsCancelled,
    Actions: row.Actions,
  }
}

/** What a credit with rows says it is worth must be what its rows come to. */
function expectCreditsToAddUp(order: Order): void {
  for (const { Credits } of order.Deliveries) {
    for (const { Amount, OrderRows } of Credits ?? []) {
      if (OrderRows.length === 0) continue
      const rows = OrderRows.map((row) => amountOf(creditedRow(row)))
      expect(rows.reduce((sum, amount) => sum + amount, 0n)).toBe(BigInt(Amount))
    }
  }
}

function creditedRow(row: Order['OrderRows'][number]): ModelRow {
  return {
    id: BigInt(row.OrderRowId),
    quantity: BigInt(row.Quantity),
    price: BigInt(row.UnitPrice),
    percent: BigInt(row.DiscountPercent),
    discount: BigInt(row.DiscountAmount),
    state: 'delivered',
  }
}

async function holds(one: Sequence): Promise<void> {
  const game = await start(one)
  let before = await driver.read(game.orderId)
  expect(shown(before)).toEqual(expected(game))
  for (const step of one.steps) {
    const { outcome, refusal } = await play(game, step)
    expect(outcome.ok ? undefined : outcome.reason.code).toBe(refusal)
    const after = await driver.read(game.orderId)
    expect(shown(after)).toEqual(expected(game))
    expect(refusal ? after : undefined).toEqual(refusal ? before : undefined)
    expectCreditsToAddUp(after)
    before = after
    facts.steps++
    facts[refusal ? 'refused' : 'done']++
  }
}

describe('any sequence of operations and sandbox commands', () => {
  it(
    'leaves the order as the model has it, at every step',
    { timeout: runs(180_000, 3_600_000) },
    async () => {
      await fc.assert(fc.asyncProperty(sequence, holds), { numRuns: RUNS })
      // A test that refuses everything, or nothing, would hold as well and show nothing.
      expect(facts.refused).toBeGreaterThan(RUNS)
      expect(facts.done).toBeGreaterThan(RUNS)
    },
  )
})
