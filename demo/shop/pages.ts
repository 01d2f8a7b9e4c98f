/** The shop's pages: each visitor has orders of their own. */
import { Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { refuse, ok, type Result } from '../../shared/domain/result.ts'
import { shopOrders } from '../../shared/sandbox.ts'
import type { Env } from '../env.ts'
import { isPublic } from '../public-demo.ts'
import { creditDeskPage, type DeskPage, orderDeskPage, payoutsPage } from './desk-pages.ts'
import { readOrder } from './edge-client.ts'
import { type Html } from './layout.ts'
import { listPage } from './list-page.ts'
import { LOOK_COOKIE, type Look, readLook } from './look.ts'
import { askedState, type OrderLine, orderLine } from './order-line.ts'
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

shopPages.get('/orders/:id{[0-9]{1,15}}', (c) =>
  withDesk(c, (page) => orderDeskPage(page, Number(c.req.param('id')))),
)

shopPages.get('/payouts', (c) =>
  withDesk(c, (page) => payoutsPage(page, c.req.query('date') ?? page.visit.unbalanced)),
)

shopPages.get('/credit', (c) => withDesk(c, creditDeskPage))

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

/** `/`: the visitor's orders, as they are now. Whoever comes for the first time gets a set of them. */
export async function answerList(c: ShopContext): Promise<Response> {
  const [look, here] = [lookOf(c), isPublic(c.env)]
  const loaded = await loadVisit(c)
  if (!loaded.ok)
    return c.html(
      troublePage({ look, isPublic: here }, loaded.reason),
      loaded.reason === 'limited' ? 429 : 503,
    )
  const { visit, lines, isRenewed } = loaded.value
  const clock = await callSandbox<Clock>(c.env, 'GET', 'clock')
  if (!clock.ok) return c.html(troublePage({ look, isPublic: here }, 'sandbox'), 503)
  const state = askedState(c.req.query('status'))
  c.header('Cache-Control', 'no-store')
  return c.html(listPage({ lines, state, visit, look, clock: clock.value, isRenewed, isPublic: here }))
}

interface Loaded {
  visit: Visit
  lines: OrderLine[]
  /** Whether a former visit's orders are gone: somebody has emptied the sandbox. */
  isRenewed: boolean
}

async function loadVisit(c: ShopContext): Promise<Result<Loaded, Trouble>> {
  const known = await visitOf(c)
  const lines = known && (await readLines(c.env, known))
  if (known && lines?.ok) return ok({ visit: known, lines: lines.value, isRenewed: false })
  if (lines && !lines.ok && lines.reason === 'edge') return refuse('edge')
  const opened = await openVisit(c)
  if (!opened.ok) return refuse(opened.reason === 'limited' ? 'limited' : 'sandbox')
  const fresh = await readLines(c.env, opened.value)
  if (!fresh.ok) return refuse('edge')
  return ok({ visit: opened.value, lines: fresh.value, isRenewed: known !== undefined })
}

/** The visit's orders, newest first. */
async function readLines(env: Env, { firstId }: Visit): Promise<Result<OrderLine[], 'edge' | 'gone'>> {
  const orders = await Promise.all(shopOrders.map((_, index) => readOrder(env, firstId + index)))
  const lines: OrderLine[] = []
  for (const [index, order] of orders.entries()) {
    if (!order.ok) {
      const isGone = order.reason.code === 'refused' && [403, 404].includes(order.reason.status)
      return refuse(isGone ? 'gone' : 'edge')
    }
    lines.push(orderLine(order.value, firstId + index, shopOrders[index]!.shows))
  }
  return ok(lines.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1)))
}

/** A page with a desk. Without a visit, the list comes first, which opens one. */
async function withDesk(c: ShopContext, render: (page: DeskPage) => Html): Promise<Response> {
  const visit = await visitOf(c)
  if (!visit) return c.redirect('/')
  const clock = await callSandbox<Clock>(c.env, 'GET', 'clock')
  c.header('Cache-Control', 'no-store')
  return c.html(
    render({
      edgeUrl: c.env.EDGE_URL,
      visit,
      look: lookOf(c),
      isPublic: isPublic(c.env),
      clock: clock.ok ? clock.value : undefined,
      chosen: askedTry(c.req.query('try')),
    }),
  )
}

function lookOf(c: ShopContext): Look {
  return readLook(getCookie(c, LOOK_COOKIE) ?? '')
}
