import type { ResealedMerchants } from '../../shared/domain/merchant/registry.schema.ts'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import type { Env } from '../config/env.ts'
import type { ProblemReason } from '../http/problem.ts'
import { directoryOf } from '../registry/directory-of.ts'
import { actOf, changeMerchant, type Doer } from './change-merchant.ts'

/** Records of one call; and merchants without a record, of which so many are looked for. */
const SLICE = 100

/**
 * Seals records again that another key than the first has sealed, up to {@link SLICE} of them. Merchants that the directory
 * lists without a record are passed over: nothing of these can be sealed. The call that leaves nothing else refuses, and
 * names them; so does one that finds very many of them.
 */
export async function resealMerchants(
  env: Env,
  doer: Doer,
): Promise<Result<ResealedMerchants, ProblemReason>> {
  const { operator, requestId } = doer
  const directory = directoryOf(env)
  const { kid } = operator.registry.keys[0]!
  const without: string[] = []
  let resealed = 0
  let found = await directory.sealedByOthers(kid, SLICE)
  if (found.length > 0) await directory.note(actOf('resealMerchants', null, operator, requestId))
  while (found.length > 0) {
    for (const { id } of found) {
      if (resealed === SLICE) return ok({ Resealed: resealed, IsMore: true })
      const changed = await changeMerchant(env, id, doer, (now) =>
        ok(now && { operation: undefined, state: now.state, merchant: now.merchant }),
      )
      // One that was deleted is sealed by no key, and the directory was told so.
      if (!changed.ok && changed.reason.code !== 'merchant-deleted') return changed
      if (changed.ok && changed.value.wanted) resealed += 1
      else if (changed.ok) without.push(id)
      if (without.length === SLICE) return refuse(withoutRecord(without, MANY))
    }
    found = await directory.sealedByOthers(kid, SLICE, found.at(-1)!.id)
  }
  if (without.length > 0) return refuse(withoutRecord(without, THE_OTHERS))
  return ok({ Resealed: resealed, IsMore: false })
}

const THE_OTHERS = 'The records of the others are sealed with the first key.'
const MANY =
  'There may be more of them, and records of others that are still to be sealed: reseal again then.'

function withoutRecord(ids: readonly string[], others: string): ProblemReason {
  return {
    code: 'merchant-not-found',
    detail: `The list has merchants that have no record, as after a restore: ${ids.join(', ')}. Add each of them again; delete it then, if it shall not be. ${others}`,
  }
}
