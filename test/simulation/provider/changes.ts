/** The changes of an order, as the description's table of operations has them. Amounts are minor units, quantities times 100. */

export interface RowValues {
  Name: string
  Quantity: number
  UnitPrice: number
  ArticleNumber?: string
}

export type RowUpdate = Partial<RowValues> & { IsCancelled?: boolean }

export type Change =
  | { operation: 'addOrderRow' | 'addOrderRows' | 'replaceOrderRows'; rows: RowValues[] }
  | { operation: 'updateOrderRow' | 'updateOrderRows'; updates: { row: number; values: RowUpdate }[] }
  | { operation: 'setOrderMetadata'; key: string; value: string }
  | { operation: 'extendOrder'; date: string }
  | { operation: 'cancelOrderRows'; ids: number[] }
  | { operation: 'cancelAmount'; total: number }
  | { operation: 'cancelOrder' }
  /** No id stands for every open row. */
  | { operation: 'deliverOrder'; ids: number[] }
  | { operation: 'deliverAndLowerAmount'; amount: number }
  | { operation: 'creditOrderRows'; delivery: number; ids: number[] }
  | { operation: 'creditNewRow'; delivery: number; ids: number[]; added: RowValues }
  | { operation: 'creditWithFee'; delivery: number; ids: number[]; fee: number }
  | { operation: 'creditAmount'; delivery: number; total: number }

/** How many ids a change makes: of rows, of a delivery or of a credit. */
export function madeBy(change: Change): number {
  switch (change.operation) {
    case 'addOrderRow':
    case 'addOrderRows':
    case 'replaceOrderRows':
      return change.rows.length
    case 'deliverOrder':
    case 'deliverAndLowerAmount':
    case 'creditOrderRows':
    case 'creditNewRow':
    case 'creditWithFee':
    case 'creditAmount':
      return 1
    default:
      return 0
  }
}

/** Whether the provider answers the change with a 202 and a task. */
export function isQueued({ operation }: Change): boolean {
  return /^(add|deliver|credit)/.test(operation) && operation !== 'creditAmount'
}

/** Whether repeating the change adds nothing. */
export function setsOnly({ operation }: Change): boolean {
  return !/^(add|deliver|credit)/.test(operation) || operation === 'creditAmount'
}

/** The rows that a change takes out of what is open; undefined for one that does something else. */
export function cancelledBy(change: Change): number[] | undefined {
  switch (change.operation) {
    case 'cancelOrderRows':
      return change.ids
    case 'updateOrderRow':
    case 'updateOrderRows':
      return change.updates.every(({ values }) => values.IsCancelled)
        ? change.updates.map(({ row }) => row)
        : undefined
    default:
      return undefined
  }
}
