import type { Env } from '../config/env.ts'
import { objectStub, type ObjectStub, type Repeats } from '../config/object-stub.ts'
import type { MerchantDirectory } from './merchant-directory.ts'

type Methods = Pick<MerchantDirectory, 'tell' | 'note' | 'news' | 'page' | 'sealedByOthers' | 'acts'>

// What is told twice is known once.
const repeats: Repeats<Methods> = {
  tell: 'again',
  note: 'again',
  news: 'again',
  page: 'again',
  sealedByOthers: 'again',
  acts: 'again',
}

/** The directory of the registry. */
export function directoryOf({ MERCHANT_DIRECTORY }: Pick<Env, 'MERCHANT_DIRECTORY'>): ObjectStub<Methods> {
  return objectStub('MerchantDirectory', MERCHANT_DIRECTORY, 'merchants', repeats)
}
