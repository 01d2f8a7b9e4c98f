import { type Decimal, decimalOf, minorUnits } from '../../../shared/domain/decimal.ts'
import { isLong, type Long } from '../../../shared/domain/long.ts'
import { ok, refuse, type Result } from '../../../shared/domain/result.ts'
import { type ClientInvoiceRow, readClientRows } from '../rows/read-rows.ts'

/** What payment plan operations are told of the amount, in either way or in both. */
export interface PlanAmountInput {
  Amount: Decimal
  InvoiceRows?: ClientInvoiceRow[] | undefined
}

/**
 * The amount in minor units: `Amount`, or what the rows come to where it is 0. When both are given they must
 * agree. Otherwise the sentence that says what is wrong.
 */
export function planAmount({ Amount, InvoiceRows = [] }: PlanAmountInput): Result<Long, string> {
  const given = minorUnits(Amount)
  if (given < 0 || !isLong(given)) return refuse('Amount is not one that a payment plan can have.')
  if (InvoiceRows.length === 0) return given > 0 ? ok(given) : refuse('Amount must be above zero.')
  const rows = readClientRows(InvoiceRows)
  if (!rows.ok) return refuse(rows.reason.message)
  const { amount } = rows.value
  if (given === 0 || given === amount) return ok(amount)
  return refuse(`Amount is ${decimalOf(given)}, but the rows come to ${decimalOf(amount)}.`)
}
