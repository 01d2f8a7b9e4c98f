/** Refusals after which there is something else to try. Pure. */
import { resultCodes } from '../../../../shared/domain/credit/credit.enums.ts'
import type { Rejection } from '../data/call-credit.ts'
import type { Draft } from './draft.ts'
import type { DeliverWrite } from './plan.ts'

/** What to try next: another type of order, prices of the other kind, or the operation that closes delivered orders. */
export function nextTry(
  { ResultCode }: Rejection,
  { name }: DeliverWrite,
  { way }: Draft,
): 'other-type' | 'other-prices' | 'older-closing' | undefined {
  if (ResultCode === resultCodes.WrongOrderType) return 'other-type'
  // The rows of the editor have a switch of their own.
  if (ResultCode === resultCodes.PricesMixed && way === 'amount') return 'other-prices'
  // CloseOrderEu answers nothing more precise where a part is delivered.
  return ResultCode === resultCodes.Error && name === 'CloseOrderEu' ? 'older-closing' : undefined
}
