import type { OrderRowAdd } from '../../shared/domain/order/order-row.schema.ts'

/** A valid row to add: 2 × 150,00 with 25 % VAT. */
export function rowToAdd(changes: Partial<OrderRowAdd> = {}): OrderRowAdd {
  return {
    ArticleNumber: 'T1',
    Name: 'Test row',
    Quantity: 200,
    UnitPrice: 15_000,
    VatPercent: 2500,
    Unit: 'st',
    ...changes,
  }
}
