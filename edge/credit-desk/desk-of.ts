import type { Env } from '../config/env.ts'
import { objectStub, type ObjectStub } from '../config/object-stub.ts'
import type { CreditDesk } from './credit-desk.ts'

/** @param name see `creditDeskName` and `subjectDeskName` */
export function creditDeskOf(
  { CREDIT_DESK }: Pick<Env, 'CREDIT_DESK'>,
  name: string,
): ObjectStub<Pick<CreditDesk, 'write' | 'handedOver' | 'history' | 'adopt'>> {
  return objectStub(CREDIT_DESK, name)
}
