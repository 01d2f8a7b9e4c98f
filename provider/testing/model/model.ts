/**
 * What an order must be after a sequence of calls, kept apart from the provider: its own bigint arithmetic,
 * its own bookkeeping, and none of the provider's code. Amounts and quantities are as on the wire.
 */
export interface ModelRow {
  id: bigint
  quantity: bigint
  price: bigint
  percent: bigint
  discount: bigint
  state: 'active' | 'cancelled' | 'delivered'
}

export interface ModelDelivery {
  id: bigint
  rowIds: Set<bigint>
  credited: bigint
  creditedRows: Set<bigint>
  sentAt: number
  status: string
}

export interface Model {
  invoiceLike: boolean
  limit: bigint
  closed: 'Cancelled' | 'Delivered' | 'Expired' | undefined
  expiresAt: number | undefined
  rows: ModelRow[]
  /** The highest row id in use, credited rows' too. */
  lastId: bigint
  deliveries: ModelDelivery[]
  metadata: Map<string, string>
  /** PaymentCreditStatus: whether anything was delivered or credited. */
  creditStatus: null | 'CREDNONE' | 'CREDSUCCESS'
}

/** Half away from zero, by doubling: not how the provider does it. */
function rounded(numerator: bigint, denominator: bigint): bigint {
  const sign = numerator < 0n ? -1n : 1n
  const magnitude = numerator * sign
  return sign * ((2n * magnitude + denominator) / (2n * denominator))
}

export function amountOf({ price, quantity, percent, discount }: ModelRow): bigint {
  if (percent > 0n) return rounded(price * quantity * (10_000n - percent), 1_000_000n)
  return rounded(price * quantity, 100n) - discount
}

export function total(rows: readonly ModelRow[], ...states: ModelRow['state'][]): bigint {
  return rows.reduce((sum, row) => (states.includes(row.state) ? sum + amountOf(row) : sum), 0n)
}

export function orderTotal(rows: readonly ModelRow[]): bigint {
  return total(rows, 'active', 'delivered')
}

export function statusOf({ closed, expiresAt, invoiceLike }: Model, now: number): string {
  if (closed) return closed
  return invoiceLike && expiresAt !== undefined && expiresAt <= now ? 'Expired' : 'Open'
}

/** An edit of rows by the API may raise the total as far as the customer's limit. */
export function affordable(model: Model, next: readonly ModelRow[]): boolean {
  const amount = orderTotal(next)
  return amount <= orderTotal(model.rows) || amount <= model.limit
}

/** Takes the rows as the order's, which closes when none of them is active. */
export function settle(model: Model, rows: ModelRow[]): void {
  model.rows = rows
  if (rows.some(({ state }) => state === 'active')) return
  model.closed = rows.some(({ state }) => state === 'delivered') ? 'Delivered' : 'Cancelled'
}

export function actionsOf(model: Model, now: number): Set<string> {
  if (statusOf(model, now) !== 'Open') return new Set()
  const actions = new Set([
    'CanDeliverOrder',
    'CanDeliverPartially',
    'CanCancelOrder',
    'CanAddOrderRow',
    'CanCancelOrderRow',
  ])
  if (total(model.rows, 'active') > 0n) actions.add('CanCancelAmount')
  if (model.deliveries.length === 0) actions.add('CanUpdateOrderRow')
  return actions
}

export function deliveryAmount(model: Model, { rowIds }: ModelDelivery): bigint {
  return total(
    model.rows.filter(({ id }) => rowIds.has(id)),
    'delivered',
  )
}

/** Can what is left of the row be credited? A row is credited whole, once. */
export function isCreditable(model: Model, delivery: ModelDelivery, row: ModelRow): boolean {
  const left = deliveryAmount(model, delivery) - delivery.credited
  const amount = amountOf(row)
  return model.invoiceLike && !delivery.creditedRows.has(row.id) && amount > 0n && amount <= left
}

export function deliveryActionsOf(model: Model, delivery: ModelDelivery): Set<string> {
  if (!model.invoiceLike || delivery.credited >= deliveryAmount(model, delivery)) return new Set()
  const rows = model.rows.filter(({ id }) => delivery.rowIds.has(id))
  const creditable = rows.some((row) => isCreditable(model, delivery, row))
  return new Set(['CanCreditAmount', 'CanCreditNewRow', ...(creditable ? ['CanCreditOrderRows'] : [])])
}
