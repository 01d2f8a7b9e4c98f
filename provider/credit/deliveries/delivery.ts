/** The common parts of deliveries of all order types. */
import type { CreditRow, PricedRows } from '../../../shared/domain/credit/credit-row.ts'
import type { Long } from '../../../shared/domain/values/long.ts'
import { ok, refuse, type Result } from '../../../shared/domain/values/result.ts'
import type { CreditOrder } from '../../storage/credit/orders.ts'
import type { CreditContext, CreditInput, CreditOutput } from '../credit-handler.ts'
import { deliverRows } from '../orders/deliver-rows.ts'
import type { EuRefusal } from '../credit-refusal.ts'
import { type OrderRow, PRICES_MIXED, readOrderRows } from '../rows/read-rows.ts'

export type DeliverInformation = NonNullable<CreditInput<'DeliverOrderEu'>['DeliverOrderInformation']>
type DeliverResult = NonNullable<CreditOutput<'DeliverOrderEu'>['DeliverOrderResult']>

/** The result of a delivery. */
export interface Delivered extends Pick<
  DeliverResult,
  'InvoiceResultDetails' | 'PaymentPlanResultDetails' | 'AccountCreditResultDetails'
> {
  /** Minor units; negative on a credit invoice. */
  amount: Long
}

/**
 * The rows of a request, priced; undefined if it has none, which means all.
 * @param existing the rows that they are part of, whose prices include VAT or not in the same way
 */
export function givenRows(
  rows: readonly OrderRow[] = [],
  existing: readonly CreditRow[],
): Result<PricedRows | undefined, EuRefusal> {
  if (rows.length === 0) return ok(undefined)
  const priced = readOrderRows(rows)
  if (!priced.ok) return priced
  const [known] = existing
  const [given] = priced.value.rows
  const isMixed = known && given && known.PriceIncludingVat !== given.PriceIncludingVat
  return isMixed ? refuse({ code: 'PricesMixed', message: PRICES_MIXED }) : priced
}

/**
 * Takes these rows, or all that are left, from the order.
 * @param above the code if the rows come to more than what is left
 */
export function deliverGiven(
  context: CreditContext,
  order: CreditOrder,
  given: PricedRows | undefined,
  above: EuRefusal['code'],
): Result<PricedRows, EuRefusal> {
  const delivered = deliverRows(context, order, 'DeliverOrderEu', given?.rows)
  if (delivered.ok) return delivered
  return delivered.reason === 'above-remaining'
    ? refuse({ code: above, message: 'The rows come to more than what is left of the order.' })
    : refuse({ code: 'OrderAmountNotPositive', message: 'The amount of the rows must be above zero.' })
}
