import { decimalOf } from '../../../shared/domain/money/decimal.ts'
import { sum } from '../../../shared/domain/money/money.ts'
import { localDateTimeOf } from '../../clock.ts'
import { accepted, refusedOutput } from '../output.ts'
import type { CreditContext, CreditInput, CreditOutput } from '../credit-handler.ts'
import { customerOf } from '../customers/stored-customer.ts'
import { validCustomer } from '../customers/valid-customer.ts'
import { type CreditInvoice, invoicesOf } from '../../storage/credit/invoices.ts'
import { type CreditOrder, findCreditOrders } from '../../storage/credit/orders.ts'
import { isBought, remainingAmount, stateAt } from './credit-order-state.ts'

type OrderStatus = NonNullable<CreditOutput<'GetOrders'>['Orders']>[number]

/** GetOrders: finds orders by either number, or by both. */
export function getOrders(
  context: CreditContext,
  input: CreditInput<'GetOrders'>,
): CreditOutput<'GetOrders'> {
  const { ClientOrderNr, ClientOrderNrIncluded, ProviderOrderNr, ProviderOrderNrIncluded } = input
  if (!ClientOrderNrIncluded && !ProviderOrderNrIncluded) {
    const message = 'ClientOrderNrIncluded or ProviderOrderNrIncluded must be true.'
    return refusedOutput('GetOrders', message, 'NoSearchParametersSupplied')
  }
  if (ClientOrderNrIncluded && !ClientOrderNr) {
    return refusedOutput('GetOrders', 'ClientOrderNr is required when ClientOrderNrIncluded is true.')
  }
  const orders = findCreditOrders(context.db, {
    ...(ClientOrderNrIncluded && ClientOrderNr && { ClientOrderNr }),
    ...(ProviderOrderNrIncluded && { Id: ProviderOrderNr }),
  })
  if (orders.length === 0) {
    return refusedOutput('GetOrders', 'There is no such order.', 'OrderDoesNotExist')
  }
  return { ...accepted, Orders: orders.map((order) => orderStatusOf(context, order)) }
}

function orderStatusOf(context: CreditContext, order: CreditOrder): OrderStatus {
  const { db, now } = context
  const { person, address } = customerOf(context, order)
  const isActive = stateAt(order, now) === 'open'
  return {
    ClientOrderNr: order.ClientOrderNr ?? undefined,
    IsActive: isActive,
    CreationDate: localDateTimeOf(order.createdAt),
    ClosedDate: order.closedAt === null ? null : localDateTimeOf(order.closedAt),
    ProviderOrderNr: order.Id,
    WillBuyInvoices: isBought(order, now),
    // An order that is not open can no longer be invoiced.
    CurrentAmount: isActive ? decimalOf(remainingAmount(order)) : '0',
    ExpirationDate: localDateTimeOf(order.expiresAt),
    ValidCustomer: validCustomer(person, address),
    Invoices: invoicesOf(db, order.Id).map((invoice) => invoiceStatusOf(order, invoice)),
  }
}

function invoiceStatusOf(
  { customer }: CreditOrder,
  invoice: CreditInvoice,
): NonNullable<OrderStatus['Invoices']>[number] {
  return {
    CreationDate: localDateTimeOf(invoice.createdAt),
    InvoiceAmountWithoutVat: decimalOf(sum([invoice.amount, -BigInt(invoice.vatAmount)])),
    InvoiceVat: decimalOf(invoice.vatAmount),
    CustomerId: customer.Id,
    InvoiceNumber: invoice.Id,
    InvoiceDate: localDateTimeOf(invoice.invoiceDate),
    DueDate: localDateTimeOf(invoice.dueDate),
  }
}
