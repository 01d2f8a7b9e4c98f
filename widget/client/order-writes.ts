/** The writes of the operation table as the widget sends them: which path, which method, which body. */
import type { MetadataItem } from '../../shared/domain/metadata.rules.ts'
import type { PlannedWrite } from '../changes/plan.ts'

export type OrderWrite =
  | PlannedWrite
  /** `expiryDate` is a day of the calendar, `YYYY-MM-DD`. */
  | { operation: 'extendOrder'; expiryDate: string }
  | { operation: 'setOrderMetadata'; body: { Metadata: MetadataItem[] } }

export type WriteOperation = OrderWrite['operation']

interface Target {
  method: 'POST' | 'PUT' | 'PATCH'
  /** Below the order's own path. */
  path: string
}

export function targetOf(write: OrderWrite): Target {
  switch (write.operation) {
    case 'addOrderRow':
      return { method: 'POST', path: '/rows/' }
    case 'addOrderRows':
      return { method: 'POST', path: '/rows/addOrderRows/' }
    case 'updateOrderRow':
      return { method: 'PATCH', path: `/rows/${write.OrderRowId}/` }
    case 'updateOrderRows':
      return { method: 'POST', path: '/rows/updateOrderRows/' }
    case 'replaceOrderRows':
      return { method: 'PUT', path: '/rows/replaceOrderRows' }
    case 'extendOrder':
      return { method: 'PATCH', path: `/extendOrder/${write.expiryDate}/` }
    case 'setOrderMetadata':
      return { method: 'PUT', path: '/metadata' }
  }
}
