/** Rows, deliveries and orders for the tests of rules. */
import { deliveryActions, orderActions, orderRowActions } from '../domain/order/enums.ts'
import type { Delivery } from '../domain/order/delivery.schema.ts'
import type { OrderRow } from '../domain/order/order-row.schema.ts'

/** A row with every action, or without any if it is cancelled. */
export function rowOf(members: Partial<OrderRow>): OrderRow {
  return {
    OrderRowId: 1,
    Name: 'Row',
    Quantity: 100,
    UnitPrice: 0,
    DiscountPercent: 0,
    DiscountAmount: 0,
    VatPercent: 2_500,
    IsCancelled: false,
    Actions: members.IsCancelled ? [] : [...orderRowActions],
    ...members,
  }
}

/** A delivery with every action. */
export function deliveryOf(members: Partial<Delivery>): Delivery {
  return {
    Id: 1,
    CreationDate: '2026-11-20T00:00:00',
    DeliveryAmount: 0,
    CreditedAmount: 0,
    Credits: [],
    OrderRows: [],
    Actions: [...deliveryActions],
    Status: null,
    DueDate: null,
    ...members,
  }
}

/** An invoice order with every action, as far as the rules read it. */
export const anyOrder = {
  PaymentType: 'Invoice' as string,
  OrderAmount: 0,
  CancelledAmount: 0,
  Actions: [...orderActions],
  OrderRows: [] as OrderRow[],
  Deliveries: [] as Delivery[],
}
