/** Plays one step on the merchant's object and compares the outcome with the model's. */
import type { OrderRowAdd } from '../../../shared/domain/order-row.schema.ts'
import type { OrderRowUpdateInput } from '../../../shared/domain/order-row.rules.ts'
import { ok } from '../../../shared/domain/result.ts'
import type { MerchantDriver, Outcome } from './merchant-driver.ts'
import {
  actionsOf,
  affordable,
  amountOf,
  deliveryActionsOf,
  deliveryAmount,
  isCreditable,
  type Model,
  type ModelDelivery,
  type ModelRow,
  settle,
  statusOf,
  total,
} from './model.ts'
import { ANY, NONE, type RowSpec, type Step, type UpdateSpec } from './steps.ts'

export const DAY = 86_400_000

export interface Game {
  driver: MerchantDriver
  model: Model
  orderId: number
  /** Noon, on the merchant's clock. */
  now: number
}

export interface Played {
  outcome: Outcome
  /** The code of the expected refusal; undefined if the step must succeed. */
  refusal: string | undefined
}

export function modelRow(id: bigint, { quantity, price, discount }: RowSpec): ModelRow {
  const row: ModelRow = {
    id,
    quantity: BigInt(quantity),
    price: BigInt(price),
    percent: discount && 'percent' in discount ? BigInt(discount.percent) : 0n,
    discount: 0n,
    state: 'active',
  }
  const gross = amountOf({ ...row, percent: 0n })
  if (discount && 'share' in discount && gross > 0n) row.discount = (gross * BigInt(discount.share)) / 100n
  return row
}

export function wireRow({ quantity, price, percent, discount }: ModelRow): OrderRowAdd {
  return {
    Name: 'Row',
    Quantity: Number(quantity),
    UnitPrice: Number(price),
    DiscountPercent: Number(percent),
    DiscountAmount: Number(discount),
  }
}

type StepOf<Name extends Step['do']> = Extract<Step, { do: Name }>
type Player<Name extends Step['do']> = (game: Game, step: StepOf<Name>) => Promise<Played>

