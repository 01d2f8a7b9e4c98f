/** Plays one step on the merchant's object and compares the outcome with the model's. */
import type { OrderRowAdd, OrderRowUpdate } from '../../../shared/domain/order/order-row.schema.ts'
import { ok } from '../../../shared/domain/values/result.ts'
import type { Outcome } from './merchant-driver.ts'
import {
  actionsOf,
  affordable,
  amountOf,
  byVat,
  creditedTotal,
  deliveryAmount,
  dividedRow,
  isInvoiceLike,
  isRefundable,
  leftToCredit,
  type Model,
  type ModelDelivery,
  type ModelRow,
  reductions,
  refundsByCancelling,
  settle,
  statusOf,
  total,
} from './model.ts'
import { DAY, type Game, isActive, type Played, type Player, rowIdAt, type StepOf } from './game.ts'
import { creditPlayers } from './play-credits.ts'
import { type RowSpec, type Step, type UpdateSpec } from './steps.ts'

export function modelRow(id: bigint, { quantity, price, vat, discount }: RowSpec): ModelRow {
  const row: ModelRow = {
    id,
    quantity: BigInt(quantity),
    price: BigInt(price),
    percent: discount && 'percent' in discount ? BigInt(discount.percent) : 0n,
    discount: 0n,
    vat: BigInt(vat),
    state: 'active',
  }
  const gross = amountOf({ ...row, percent: 0n })
  if (discount && 'share' in discount && gross > 0n) row.discount = (gross * BigInt(discount.share)) / 100n
  return row
}

