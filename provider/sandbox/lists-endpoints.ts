/** What a merchant has, in pages for people: the API itself reads one order at a time. */
import type * as z from 'zod/mini'
import { creditOrdersPage, customersPage, invoicesPage, plansPage } from '../lists/credit.ts'
import type { ListInput, ListName } from '../lists/lists.ts'
import { ordersPage } from '../lists/orders.ts'
import { listQuery, ordersQuery } from '../lists/pages.ts'
import { sandboxMerchantOf } from '../merchant/stubs.ts'
import { type SandboxEndpoint, sandboxEndpoint } from './endpoint.ts'

export const listsEndpoints = [
  list('orders', 'Lists the orders, newest first', ordersPage, ordersQuery),
  list('credit-orders', 'Lists the credit orders of the SOAP service, newest first', creditOrdersPage),
  list('invoices', 'Lists the invoices and credit invoices of credit orders, newest first', invoicesPage),
  list('plans', 'Lists the payment plans, newest first', plansPage),
  list(
    'customers',
    'Lists the customers that the provider knows, and what becomes of their orders',
    customersPage,
  ),
]

function list(
  name: ListName,
  summary: string,
  answers: z.ZodMiniType,
  query: typeof listQuery | typeof ordersQuery = listQuery,
): SandboxEndpoint {
  return sandboxEndpoint({
    method: 'GET',
    path: `/sandbox/${name}`,
    summary,
    query,
    status: 200,
    answers,
    run: ({ call, merchantId, query: asked }) =>
      sandboxMerchantOf(call.env, merchantId).list(name, asked as ListInput<typeof name>),
  })
}
