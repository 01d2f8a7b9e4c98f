/**
 * A model of an order after a sequence of calls, with its own bigint arithmetic and bookkeeping and none of the
 * provider's code. Amounts and quantities are as on the wire.
 */
export interface ModelRow {
  id: bigint
  quantity: bigint
  price: bigint
  percent: bigint
  discount: bigint
  vat: bigint
  state: 'active' | 'cancelled' | 'delivered'
}

export interface ModelDelivery {
  id: bigint
  rowIds: Set<bigint>
  credited: bigint
  /** The credited quantity of each row. */
  creditedRows: Map<bigint, bigint>
  sentAt: number
  status: string | null
}

export type ModelType = 'Invoice' | 'AccountCredit' | 'PaymentPlan' | 'Card' | 'Swish'

export interface Model {
  mode: 'described' | 'observed'
  type: ModelType
  limit: bigint
  closed: 'Cancelled' | 'Delivered' | 'Expired' | undefined
  expiresAt: number | undefined
  rows: ModelRow[]
  /** The total of all ordered and edited rows, by VAT rate. */
  ordered: Map<bigint, bigint>
  /** The highest row id in use, including credited rows. */
  lastId: bigint
  deliveries: ModelDelivery[]
  credits: number
  /** The credits among them that a cancellation of a delivered order made. */
  refunds: number
  metadata: Map<string, string>
  /** PaymentCreditStatus: whether anything was delivered or credited. */
  creditStatus: null | 'CREDNONE' | 'CREDSUCCESS'
}

export function isInvoiceLike({ type }: Pick<Model, 'type'>): boolean {
  return type === 'Invoice' || type === 'AccountCredit' || type === 'PaymentPlan'
}

/** Rounds half away from zero, by doubling, unlike the provider. */
export function rounded(numerator: bigint, denominator: bigint): bigint {
  const sign = numerator < 0n ? -1n : 1n
  const magnitude = numerator * sign
  return sign * ((2n * magnitude + denominator) / (2n * denominator))
}

export function amountOf({ price, quantity, percent, discount }: ModelRow): bigint {
  if (percent > 0n) return rounded(price * quantity * (10_000n - percent), 1_000_000n)
  return rounded(price * quantity, 100n) - discount
}

/** The amount of a smaller quantity of the row. */
export function amountOfPart(row: ModelRow, quantity: bigint): bigint {
  if (row.discount === 0n) return amountOf({ ...row, quantity })
  return rounded(amountOf(row) * quantity, row.quantity)
}

/** Divides the row into the rest and the taken part, which together cost as much as the row. */
export function dividedRow(row: ModelRow, taken: bigint): { rest: ModelRow; part: ModelRow } {
  const left = row.quantity - taken
  const rest = { ...row, quantity: left }
  if (row.discount !== 0n) {
    rest.discount = amountOf({ ...rest, percent: 0n, discount: 0n }) - amountOfPart(row, left)
  }
  const amount = amountOf(row) - amountOf(rest)
  const part = { ...row, quantity: taken, discount: row.discount - rest.discount }
  if (amountOf(part) === amount) return { rest, part }
  const gross = amountOf({ ...part, percent: 0n, discount: 0n })
  return { rest, part: { ...part, percent: 0n, discount: gross - amount } }
}

export function total(rows: readonly ModelRow[], ...states: ModelRow['state'][]): bigint {
  return rows.reduce((sum, row) => (states.includes(row.state) ? sum + amountOf(row) : sum), 0n)
}

/** The sum of the rows that the customer buys. */
export function boughtTotal(rows: readonly ModelRow[]): bigint {
  return total(rows, 'active', 'delivered')
}

export function byVat(rows: readonly ModelRow[]): Map<bigint, bigint> {
  const sums = new Map<bigint, bigint>()
  for (const row of rows) sums.set(row.vat, (sums.get(row.vat) ?? 0n) + amountOf(row))
  return sums
}

/**
 * Divides an amount over the VAT rates of the active rows, including one below 0. The largest fractions get the rest of
 * rounding down.
 */
export function reductions(rows: readonly ModelRow[], amount: bigint): { vat: bigint; amount: bigint }[] {
  const rates = [...byVat(rows.filter(({ state }) => state === 'active'))]
  const all = rates.reduce((sum, [, one]) => sum + one, 0n)
  const parts = rates.map(([vat, one], index) => ({
    vat,
    index,
    amount: (amount * one - modulo(amount * one, all)) / all,
    fraction: modulo(amount * one, all),
  }))
  const given = parts.reduce((sum, part) => sum + part.amount, 0n)
  const byFraction = parts.toSorted((a, b) => Number(b.fraction - a.fraction) || a.index - b.index)
  for (const part of byFraction.slice(0, Number(amount - given))) part.amount += 1n
  return parts.filter((part) => part.amount !== 0n)
}

function modulo(one: bigint, by: bigint): bigint {
  return ((one % by) + by) % by
}

export function statusOf(model: Model, now: number): string {
  if (model.closed) return model.closed
  const { expiresAt } = model
  return isInvoiceLike(model) && expiresAt !== undefined && expiresAt <= now ? 'Expired' : 'Open'
}

