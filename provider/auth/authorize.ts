/** Authorizes callers of the REST API by both schemes of the design. No I/O, no clock: now is passed in. */
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import type { Config, MerchantAccount } from '../config.ts'
import type { ErrorName } from '../http/errors.ts'
import { merchantOfToken } from './access-token.ts'
import type { AccountConfig } from './accounts.ts'
import { merchantOfSignature } from './signature.ts'
import { BEARER_WINDOW, isWithin, readIsoTimestamp, readSpacedTimestamp, SIGNED_WINDOW } from './timestamp.ts'

/** The parts of a request that authorize it. */
export interface Credentials {
  authorization: string | undefined
  timestamp: string | undefined
  /** The exact bytes sent; empty without a body. */
  body: Uint8Array
}

export type AuthorizationConfig = AccountConfig & Pick<Config, 'operator'>

/**
 * The merchant that sent the request, or the name of the 401. A forged token, an expired one and an unknown client get
 * the same refusal.
 */
export async function authorize(
  { authorization, timestamp, body }: Credentials,
  config: AuthorizationConfig,
  now: number,
): Promise<Result<MerchantAccount, ErrorName>> {
  if (!authorization) return refuse('authorization-missing')
  const [, scheme, value] = /^(\S+) +(\S+)$/.exec(authorization.trim()) ?? []
  if (!scheme || !value) return refuse('authorization-refused')
  switch (scheme.toLowerCase()) {
    case 'bearer': {
      if (!isWithin(readIsoTimestamp(timestamp ?? ''), now, BEARER_WINDOW)) {
        return refuse('bearer-timestamp-refused')
      }
      return known(await merchantOfToken(value, config, now))
    }
    case config.operator.name.toLowerCase(): {
      if (!timestamp || !isWithin(readSpacedTimestamp(timestamp), now, SIGNED_WINDOW)) {
        return refuse('signed-timestamp-refused')
      }
      return known(await merchantOfSignature(value, config, { body, timestamp }))
    }
    default:
      return refuse('authorization-refused')
  }
}

function known(merchant: MerchantAccount | undefined): Result<MerchantAccount, ErrorName> {
  return merchant ? ok(merchant) : refuse('authorization-refused')
}
