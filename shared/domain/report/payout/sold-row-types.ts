/** Row types of sales and returns. The other types are money between merchant and provider. */
import type { ReportRowType } from '../../order/enums.ts'

export const salesRowTypes: ReadonlySet<string> = new Set<ReportRowType>([
  'Purchase',
  'CreatedInvoice',
  'Order',
  'BoughtAdminInvoice',
  'ManualOrder',
])

export const creditRowTypes: ReadonlySet<string> = new Set<ReportRowType>([
  'Credit',
  'ManualCredit',
  'Regression',
  'ManualRegression',
])
