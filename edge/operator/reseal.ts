import type { ResealedMerchants } from '../../shared/domain/merchant/registry.schema.ts'
import { ok, type Result } from '../../shared/domain/values/result.ts'
import type { Env } from '../config/env.ts'
import type { ProblemReason } from '../http/problem.ts'
import { directoryOf } from '../registry/directory-of.ts'
import { actOf, changeMerchant, type Doer } from './change-merchant.ts'

/** Records of one call. */
const SLICE = 100

/** Seals records again that another key than the first has sealed, up to {@link SLICE} of them. */
export async function resealMerchants(
  env: Env,
  doer: Doer,
): Promise<Result<ResealedMerchants, ProblemReason>> {
  const { operator, requestId } = doer
  const directory = directoryOf(env)
  const found = await directory.sealedByOthers(operator.registry.keys[0]!.kid, SLICE + 1)
  const slice = found.slice(0, SLICE)
  if (slice.length > 0) await directory.note(actOf('resealMerchants', null, operator, requestId))
  for (const { id } of slice) {
    const changed = await changeMerchant(env, id, doer, (now) =>
      ok(now && { operation: undefined, state: now.state, merchant: now.merchant }),
    )
    // One that was deleted meanwhile is sealed by no key.
    if (!changed.ok && changed.reason.code !== 'merchant-deleted') return changed
  }
  return ok({ Resealed: slice.length, IsMore: found.length > slice.length })
}
