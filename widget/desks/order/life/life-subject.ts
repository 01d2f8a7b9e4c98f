import type { Delivery } from '../../../../shared/domain/order/delivery.schema.ts'
import type { Order } from '../../../../shared/domain/order/order.schema.ts'

/** The order or delivery that is acted on. */
export type LifeSubject =
  | { task: 'deliver'; order: Order }
  | { task: 'cancel'; order: Order }
  | { task: 'credit'; order: Order; delivery: Delivery }

export type LifeTask = LifeSubject['task']
