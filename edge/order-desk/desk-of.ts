import type { Long } from '../../shared/domain/values/long.ts'
import type { Env } from '../config/env.ts'
import { objectStub, type ObjectStub, type Repeats } from '../config/object-stub.ts'
import { deskName } from './desk-request.ts'
import type { OrderDesk } from './order-desk.ts'

type Methods = Pick<OrderDesk, 'write' | 'handedOver' | 'history' | 'fetch' | 'sawOrder'>

// A desk knows a write again: by its key, or without one by its content and its client.
const repeats: Repeats<Methods> = {
  write: 'again',
  handedOver: 'again',
  history: 'again',
  fetch: 'again',
  sawOrder: 'again',
}

/** The desk of one of the merchant's orders. */
export function deskOf({ DESK }: Pick<Env, 'DESK'>, merchantId: string, orderId: Long): ObjectStub<Methods> {
  return objectStub('OrderDesk', DESK, deskName(merchantId, orderId), repeats)
}
