/** The writes of clerks: what an order allows now, as a request and as the effect that it should have. Pure. */
import type { Order } from '../../shared/domain/order/order.schema.ts'
import type { OrderWriteName } from '../../shared/domain/order/history.enums.ts'
import type { Asked } from './caller.ts'
import type { Effect } from './ledger.ts'
import type { Random } from './plan.ts'

export interface Act {
  operation: OrderWriteName
  /** The path is below the order's. */
  request: Asked
  effect: Effect
}

/** Makes an act for the order; undefined if the order does not allow it, or has nothing to do it to. */
type Make = (order: Order, id: string, random: Random) => Act | undefined

/**
 * A row that costs so little that a credit check of the sandbox never refuses it. Its price is even, so that half of a
 * unit can be credited without rounding.
 */
export function soakRow(Name: string, random: Random) {
  const UnitPrice = 2 * random.integer(50, 2500)
  return { Name, Quantity: random.integer(2, 9) * 100, UnitPrice, VatPercent: 2500 }
}

const addRow: Make = (order, id, random) => {
  if (!order.Actions.includes('CanAddOrderRow')) return undefined
  const row = soakRow(id, random)
  return act('addOrderRow', 'POST', '/rows/', row, { is: 'rows', rows: [row] })
}

const addRows: Make = (order, id, random) => {
  if (!order.Actions.includes('CanAddOrderRow')) return undefined
  const rows = Array.from({ length: random.integer(2, 4) }, (_, index) => soakRow(`${id}.${index}`, random))
  return act('addOrderRows', 'POST', '/rows/addOrderRows', { OrderRows: rows }, { is: 'rows', rows })
}

const updateRow: Make = (order, id, random) => {
  const rows = order.OrderRows.filter(({ Actions }) => Actions.includes('CanUpdateRow'))
  if (!order.Actions.includes('CanUpdateOrderRow') || rows.length === 0) return undefined
  const { OrderRowId, Name, UnitPrice: price } = random.pick(rows)
  const UnitPrice = Math.max(2, Number(price) - 2 * random.integer(1, 4))
  const effect = { is: 'row-values', row: Name, mark: id, UnitPrice } as const
  return act('updateOrderRow', 'PATCH', `/rows/${OrderRowId}`, { ArticleNumber: id, UnitPrice }, effect)
}

const cancelRow: Make = (order, _, random) => {
  const rows = order.OrderRows.filter(({ Actions }) => Actions.includes('CanCancelRow'))
  if (!order.Actions.includes('CanCancelOrderRow') || rows.length < 2) return undefined
  const { OrderRowId, Name } = random.pick(rows)
  const effect = { is: 'rows-cancelled', rows: [Name] } as const
  return act('cancelOrderRows', 'PATCH', '/rows/cancelOrderRows', { OrderRowIds: [OrderRowId] }, effect)
}

const cancelOrder: Make = ({ Actions }) => {
  if (!Actions.includes('CanCancelOrder')) return undefined
  return act('cancelOrder', 'PATCH', '', { IsCancelled: true }, { is: 'order-cancelled' })
}

/** Parts of rows, so that the same delivery could be made twice. */
const deliver: Make = (order, _, random) => {
  const rows = order.OrderRows.filter(
    ({ Actions, Quantity }) => Actions.includes('CanDeliverRow') && Quantity >= 200,
  )
  if (!order.Actions.includes('CanDeliverPartially') || rows.length === 0) return undefined
  const { OrderRowId, Name } = random.pick(rows)
  const body = { OrderRowIds: [OrderRowId], RowDeliveryOptions: [{ OrderRowId, Quantity: 100 }] }
  const effect = { is: 'delivery', parts: [{ Name, Quantity: 100 }] } as const
  return act('deliverOrder', 'POST', '/deliveries', body, effect)
}

