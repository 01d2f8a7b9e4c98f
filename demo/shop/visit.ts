/** A visitor's own set of the shop's orders, which a signed cookie names. */
import type { Context } from 'hono'
import { getSignedCookie, setSignedCookie } from 'hono/cookie'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import { type OpenedShop, shopOrders } from '../../shared/sandbox.ts'
import type { Env } from '../env.ts'
import { isWithinLimit } from '../public-demo.ts'
import { createPlan } from './payment-plan.ts'
import { callSandbox } from './sandbox-client.ts'
import type { Clock } from './written.ts'

export type ShopContext = Context<{ Bindings: Env }>

export interface Visit {
  /** The id of the first of {@link shopOrders}; the others follow it. */
  firstId: number
  /** `YYYY-MM-DD`: the day whose payout does not balance. */
  unbalanced: string
  /** The number of the payment plan that waits for approval; undefined if none could be made. */
  plan: string | undefined
}

const COOKIE = 'lumen-lamps'
/** Orders expire after a month, so a visit is shorter. */
const MAX_AGE = 7 * 86_400
/** Rows of the day whose payout does not balance. */
const PAYOUT_ROWS = 36
const DAY = 86_400_000

/** The visit of the request's cookie; undefined without one, or with one that this shop did not sign. */
export async function visitOf(c: ShopContext): Promise<Visit | undefined> {
  const text = await getSignedCookie(c, c.env.EDGE_API_KEY, COOKIE, isHttps(c) ? 'host' : undefined)
  const [, firstId, unbalanced, plan] = /^(\d+)_([\d-]{10})_(\d*)$/.exec(text || '') ?? []
  if (firstId === undefined || unbalanced === undefined) return undefined
  return { firstId: Number(firstId), unbalanced, plan: plan || undefined }
}

/** With https, the name begins with `__Host-`, so that no other site of the domain can set the cookie. */
function isHttps(c: ShopContext): boolean {
  return new URL(c.req.url).protocol === 'https:'
}

/** Creates the orders, the payout and the plan of a new visit, and sets the cookie. */
export async function openVisit(c: ShopContext): Promise<Result<Visit, 'sandbox-down' | 'limited'>> {
  if (!isWithinLimit(c, 'set-of-orders')) return refuse('limited')
  const clock = await callSandbox<Clock>(c.env, 'GET', 'clock')
  if (!clock.ok) return clock
  const unbalanced = new Date(Date.parse(clock.value.now) - DAY).toISOString().slice(0, 10)
  const shop = await callSandbox<OpenedShop>(c.env, 'POST', 'shop')
  if (!shop.ok) return shop
  // After the orders, so that their credits do not reduce the payout.
  const day = { date: unbalanced, rows: PAYOUT_ROWS, unbalanced: true }
  const report = await callSandbox(c.env, 'POST', 'reports', day)
  if (!report.ok) return report
  const { firstId } = shop.value
  const visit = { firstId, unbalanced, plan: await createPlan(c.env, `web-2050-${firstId}`) }
  await setSignedCookie(c, COOKIE, `${firstId}_${unbalanced}_${visit.plan ?? ''}`, c.env.EDGE_API_KEY, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    ...(isHttps(c) && { secure: true, prefix: 'host' }),
    maxAge: MAX_AGE,
  })
  return ok(visit)
}

/** The id of an order of the visit, by the shop's number. */
export function orderIdOf(
  { firstId }: Visit,
  number: (typeof shopOrders)[number]['MerchantOrderId'],
): number {
  return firstId + shopOrders.findIndex(({ MerchantOrderId }) => MerchantOrderId === number)
}

/** Whether the order is one of the visit. */
export function isOwn({ firstId }: Pick<Visit, 'firstId'>, orderId: number): boolean {
  return Number.isSafeInteger(orderId) && orderId >= firstId && orderId < firstId + shopOrders.length
}
