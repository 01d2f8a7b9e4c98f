/** The editor's result for the form around it. Pure. */
import type { Long } from '../../../../shared/domain/values/long.ts'
import type { ClientInvoiceRow, OrderRow } from './row-shapes.ts'

/** The rows as entered. Only the list of the editor's kind has any. */
export interface CreditRowsRead {
  OrderRows: OrderRow[]
  InvoiceRows: ClientInvoiceRow[]
  /** Minor units, VAT included; and the VAT in it. */
  amount: Long
  vatAmount: Long
  /** Whether everything that is left was chosen: the operation then needs no rows. */
  isAll: boolean
  /** Whether they were chosen from the rows that are left: written ones may match none of these. */
  isChosen: boolean
}

/** Why the rows cannot be sent. */
export type CreditRowsProblem =
  | { code: 'no-rows' }
  /** Rows with errors; the first of them has the focus. */
  | { code: 'rows-wrong'; count: number }
  | { code: 'too-many-rows'; count: number; maximum: number }
  /** The provider takes rows whose total is above 0. Minor units. */
  | { code: 'not-above-zero'; amount: Long }
  /** The chosen rows exceed what is left, because a row that lowers it is not chosen. Minor units. */
  | { code: 'above-left'; amount: Long }
