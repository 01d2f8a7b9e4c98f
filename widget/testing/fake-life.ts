/** Applies deliveries, cancellations and credits as edge and provider would, for the widget's own tests. Pure. */
import { type DeliveryAction, deliveryActions, type OrderAction } from '../../shared/domain/order/enums.ts'
import { expiringPaymentTypes } from '../../shared/domain/order/payment.enums.ts'
import {
  canCreditRow,
  creditableAmount,
  leftToCredit,
  madeCredit,
  pricedRow,
  refusedAmountCredit,
} from '../../shared/domain/order/credit.rules.ts'
import type { Credit, Delivery } from '../../shared/domain/order/delivery.schema.ts'
import { amountLimits } from '../../shared/domain/values/limits.ts'
import { type Long, normalLong } from '../../shared/domain/values/long.ts'
import { rowAmount, sum } from '../../shared/domain/money/money.ts'
import { checkRowIds, checkRowQuantities } from '../../shared/domain/order/named-rows.rules.ts'
import {
  type DeliveredPart,
  deliveredParts,
  type LifeRefusal,
  openAmount,
  openRows,
  refusedAmountCancellation,
  refusedCancellation,
  refusedLowering,
  refusedRowsCancellation,
} from '../../shared/domain/order/order-life.rules.ts'
import type { OrderRow } from '../../shared/domain/order/order-row.schema.ts'
import type { Order } from '../../shared/domain/order/order.schema.ts'
import { reductionsOf } from '../../shared/domain/money/reduction.rules.ts'
import type { Refusal } from '../../shared/domain/values/refusal.ts'
import type { LifeWrite, OrderWrite } from '../client/order-writes.ts'

/** The order after the write, and the id that the answer has. */
export interface LifeDone {
  order: Order
  answer?: { DeliveryId: Long } | { CreditId: string }
}

export function isLifeWrite(write: { operation: string }): write is LifeWrite {
  return /^(?:deliver|cancel|credit)/.test(write.operation)
}

/** The rows that a write means without naming them: every open one. */
export function meantRows(write: OrderWrite, before: Order): Long[] {
  const isEvery =
    write.operation === 'deliverAndLowerAmount' ||
    write.operation === 'cancelOrder' ||
    (write.operation === 'deliverOrder' && write.body.OrderRowIds.length === 0)
  return isEvery ? openRows(before).map(({ OrderRowId }) => OrderRowId) : []
}

/** Errors of a request for an order in any state. */
export function lifeRequestRefusals(write: LifeWrite): Refusal[] {
  switch (write.operation) {
    case 'deliverOrder': {
      const { OrderRowIds: ids, RowDeliveryOptions: parts = [] } = write.body
      return [
        ...checkRowIds(ids, { mayBeEmpty: true }),
        ...checkRowQuantities('RowDeliveryOptions', parts, ids.length > 0 ? ids : undefined),
      ]
    }
    case 'cancelOrder':
      return []
    case 'cancelOrderRows':
      return checkRowIds(write.body.OrderRowIds)
    case 'creditOrderRows':
    case 'creditWithFee':
    case 'creditNewRow': {
      const { OrderRowIds: ids = [], RowCreditingOptions: parts = [] } = write.body
      return [
        ...checkRowIds(ids, { mayBeEmpty: write.operation === 'creditNewRow' }),
        ...checkRowQuantities('RowCreditingOptions', parts, ids),
      ]
    }
    default:
      return Object.entries(write.body).flatMap(([member, value]): Refusal[] => {
        const { minimum, maximum } = amountLimits
        if (value >= minimum && value <= maximum) return []
        return [{ pointer: `/${member}`, code: 'member-out-of-range', minimum, maximum }]
      })
  }
}

