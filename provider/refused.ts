import type { OrderAction, OrderStatus } from '../shared/domain/enums.ts'

/**
 * Why a merchant's object did not do what was asked, as plain data: it crosses from a Durable Object to the
 * worker, where an exception would lose its class.
 */
export type Refused =
  | { code: 'order-not-found' }
  | { code: 'task-not-found' }
  | { code: 'action-missing'; action: OrderAction; status: OrderStatus }
  | { code: 'credit-refused' }
  | { code: 'order-amount-too-large' }
