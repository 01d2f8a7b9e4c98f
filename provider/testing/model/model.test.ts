/** Random lives of an order: every operation and sandbox command, compared with a model at each step. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { actionsModes } from '../../../shared/domain/order/actions.rules.ts'
import type { OrderRow } from '../../../shared/domain/order/order-row.schema.ts'
import type { Order } from '../../../shared/domain/order/order.schema.ts'
import { runs } from '../../../shared/testing/runs.ts'
import { type MerchantDriver, merchantDriver } from './merchant-driver.ts'
import {
  actionsOf,
  amountOf,
  byVat,
  creditedTotal,
  deliveryActionsOf,
  deliveryAmount,
  isCreditable,
  isInvoiceLike,
  type Model,
  type ModelDelivery,
  type ModelRow,
  openRowActions,
  refundsByCancelling,
  statusOf,
  total,
} from './model.ts'
import { DAY, type Game, type Played } from './game.ts'
import { play } from './play.ts'
import { start } from './start.ts'
import { modelTypes, type Sequence, type Step, sequence } from './steps.ts'

const RUNS = runs(400, 10_000)
const drivers = Object.fromEntries(actionsModes.map((mode) => [mode, merchantDriver(mode)])) as Record<
  Model['mode'],
  MerchantDriver
>
const facts = {
  refunded: 0,
  orders: 0,
  steps: 0,
  refused: 0,
  done: 0,
  whole: { yes: 0, no: 0 },
  doneBy: new Map<string, number>(),
  /** Done steps, by the provider's mode and the payment type. */
  doneIn: new Map<string, number>(),
  /** Done steps after which a row below zero is open, delivered or cancelled. */
  belowZero: { active: 0, delivered: 0, cancelled: 0 },
}

/** The expected members of the order, from the model. */
function expected({ model, now }: Game): object {
  const status = statusOf(model, now)
  return {
    OrderStatus: status,
    SystemStatus: status === 'Open' ? 'Active' : 'Closed',
    PaymentCreditStatus: model.creditStatus,
    OrderAmount: total(model.rows, 'active', 'delivered', 'cancelled'),
    CancelledAmount:
      total(model.rows, 'cancelled') + (refundsByCancelling(model) ? creditedTotal(model) : 0n),
    Actions: actionsOf(model, now),
    Expires: model.expiresAt === undefined ? null : new Date(model.expiresAt).toISOString().slice(0, 10),
    Metadata: model.metadata.size > 0 ? model.metadata : undefined,
    Rows: model.rows
      .filter(({ state }) => state !== 'delivered')
      .map((row) =>
        expectedRow(row, row.state === 'active' && status === 'Open' ? openRowActions(model) : []),
      ),
    Deliveries: model.deliveries.map((delivery) => expectedDelivery(model, delivery, now)),
  }
}

function expectedRow(row: ModelRow, Actions: string[]): object {
  const { id, quantity, price, percent, discount, vat, state } = row
  return { id, quantity, price, percent, discount, vat, cancelled: state === 'cancelled', Actions }
}

