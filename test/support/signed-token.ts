import { SignJWT } from 'jose'
import { SESSION_SECONDS } from '../../shared/domain/session/session.ts'
import type { Capability } from '../../shared/domain/session/capabilities.ts'
import { sandboxMerchants } from '../../shared/sandbox.ts'
import { sandboxEnv } from '../../scripts/sandbox-env.ts'

export interface TokenClaims {
  merchant?: string
  /** The origin of the page. */
  audience?: string
  /** When it was issued, in milliseconds since 1970. */
  at?: number
  capabilities?: Capability[]
}

/** A token that is signed like the sandbox's, with other claims or at another time. */
export async function signedToken({
  merchant = sandboxMerchants.first,
  audience = 'http://demo.test',
  at = Date.now(),
  capabilities = [],
}: TokenClaims): Promise<string> {
  const { edge } = sandboxEnv({ provider: '', edge: '', demo: '' })
  const [{ kid, secret }] = JSON.parse(edge['SESSION_KEYS']!) as [{ kid: string; secret: string }]
  const now = Math.floor(at / 1000)
  return new SignJWT({ merchant, name: 'U', capabilities })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid })
    .setIssuer('order-admin')
    .setAudience(audience)
    .setSubject('u')
    .setJti(crypto.randomUUID())
    .setIssuedAt(now)
    .setNotBefore(now)
    .setExpirationTime(now + SESSION_SECONDS)
    .sign(new TextEncoder().encode(secret))
}
