import type { Context } from 'hono'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import type { RegistryConfig } from '../config/config.ts'
import { config } from '../config/configured.ts'
import { keyName } from '../config/merchant.ts'
import { RATE_PERIOD } from '../config/rates.ts'
import type { EdgeContext } from '../http/context.ts'
import type { ProblemReason } from '../http/problem.ts'
import { countFailedCredential, blockedRefusal } from '../limits/failed-credentials.ts'
import { isWithinRate } from '../limits/is-within-rate.ts'
import { lockedRefusal } from '../registry/directory-copy.ts'
import { keyHash } from '../registry/registry-merchant.ts'
import { senderOf } from '../sessions/api-key.ts'
import { bearerToken } from '../sessions/bearer-token.ts'

export interface Operator {
  /** The first digits of its key's hash. */
  id: string
  registry: RegistryConfig
}

/** The operator of a request. No session and no merchant's key is one. */
export async function operatorOf(c: Context<EdgeContext>): Promise<Result<Operator, ProblemReason>> {
  const { registry } = config
  // Without a key in force there is no such API.
  if (!registry || registry.operatorKeys.size === 0) return refuse({ code: 'not-found' })
  const id = await keyIn(c, registry.operatorKeys)
  if (!id.ok) return id
  const locked = await lockedRefusal(c.env)
  return locked ? refuse(locked) : ok({ id: id.value, registry })
}

/** The name of the operator's key that makes the request. @param keys SHA-256 of each key in force, in hex */
export async function keyIn(
  c: Context<EdgeContext>,
  keys: ReadonlySet<string>,
): Promise<Result<string, ProblemReason>> {
  const address = senderOf(c)
  const blocked = blockedRefusal(address)
  if (blocked) return refuse(blocked)
  const key = bearerToken(c.req.header('Authorization'))
  const hash = key === undefined ? undefined : await keyHash(key)
  if (hash === undefined || !keys.has(hash)) {
    const counted = await countFailedCredential(c.env, address)
    return refuse(counted ?? { code: key ? 'operator-key-invalid' : 'operator-key-missing' })
  }
  const id = keyName(hash)
  c.set('operator', id)
  if (!(await isWithinRate(c.env, 'OPERATOR_RATE', id))) {
    return refuse({
      code: 'rate-limited',
      retryAfter: RATE_PERIOD,
      detail: `Too many requests within ${RATE_PERIOD} seconds.`,
    })
  }
  return ok(id)
}
