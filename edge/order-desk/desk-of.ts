import type { Long } from '../../shared/domain/values/long.ts'
import type { Env } from '../config/env.ts'
import { objectStub, type ObjectStub } from '../config/object-stub.ts'
import { deskName } from './desk-request.ts'
import type { OrderDesk } from './order-desk.ts'

/** The desk of one of the merchant's orders. */
export function deskOf(
  { DESK }: Pick<Env, 'DESK'>,
  merchantId: string,
  orderId: Long,
): ObjectStub<Pick<OrderDesk, 'write' | 'handedOver' | 'history' | 'fetch'>> {
  return objectStub(DESK, deskName(merchantId, orderId))
}
