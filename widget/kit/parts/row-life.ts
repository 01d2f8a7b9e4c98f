import type { OrderRow } from '../../../shared/domain/order/order-row.schema.ts'
import type { Localizer } from '../../locales/localizer.ts'

/** The actions on a row of the order besides editing it. */
export type RowTask = 'deliver' | 'cancel'

/** What a table of the order's rows shows and offers once deliveries and cancellations have loaded. */
export interface RowLife {
  offers(row: OrderRow): readonly RowTask[]
  /** How much of the row is left, in words; empty if nothing of it is delivered. */
  left(row: OrderRow, l: Localizer): string
}