export function wireRow({ quantity, price, percent, discount, vat }: ModelRow): OrderRowAdd {
  return {
    Name: 'Row',
    Quantity: Number(quantity),
    UnitPrice: Number(price),
    DiscountPercent: Number(percent),
    DiscountAmount: Number(discount),
    VatPercent: Number(vat),
  }
}

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
      order(model, next)
      settle(model, next)
    }
    return { outcome, refusal, needs: ['CanAddOrderRow'] }
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
    if (!refusal) {
      order(model, next as ModelRow[])
      settle(model, next as ModelRow[])
    }
    return { outcome, refusal, needs: ['CanUpdateOrderRow'] }
  },

  async replace({ driver, model, orderId, now }, { rows: specs }) {
    const added = newRows(model, specs)
    const body = { OrderRows: added.map(wireRow) }
    const outcome = await driver.call('replaceOrderRows', { CheckoutOrderId: orderId, body })
    const next = [...model.rows.map((row) => ({ ...row, state: 'cancelled' as const })), ...added]
    const refusal = refusalOf(model, now, 'CanUpdateOrderRow') ?? creditRefusal(model, next)
    if (!refusal) {
      model.lastId = added.at(-1)!.id
      order(model, next)
      settle(model, next)
    }
    return { outcome, refusal, needs: ['CanUpdateOrderRow'] }
  },

  async extend({ driver, model, orderId, now }, { days }) {
    const expiryDate = new Date(now + days * DAY).toISOString().slice(0, 10)
    const outcome = await driver.call('extendOrder', { CheckoutOrderId: orderId, expiryDate })
    const open = statusOf(model, now) === 'Open'
    const state = isInvoiceLike(model) ? (open ? undefined : 'order-not-open') : 'order-does-not-expire'
    const refusal = days < 1 ? 'request-invalid' : state
    if (!refusal) model.expiresAt = Date.parse(expiryDate) + DAY - 1000
    return { outcome, refusal, needs: [] }
  },

  async metadata({ driver, model, orderId }, { keys, value }) {
    const Metadata = keys.map((Key) => ({ Key, Value: value }))
    const outcome = await driver.call('setOrderMetadata', { CheckoutOrderId: orderId, body: { Metadata } })
    for (const key of keys) model.metadata.set(key, value)
    return { outcome, refusal: undefined, needs: [] }
  },

  async deliver({ driver, model, orderId, now }, { at, shares, post, cancelRest }) {
    const asked = at && [...new Set(at.map((place) => rowIdAt(model, place)))]
    const active = model.rows.filter(isActive)
    const named = asked ? active.filter(({ id }) => asked.includes(Number(id))) : active
    const taken = new Map(named.map((row, index) => [row.id, share(row.quantity, shares[index])]))
    const options = [...taken].flatMap(([id, quantity]) =>
      quantity === undefined ? [] : [{ OrderRowId: Number(id), Quantity: Number(quantity) }],
    )
    const body = {
      OrderRowIds: asked ?? [],
      RowDeliveryOptions: options,
      ...(post && { InvoiceDistributionType: 'Post' as const }),
      ...(cancelRest && { CancelRemaining: true }),
    }
    const outcome = await driver.call('deliverOrder', { CheckoutOrderId: orderId, body })

    const isPart =
      named.length < active.length || named.some((row) => (taken.get(row.id) ?? row.quantity) < row.quantity)
    const needs = ['CanDeliverOrder', ...(isPart ? ['CanDeliverPartially'] : [])]
    const isWrong =
      named.some((row) => (taken.get(row.id) ?? 0n) > row.quantity) ||
      (post && model.type !== 'Invoice') ||
      (cancelRest && !isInvoiceLike(model))
    const parts = named.map((row) => {
      const quantity = taken.get(row.id) ?? row.quantity
      return quantity >= row.quantity ? { part: row, rest: undefined } : dividedRow(row, quantity)
    })
    const amount = parts.reduce((sum, { part }) => sum + amountOf(part), 0n)
    const refusal =
      refusalOf(model, now, ...needs) ??
      (asked && named.length < asked.length ? 'rows-refused' : undefined) ??
      (isWrong || amount < 0n ? 'request-invalid' : undefined)
    if (!refusal) {
      const delivered = new Map(parts.map(({ part, rest }) => [part.id, { part, rest }]))
      const divided = parts.filter(({ rest }) => rest).map(({ part }) => ({ ...part, id: ++model.lastId }))
      const kept = model.rows.map((row): ModelRow => {
        const one = delivered.get(row.id)
        if (one && !one.rest) return { ...row, state: 'delivered' }
        const rest = one?.rest ?? row
        return cancelRest && isActive(rest) ? { ...rest, state: 'cancelled' } : rest
      })
      const whole = parts.filter(({ rest }) => !rest).map(({ part }) => part)
      open(model, now, outcome, [...whole, ...divided])
      settle(model, [...kept, ...divided.map((row): ModelRow => ({ ...row, state: 'delivered' }))])
    }
    return { outcome, refusal, needs }
  },

  async lower({ driver, model, orderId, now }, { percent }) {
    const before = total(model.rows, 'active')
    const amount = (before * BigInt(percent)) / 100n
    const body = { DeliveredAmount: Number(amount) }
    const outcome = await driver.call('deliverAndLowerAmount', { CheckoutOrderId: orderId, body })
    const needs = ['CanDeliverOrder', 'CanCancelAmount']
    const refusal =
      refusalOf(model, now, ...needs) ?? (amount >= 1n && amount <= before ? undefined : 'request-invalid')
    if (!refusal) {
      const added = reductionRows(model, before - amount, 'delivered')
      const rows = model.rows.map((row): ModelRow => (isActive(row) ? { ...row, state: 'delivered' } : row))
      const inDelivery = [
        ...model.rows.filter(isActive),
        ...added.filter(({ state }) => state === 'delivered'),
      ]
      open(model, now, outcome, inDelivery)
      settle(model, [...rows, ...added])
    }
    return { outcome, refusal, needs }
  },

  async cancel({ driver, model, orderId, now }) {
    const body = { IsCancelled: true as const }
    const outcome = await driver.call('cancelOrder', { CheckoutOrderId: orderId, body })
    const needs = ['CanCancelOrder']
    const refusal = refusalOf(model, now, ...needs)
    if (isRefundable(model)) refund(model, leftToCredit(model))
    else if (!refusal)
      settle(
        model,
        cancelled(model.rows, () => true),
      )
    return { outcome, refusal, needs }
  },

  async cancelRows({ driver, model, orderId, now }, { at }) {
    const OrderRowIds = [...new Set(at.map((place) => rowIdAt(model, place)))]
    const body = { OrderRowIds }
    const outcome = await driver.call('cancelOrderRows', { CheckoutOrderId: orderId, body })
    const active = new Set(model.rows.filter(isActive).map(({ id }) => Number(id)))
    const next = cancelled(model.rows, ({ id }) => OrderRowIds.includes(Number(id)))
    const needs = ['CanCancelOrderRow']
    const refusal =
      refusalOf(model, now, ...needs) ??
      (OrderRowIds.every((id) => active.has(id)) ? creditRefusal(model, next) : 'rows-refused')
    if (!refusal) settle(model, next)
    return { outcome, refusal, needs }
  },

  async cancelAmount({ driver, model, orderId, now }, { percent }) {
    const isRefund = isRefundable(model)
    const active = isRefund ? leftToCredit(model) : total(model.rows, 'active')
    const amount = (active * BigInt(percent)) / 100n
    const before = total(model.rows, 'cancelled') + (refundsByCancelling(model) ? creditedTotal(model) : 0n)
    const body = { CancelledAmount: Number(before + amount) }
    const outcome = await driver.call('cancelAmount', { CheckoutOrderId: orderId, body })
    const needs = ['CanCancelAmount']
    const inRange = amount >= 1n && amount <= active
    const refusal = refusalOf(model, now, ...needs) ?? (inRange ? undefined : 'request-invalid')
    if (!refusal) {
      if (isRefund) refund(model, amount)
      else if (amount === active)
        settle(
          model,
          cancelled(model.rows, () => true),
        )
      else settle(model, [...model.rows, ...reductionRows(model, amount, 'active')])
    }
    return { outcome, refusal, needs }
  },

  ...creditPlayers,

  async status({ driver, model, orderId }, { delivery, status }) {
    const found = model.deliveries[delivery % Math.max(1, model.deliveries.length)]
    const deliveryId = Number(found?.id ?? 1n)
    const outcome = await driver.command('changeDeliveryStatus', { orderId, deliveryId, Status: status })
    if (found) found.status = status
    return { outcome, refusal: found ? undefined : 'delivery-not-found', needs: [] }
  },

  async clock(game, { days }) {
    const outcome = await game.driver.command('moveClock', { advanceSeconds: days * 86_400 })
    game.now += days * DAY
    return { outcome, refusal: undefined, needs: [] }
  },

  async alarm({ driver }) {
    await driver.ring()
    return { outcome: ok(undefined), refusal: undefined, needs: [] }
  },

  async evict({ driver }) {
    await driver.evict()
    return { outcome: ok(undefined), refusal: undefined, needs: [] }
  },
}