const players: { [Name in Step['do']]: Player<Name> } = {
  async add({ driver, model, orderId, now }, { rows: specs }) {
    const added = newRows(model, specs)
    const rows = added.map(wireRow)
    const outcome =
      rows.length === 1
        ? await driver.call('addOrderRow', { CheckoutOrderId: orderId, body: rows[0]! })
        : await driver.call('addOrderRows', { CheckoutOrderId: orderId, body: { OrderRows: rows } })
    const next = [...model.rows, ...added]
    const refusal = refusalOf(model, now, 'CanAddOrderRow') ?? creditRefusal(model, next)
    if (!refusal) {
      model.lastId = added.at(-1)!.id
      settle(model, next)
    }
    return { outcome, refusal }
  },

  async update({ driver, model, orderId, now }, { updates }) {
    const changes = new Map(updates.map((update) => [rowIdAt(model, update.at), update]))
    const items = [...changes].map(([RowId, update]) => ({ RowId, ...wireUpdate(update) }))
    const { RowId: OrderRowId, ...body } = items[0]!
    const outcome =
      items.length === 1
        ? await driver.call('updateOrderRow', { CheckoutOrderId: orderId, OrderRowId, body })
        : await driver.call('updateOrderRows', { CheckoutOrderId: orderId, body: { OrderRows: items } })
    const active = new Set(model.rows.filter(isActive).map(({ id }) => Number(id)))
    const known = [...changes.keys()].every((id) => active.has(id))
    const next = model.rows.map((row) => {
      const update = changes.get(Number(row.id))
      return update ? updated(row, update) : row
    })
    const refusal =
      refusalOf(model, now, 'CanUpdateOrderRow') ??
      (known ? undefined : 'rows-refused') ??
      (next.includes(undefined) ? 'request-invalid' : creditRefusal(model, next as ModelRow[]))
    if (!refusal) settle(model, next as ModelRow[])
    return { outcome, refusal }
  },

  async replace({ driver, model, orderId, now }, { rows: specs }) {
    const added = newRows(model, specs)
    const body = { OrderRows: added.map(wireRow) }
    const outcome = await driver.call('replaceOrderRows', { CheckoutOrderId: orderId, body })
    const next = [...model.rows.map((row) => ({ ...row, state: 'cancelled' as const })), ...added]
    const refusal = refusalOf(model, now, 'CanUpdateOrderRow') ?? creditRefusal(model, next)
    if (!refusal) {
      model.lastId = added.at(-1)!.id
      settle(model, next)
    }
    return { outcome, refusal }
  },

  async extend({ driver, model, orderId, now }, { days }) {
    const expiryDate = new Date(now + days * DAY).toISOString().slice(0, 10)
    const outcome = await driver.call('extendOrder', { CheckoutOrderId: orderId, expiryDate })
    const open = statusOf(model, now) === 'Open'
    const state = model.invoiceLike ? (open ? undefined : 'order-not-open') : 'order-does-not-expire'
    const refusal = days < 1 ? 'request-invalid' : state
    if (!refusal) model.expiresAt = Date.parse(expiryDate) + DAY - 1000
    return { outcome, refusal }
  },

  async metadata({ driver, model, orderId }, { keys, value }) {
    const Metadata = keys.map((Key) => ({ Key, Value: value }))
    const outcome = await driver.call('setOrderMetadata', { CheckoutOrderId: orderId, body: { Metadata } })
    for (const key of keys) model.metadata.set(key, value)
    return { outcome, refusal: undefined }
  },

  async deliver({ driver, model, orderId, now }, { at }) {
    const RowIds = at?.map((place) => rowIdAt(model, place))
    const outcome = await driver.command('deliverOrder', { orderId, RowIds })
    const active = model.rows.filter(({ state }) => state === 'active').map(({ id }) => id)
    const ids = RowIds?.map(BigInt) ?? active
    const refusal =
      refusalOf(model, now, at ? 'CanDeliverPartially' : 'CanDeliverOrder') ??
      (ids.every((id) => active.includes(id)) ? undefined : 'rows-refused')
    if (!refusal && outcome.ok) {
      const rowIds = new Set(ids)
      const { DeliveryId } = outcome.value as { DeliveryId: number }
      model.deliveries.push({
        id: BigInt(DeliveryId),
        rowIds,
        credited: 0n,
        creditedRows: new Set(),
        sentAt: now,
        status: model.invoiceLike ? 'Sent' : 'Paid',
      })
      model.creditStatus ??= 'CREDNONE'
      settle(
        model,
        model.rows.map((row) => (rowIds.has(row.id) ? { ...row, state: 'delivered' } : row)),
      )
    }
    return { outcome, refusal }
  },

  async cancel({ driver, model, orderId, now }) {
    const outcome = await driver.command('cancelOrder', { orderId })
    const refusal = refusalOf(model, now, 'CanCancelOrder')
    if (!refusal)
      settle(
        model,
        cancelled(model, () => true),
      )
    return { outcome, refusal }
  },

  async cancelRow({ driver, model, orderId, now }, { at }) {
    const OrderRowId = rowIdAt(model, at)
    const outcome = await driver.command('cancelOrderRow', { orderId, OrderRowId })
    const isActive = model.rows.some(({ id, state }) => id === BigInt(OrderRowId) && state === 'active')
    const refusal = refusalOf(model, now, 'CanCancelOrderRow') ?? (isActive ? undefined : 'rows-refused')
    if (!refusal)
      settle(
        model,
        cancelled(model, ({ id }) => id === BigInt(OrderRowId)),
      )
    return { outcome, refusal }
  },

  async cancelAmount({ driver, model, orderId, now }, { percent }) {
    const active = total(model.rows, 'active')
    const amount = (active * BigInt(percent)) / 100n
    const outcome = await driver.command('cancelAmount', { orderId, Amount: Number(amount) })
    const inRange = amount >= 1n && amount <= active
    const refusal = refusalOf(model, now, 'CanCancelAmount') ?? (inRange ? undefined : 'request-invalid')
    if (!refusal) {
      const row = { quantity: 100n, percent: 0n, discount: 0n }
      const taken: ModelRow = { ...row, id: model.lastId + 1n, price: -amount, state: 'active' }
      const counted: ModelRow = { ...row, id: model.lastId + 2n, price: amount, state: 'cancelled' }
      model.lastId += 2n
      settle(model, [...model.rows, taken, counted])
    }
    return { outcome, refusal }
  },

  creditRows: (game, { delivery, at }) =>
    credit(game, delivery, 'CanCreditOrderRows', (found) => {
      const ids = new Set(at.map((place) => rowIdAt(game.model, place, ({ id }) => found.rowIds.has(id))))
      const rows = game.model.rows.filter(({ id }) => ids.has(Number(id)) && found.rowIds.has(id))
      const credits = rows.length === ids.size && rows.every((row) => isCreditable(game.model, found, row))
      return {
        asked: { RowIds: [...ids] },
        amount: rows.reduce((sum, row) => sum + amountOf(row), 0n),
        refusal: credits ? undefined : 'rows-refused',
        done: () => rows.forEach(({ id }) => found.creditedRows.add(id)),
      }
    }),

  creditAmount: (game, { delivery, percent }) =>
    credit(game, delivery, 'CanCreditAmount', (found) => {
      const left = deliveryAmount(game.model, found) - found.credited
      const amount = (left * BigInt(percent)) / 100n
      return { asked: { Amount: Number(amount) }, amount, refusal: undefined, done: () => {} }
    }),

  creditNewRow: (game, { delivery, row }) =>
    credit(game, delivery, 'CanCreditNewRow', () => {
      const id = game.model.lastId + 1n
      const taken = modelRow(id, row)
      const done = () => void (game.model.lastId = id)
      return { asked: { NewRow: wireRow(taken) }, amount: amountOf(taken), refusal: undefined, done }
    }),

  async status({ driver, model, orderId }, { delivery, status }) {
    const found = model.deliveries[delivery % Math.max(1, model.deliveries.length)]
    const deliveryId = Number(found?.id ?? 1n)
    const outcome = await driver.command('changeDeliveryStatus', { orderId, deliveryId, Status: status })
    if (found) found.status = status
    return { outcome, refusal: found ? undefined : 'delivery-not-found' }
  },

  async clock(game, { days }) {
    const outcome = await game.driver.command('moveClock', { advanceSeconds: days * 86_400 })
    game.now += days * DAY
    return { outcome, refusal: undefined }
  },

  async alarm({ driver }) {
    await driver.ring()
    return { outcome: ok(undefined), refusal: undefined }
  },

  async evict({ driver }) {
    await driver.evict()
    return { outcome: ok(undefined), refusal: undefined }
  },
}

