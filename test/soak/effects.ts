/**
 * The effects of writes as keys that can be counted: those that an intent should have, and those that the provider's data
 * show. A key has the content, so that a wrong amount is another effect. Pure.
 */
import type { Order } from '../../shared/domain/order/order.schema.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import type { Effect, Part } from './ledger.ts'

/** How often each effect is shown, by its key. */
export type Shown = ReadonlyMap<string, number>

/** The keys of an effect. Values that a later write may replace have none: see `audit-values.ts`. */
export function keysOf(effect: Effect): string[] {
  switch (effect.is) {
    case 'rows':
      return effect.rows.map(rowKey)
    case 'delivery':
      return [deliveryKey(effect.parts)]
    case 'delivery-of-all':
      return [ANY_DELIVERY]
    case 'credit-of-new-row':
      return [creditKey(effect.delivery, [partText(effect.row, effect.row.UnitPrice)])]
    case 'credit-of-rows':
      return [
        creditKey(
          effect.delivery,
          effect.parts.map((part) => partText(part)),
        ),
      ]
    case 'metadata':
      return [metadataKey(effect.Key, effect.Value)]
    case 'credit-order':
      return [`credit order of ${effect.amount}`]
    case 'invoice':
      return [`invoice of ${effect.amount}`]
    case 'row-values':
    case 'rows-cancelled':
    case 'order-cancelled':
    case 'expiry':
    case 'credit-order-closed':
      return []
  }
}

const DELIVERY = 'delivery of '

/** A delivery whose content its intent does not say. */
export const ANY_DELIVERY = `${DELIVERY}all that was open`

/** Whether the key is that of a delivery. */
export function isDelivery(key: string): boolean {
  return key.startsWith(DELIVERY)
}

/** What an order shows. A row that was delivered in parts is one row; `audit-values.ts` has its price. */
export function shownBy(order: Order): Map<string, number> {
  const shown = new Map<string, number>()
  const add = (key: string) => shown.set(key, (shown.get(key) ?? 0) + 1)
  const pieces = [...order.OrderRows, ...order.Deliveries.flatMap(({ OrderRows }) => OrderRows)]
  const rows = Map.groupBy(pieces, (row) => row.Name)
  for (const [Name, parts] of rows) {
    // A row that was added twice has twice the quantity: another key.
    add(rowKey({ Name, Quantity: parts.reduce((sum, { Quantity }) => sum + Number(Quantity), 0) }))
  }
  for (const { Id, OrderRows, Credits } of order.Deliveries) {
    add(deliveryKey(OrderRows.map(({ Name, Quantity }) => ({ Name, Quantity: Number(Quantity) }))))
    for (const credit of Credits ?? []) {
      const parts = credit.OrderRows.map(({ Name, Quantity, UnitPrice }) =>
        partText({ Name, Quantity: -Number(Quantity) }, rows.has(Name) ? undefined : UnitPrice),
      )
      add(creditKey(String(Id), parts))
    }
  }
  for (const [Key, Value] of Object.entries(order.OrderMetadata ?? {})) add(metadataKey(Key, Value))
  return shown
}

function rowKey(row: Part): string {
  return `row ${partText(row)}`
}

function deliveryKey(parts: readonly Part[]): string {
  return `${DELIVERY}${joined(parts.map((part) => partText(part)))}`
}

/** @param parts as texts; a row that only the credit has is with its price */
function creditKey(delivery: string, parts: readonly string[]): string {
  return `credit at ${delivery} of ${joined(parts)}`
}

function metadataKey(key: string, value: string): string {
  return `metadata ${key} = ${value}`
}

function partText({ Name, Quantity }: Part, price?: Long): string {
  return `${Name} × ${Quantity}${price === undefined ? '' : ` at ${price}`}`
}

function joined(parts: readonly string[]): string {
  return parts.toSorted().join(', ')
}