function expectedDelivery(model: Model, delivery: ModelDelivery, now: number): object {
  // Due at midnight of the thirtieth day after; overdue when that day is over.
  const dayOver = (Math.floor(delivery.sentAt / DAY) + 31) * DAY
  const isOverdue = delivery.status === 'Sent' && isInvoiceLike(model) && dayOver <= now
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

function shownRow(row: OrderRow): object {
  return {
    id: BigInt(row.OrderRowId),
    quantity: BigInt(row.Quantity),
    price: BigInt(row.UnitPrice),
    percent: BigInt(row.DiscountPercent),
    discount: BigInt(row.DiscountAmount),
    vat: BigInt(row.VatPercent),
    cancelled: row.IsCancelled,
    Actions: row.Actions,
  }
}

/** The amount of a credit with rows must be the sum of its rows. */
function expectCreditsToAddUp(order: Order): void {
  for (const { Credits } of order.Deliveries) {
    for (const { Amount, OrderRows } of Credits ?? []) {
      if (OrderRows.length === 0) continue
      const rows = OrderRows.map((row) => amountOf(counted(row)))
      expect(rows.reduce((sum, amount) => sum + amount, 0n)).toBe(BigInt(Amount))
    }
  }
}

function counted(row: OrderRow): ModelRow {
  return {
    id: BigInt(row.OrderRowId),
    quantity: BigInt(row.Quantity),
    price: BigInt(row.UnitPrice),
    percent: BigInt(row.DiscountPercent),
    discount: BigInt(row.DiscountAmount),
    vat: BigInt(row.VatPercent),
    state: 'delivered',
  }
}

/** Every row stays in the order: delivered, open and cancelled rows are the ordered ones. */
function expectNothingLost({ model }: Game, { OrderRows, Deliveries }: Order): void {
  const delivered = Deliveries.flatMap((delivery) => delivery.OrderRows)
  const sums = byVat([...OrderRows, ...delivered].map(counted))
  const notZero = (all: Map<bigint, bigint>) => new Map([...all].filter(([, sum]) => sum !== 0n))
  expect(notZero(sums)).toEqual(notZero(model.ordered))
}

/** No row and no delivery is credited above its quantity or amount. */
function expectCreditsWithinDeliveries({ Deliveries }: Order): void {
  for (const { OrderRows, Credits, DeliveryAmount, CreditedAmount } of Deliveries) {
    expect(BigInt(CreditedAmount)).toBeLessThanOrEqual(CreditedAmount === 0 ? 0n : BigInt(DeliveryAmount))
    const credited = Map.groupBy(
      (Credits ?? []).flatMap((credit) => credit.OrderRows),
      ({ OrderRowId }) => OrderRowId,
    )
    for (const row of OrderRows) {
      const taken = (credited.get(row.OrderRowId) ?? []).map(counted)
      const amounts = taken.map((one) => -amountOf(one))
      expect(amounts.every((amount) => amount >= 0n)).toBe(true)
      const sum = (all: bigint[]) => all.reduce((one, other) => one + other, 0n)
      expect(sum(taken.map(({ quantity }) => -quantity))).toBeLessThanOrEqual(BigInt(row.Quantity))
      if (taken.length > 0) expect(sum(amounts)).toBeLessThanOrEqual(amountOf(counted(row)))
    }
  }
}

/** A step is refused for an action exactly if the shown order lacked the action. */
function expectActionsToDecide(before: Order, { outcome, needs, delivery }: Played): void {
  const of = delivery === undefined ? before : before.Deliveries.find(({ Id }) => BigInt(Id) === delivery)!
  const lacks = needs.some((action) => !(of.Actions as string[]).includes(action))
  expect(!outcome.ok && outcome.reason.code === 'action-missing').toBe(lacks)
}

/** All open rows can be delivered exactly while the order has the action, at any price. */
function expectWholeDeliveries({ Actions }: Order, step: Step, { outcome }: Played): void {
  if (isWholeDelivery(step)) expect(outcome.ok).toBe(Actions.includes('CanDeliverOrder'))
}

function isWholeDelivery(step: Step): boolean {
  if (step.do !== 'deliver') return false
  const isPart = step.at !== undefined || step.shares.some((one) => one !== undefined)
  return !isPart && !step.post && !step.cancelRest
}

async function holds(one: Sequence): Promise<void> {
  const game = await start(drivers[one.mode], ++facts.orders, one)
  let before = await game.driver.read(game.orderId)
  expect(shown(before)).toEqual(expected(game))
  for (const step of one.steps) {
    const isBelowZero = total(game.model.rows, 'active') < 0n
    const played = await play(game, step)
    const { outcome, refusal } = played
    expect(outcome.ok ? undefined : outcome.reason.code).toBe(refusal)
    expectActionsToDecide(before, played)
    expectWholeDeliveries(before, step, played)
    if (isWholeDelivery(step) && before.OrderStatus === 'Open') facts.whole[isBelowZero ? 'no' : 'yes']++
    const after = await game.driver.read(game.orderId)
    expect(shown(after)).toEqual(expected(game))
    expect(refusal ? after : undefined).toEqual(refusal ? before : undefined)
    expectCreditsToAddUp(after)
    expectNothingLost(game, after)
    expectCreditsWithinDeliveries(after)
    before = after
    facts.steps++
    facts[refusal ? 'refused' : 'done']++
    if (!refusal) countDone(game, step)
  }
}

function countDone({ model }: Game, step: Step): void {
  if (model.refunds > 0 && (step.do === 'cancel' || step.do === 'cancelAmount')) facts.refunded++
  for (const [counts, key] of [
    [facts.doneBy, step.do],
    [facts.doneIn, `${model.mode} ${model.type}`],
  ] as const) {
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const below = new Set(model.rows.filter((row) => amountOf(row) < 0n).map(({ state }) => state))
  for (const state of below) facts.belowZero[state]++
}

describe('any life of an order', () => {
  it(
    'leaves the order equal to its model at every step, with either table of actions',
    { timeout: runs(300_000, 3_600_000) },
    async () => {
      await fc.assert(fc.asyncProperty(sequence, holds), { numRuns: RUNS })
      // A test in which everything or nothing is refused would prove nothing.
      expect(facts.refused).toBeGreaterThan(RUNS)
      expect(facts.done).toBeGreaterThan(RUNS)
      expect(facts.whole.yes).toBeGreaterThan(RUNS / 20)
      expect(facts.whole.no).toBeGreaterThan(RUNS / 100)
      expect(facts.refunded).toBeGreaterThan(RUNS / 100)
      for (const step of LIFE) expect(facts.doneBy.get(step) ?? 0).toBeGreaterThan(RUNS / 100)
      for (const mode of actionsModes) {
        for (const type of modelTypes) {
          expect(facts.doneIn.get(`${mode} ${type}`) ?? 0).toBeGreaterThan(RUNS / 50)
        }
      }
      for (const count of Object.values(facts.belowZero)) expect(count).toBeGreaterThan(RUNS / 50)
    },
  )
})

/** The steps that must have been done many times. */
const LIFE = [
  'deliver',
  'lower',
  'cancel',
  'cancelRows',
  'cancelAmount',
  'creditRows',
  'creditAmount',
  'creditNewRows',
]
