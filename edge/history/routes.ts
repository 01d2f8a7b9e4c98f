import { Hono } from 'hono/tiny'
import { parseLong } from '../../shared/domain/values/parse-long.ts'
import { deskOf } from '../order-desk/desk-of.ts'
import type { EdgeContext } from '../http/context.ts'
import { problem } from '../http/problem.ts'
import { refusedByProvider } from '../order-desk/refused-by-provider.ts'
import { refusedByRequester } from '../sessions/refused-by-requester.ts'
import { requireSession } from '../sessions/require-session.ts'
import { callerOf } from '../upstream/caller.ts'
import { pageBody, readBefore } from '../desk/page-body.ts'

/** The history of an order: who changed it through the edge, when and what; newest first. */
export const historyRoutes = new Hono<EdgeContext>().get(
  '/api/v1/orders/:orderid/history',
  requireSession(),
  async (c) => {
    const { merchantId, ...requester } = c.get('session')
    const orderId = parseLong(c.req.param('orderid'))
    const before = readBefore(c.req.query('before'))
    if (orderId === undefined || before === null) {
      const name = orderId === undefined ? 'CheckoutOrderId' : 'before'
      return problem(c, { code: 'path-parameter-invalid', detail: `${name} must be an integer.` })
    }
    const refused = refusedByRequester(requester, 'order.read', orderId)
    if (refused) return problem(c, refused)
    const missing = await refusedByProvider(callerOf(c), orderId)
    if (missing) return problem(c, missing)
    // Desks are separate for each merchant: this one has no history of another merchant's order.
    return c.body(...pageBody(await deskOf(c.env, merchantId, orderId).history(before)))
  },
)
