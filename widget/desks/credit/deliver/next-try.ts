/** Refusals after which another request may succeed. Pure. */
import { resultCodes } from '../../../../shared/domain/credit/credit.enums.ts'
import type { Rejection } from '../data/call-credit.ts'
import type { Draft } from './draft.ts'
import type { DeliverWrite } from './plan.ts'

/**
 * The next request to try: another type of order, prices of the other kind, or the operation that closes delivered
 * orders.
 */
export function nextTry(
  { ResultCode }: Rejection,
  { name }: DeliverWrite,
  { way }: Draft,
): 'other-type' | 'other-prices' | 'older-closing' | undefined {
  if (ResultCode === resultCodes.WrongOrderType) return 'other-type'
  // The editor of rows has its own switch.
  if (ResultCode === resultCodes.PricesMixed && way === 'amount') return 'other-prices'
  // CloseOrderEu answers nothing more precise where a part is delivered.
  return ResultCode === resultCodes.Error && name === 'CloseOrderEu' ? 'older-closing' : undefined
}
