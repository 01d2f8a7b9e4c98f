/** Finds the requested new order among the provider's orders. Pure. */
import { minorUnits } from '../../../../shared/domain/money/decimal.ts'
import type { CreditOrder } from '../data/credit-context.ts'
import { numberOf, type ReviewedOrder } from './order-review.ts'

/**
 * The one order that has the number, the amount and the customer of the request. A number alone is no proof: it can be
 * used again.
 * @returns undefined where none fits, or more than one
 */
export function madeOrder(orders: readonly CreditOrder[], asked: ReviewedOrder): CreditOrder | undefined {
  const fitting = orders.filter((order) => isAsked(order, asked))
  return fitting.length === 1 ? fitting[0] : undefined
}

function isAsked(
  { ClientOrderNr, CurrentAmount, ValidCustomer }: CreditOrder,
  asked: ReviewedOrder,
): boolean {
  const who = asked.input.CreateOrderInformation?.CustomerIdentity
  const id = bare(who?.NationalIdNumber || who?.CompanyIdentity?.CompanyIdentification)
  const found = bare(ValidCustomer?.SecurityNumber)
  // The provider may round each row differently, by one minor unit.
  const difference = BigInt(minorUnits(CurrentAmount)) - BigInt(asked.total)
  const isSum = (difference < 0n ? -difference : difference) <= BigInt(asked.rows.length)
  return ClientOrderNr === numberOf(asked) && isSum && (id === '' || found === '' || id === found)
}

/** An id is written with and without its dash. */
function bare(id = ''): string {
  return id.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()
}
