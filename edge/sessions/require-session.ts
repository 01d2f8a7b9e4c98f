import type { Context, MiddlewareHandler } from 'hono'
import { ok, refuse, type Result } from '../../shared/domain/result.ts'
import type { EdgeContext } from '../http/context.ts'
import { problem, type ProblemReason } from '../http/problem.ts'
import { rateRefusal } from '../limits/rate-limit.ts'
import { knownApiKey } from './api-key.ts'
import { bearerToken } from './bearer-token.ts'
import { type Requester, serverRequester, sessionRequester } from './requester.ts'
import { isEnded } from './revocation.ts'
import { verifiedSession } from './verified-sessions.ts'

/** Lets a request pass with a session token that is good for the page it comes from, or with an API key. */
export function requireSession(): MiddlewareHandler<EdgeContext> {
  return async (c, next) => {
    const requester = await requesterOf(c)
    if (!requester.ok) return problem(c, requester.reason)
    const { kind, id, merchantId } = requester.value
    const limited = await rateRefusal(c.env, { merchantId, session: kind === 'session' ? id : undefined })
    if (limited) return problem(c, limited)
    c.set('session', requester.value)
    return next()
  }
}

/** Who makes the request. */
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
  const config = c.get('config')
  const session = await verifiedSession(token, c.req.header('Origin'), config.sessionKeys, Date.now())
  if (!session.ok) return refuse({ code: session.reason })
  // A merchant that was taken out of the configuration has no sessions any more.
  if (!config.merchants.has(session.value.merchantId)) return refuse({ code: 'session-unknown-merchant' })
  const fresh = c.req.method !== 'GET' && c.req.method !== 'HEAD'
  if (await isEnded(c.env, session.value, { fresh })) return refuse({ code: 'session-ended' })
  return ok(sessionRequester(session.value))
}

async function serverOf(
  c: Context<EdgeContext>,
  credential: string,
): Promise<Result<Requester, ProblemReason>> {
  // A browser has no API key: what it sent was meant to be a token.
  const code = c.req.header('Origin') === undefined ? 'api-key-invalid' : 'session-invalid'
  const key = await knownApiKey(c, credential, { code })
  return key.ok ? ok(serverRequester(key.value)) : key
}
