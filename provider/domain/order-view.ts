/** The order as GET answers it, from what is stored and the time. Members stand in the description's order. */
import type { Credit, Delivery } from '../../shared/domain/delivery.schema.ts'
import type { OrderRow } from '../../shared/domain/order-row.schema.ts'
import type { Order } from '../../shared/domain/order.schema.ts'
import { localDateTimeOf } from '../clock.ts'
import type { CreditRecord, DeliveryRecord } from '../storage/deliveries.ts'
import type { OrderRowRecord, RowRecord } from '../storage/order-rows.ts'
import type { StoredOrder } from '../storage/stored-order.ts'
import { actionsOfDelivery, actionsOfOrder, actionsOfRow } from './actions.ts'
import { deliveryStateOf, deliveryStatusAt } from './delivery-state.ts'
import { shownAddress, shownNationalId } from './masking.ts'
import { cancelledAmount, isInvoiceLike, orderAmount, statusAt, systemStatusAt } from './order-state.ts'

export function viewOrder(order: StoredOrder, now: number): Order {
  const status = statusAt(order, now)
  const isInvoice = order.PaymentType === 'Invoice'
  const { billing, shipping } = order.addresses
  return {
    Id: order.Id,
    Currency: order.Currency,
    MerchantOrderId: order.MerchantOrderId,
    OrderStatus: status,
    SystemStatus: systemStatusAt(order, now),
    SystemStatusMessage: order.SystemStatusMessage,
    PaymentCreditStatus: order.PaymentCreditStatus,
    EmailAddress: order.EmailAddress ?? undefined,
    BillingEmailAddress: order.BillingEmailAddress ?? undefined,
    PhoneNumber: order.PhoneNumber ?? undefined,
    CustomerReference: isInvoice ? (order.CustomerReference ?? undefined) : undefined,
    PeppolId: order.PeppolId ?? undefined,
    PaymentType: order.PaymentType,
    CreationDate: localDateTimeOf(order.createdAt),
    NationalId: shownNationalId(order),
    IsCompany: order.IsCompany,
    CancelledAmount: cancelledAmount(order.rows),
    OrderAmount: orderAmount(order.rows),
    BillingAddress: billing && shownAddress(order, billing),
    ShippingAddress: shipping && shownAddress(order, shipping),
    Deliveries: order.deliveries.map((delivery) => viewDelivery(order, delivery, now)),
    // Delivered rows stand in their delivery.
    OrderRows: order.rows
      .filter(({ deliveryId }) => deliveryId === null)
      .map((row) => viewRow(order, row, now)),
    Actions: actionsOfOrder(status, order.rows),
    ProviderWillBuy: isInvoice ? order.ProviderWillBuy : undefined,
    ExpirationDate: order.expiresAt === null ? null : localDateTimeOf(order.expiresAt),
    BillingReferences: order.billingReferences,
    OrderMetadata: order.metadata.length
      ? Object.fromEntries(order.metadata.map(({ Key, Value }) => [Key, Value]))
      : undefined,
  }
}

function viewDelivery(order: StoredOrder, delivery: DeliveryRecord, now: number): Delivery {
  const { rows, credits, creditable, remaining, ...amounts } = deliveryStateOf(order, delivery)
  const facts = {
    isInvoiceLike: isInvoiceLike(order),
    remaining,
    hasCreditableRow: creditable.size > 0,
  }
  return {
    Id: delivery.Id,
    CreationDate: localDateTimeOf(delivery.createdAt),
    InvoiceId: order.PaymentType === 'Invoice' ? (delivery.InvoiceId ?? undefined) : undefined,
    ...amounts,
    Credits: credits.map((credit) => viewCredit(order, credit)),
    OrderRows: rows.map((row) => viewRow(order, row, now, creditable.has(row.OrderRowId))),
    Actions: actionsOfDelivery(facts),
    Status: deliveryStatusAt(delivery, now),
    DueDate: delivery.dueAt === null ? null : localDateTimeOf(delivery.dueAt),
  }
}

function viewCredit(order: StoredOrder, credit: CreditRecord): Credit {
  return {
    Amount: credit.Amount,
    OrderRows: order.creditRows
      .filter(({ creditId }) => creditId === credit.Id)
      .map((row) => ({ ...shownMembers(row), IsCancelled: false, Actions: [] })),
    Actions: [],
  }
}

function viewRow(order: StoredOrder, row: OrderRowRecord, now: number, isCreditable = false): OrderRow {
  const Actions = actionsOfRow(row, { status: statusAt(order, now), isCreditable })
  return { ...shownMembers(row), IsCancelled: row.IsCancelled, Actions }
}

function shownMembers(row: RowRecord): Omit<OrderRow, 'IsCancelled' | 'Actions'> {
  return {
    OrderRowId: row.OrderRowId,
    ArticleNumber: row.ArticleNumber ?? undefined,
    Name: row.Name,
    Quantity: row.Quantity,
    UnitPrice: row.UnitPrice,
    DiscountPercent: row.DiscountPercent,
    DiscountAmount: row.DiscountAmount,
    VatPercent: row.VatPercent,
    Unit: row.Unit ?? undefined,
  }
}
