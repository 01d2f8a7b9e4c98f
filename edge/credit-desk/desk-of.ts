import type { Env } from '../config/env.ts'
import { objectStub, type ObjectStub, type Repeats } from '../config/object-stub.ts'
import type { CreditDesk } from './credit-desk.ts'

type Methods = Pick<CreditDesk, 'write' | 'handedOver' | 'historyOf'>

// A desk knows a write again: by its key, or without one by its content and its client.
const repeats: Repeats<Methods> = { write: 'again', handedOver: 'again', historyOf: 'again' }

/** @param name see `creditDeskName` and `subjectDeskName` */
export function creditDeskOf({ CREDIT_DESK }: Pick<Env, 'CREDIT_DESK'>, name: string): ObjectStub<Methods> {
  return objectStub('CreditDesk', CREDIT_DESK, name, repeats)
}
