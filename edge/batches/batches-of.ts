import type { Env } from '../config/env.ts'
import { objectStub, type ObjectStub, type Repeats } from '../config/object-stub.ts'
import type { Batches } from './batches.ts'

type Methods = Pick<Batches, 'create' | 'list' | 'detail' | 'command'>

// A batch is made once for its id, and a command that was done before changes nothing.
const repeats: Repeats<Methods> = { create: 'again', list: 'again', detail: 'again', command: 'again' }

/** The object with the merchant's batches. */
export function batchesOf({ BATCHES }: Pick<Env, 'BATCHES'>, merchantId: string): ObjectStub<Methods> {
  return objectStub('Batches', BATCHES, merchantId, repeats)
}