/** Does the write, or says why the order's state forbids it. */
export function performLife(order: Order, write: LifeWrite): LifeDone | LifeRefusal {
  switch (write.operation) {
    case 'deliverOrder': {
      const parts = deliveredParts(order, write.body)
      return Array.isArray(parts) ? delivered(order, parts, write.body.CancelRemaining) : parts
    }
    case 'deliverAndLowerAmount': {
      const lower = normalLong(BigInt(openAmount(order)) - BigInt(write.body.DeliveredAmount))
      const refused = refusedLowering(order, write.body)
      if (refused) return refused
      const lowered = reduced(order, lower)
      const parts = deliveredParts(lowered, { OrderRowIds: [] })
      return Array.isArray(parts) ? delivered(lowered, parts, false) : parts
    }
    case 'cancelOrder':
      return refusedCancellation(order) ?? { order: settled(cancelled(order, () => true)) }
    case 'cancelOrderRows': {
      const ids = new Set(write.body.OrderRowIds)
      const refused = refusedRowsCancellation(order, write.body)
      return refused ?? { order: settled(cancelled(order, ({ OrderRowId }) => ids.has(OrderRowId))) }
    }
    case 'cancelAmount': {
      const refused = refusedAmountCancellation(order, write.body)
      const amount = BigInt(write.body.CancelledAmount) - BigInt(order.CancelledAmount)
      if (refused) return refused
      // Nothing is left: the order is closed.
      const isAll = amount === BigInt(openAmount(order))
      return {
        order: isAll ? settled(cancelled(order, () => true)) : reduced(order, normalLong(amount)),
      }
    }
    default:
      return credited(order, write)
  }
}

function delivered(
  order: Order,
  parts: readonly DeliveredPart[],
  cancelsRest: boolean | undefined,
): LifeDone {
  const taken = new Map(parts.map((part) => [part.row.OrderRowId, part]))
  const OrderRows = order.OrderRows.flatMap((row) => {
    const part = taken.get(row.OrderRowId)
    return part && !row.IsCancelled ? (part.rest ?? []) : row
  })
  // A part has its own id; the rest keeps the row's.
  let next = nextId(order)
  const rows = parts.map(({ row, rest }) => (rest ? { ...row, OrderRowId: next++ } : row))
  const isInvoice = order.PaymentType === 'Invoice'
  const isLikeInvoice = (expiringPaymentTypes as readonly string[]).includes(order.PaymentType)
  const Id = Math.max(44_100, ...order.Deliveries.map((delivery) => Number(delivery.Id))) + 1
  const delivery: Delivery = {
    Id,
    CreationDate: '2026-11-21T10:00:00',
    ...(isInvoice && { InvoiceId: 900_000 + Id }),
    DeliveryAmount: sum(parts.map(({ row }) => rowAmount(row))),
    CreditedAmount: 0,
    Credits: [],
    OrderRows: rows,
    Actions: [],
    Status: isInvoice ? 'Sent' : null,
    DueDate: isLikeInvoice ? '2026-12-21T00:00:00' : null,
  }
  const Deliveries = [...order.Deliveries, withDeliveryActions(order, delivery)]
  const after = {
    ...order,
    OrderRows,
    Deliveries,
    PaymentCreditStatus: order.PaymentCreditStatus ?? 'CREDNONE',
  }
  return {
    order: settled(cancelsRest ? cancelled(after, () => true) : after),
    answer: { DeliveryId: Id },
  }
}

/** Reductions lower the open amount, and cancelled rows of the same amounts show the reduction. */
function reduced(order: Order, amount: Long): Order {
  const first = nextId(order)
  const pairs = reductionsOf(openRows(order), amount).map((reduction, index): [OrderRow, OrderRow] => {
    const row: OrderRow = {
      OrderRowId: first + 2 * index,
      Name: 'Cancelled amount',
      Quantity: 100,
      UnitPrice: negative(reduction.amount),
      DiscountPercent: 0,
      DiscountAmount: 0,
      VatPercent: reduction.VatPercent,
      IsCancelled: false,
      Actions: ['CanDeliverRow', 'CanCancelRow', 'CanUpdateRow'],
    }
    const { amount: UnitPrice } = reduction
    return [row, { ...row, OrderRowId: first + 2 * index + 1, UnitPrice, IsCancelled: true, Actions: [] }]
  })
  return {
    ...order,
    OrderRows: [...order.OrderRows, ...pairs.flat()],
    CancelledAmount: sum([order.CancelledAmount, amount]),
  }
}

/** OrderAmount keeps the cancelled rows. */
function cancelled(order: Order, isAsked: (row: OrderRow) => boolean): Order {
  const gone = order.OrderRows.filter((row) => !row.IsCancelled && isAsked(row))
  const ids = new Set(gone.map(({ OrderRowId }) => OrderRowId))
  return {
    ...order,
    OrderRows: order.OrderRows.map((row) =>
      ids.has(row.OrderRowId) ? { ...row, IsCancelled: true, Actions: [] } : row,
    ),
    CancelledAmount: sum([order.CancelledAmount, ...gone.map(rowAmount)]),
  }
}

