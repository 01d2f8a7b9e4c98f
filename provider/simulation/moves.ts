/** What a sandbox can do to a merchant's object besides the service's own operations. */
import type { Result } from '../../shared/domain/result.ts'
import type { RestContext } from '../operations/handlers.ts'
import type { Refused } from '../refused.ts'
import { cancelAmount, cancelOrder, cancelOrderRow } from '../operations/cancellations.ts'
import { moveClock, readClock } from './clock.ts'
import { createOrder } from './create-order.ts'
import { creditDelivery } from '../operations/credits.ts'
import { deliverOrder } from '../operations/deliveries.ts'
import { changeDeliveryStatus } from '../operations/delivery-status.ts'
import { addFault, clearFaults } from './faults.ts'
import { generateOrders } from './generate-orders.ts'

export const moves = {
  createOrder,
  deliverOrder,
  cancelOrder,
  cancelOrderRow,
  cancelAmount,
  creditDelivery,
  changeDeliveryStatus,
  readClock,
  moveClock,
  generateOrders,
  addFault,
  clearFaults,
} satisfies Record<string, (context: RestContext, input: never) => Result<unknown, Refused>>

export type MoveName = keyof typeof moves
export type MoveInput<Name extends MoveName> = Parameters<(typeof moves)[Name]>[1]
export type MoveOutcome<Name extends MoveName> = ReturnType<(typeof moves)[Name]>
