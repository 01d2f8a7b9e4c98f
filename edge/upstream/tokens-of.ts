import type { Env } from '../config/env.ts'
import { objectStub, type ObjectStub } from '../config/object-stub.ts'
import type { ProviderTokens } from './token-keeper.ts'

/** The object that holds the merchant's access token. */
export function tokensOf(
  { TOKENS }: Pick<Env, 'TOKENS'>,
  merchantId: string,
): ObjectStub<Pick<ProviderTokens, 'get' | 'rejectedAgain' | 'accepted'>> {
  return objectStub(TOKENS, merchantId)
}