/** An order without an active row is closed. */
function settled(order: Order): Order {
  const isDelivered = order.Deliveries.length > 0
  if (order.OrderRows.every(({ IsCancelled }) => IsCancelled)) {
    const OrderStatus = isDelivered ? 'Delivered' : 'Cancelled'
    return { ...order, OrderStatus, SystemStatus: 'Closed', Actions: [] }
  }
  const lost: OrderAction | undefined = isDelivered ? 'CanUpdateOrderRow' : undefined
  return { ...order, Actions: order.Actions.filter((action) => action !== lost) }
}

type CreditWrite = Extract<LifeWrite, { DeliveryId: Long }>

function credited(order: Order, write: CreditWrite): LifeDone | LifeRefusal {
  const made = creditOf(order, write)
  if ('code' in made) return made
  const Deliveries = order.Deliveries.map((delivery) => {
    if (delivery.Id !== write.DeliveryId) return delivery
    const CreditedAmount = normalLong(BigInt(delivery.CreditedAmount) - BigInt(made.Amount))
    const Status = CreditedAmount === delivery.DeliveryAmount ? 'Credited' : delivery.Status
    const Credits = [...(delivery.Credits ?? []), made]
    return withDeliveryActions(order, { ...delivery, CreditedAmount, Status, Credits })
  })
  const count = Deliveries.reduce((all, { Credits }) => all + (Credits?.length ?? 0), 0)
  return {
    order: { ...order, Deliveries, PaymentCreditStatus: 'CREDSUCCESS' },
    answer: { CreditId: String(7000 + count) },
  }
}

function creditOf(order: Order, write: CreditWrite): Credit | LifeRefusal {
  const { DeliveryId } = write
  if (write.operation === 'creditAmount') {
    const refused = refusedAmountCredit(order, DeliveryId, write.body)
    const before = order.Deliveries.find(({ Id }) => Id === DeliveryId)?.CreditedAmount ?? 0
    const Amount = normalLong(BigInt(before) - BigInt(write.body.CreditedAmount))
    return refused ?? { Amount, OrderRows: [], Actions: [] }
  }
  const { OrderRowIds = [], RowCreditingOptions } = write.body
  const newRows =
    write.operation === 'creditNewRow'
      ? [write.body.NewCreditOrderRow ?? [], write.body.NewCreditOrderRows ?? []].flat()
      : []
  const fee = write.operation === 'creditWithFee' ? (write.body.Fee ?? null) : undefined
  const made = madeCredit(order, DeliveryId, { OrderRowIds, RowCreditingOptions, newRows, fee })
  if ('code' in made) return made
  const first = nextId(order)
  const added = newRows.map((row, index) => ({
    DiscountPercent: 0,
    DiscountAmount: 0,
    IsCancelled: false,
    Actions: [],
    ...row,
    ...pricedRow(row),
    OrderRowId: first + index,
  }))
  const feeRow = fee && {
    ...fee,
    OrderRowId: first + added.length,
    Quantity: 100,
    DiscountPercent: 0,
    DiscountAmount: 0,
    IsCancelled: false,
    Actions: [],
  }
  const back = [...made.rows, ...added].map((row) => ({
    ...row,
    Quantity: negative(row.Quantity),
    DiscountAmount: negative(row.DiscountAmount),
    Actions: [],
  }))
  return { Amount: negative(made.amount), OrderRows: [...back, ...(feeRow ? [feeRow] : [])], Actions: [] }
}

function withDeliveryActions(order: Pick<Order, 'PaymentType'>, delivery: Delivery): Delivery {
  const remaining = creditableAmount(delivery)
  const left = leftToCredit(delivery)
  const OrderRows = delivery.OrderRows.map((row): OrderRow => {
    const isCreditable = canCreditRow(order, left.get(row.OrderRowId), remaining)
    return { ...row, Actions: isCreditable ? ['CanCreditRow'] : [] }
  })
  const hasRow = OrderRows.some(({ Actions }) => Actions.length > 0)
  const has = (action: DeliveryAction) => remaining > 0 && (action !== 'CanCreditOrderRows' || hasRow)
  return { ...delivery, Actions: deliveryActions.filter(has), OrderRows }
}

/** Higher than every row number that the order ever had. */
function nextId({ OrderRows, Deliveries }: Order): number {
  const all = [
    ...OrderRows,
    ...Deliveries.flatMap((delivery) => [
      ...delivery.OrderRows,
      ...(delivery.Credits ?? []).flatMap((credit) => credit.OrderRows),
    ]),
  ]
  return Math.max(1000, ...all.map(({ OrderRowId }) => Number(OrderRowId))) + 1
}

function negative(value: Long): Long {
  return normalLong(-BigInt(value))
}
