/** Rows for tests. */
import type { ClientInvoiceRow, OrderRow } from '../credit/rows/read-rows.ts'

/** A row of 100,00 without VAT, 125,00 with it. */
export function clientRow(changes: Partial<ClientInvoiceRow> = {}): ClientInvoiceRow {
  return {
    ArticleNr: 'A1',
    Description: 'Lamp',
    PricePerUnit: '100',
    NrOfUnits: '1',
    Unit: 'st',
    VatPercent: 25,
    DiscountPercent: 0,
    ...changes,
  }
}

/** A row whose amount with VAT is this; it has no VAT. */
export function rowOf(amount: string): ClientInvoiceRow {
  return clientRow({ PricePerUnit: amount, VatPercent: 0 })
}

/** The row of CreateOrderEu: 125,00 with VAT. */
export function euRow(changes: Partial<OrderRow> = {}): OrderRow {
  return {
    ArticleNumber: 'A1',
    Description: 'Lamp',
    PricePerUnit: '125',
    PriceIncludingVat: true,
    NumberOfUnits: '1',
    Unit: 'st',
    VatPercent: '25',
    DiscountPercent: '0',
    DiscountAmount: null,
    DiscountAmountIncludingVat: null,
    RowType: null,
    ...changes,
  }
}
