/** Changes a merchant's record: read, opened, changed, sealed and written if it is still the same. */
import type { OperatorOperation } from '../../shared/domain/merchant/registry.enums.ts'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import type { Env } from '../config/env.ts'
import type { ProblemReason } from '../http/problem.ts'
import { expectNews } from '../registry/directory-copy.ts'
import type { Act, MerchantState } from '../registry/news.ts'
import { readRecord, type OpenRecord } from '../registry/read-record.ts'
import { recordOf } from '../registry/record-of.ts'
import type { RegistryMerchant } from '../registry/registry-merchant.ts'
import { seal, sealProof } from '../registry/sealed.ts'
import type { Operator } from './operator-key.ts'

/** Attempts, if others change the merchant at the same time. */
const ATTEMPTS = 3

/** Seconds after which a record tells the directory again. */
export const TOLD_WITHIN_S = 5

/** What to make of a record; `undefined` leaves it as it is. */
export interface Wanted {
  /** Undefined where the record is only sealed again. */
  operation: OperatorOperation | undefined
  state: MerchantState
  merchant: RegistryMerchant | undefined
}

export type Change = (now: OpenRecord | undefined) => Result<Wanted | undefined, ProblemReason>

export interface Changed {
  revision: number
  /** Whether the directory knows it, so that it is in force; it is stored in any case. */
  isTold: boolean
  before: OpenRecord | undefined
  wanted: Wanted | undefined
}

/** Who changes, in which request. */
export interface Doer {
  operator: Operator
  requestId: string
}

/**
 * As {@link storeChange}, and refuses a change that is stored and not in force yet.
 */
export async function changeMerchant(
  env: Env,
  id: string,
  doer: Doer,
  change: Change,
): Promise<Result<Changed, ProblemReason>> {
  return inForce(await storeChange(env, id, doer, change))
}

/** Refuses a change that is stored and not in force yet. */
export function inForce(stored: Result<Changed, ProblemReason>): Result<Changed, ProblemReason> {
  return stored.ok && !stored.value.isTold ? refuse(NOT_TOLD) : stored
}

/**
 * A deleted merchant is refused, and the directory is told again that it is deleted.
 * @param change decides from the record as it is; it is asked again if the record was changed meanwhile
 * @throws ObjectFailure if the record's object does not answer
 */
export async function storeChange(
  env: Env,
  id: string,
  { operator, requestId }: Doer,
  change: Change,
): Promise<Result<Changed, ProblemReason>> {
  const { keys } = operator.registry
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const read = await readRecord(env, id, keys)
    if (read === 'deleted') {
      // After a restore the directory may list it, and its key as one in use.
      const isTold = await recordOf(env, id).tellDeleted(id)
      expectNews(operator.registry)
      return refuse(isTold ? { code: 'merchant-deleted' } : NOT_TOLD)
    }
    const wanted = change(read)
    if (!wanted.ok) return wanted
    const expected = read?.revision ?? 0
    if (!wanted.value) return ok({ revision: expected, isTold: true, before: read, wanted: undefined })
    const { operation, state, merchant } = wanted.value
    const written = await recordOf(env, id).write({
      id,
      expected,
      state,
      sealed: merchant
        ? await seal(JSON.stringify(merchant), id, keys)
        : { kid: '', bytes: new Uint8Array() },
      change: crypto.randomUUID(),
      at: Date.now(),
      ...(operation && { act: actOf(operation, id, operator, requestId) }),
      proof: await sealProof(keys),
    })
    if (written.is === 'changed') continue
    expectNews(operator.registry)
    const { revision, isTold } = written
    return ok({ revision, isTold, before: read, wanted: wanted.value })
  }
  return refuse({ code: 'merchant-changed', detail: 'Others change the merchant at the same time. Read it.' })
}

/** The record is written, but no isolate hears of it yet. */
const NOT_TOLD: ProblemReason = {
  code: 'edge-unavailable',
  detail:
    'The change is stored, and is in force once the directory answers. Read the merchant before you repeat it.',
  retryAfter: TOLD_WITHIN_S,
}

export function actOf(
  operation: OperatorOperation,
  merchant: string | null,
  { id }: Operator,
  request: string,
): Act {
  return { change: crypto.randomUUID(), at: Date.now(), operator: id, operation, merchant, request }
}
