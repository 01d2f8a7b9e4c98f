/** The API keys of a merchant of the registry: made with limits or without, and removed. */
import type { Context } from 'hono'
import { registryLimits } from '../../shared/domain/values/limits.ts'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import { strictBodyReader } from '../../shared/wire/json-body.ts'
import { operatorName } from '../../shared/wire/operator-name.ts'
import { foreignOrigin, type KeyLimits, keyName } from '../config/merchant.ts'
import type { EdgeContext } from '../http/context.ts'
import { type ProblemReason, refusedMembers } from '../http/problem.ts'
import { requestBytes, sentBytes } from '../http/request-bytes.ts'
import {
  allKeys,
  keyHash,
  keyRequest,
  newApiKey,
  type RecordedKey,
  type RegistryMerchant,
} from '../registry/registry-merchant.ts'

const readKeyRequest = strictBodyReader(keyRequest, operatorName())

/** A new key, and what is recorded of it. */
export interface MadeKey {
  apiKey: string
  recorded: RecordedKey
}

/** @param limits empty for a key that may do everything */
export async function makeKey(id: string, limits: KeyLimits = {}): Promise<MadeKey> {
  const apiKey = newApiKey(id)
  const isLimited = Object.values(limits).some((limit) => limit !== undefined)
  return {
    apiKey,
    recorded: { hash: await keyHash(apiKey), madeAt: Date.now(), ...(isLimited && { limits }) },
  }
}

/**
 * The limits that the request asks for. A request without a body asks for none; one that names a type must have a body,
 * because a body that was lost would make a key without limits.
 */
export async function limitsAsked(c: Context<EdgeContext>): Promise<Result<KeyLimits, ProblemReason>> {
  if (c.req.header('Content-Type') === undefined) {
    const bytes = await sentBytes(c)
    if (!bytes.ok) return bytes
    return bytes.value.byteLength === 0 ? ok({}) : refuse({ code: 'content-type-unsupported' })
  }
  const bytes = await requestBytes(c)
  if (!bytes.ok) return bytes
  const limits = readKeyRequest(bytes.value)
  if (!limits.ok) return refuse(refusedMembers(limits.reason))
  const { Expires } = limits.value
  return Expires === undefined || Date.parse(Expires) > Date.now() ? limits : refuse(PAST)
}

/** The merchant with the key. */
export function withKey(
  merchant: RegistryMerchant,
  key: RecordedKey,
): Result<RegistryMerchant, ProblemReason> {
  if (allKeys(merchant).length >= registryLimits.apiKeys.maxItems) return refuse(TOO_MANY)
  if (!key.limits) return ok({ ...merchant, keys: [...merchant.keys, key] })
  const foreign = foreignOrigin(key.limits, merchant)
  if (foreign !== undefined) {
    return refuse({
      code: 'origin-not-allowed',
      pointer: `/Origins/${foreign}`,
      detail: 'The merchant does not have this origin.',
    })
  }
  return ok({ ...merchant, restrictedKeys: [...(merchant.restrictedKeys ?? []), key] })
}

/** The merchant without the key of this name; undefined if it has none. */
export function withoutKey(merchant: RegistryMerchant, name: string): RegistryMerchant | undefined {
  if (!allKeys(merchant).some(({ hash }) => keyName(hash) === name)) return undefined
  const isOther = ({ hash }: RecordedKey) => keyName(hash) !== name
  const { keys, restrictedKeys } = merchant
  return {
    ...merchant,
    keys: keys.filter(isOther),
    ...(restrictedKeys && { restrictedKeys: restrictedKeys.filter(isOther) }),
  }
}

const PAST: ProblemReason = {
  code: 'date-not-later',
  pointer: '/Expires',
  detail: 'Expires must be later than now.',
}
const TOO_MANY: ProblemReason = {
  code: 'merchant-keys-too-many',
  detail: `A merchant has at most ${registryLimits.apiKeys.maxItems} API keys. Remove one first.`,
}
