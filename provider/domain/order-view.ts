/** The order as GET answers it, from the stored order and the time, with members in the description's sequence. */
import {
  type ActionsMode,
  type AllowedActions,
  allowedActions,
} from '../../shared/domain/order/actions.rules.ts'
import type { Address } from '../../shared/domain/order/address.schema.ts'
import { canCreditRow, leftToCredit } from '../../shared/domain/order/credit.rules.ts'
import type { Credit, Delivery } from '../../shared/domain/order/delivery.schema.ts'
import type { OrderRow } from '../../shared/domain/order/order-row.schema.ts'
import type { Order } from '../../shared/domain/order/order.schema.ts'
import { refundableAmount } from '../../shared/domain/order/refund.rules.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { sum } from '../../shared/domain/money/money.ts'
import { localDateTimeOf, startOfDay } from '../clock.ts'
import type { CreditRecord, DeliveryRecord } from '../storage/deliveries.ts'
import type { OrderRowRecord, RowRecord } from '../storage/order-rows.ts'
import type { StoredOrder } from '../storage/stored-order.ts'
import { actionsOfDelivery, actionsOfOpenRow, actionsOfOrder } from './actions.ts'
import { deliveryStateOf, deliveryStatusAt } from './delivery-state.ts'
import { shownAddress, shownNationalId } from './masking.ts'
import { cancelledAmount, orderAmount, statusAt, systemStatusAt } from './order-state.ts'

interface Seen {
  /** Milliseconds since 1970. */
  now: number
  actions: ActionsMode
}

export function viewOrder(order: StoredOrder, { now, actions }: Seen): Order {
  const status = statusAt(order, now)
  const allowed = allowedActions(actions, order.PaymentType)
  const isInvoice = order.PaymentType === 'Invoice'
  const { billing, shipping } = order.addresses
  const Deliveries = order.deliveries.map((delivery) => viewDelivery(order, delivery, allowed, now))
  return {
    Id: order.Id,
    Currency: order.Currency,
    MerchantOrderId: order.MerchantOrderId,
    OrderStatus: status,
    SystemStatus: systemStatusAt(order, now),
    SystemStatusMessage: order.SystemStatusMessage,
    PaymentCreditStatus: order.PaymentCreditStatus,
    EmailAddress: order.EmailAddress,
    BillingEmailAddress: order.BillingEmailAddress,
    PhoneNumber: order.PhoneNumber,
    CustomerReference: isInvoice ? order.CustomerReference : null,
    PeppolId: order.PeppolId,
    PaymentType: order.PaymentType,
    CreationDate: localDateTimeOf(order.createdAt),
    NationalId: shownNationalId(order),
    IsCompany: order.IsCompany,
    CancelledAmount: sum([cancelledAmount(order.rows), ...refunds(Deliveries, allowed)]),
    OrderAmount: orderAmount(order.rows),
    BillingAddress: billing && viewAddress(order, billing),
    ShippingAddress: shipping && viewAddress(order, shipping),
    Deliveries,
    // Delivered rows are in their delivery.
    OrderRows: order.rows
      .filter(({ deliveryId }) => deliveryId === null)
      .map((row) => viewRow(row, [...actionsOfOpenRow(allowed, status, row)])),
    Actions: actionsOfOrder(allowed, status, order.rows, refundableAmount({ Deliveries })),
    ProviderWillBuy: isInvoice ? order.ProviderWillBuy : undefined,
    ExpirationDate: order.expiresAt === null ? null : localDateTimeOf(order.expiresAt),
    BillingReferences: order.billingReferences,
    OrderMetadata: order.metadata.length
      ? Object.fromEntries(order.metadata.map(({ Key, Value }) => [Key, Value]))
      : undefined,
  }
}

/** The credits that count as cancelled amounts: of an order that is refunded by a cancellation. */
function refunds(deliveries: readonly Delivery[], { delivered }: AllowedActions): Long[] {
  return delivered.length > 0 ? deliveries.map(({ CreditedAmount }) => CreditedAmount) : []
}

/** The address with null for missing texts. */
function viewAddress(order: StoredOrder, address: Address): Address {
  const { FullName, StreetAddress, CoAddress, PostalCode, City, CountryCode, Source } = shownAddress(
    order,
    address,
  )
  return {
    FullName: FullName ?? null,
    StreetAddress: StreetAddress ?? null,
    CoAddress: CoAddress ?? null,
    PostalCode: PostalCode ?? null,
    City: City ?? null,
    CountryCode: CountryCode ?? null,
    Source,
  }
}

function viewDelivery(
  order: StoredOrder,
  delivery: DeliveryRecord,
  allowed: AllowedActions,
  now: number,
): Delivery {
  const { rows, credits, remaining, ...amounts } = deliveryStateOf(order, delivery)
  const Credits = credits.map((credit) => viewCredit(order, credit))
  const left = leftToCredit({ OrderRows: rows.map((row) => viewRow(row, [])), Credits })
  const OrderRows = rows.map((row) => {
    const isCreditable = canCreditRow(order, left.get(row.OrderRowId), remaining)
    return viewRow(row, isCreditable ? [...allowed.deliveredRow] : [])
  })
  const hasCreditableRow = OrderRows.some(({ Actions }) => Actions.length > 0)
  return {
    Id: delivery.Id,
    CreationDate: localDateTimeOf(delivery.createdAt),
    InvoiceId: order.PaymentType === 'Invoice' ? (delivery.InvoiceId ?? undefined) : undefined,
    ...amounts,
    Credits,
    OrderRows,
    Actions: actionsOfDelivery(allowed, { remaining, hasCreditableRow }),
    Status: deliveryStatusAt(delivery, now),
    DueDate: delivery.dueAt === null ? null : localDateTimeOf(startOfDay(delivery.dueAt)),
  }
}

export function viewCredit(order: StoredOrder, credit: CreditRecord): Credit {
  return {
    Amount: credit.Amount,
    OrderRows: order.creditRows
      .filter(({ creditId }) => creditId === credit.Id)
      .map((row) => ({ ...shownMembers(row), IsCancelled: false, Actions: [] })),
    Actions: [],
  }
}

function viewRow(row: OrderRowRecord, Actions: OrderRow['Actions']): OrderRow {
  return { ...shownMembers(row), IsCancelled: row.IsCancelled, Actions }
}

function shownMembers(row: RowRecord): Omit<OrderRow, 'IsCancelled' | 'Actions'> {
  return {
    OrderRowId: row.OrderRowId,
    ArticleNumber: row.ArticleNumber,
    Name: row.Name,
    Quantity: row.Quantity,
    UnitPrice: row.UnitPrice,
    DiscountPercent: row.DiscountPercent,
    DiscountAmount: row.DiscountAmount,
    VatPercent: row.VatPercent,
    Unit: row.Unit,
  }
}
