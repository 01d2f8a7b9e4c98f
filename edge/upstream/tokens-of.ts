import type { Env } from '../config/env.ts'
import { objectStub, type ObjectStub, type Repeats } from '../config/object-stub.ts'
import type { ProviderTokens } from './token-keeper.ts'

type Methods = Pick<ProviderTokens, 'get' | 'rejectedAgain' | 'accepted'>

// A token that is minted twice costs one more call, and no order is touched.
const repeats: Repeats<Methods> = { get: 'again', rejectedAgain: 'again', accepted: 'again' }

/** The object that holds the merchant's access token. */
export function tokensOf({ TOKENS }: Pick<Env, 'TOKENS'>, merchantId: string): ObjectStub<Methods> {
  return objectStub('ProviderTokens', TOKENS, merchantId, repeats)
}
