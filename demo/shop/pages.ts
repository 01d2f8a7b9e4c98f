/** The shop's pages. Each visitor has separate orders. */
import { Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Order } from '../../shared/domain/order/order.schema.ts'
import { refuse, ok, type Result } from '../../shared/domain/values/result.ts'
import { shopOrders } from '../../shared/sandbox.ts'
import type { Env } from '../env.ts'
import { isPublic } from '../public-demo.ts'
import {
  changesDeskPage,
  creditDeskPage,
  type DeskPage,
  orderDeskPage,
  payoutsPage,
  startPage,
} from './desk-pages.ts'
import { readOrder } from './edge-client.ts'
import { type Html } from './layout.ts'
import { listPage } from './list-page.ts'
import { LOOK_COOKIE, type Look, readLook } from './look.ts'
import { askedState, type OrderLine, orderLine } from './order-line.ts'
import { callSandbox, hasSandbox } from './sandbox-client.ts'
import { type Trouble, troublePage } from './trouble-page.ts'
import { askedTry, firstTries, tries } from './tries.ts'
import { openVisit, orderIdOf, type ShopContext, type Visit, visitOf } from './visit.ts'
import type { Clock } from './written.ts'

/** The pages with a desk, below `/shop`. */
export const shopPages = new Hono<{ Bindings: Env }>()

shopPages.use(async (c, next) => {
  if (!hasSandbox(c.env)) return c.notFound()
  return next()
})

shopPages.get('/orders', answerList)

shopPages.get('/orders/:id{[0-9]{1,15}}', (c) =>
  withDesk(c, (page) => orderDeskPage(page, Number(c.req.param('id')))),
)

shopPages.get('/payouts', (c) =>
  withDesk(c, (page) => payoutsPage(page, c.req.query('date') ?? page.visit.unbalanced)),
)

shopPages.get('/credit', (c) => withDesk(c, creditDeskPage))

shopPages.get('/changes', (c) => withDesk(c, changesDeskPage))

shopPages.get('/files/:name{[a-z-]+\\.(css|js)}', async (c) => {
  const { name } = c.req.param()
  const path = name === 'shop.css' ? '/shop.css' : `/built/${name}`
  const file = await c.env.ASSETS.fetch(new URL(path, 'http://assets'))
  if (!file.ok) {
    await file.body?.cancel()
    return c.notFound()
  }
  const type = name.endsWith('.css') ? 'text/css' : 'text/javascript'
  return new Response(file.body, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' },
  })
})

/**
 * `/`: a desk with one of the visitor's orders. It is looked up first, so that the desk never opens a removed one.
 */
export async function answerStart(c: ShopContext): Promise<Response> {
  const loaded = await loadVisit(c, (env, visit) =>
    readOrders(env, [orderIdOf(visit, tries[firstTries[0]].at)]),
  )
  if (!loaded.ok) return answerTrouble(c, loaded.reason)
  const clock = await callSandbox<Clock>(c.env, 'GET', 'clock')
  c.header('Cache-Control', 'no-store')
  return c.html(startPage(deskPageOf(c, loaded.value.visit, clock), loaded.value.isRenewed))
}

/** The visitor's orders in their current state, and everything to try. */
async function answerList(c: ShopContext): Promise<Response> {
  const loaded = await loadVisit(c, readLines)
  if (!loaded.ok) return answerTrouble(c, loaded.reason)
  const { visit, found, isRenewed } = loaded.value
  const clock = await callSandbox<Clock>(c.env, 'GET', 'clock')
  if (!clock.ok) return answerTrouble(c, 'sandbox')
  const state = askedState(c.req.query('status'))
  c.header('Cache-Control', 'no-store')
  return c.html(
    listPage({
      lines: found,
      state,
      visit,
      look: lookOf(c),
      clock: clock.value,
      isRenewed,
      isPublic: isPublic(c.env),
    }),
  )
}

function answerTrouble(c: ShopContext, trouble: Trouble): Response | Promise<Response> {
  const page = troublePage({ look: lookOf(c), isPublic: isPublic(c.env) }, trouble)
  return c.html(page, trouble === 'limited' ? 429 : 503)
}

interface Loaded<Found> {
  visit: Visit
  found: Found
  /** Whether a former visit's orders are gone, because the sandbox was emptied. */
  isRenewed: boolean
}

type Read<Found> = (env: Env, visit: Visit) => Promise<Result<Found, 'edge' | 'gone'>>

/** The visit with its data; a new one for a first visit, or if the orders are gone. */
async function loadVisit<Found>(c: ShopContext, read: Read<Found>): Promise<Result<Loaded<Found>, Trouble>> {
  const known = await visitOf(c)
  const found = known && (await read(c.env, known))
  if (known && found?.ok) return ok({ visit: known, found: found.value, isRenewed: false })
  if (found && !found.ok && found.reason === 'edge') return refuse('edge')
  const opened = await openVisit(c)
  if (!opened.ok) return refuse(opened.reason === 'limited' ? 'limited' : 'sandbox')
  const fresh = await read(c.env, opened.value)
  if (!fresh.ok) return refuse('edge')
  return ok({ visit: opened.value, found: fresh.value, isRenewed: known !== undefined })
}

/** The visit's orders, newest first. */
async function readLines(env: Env, { firstId }: Visit): Promise<Result<OrderLine[], 'edge' | 'gone'>> {
  const orders = await readOrders(
    env,
    shopOrders.map((_, index) => firstId + index),
  )
  if (!orders.ok) return orders
  const lines = orders.value.map((order, index) =>
    orderLine(order, firstId + index, shopOrders[index]!.shows),
  )
  return ok(lines.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1)))
}

async function readOrders(env: Env, ids: readonly number[]): Promise<Result<Order[], 'edge' | 'gone'>> {
  const orders: Order[] = []
  for (const order of await Promise.all(ids.map((id) => readOrder(env, id)))) {
    if (!order.ok) {
      const isGone = order.reason.code === 'refused' && [403, 404].includes(order.reason.status)
      return refuse(isGone ? 'gone' : 'edge')
    }
    orders.push(order.value)
  }
  return ok(orders)
}

/** A page with a desk. Without a visit, it redirects to the first page, which opens one. */
async function withDesk(c: ShopContext, render: (page: DeskPage) => Html): Promise<Response> {
  const visit = await visitOf(c)
  if (!visit) return c.redirect('/')
  const clock = await callSandbox<Clock>(c.env, 'GET', 'clock')
  c.header('Cache-Control', 'no-store')
  return c.html(render(deskPageOf(c, visit, clock)))
}

function deskPageOf(c: ShopContext, visit: Visit, clock: Result<Clock, unknown>): DeskPage {
  return {
    edgeUrl: c.env.EDGE_URL,
    visit,
    look: lookOf(c),
    isPublic: isPublic(c.env),
    clock: clock.ok ? clock.value : undefined,
    chosen: askedTry(c.req.query('try')),
  }
}

function lookOf(c: ShopContext): Look {
  return readLook(getCookie(c, LOOK_COOKIE) ?? '')
}
