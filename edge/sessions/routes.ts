import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { orderWrites } from '../../shared/domain/order/history.enums.ts'
import { RETURN_ORDER } from '../../shared/domain/order/return-order.ts'
import { stringifyJson } from '../../shared/domain/values/json.ts'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import { parseLong } from '../../shared/domain/values/parse-long.ts'
import { sessionRequest, type SessionRequest } from '../../shared/domain/session/session.schema.ts'
import type { IssuedSession, SessionInfo } from '../../shared/domain/session/session.ts'
import { userLimits } from '../../shared/domain/values/limits.ts'
import { personTextReason } from '../../shared/domain/values/text.rules.ts'
import { jsonBodyReader } from '../../shared/wire/json-body.ts'
import { operatorName } from '../../shared/wire/operator-name.ts'
import { config } from '../config/configured.ts'
import { type ApiKey, originsOf } from '../config/merchant.ts'
import { allowsOrigin } from '../config/origins.ts'
import type { EdgeContext } from '../http/context.ts'
import { problem, type ProblemReason, refusedMembers } from '../http/problem.ts'
import { requestBytes } from '../http/request-bytes.ts'
import { servingState } from '../state/serving-state.ts'
import { type Ending, endSessions } from './ending.ts'
import { knownKey, sessionKeyRefusal } from './merchant-of.ts'
import { doerOf } from './requester.ts'
import { requireSession } from './require-session.ts'
import { signSession } from './session-token.ts'

// Sessions are the edge's own resource: no operator's name occurs in them.
const readSessionRequest = jsonBodyReader(sessionRequest, operatorName())

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const sessionRoutes = new Hono<EdgeContext>()
  .post('/sessions', async (c) => {
    const key = await knownKey(c)
    if (!key.ok) return problem(c, key.reason)
    const { MerchantId } = key.value.merchant

    const body = await sessionRequestOf(c)
    const limited = await sessionKeyRefusal(c, key.value, body.ok ? body.value.user.id : undefined)
    if (limited) return problem(c, limited)
    if (!body.ok) return problem(c, body.reason)
    const { origin, orderId: named, locale, ...rest } = body.value
    const orderId = typeof named === 'string' ? parseLong(named) : named
    const beyond = beyondKey(key.value, body.value)
    if (beyond) return problem(c, beyond)
    const requested = {
      merchantId: MerchantId,
      origin,
      ...rest,
      ...(orderId === undefined ? {} : { orderId }),
      ...(locale === undefined ? {} : { locale }),
    }
    const { token, id, expiresAt } = await signSession(
      requested,
      config.sessionKeys,
      Date.now(),
      key.value.expiresAt,
    )
    c.set('opened', id)
    const issued: IssuedSession = { id, token, expiresAt: instant(expiresAt) }
    return c.json(issued, 201, { 'Cache-Control': 'no-store' })
  })
  .delete('/sessions', async (c) => {
    const key = await knownKey(c)
    if (!key.ok) return problem(c, key.reason)
    const { MerchantId } = key.value.merchant
    const user = userOf(c.req.queries())
    const limited = await sessionKeyRefusal(c, key.value, user.ok ? user.value : undefined)
    if (limited) return problem(c, limited)
    if (!user.ok) return problem(c, user.reason)
    const ending: Ending = user.value === undefined ? { kind: 'all' } : { kind: 'user', id: user.value }
    await endSessions(c.env, MerchantId, ending, doerOf(c))
    return c.body(null, 204)
  })
  // Open sessions are not stored, so an unknown id is ended like any other.
  .delete('/sessions/:id', async (c) => {
    const key = await knownKey(c)
    if (!key.ok) return problem(c, key.reason)
    const { MerchantId } = key.value.merchant
    const id = c.req.param('id').toLowerCase()
    const isId = UUID.test(id)
    const limited = await sessionKeyRefusal(c, key.value, isId ? id : undefined)
    if (limited) return problem(c, limited)
    if (!isId) {
      return problem(c, { code: 'path-parameter-invalid', detail: 'id must be the id of a session.' })
    }
    await endSessions(c.env, MerchantId, { kind: 'one', id }, doerOf(c))
    return c.body(null, 204)
  })
  .get('/session', requireSession(), async (c) => {
    const { user, capabilities, orderId, locale, expiresAt } = c.get('session')
    const { keyMark } = await servingState(c.env)
    const operations = orderWrites.filter((name) => config.operations.has(name))
    const info: SessionInfo = {
      user,
      capabilities: [...capabilities],
      ...(operations.length < orderWrites.length && { operations }),
      ...(orderId === undefined ? {} : { orderId }),
      ...(locale === undefined ? {} : { locale }),
      ...(keyMark !== '' && { keyMark }),
      preferences: [RETURN_ORDER],
      ...(expiresAt === undefined ? {} : { expiresAt: instant(expiresAt) }),
    }
    return c.body(stringifyJson(info), 200, {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
    })
  })

async function sessionRequestOf(c: Context<EdgeContext>): Promise<Result<SessionRequest, ProblemReason>> {
  const bytes = await requestBytes(c)
  if (!bytes.ok) return bytes
  const body = readSessionRequest(bytes.value)
  return body.ok ? body : refuse(refusedMembers(body.reason))
}

/** Why the key opens no such session: a session never has more than its key. */
function beyondKey(
  { merchant, origins, capabilities }: ApiKey,
  { origin, capabilities: wanted }: SessionRequest,
): ProblemReason | undefined {
  const pointer = '/origin'
  if (!allowsOrigin(originsOf(merchant), origin)) {
    return { code: 'origin-not-allowed', pointer, detail: 'The merchant has not configured this origin.' }
  }
  if (origins && !allowsOrigin(origins, origin)) {
    return { code: 'origin-not-allowed', pointer, detail: 'The API key opens no sessions for this origin.' }
  }
  const place = wanted.findIndex((capability) => !capabilities.includes(capability))
  const capability = wanted[place]
  return capability === undefined
    ? undefined
    : {
        code: 'capability-missing',
        capability,
        pointer: `/capabilities/${place}`,
        detail: `The API key does not have ${capability}, so its sessions cannot.`,
      }
}

/**
 * The user whose sessions are ended; undefined for all of the merchant's. Any other parameter is refused, because a
 * misspelt `user` would end every session.
 */
function userOf(query: Record<string, string[]>): Result<string | undefined, ProblemReason> {
  const names = Object.keys(query)
  if (names.length === 0) return ok(undefined)
  const [user, ...more] = query['user'] ?? []
  if (names.length === 1 && user !== undefined && more.length === 0 && !personTextReason(user, userLimits)) {
    return ok(user)
  }
  const detail = `The only parameter is user, once: the id of a user, of 1 to ${userLimits.maxLength} characters.`
  return refuse({ code: 'path-parameter-invalid', pointer: '/user', detail })
}

function instant(seconds: number): string {
  return new Date(seconds * 1000).toISOString()
}
