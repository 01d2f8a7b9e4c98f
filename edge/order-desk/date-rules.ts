/** The rules of a write that need the date and not the order. Pure. */
import { expiryReason } from '../../shared/domain/order/expiry.rules.ts'
import type { Write } from './desk-request.ts'
import { type ProblemReason, refusedMembers } from '../http/problem.ts'

/** @param today the current date, `YYYY-MM-DD` */
export function refusedByDate(write: Write, today: string): ProblemReason | undefined {
  switch (write.name) {
    case 'extendOrder': {
      const reason = expiryReason(write.input.expiryDate, today)
      return reason && refusedMembers([{ pointer: '/expiryDate', ...reason }])
    }
    case 'addOrderRow':
    case 'addOrderRows':
    case 'updateOrderRow':
    case 'updateOrderRows':
    case 'replaceOrderRows':
    case 'setOrderMetadata':
    case 'deliverOrder':
    case 'deliverAndLowerAmount':
    case 'cancelOrder':
    case 'cancelAmount':
    case 'cancelOrderRows':
    case 'creditOrderRows':
    case 'creditNewRow':
    case 'creditWithFee':
    case 'creditAmount':
      return undefined
    default:
      return write satisfies never
  }
}
