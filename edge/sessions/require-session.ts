import type { Context, MiddlewareHandler } from 'hono'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import { config } from '../config/configured.ts'
import { originsOf } from '../config/merchant.ts'
import { allowsOrigin } from '../config/origins.ts'
import type { EdgeContext } from '../http/context.ts'
import { problem, type ProblemReason } from '../http/problem.ts'
import type { Requester } from '../http/requester.ts'
import { countFailedCredential, blockedRefusal } from '../limits/failed-credentials.ts'
import { rateRefusal } from '../limits/rate-limit.ts'
import { lockedRefusal } from '../registry/directory-copy.ts'
import { findMerchant } from '../registry/find-merchant.ts'
import { knownApiKey, senderOf } from './api-key.ts'
import { bearerToken } from './bearer-token.ts'
import { serverRequester, sessionRequester, signingRequester } from './requester.ts'
import { merchantOfSignature, signatureIn } from './signed-request.ts'
import { isEnded } from './revocation.ts'
import type { Session } from './session-token.ts'
import { rememberedSession, verifyAndRemember } from './verified-sessions.ts'

/** Lets a request pass with an API key, a signature, or a session token that is valid on its page. */
export function requireSession(): MiddlewareHandler<EdgeContext> {
  return async (c, next) => {
    const signature = signatureIn(c.req.header('Authorization'))
    const requester = await (signature === undefined ? requesterOf(c) : signerOf(c, signature))
    if (!requester.ok) return problem(c, requester.reason)
    const { kind, id, merchantId } = requester.value
    const limited = await rateRefusal(c.env, { merchantId, session: kind === 'session' ? id : undefined })
    if (limited) return problem(c, limited)
    return next()
  }
}

/** Finds who makes the request, and sets it in the context, also for the log. */
export function requesterOf(
  c: Context<EdgeContext>,
  credential = bearerToken(c.req.header('Authorization')),
): Promise<Result<Requester, ProblemReason>> {
  if (!credential) return Promise.resolve(refuse({ code: 'session-missing' }))
  return isToken(credential) ? sessionOf(c, credential) : serverOf(c, credential)
}

/** A session token has two dots, which an API key must not have. */
function isToken(credential: string): boolean {
  return credential.split('.').length === 3
}

async function sessionOf(c: Context<EdgeContext>, token: string): Promise<Result<Requester, ProblemReason>> {
  const origin = originOf(c)
  const now = Date.now()
  let session = rememberedSession(token, origin, config.sessionKeys, now)
  if (!session) {
    const verified = await verifyCounted(c, token, origin, now)
    if (!verified.ok) return verified
    session = verified.value
  }
  const locked = await lockedRefusal(c.env)
  if (locked) return refuse(locked)
  // The sessions of a merchant end when it is removed or disabled.
  const merchant = await findMerchant(c.env, session.merchantId)
  if (!merchant) return refuse({ code: 'session-unknown-merchant' })
  // And those of a page when its origin is removed. Without a registry, CORS refuses the page.
  if (config.registry && !allowsOrigin(originsOf(merchant), session.origin)) {
    return refuse({ code: 'session-wrong-origin' })
  }
  const requester = sessionRequester(session)
  // Set before the check for ended sessions, so that the log has the session in both cases.
  c.set('session', requester)
  const fresh = c.req.method !== 'GET' && c.req.method !== 'HEAD'
  if (await isEnded(c.env, session, { fresh })) return refuse({ code: 'session-ended' })
  return ok(requester)
}

/** Verifies a token that the isolate has not cached. A forged one counts as a failed credential. */
async function verifyCounted(
  c: Context<EdgeContext>,
  token: string,
  origin: string | undefined,
  now: number,
): Promise<Result<Session, ProblemReason>> {
  const address = senderOf(c)
  const blocked = blockedRefusal(address)
  if (blocked) return refuse(blocked)
  const session = await verifyAndRemember(token, origin, config.sessionKeys, now)
  if (session.ok) return session
  const counted =
    session.reason === 'session-invalid' ? await countFailedCredential(c.env, address) : undefined
  return refuse(counted ?? { code: session.reason })
}

/**
 * The origin of the page. A browser sends none with a GET to the page's own origin, for example if a merchant serves
 * the edge under its own address. Then `Sec-Fetch-Site`, which no page can set, proves it.
 */
function originOf(c: Context<EdgeContext>): string | undefined {
  const origin = c.req.header('Origin')
  if (origin !== undefined || c.req.header('Sec-Fetch-Site') !== 'same-origin') return origin
  return c.req.method === 'GET' || c.req.method === 'HEAD' ? new URL(c.req.url).origin : undefined
}

async function serverOf(
  c: Context<EdgeContext>,
  credential: string,
): Promise<Result<Requester, ProblemReason>> {
  // A browser has no API key, so its credential was meant as a token.
  const code = c.req.header('Origin') === undefined ? 'api-key-invalid' : 'session-invalid'
  const key = await knownApiKey(c, credential, { code })
  return key.ok ? ok(serverRequester(key.value)) : key
}

/** A merchant's server that signs its requests may do what it may with an unlimited API key. */
async function signerOf(
  c: Context<EdgeContext>,
  signature: string,
): Promise<Result<Requester, ProblemReason>> {
  const merchant = await merchantOfSignature(c, signature)
  if (!merchant.ok) return merchant
  const requester = signingRequester(merchant.value)
  c.set('session', requester)
  return ok(requester)
}