const creditNewRow: Make = (order, id, random) => {
  const delivery = pickDelivery(order, random, 'CanCreditNewRow')
  const left = delivery && Number(delivery.DeliveryAmount) - Number(delivery.CreditedAmount)
  if (!delivery || !left) return undefined
  const UnitPrice = random.integer(1, Math.max(1, Math.floor(left / 5)))
  const row = { Name: id, UnitPrice, VatPercent: 2500 }
  const effect = {
    is: 'credit-of-new-row',
    delivery: String(delivery.Id),
    row: { Name: id, Quantity: 100, UnitPrice },
  } as const
  const body = { NewCreditOrderRow: row }
  return act('creditNewRow', 'POST', `/deliveries/${delivery.Id}/credits`, body, effect)
}

const creditRows: Make = (order, _, random) => {
  const delivery = pickDelivery(order, random, 'CanCreditOrderRows')
  const rows = delivery?.OrderRows.filter(({ Actions }) => Actions.length > 0) ?? []
  if (!delivery || rows.length === 0) return undefined
  const { OrderRowId, Name } = random.pick(rows)
  const part = { OrderRowId, Quantity: 50 }
  const body = { OrderRowIds: [OrderRowId], RowCreditingOptions: [part] }
  const effect = {
    is: 'credit-of-rows',
    delivery: String(delivery.Id),
    parts: [{ Name, Quantity: part.Quantity }],
  } as const
  return act('creditOrderRows', 'POST', `/deliveries/${delivery.Id}/credits`, body, effect)
}

const setMetadata: Make = (_, id, random) => {
  const item = { Key: `soak-${id}`, Value: `value ${random.integer(0, 999)}` }
  const effect = { is: 'metadata', ...item } as const
  return act('setOrderMetadata', 'PUT', '/metadata', { Metadata: [item] }, effect)
}

const extend: Make = (order, id) => {
  if (order.OrderStatus !== 'Open') return undefined
  const date = dateOf(id)
  return {
    operation: 'extendOrder',
    request: { method: 'PATCH', path: `/extendOrder/${date}` },
    effect: { is: 'expiry', date },
  }
}

/** How often of a hundred times each is tried. */
const makes: readonly (readonly [share: number, make: Make])[] = [
  [28, addRow],
  [10, addRows],
  [16, updateRow],
  [6, cancelRow],
  [1, cancelOrder],
  [13, deliver],
  [10, creditNewRow],
  [4, creditRows],
  [8, setMetadata],
  [4, extend],
]

/** Acts that add something. Of the others, a repetition without a key may be done again, because it changes nothing. */
const adding: ReadonlySet<Make> = new Set([addRow, addRows, creditNewRow])

/**
 * An act that the order allows; undefined if the one that was drawn is not allowed.
 * @param id unique in the run
 * @param isKeyed whether the client sends a key
 */
export function nextAct(order: Order, id: string, random: Random, isKeyed: boolean): Act | undefined {
  let place = random.integer(
    1,
    makes.reduce((sum, [share]) => sum + share, 0),
  )
  const [, make] = makes.find(([share]) => (place -= share) <= 0)!
  return isKeyed || adding.has(make) ? make(order, id, random) : addRow(order, id, random)
}

/** A day between 2030 and 2300 that belongs to one id alone: its last digits are a number of the run. */
export function dateOf(id: string): string {
  const [number = '0'] = /\d+$/.exec(id) ?? []
  return new Date(Date.UTC(2030, 0, 1 + Number(number))).toISOString().slice(0, 10)
}

function pickDelivery({ Deliveries }: Order, random: Random, action: string) {
  const possible = Deliveries.filter(({ Actions }) => (Actions as readonly string[]).includes(action))
  return possible.length === 0 ? undefined : random.pick(possible)
}

function act(
  operation: OrderWriteName,
  method: Asked['method'],
  path: string,
  body: object,
  effect: Effect,
): Act {
  return { operation, request: { method, path, body: JSON.stringify(body) }, effect }
}