/** Whether the customer's limit allows the total after an edit of rows. */
export function affordable(model: Model, next: readonly ModelRow[]): boolean {
  const amount = boughtTotal(next)
  return amount <= boughtTotal(model.rows) || amount <= model.limit
}

/** Sets the order's rows, and closes the order if none is active. */
export function settle(model: Model, rows: ModelRow[]): void {
  model.rows = rows
  if (rows.some(({ state }) => state === 'active')) return
  const isDelivered = rows.some(({ state }) => state === 'delivered')
  model.closed = isDelivered && !endsCancelled(model) ? 'Delivered' : 'Cancelled'
}

/** A payment plan or account credit ends as cancelled once everything delivered is credited. */
export function endsCancelled(model: Model): boolean {
  if (model.type !== 'AccountCredit' && model.type !== 'PaymentPlan') return false
  const isCredited = (delivery: ModelDelivery) => delivery.credited >= deliveryAmount(model, delivery)
  return model.credits > 0 && model.deliveries.every(isCredited)
}

const INVOICE = [
  'CanDeliverOrder',
  'CanDeliverPartially',
  'CanCancelOrder',
  'CanAddOrderRow',
  'CanCancelOrderRow',
  'CanUpdateOrderRow',
]
/** "Beyond the description", section 2, first two columns. */
const observedOrder: Record<ModelType, string[]> = {
  Invoice: INVOICE,
  AccountCredit: INVOICE,
  PaymentPlan: INVOICE.filter((action) => action !== 'CanDeliverPartially'),
  Card: ['CanDeliverOrder', 'CanCancelOrder', 'CanCancelAmount'],
  Swish: [],
}

/** Whether the order's actions to cancel refund it now: a delivered card order, as clients observe. */
export function isRefundable(model: Model): boolean {
  return refundsByCancelling(model) && model.closed === 'Delivered' && leftToCredit(model) > 0n
}

export function refundsByCancelling({ mode, type }: Model): boolean {
  return mode === 'observed' && type === 'Card'
}

export function leftToCredit(model: Model): bigint {
  return model.deliveries.reduce((sum, one) => sum + deliveryAmount(model, one) - one.credited, 0n)
}

export function creditedTotal({ deliveries }: Model): bigint {
  return deliveries.reduce((sum, { credited }) => sum + credited, 0n)
}

export function actionsOf(model: Model, now: number): Set<string> {
  if (isRefundable(model)) return new Set(['CanCancelOrder', 'CanCancelAmount'])
  if (statusOf(model, now) !== 'Open') return new Set()
  const actions = new Set(
    model.mode === 'observed' ? observedOrder[model.type] : [...INVOICE, 'CanCancelAmount'],
  )
  const open = total(model.rows, 'active')
  if (open <= 0n) actions.delete('CanCancelAmount')
  if (open < 0n) {
    actions.delete('CanDeliverOrder')
    actions.delete('CanDeliverPartially')
  }
  if (model.deliveries.length > 0) actions.delete('CanUpdateOrderRow')
  return actions
}

/** The actions of a row that is active on an open order. */
export function openRowActions({ mode, type }: Model): string[] {
  if (mode === 'observed' && type === 'PaymentPlan') return ['CanCancelRow', 'CanUpdateRow']
  if (mode === 'observed' && (type === 'Card' || type === 'Swish')) return []
  return ['CanDeliverRow', 'CanCancelRow', 'CanUpdateRow']
}

export function deliveryAmount(model: Model, { rowIds }: ModelDelivery): bigint {
  return total(
    model.rows.filter(({ id }) => rowIds.has(id)),
    'delivered',
  )
}

/** The quantity of the row that can still be credited. */
export function quantityLeft({ creditedRows }: ModelDelivery, row: ModelRow): bigint {
  return row.quantity - (creditedRows.get(row.id) ?? 0n)
}

/** Whether a part of the row can be credited: on an invoice in part or less a fee, otherwise only as a whole. */
export function isCreditable(model: Model, delivery: ModelDelivery, row: ModelRow): boolean {
  if (model.mode === 'observed' && !isInvoiceLike(model)) return false
  const left = deliveryAmount(model, delivery) - delivery.credited
  const amount = amountOfPart(row, quantityLeft(delivery, row))
  return amount > 0n && left > 0n && (model.type === 'Invoice' || amount <= left)
}

export function deliveryActionsOf(model: Model, delivery: ModelDelivery): Set<string> {
  if (delivery.credited >= deliveryAmount(model, delivery)) return new Set()
  const rows = model.rows.filter(({ id }) => delivery.rowIds.has(id))
  const actions = new Set(['CanCreditAmount', 'CanCreditNewRow', 'CanCreditOrderRows'])
  if (!rows.some((row) => isCreditable(model, delivery, row))) actions.delete('CanCreditOrderRows')
  if (model.mode === 'described') return actions
  if (isInvoiceLike(model)) actions.delete('CanCreditAmount')
  else if (model.type === 'Card') actions.clear()
  else actions.delete('CanCreditNewRow')
  return actions
}
