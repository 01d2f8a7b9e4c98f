import type { ResealedMerchants } from '../../shared/domain/merchant/registry.schema.ts'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import type { Env } from '../config/env.ts'
import type { ProblemReason } from '../http/problem.ts'
import { directoryOf } from '../registry/directory-of.ts'
import { actOf, changeMerchant, type Doer } from './change-merchant.ts'

/** Records of one call. */
const SLICE = 100

/**
 * Seals records again that another key than the first has sealed, up to {@link SLICE} of them. Refuses if the directory
 * lists merchants without a record, once the others are sealed: nothing of these can be.
 */
export async function resealMerchants(
  env: Env,
  doer: Doer,
): Promise<Result<ResealedMerchants, ProblemReason>> {
  const { operator, requestId } = doer
  const directory = directoryOf(env)
  const { kid } = operator.registry.keys[0]!
  const found = await directory.sealedByOthers(kid, SLICE + 1)
  const slice = found.slice(0, SLICE)
  if (slice.length > 0) await directory.note(actOf('resealMerchants', null, operator, requestId))
  const left = new Set<string>()
  for (const { id } of slice) {
    const changed = await changeMerchant(env, id, doer, (now) =>
      ok(now && { operation: undefined, state: now.state, merchant: now.merchant }),
    )
    // One that was deleted meanwhile is sealed by no key.
    if (!changed.ok && changed.reason.code !== 'merchant-deleted') return changed
    if (!changed.ok || !changed.value.wanted) left.add(id)
  }
  // One that was deleted meanwhile is not listed any more.
  const still = left.size === 0 ? [] : await directory.sealedByOthers(kid, SLICE)
  const without = still.map(({ id }) => id).filter((id) => left.has(id))
  if (without.length > 0) return refuse(withoutRecord(without))
  return ok({ Resealed: slice.length - left.size, IsMore: found.length > slice.length })
}

function withoutRecord(ids: readonly string[]): ProblemReason {
  return {
    code: 'merchant-not-found',
    detail: `The list has merchants that have no record, as after a restore: ${ids.join(', ')}. Add each of them again; delete it then, if it shall not be. The records of the others are sealed with the first key.`,
  }
}
