import { Hono } from 'hono'
import { stringifyJson } from '../../shared/domain/json.ts'
import { sessionRequest } from '../../shared/domain/session.schema.ts'
import type { IssuedSession, SessionInfo } from '../../shared/domain/session.ts'
import { jsonBodyReader } from '../../shared/wire/json-body.ts'
import { operatorName } from '../../shared/wire/operator-name.ts'
import type { EdgeContext } from '../http/context.ts'
import { problem, refusedMembers } from '../http/problem.ts'
import { requestBytes } from '../http/request-bytes.ts'
import { merchantOfApiKey } from './api-key.ts'
import { bearerToken } from './bearer-token.ts'
import { requireSession } from './require-session.ts'
import { signSession } from './session-token.ts'

// Sessions are our own resource: no operator's name occurs in them.
const readSessionRequest = jsonBodyReader(sessionRequest, operatorName())

export const sessionRoutes = new Hono<EdgeContext>()
  .post('/sessions', async (c) => {
    const apiKey = bearerToken(c.req.header('Authorization'))
    if (!apiKey) return problem(c, { code: 'api-key-missing' })
    const config = c.get('config')
    const merchant = await merchantOfApiKey(config, apiKey)
    if (!merchant) return problem(c, { code: 'api-key-invalid' })

    const bytes = await requestBytes(c)
    if (!bytes.ok) return problem(c, bytes.reason)
    const body = readSessionRequest(bytes.value)
    if (!body.ok) return problem(c, refusedMembers(body.reason))
    const { origin, orderId, ...rest } = body.value
    if (!merchant.Origins.includes(origin)) {
      return problem(c, {
        code: 'origin-not-allowed',
        pointer: '/origin',
        detail: 'The merchant has not configured this origin.',
      })
    }
    const { token, expiresAt } = await signSession(
      { merchantId: merchant.MerchantId, origin, ...rest, ...(orderId === undefined ? {} : { orderId }) },
      config.sessionKeys,
      Date.now(),
    )
    const issued: IssuedSession = { token, expiresAt: instant(expiresAt) }
    return c.json(issued, 201, { 'Cache-Control': 'no-store' })
  })
  .get('/session', requireSession(), (c) => {
    const { user, capabilities, orderId, expiresAt } = c.get('session')
    const info: SessionInfo = {
      user,
      capabilities,
      ...(orderId === undefined ? {} : { orderId }),
      expiresAt: instant(expiresAt),
    }
    return c.body(stringifyJson(info), 200, {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
    })
  })

function instant(seconds: number): string {
  return new Date(seconds * 1000).toISOString()
}
