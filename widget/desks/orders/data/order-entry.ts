/** An order of the list as the desk keeps it: checked, with exact numbers. */
import type { Long } from '../../../../shared/domain/values/long.ts'

/** The value of a column that only this page has. */
export type Extra = string | number | bigint | boolean

export interface OrderEntry {
  /** Tells orders apart: by the id, or else by the shop's number. */
  key: string
  /** The CheckoutOrderId in digits. */
  id: string | undefined
  number: string | undefined
  customer: string | undefined
  /** Minor units. */
  amount: Long | undefined
  currency: string | undefined
  status: string | undefined
  createdAt: string | undefined
  expiresAt: string | undefined
  note: string | undefined
  /** Minor units, where a part of the order is delivered. */
  delivered: Long | undefined
  changedAt: string | undefined
  changedBy: string | undefined
  /** When these facts were read, where that was not just now. */
  seenAt: string | undefined
  extras: Readonly<Record<string, Extra>>
}

/** What an order is called: the shop's number, or else its id. */
export function nameOf({ number, id }: Pick<OrderEntry, 'number' | 'id'>): string {
  return number ?? id ?? ''
}
