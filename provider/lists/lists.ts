/** The lists of a sandbox, by name. */
import type { Result } from '../../shared/domain/values/result.ts'
import type { Refused } from '../refused.ts'
import type { ListContext } from './context.ts'
import { readCreditOrders, readCustomers, readInvoices, readPlans } from './credit.ts'
import { readOrders } from './orders.ts'

export const lists = {
  orders: readOrders,
  'credit-orders': readCreditOrders,
  invoices: readInvoices,
  plans: readPlans,
  customers: readCustomers,
} satisfies Record<string, (context: ListContext, query: never) => Result<unknown, Refused>>

export type ListName = keyof typeof lists
export type ListInput<Name extends ListName> = Parameters<(typeof lists)[Name]>[1]
export type ListOutcome<Name extends ListName> = ReturnType<(typeof lists)[Name]>