export function play<Name extends Step['do']>(game: Game, step: StepOf<Name>): Promise<Played> {
  const player = players[step.do] as unknown as Player<Name>
  return player(game, step)
}

interface CreditPlan {
  asked: { RowIds?: number[]; Amount?: number; NewRow?: OrderRowAdd }
  amount: bigint
  refusal: string | undefined
  done: () => void
}

async function credit(
  { driver, model, orderId }: Game,
  place: number,
  action: string,
  planFor: (delivery: ModelDelivery) => CreditPlan,
): Promise<Played> {
  const found = model.deliveries[place % Math.max(1, model.deliveries.length)]
  if (!found) {
    const outcome = await driver.command('creditDelivery', { orderId, deliveryId: 1, Amount: 1 })
    return { outcome, refusal: 'delivery-not-found' }
  }
  const plan = planFor(found)
  const deliveryId = Number(found.id)
  const outcome = await driver.command('creditDelivery', { orderId, deliveryId, ...plan.asked })
  const left = deliveryAmount(model, found) - found.credited
  const fits = plan.amount >= 1n && plan.amount <= left
  const refusal = deliveryActionsOf(model, found).has(action)
    ? (plan.refusal ?? (fits ? undefined : 'credit-too-high'))
    : 'action-missing'
  if (!refusal) {
    plan.done()
    found.credited += plan.amount
    model.creditStatus = 'CREDSUCCESS'
    if (plan.amount === left) found.status = 'Credited'
  }
  return { outcome, refusal }
}

function refusalOf(model: Model, now: number, action: string): string | undefined {
  return actionsOf(model, now).has(action) ? undefined : 'action-missing'
}

function creditRefusal(model: Model, next: readonly ModelRow[]): string | undefined {
  return affordable(model, next) ? undefined : 'credit-refused'
}

function newRows(model: Model, specs: readonly RowSpec[]): ModelRow[] {
  return specs.map((spec, index) => modelRow(model.lastId + BigInt(index + 1), spec))
}

/** The id of a row at a place: mostly of one that the step is for, sometimes of any, sometimes of none. */
function rowIdAt({ rows }: Model, place: number, isMeant = isActive): number {
  const meant = rows.filter(isMeant)
  const from = place < ANY && meant.length > 0 ? meant : rows
  return Number(place < NONE ? from[place % from.length]!.id : 1_000_000 + place)
}

function isActive({ state }: ModelRow): boolean {
  return state === 'active'
}

function cancelled(model: Model, which: (row: ModelRow) => boolean): ModelRow[] {
  return model.rows.map((row) =>
    row.state === 'active' && which(row) ? { ...row, state: 'cancelled' } : row,
  )
}

function wireUpdate({ quantity, price, percent, discount, cancel }: UpdateSpec): OrderRowUpdateInput {
  return {
    Quantity: quantity,
    UnitPrice: price,
    DiscountPercent: percent,
    DiscountAmount: percent ? undefined : discount,
    IsCancelled: cancel,
  }
}

/** What an update makes of a row; undefined when it breaks a rule. */
function updated(row: ModelRow, update: UpdateSpec): ModelRow | undefined {
  if (update.cancel) return { ...row, state: 'cancelled' }
  const discount = update.percent ? undefined : update.discount
  const next: ModelRow = {
    ...row,
    quantity: BigInt(update.quantity),
    price: BigInt(update.price ?? row.price),
    percent: discount ? BigInt(update.percent ?? 0) : BigInt(update.percent ?? row.percent),
    discount: update.percent ? 0n : BigInt(discount ?? row.discount),
  }
  if (next.percent > 0n && next.discount > 0n) return undefined
  const gross = amountOf({ ...next, percent: 0n, discount: 0n })
  return next.discount > (gross > 0n ? gross : 0n) ? undefined : next
}