export function play<Name extends Step['do']>(game: Game, step: StepOf<Name>): Promise<Played> {
  const player = players[step.do] as unknown as Player<Name>
  return player(game, step)
}

/** Updates the ordered total, which edits change, but deliveries and cancellations do not. */
function order(model: Model, next: readonly ModelRow[]): void {
  model.ordered = byVat(next)
}

function share(quantity: bigint, percent: number | undefined): bigint | undefined {
  if (percent === undefined) return undefined
  const taken = (quantity * BigInt(percent)) / 100n
  return taken > 0n ? taken : 1n
}

/** Credits the amount on the deliveries, the earliest first; the order is cancelled once all is credited. */
function refund(model: Model, amount: bigint): void {
  let left = amount
  for (const delivery of model.deliveries) {
    const creditable = deliveryAmount(model, delivery) - delivery.credited
    const part = creditable < left ? creditable : left
    if (part <= 0n) continue
    delivery.credited += part
    if (part === creditable) delivery.status = 'Credited'
    left -= part
    model.credits++
    model.refunds++
  }
  model.creditStatus = 'CREDSUCCESS'
  if (leftToCredit(model) === 0n) model.closed = 'Cancelled'
}

/** A reduction and a cancelled row of the same amount for each VAT rate. */
function reductionRows(model: Model, amount: bigint, state: 'active' | 'delivered'): ModelRow[] {
  return reductions(model.rows, amount).flatMap((one): ModelRow[] => {
    const row = { quantity: 100n, percent: 0n, discount: 0n, vat: one.vat }
    return [
      { ...row, id: ++model.lastId, price: -one.amount, state },
      { ...row, id: ++model.lastId, price: one.amount, state: 'cancelled' },
    ]
  })
}

function open(model: Model, now: number, outcome: Outcome, rows: readonly ModelRow[]): void {
  if (!outcome.ok) return
  const { body } = outcome.value as { body: { DeliveryId: number } }
  model.deliveries.push(newDelivery(model, BigInt(body.DeliveryId), rows, now))
  model.creditStatus ??= 'CREDNONE'
}

export function newDelivery(model: Model, id: bigint, rows: readonly ModelRow[], now: number): ModelDelivery {
  return {
    id,
    rowIds: new Set(rows.map((row) => row.id)),
    credited: 0n,
    creditedRows: new Map(),
    sentAt: now,
    status: model.type === 'Invoice' ? 'Sent' : null,
  }
}

function refusalOf(model: Model, now: number, ...actions: string[]): string | undefined {
  const has = actionsOf(model, now)
  return actions.every((action) => has.has(action)) ? undefined : 'action-missing'
}

function creditRefusal(model: Model, next: readonly ModelRow[]): string | undefined {
  return affordable(model, next) ? undefined : 'credit-refused'
}

function newRows(model: Model, specs: readonly RowSpec[]): ModelRow[] {
  return specs.map((spec, index) => modelRow(model.lastId + BigInt(index + 1), spec))
}

function cancelled(rows: readonly ModelRow[], which: (row: ModelRow) => boolean): ModelRow[] {
  return rows.map((row) => (row.state === 'active' && which(row) ? { ...row, state: 'cancelled' } : row))
}

function wireUpdate({ quantity, price, percent, discount, cancel }: UpdateSpec): OrderRowUpdate {
  return {
    Quantity: quantity,
    UnitPrice: price,
    DiscountPercent: percent,
    DiscountAmount: percent ? undefined : discount,
    IsCancelled: cancel,
  }
}

/** The row after an update; undefined if the update breaks a rule. */
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
