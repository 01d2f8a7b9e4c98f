/** The summary of each REST operation, for OpenAPI only: the edge's bundle does not need it. */
import type { RestName } from './operations.ts'

export const restSummaries: Record<RestName, string> = {
  addOrderRow: 'Adds a row to an order.',
  addOrderRows: 'Adds several rows to an order.',
  updateOrderRow: 'Updates a row of an order, or cancels it.',
  updateOrderRows: 'Updates several rows of an order, or cancels them.',
  replaceOrderRows: 'Cancels all rows of an order and puts new ones in their place.',
  extendOrder: 'Sets a later date on which an order expires.',
  setOrderMetadata: 'Sets metadata of an order: given keys are set, others are kept.',
  getOrder: 'Returns an order with its rows, deliveries, credits and addresses.',
  getReport: "Returns a day's reconciliation report: payouts and the transactions in each.",
  deliverOrder: 'Delivers an order, some of its rows, or parts of rows.',
  deliverAndLowerAmount: 'Delivers every row of an order for a lower amount, and cancels the difference.',
  cancelOrder: 'Cancels what is left of an order.',
  cancelAmount: 'Cancels an amount of an order, given as the new total of what is cancelled.',
  cancelOrderRows: 'Cancels rows of an order.',
  creditOrderRows: 'Credits rows of a delivery, or parts of them.',
  creditNewRow: 'Credits new rows on a delivery, and rows of it with them.',
  creditWithFee: 'Credits rows of a delivery, less a fee.',
  creditAmount: 'Credits an amount of a delivery, given as the new total of what is credited.',
  getCredit: 'Returns a credit of a delivery.',
}
