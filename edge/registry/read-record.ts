import type { RegistryKey } from '../config/config.ts'
import type { Env } from '../config/env.ts'
import { ObjectFailure } from '../config/object-stub.ts'
import type { MerchantState } from './news.ts'
import { recordOf } from './record-of.ts'
import type { RegistryMerchant } from './registry-merchant.ts'
import { open } from './sealed.ts'

export type RegistryBindings = Pick<Env, 'MERCHANT_DIRECTORY' | 'MERCHANT_RECORD'>

export interface OpenRecord {
  revision: number
  state: MerchantState
  /** In milliseconds since 1970. */
  changedAt: number
  merchant: RegistryMerchant
}

/** A record that no key of the ring opens. The directory's proofs tell which key is missing. */
class SealedForGood extends Error {}

/**
 * Reads and opens a merchant's record.
 * @returns undefined if there is none; of a deleted merchant only that it was deleted
 * @throws ObjectFailure if the record's object does not answer, or if the ring does not open it
 */
export async function readRecord(
  env: RegistryBindings,
  id: string,
  keys: readonly RegistryKey[],
): Promise<OpenRecord | 'deleted' | undefined> {
  const stored = await recordOf(env, id).read()
  if (!stored) return undefined
  const { revision, state, sealed, changedAt } = stored
  if (state === 'deleted') return 'deleted'
  const text = await open(sealed, id, keys)
  if (text === undefined) {
    const failure = new ObjectFailure('MerchantRecord', new SealedForGood(), false)
    failure.retryable = true
    throw failure
  }
  return { revision, state, changedAt, merchant: JSON.parse(text) as RegistryMerchant }
}
