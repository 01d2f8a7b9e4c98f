/** The shop's pages. Each visitor has separate orders. */
import { Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { refuse, ok, type Result } from '../../shared/domain/values/result.ts'
import type { Env } from '../env.ts'
import { readOrders } from '../orders/orders-json.ts'
import { isPublic } from '../public-demo.ts'
import {
  changesDeskPage,
  creditDeskPage,
  type DeskPage,
  orderDeskPage,
  payoutsPage,
  startPage,
} from './desk-pages.ts'
import { type Html } from './layout.ts'
import { LOOK_COOKIE, type Look, readLook } from './look.ts'
import { ordersPage } from './orders-page.ts'
import { callSandbox, hasSandbox } from './sandbox-client.ts'
import { type Trouble, troublePage } from './trouble-page.ts'
import { askedTry } from './tries.ts'
import { openVisit, type ShopContext, type Visit, visitOf } from './visit.ts'
import type { Clock } from './written.ts'

/** The pages with a desk, below `/shop`. */
export const shopPages = new Hono<{ Bindings: Env }>()

shopPages.use(async (c, next) => {
  if (!hasSandbox(c.env)) return c.notFound()
  return next()
})

shopPages.get('/orders', (c) => withOrders(c, ordersPage))

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

/** `/`: a desk with one of the visitor's orders. */
export function answerStart(c: ShopContext): Promise<Response> {
  return withOrders(c, startPage)
}

/** A page with the visitor's orders; a new visitor gets a set of them. */
async function withOrders(
  c: ShopContext,
  render: (page: DeskPage, isRenewed: boolean) => Html,
): Promise<Response> {
  const loaded = await loadVisit(c)
  if (!loaded.ok) return answerTrouble(c, loaded.reason)
  const { visit, isRenewed } = loaded.value
  const clock = await callSandbox<Clock>(c.env, 'GET', 'clock')
  c.header('Cache-Control', 'no-store')
  return c.html(render(deskPageOf(c, visit, clock), isRenewed))
}

function answerTrouble(c: ShopContext, trouble: Trouble): Response | Promise<Response> {
  const page = troublePage({ look: lookOf(c), isPublic: isPublic(c.env) }, trouble)
  return c.html(page, trouble === 'limited' ? 429 : 503)
}

interface Loaded {
  visit: Visit
  /** Whether a former visit's orders are gone, because the sandbox was emptied. */
  isRenewed: boolean
}

/** The visit; a new one for a first visit, or if the orders are gone. One is looked up: they come and go together. */
async function loadVisit(c: ShopContext): Promise<Result<Loaded, Trouble>> {
  const hasOrders = async ({ firstId }: Visit) => readOrders(c.env, [firstId])
  const known = await visitOf(c)
  const found = known && (await hasOrders(known))
  if (known && found?.ok) return ok({ visit: known, isRenewed: false })
  if (found && !found.ok && found.reason === 'edge') return refuse('edge')
  const opened = await openVisit(c)
  if (!opened.ok) return refuse(opened.reason === 'limited' ? 'limited' : 'sandbox')
  const fresh = await hasOrders(opened.value)
  if (!fresh.ok) return refuse('edge')
  return ok({ visit: opened.value, isRenewed: known !== undefined })
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
