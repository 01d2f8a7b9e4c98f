/**
 * The handler of each REST operation; those of SOAP are in `credit/credit-handlers.ts`. An operation of the
 * table without a handler, or with one of another type, does not compile.
 */
import { cancelAmount, cancelOrder, cancelOrderRows } from './cancellations.ts'
import { creditAmount, creditNewRow, creditOrderRows, creditWithFee, getCredit } from './credits.ts'
import { deliverAndLowerAmount, deliverOrder } from './deliveries.ts'
import type { RestHandler, TransactedName } from './handler.ts'
import { extendOrder, getOrder, setOrderMetadata } from './orders.ts'
import { addOrderRow, addOrderRows, replaceOrderRows, updateOrderRow, updateOrderRows } from './rows.ts'

export const restHandlers: { [Name in TransactedName]: RestHandler<Name> } = {
  addOrderRow,
  addOrderRows,
  updateOrderRow,
  updateOrderRows,
  replaceOrderRows,
  extendOrder,
  setOrderMetadata,
  getOrder,
  deliverOrder,
  deliverAndLowerAmount,
  cancelOrder,
  cancelAmount,
  cancelOrderRows,
  creditOrderRows,
  creditNewRow,
  creditWithFee,
  creditAmount,
  getCredit,
}
