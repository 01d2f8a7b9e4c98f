import { type Decimal, decimalOf, minorUnits } from '../../../shared/domain/money/decimal.ts'
import { isLong, type Long } from '../../../shared/domain/values/long.ts'
import { ok, refuse, type Result } from '../../../shared/domain/values/result.ts'
import { type ClientInvoiceRow, readClientRows } from '../rows/read-rows.ts'

/** The amount in a payment plan request: as a number, as rows, or both. */
export interface PlanAmountInput {
  Amount: Decimal
  InvoiceRows?: ClientInvoiceRow[] | undefined
}

/**
 * The amount in minor units: `Amount`, or the sum of the rows if `Amount` is 0. If both are given, they must be
 * equal. The refusal is a sentence for the client.
 */
export function planAmount({ Amount, InvoiceRows = [] }: PlanAmountInput): Result<Long, string> {
  const given = minorUnits(Amount)
  if (given < 0 || !isLong(given)) return refuse('Amount is not a valid amount of a payment plan.')
  if (InvoiceRows.length === 0) return given > 0 ? ok(given) : refuse('Amount must be above zero.')
  const rows = readClientRows(InvoiceRows)
  if (!rows.ok) return refuse(rows.reason.message)
  const { amount } = rows.value
  if (given === 0 || given === amount) return ok(amount)
  return refuse(`Amount is ${decimalOf(given)}, but the sum of the rows is ${decimalOf(amount)}.`)
}
