/**
 * A minimal merchant's admin site: what a shop needs to embed the desk. Its backend holds the API key and asks the
 * edge for a session. The browser only gets the session's token.
 */
import { Hono } from 'hono'
import { csrf } from 'hono/csrf'
import { secureHeaders } from 'hono/secure-headers'
import { trimTrailingSlash } from 'hono/trailing-slash'
import { lookUp } from '../shared/domain/values/lookup.ts'
import type { SessionRequest } from '../shared/domain/session/session.schema.ts'
import { orderCapabilities } from '../shared/domain/session/capabilities.ts'
import { sandboxOrders } from '../shared/sandbox.ts'
import { docs } from './docs.ts'
import type { Env } from './env.ts'
import { answerOrders } from './orders/orders-json.ts'
import { onlyOnThisMachine, refuseStrangers } from './public-demo.ts'
import { changesPage, creditPage, notFoundPage, orderPage, ordersPage, reportPage } from './pages.ts'
import { shopActions } from './shop/actions.ts'
import { answerStart, shopPages } from './shop/pages.ts'
import { hasSandbox } from './shop/sandbox-client.ts'
import { styleBook } from './style-book.ts'

const app = new Hono<{ Bindings: Env }>()

// With a malformed Host header there is no origin for a session.
app.use((c, next) => {
  if (!URL.canParse(c.req.url)) return Promise.resolve(c.text('The Host header is not a host.', 400))
  return next()
})

app.use(refuseStrangers)

app.use('/style-book/', trimTrailingSlash())

// Both have their own policy.
app.route('/style-book', styleBook)
app.route('/docs', docs)

app.use((c, next) => {
  const { EDGE_URL } = c.env
  // The strictest policy: the desk must work with it.
  return secureHeaders({
    // One year.
    strictTransportSecurity: 'max-age=31536000; includeSubDomains',
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", EDGE_URL],
      // Live updates use a WebSocket, which needs its own entry.
      connectSrc: ["'self'", EDGE_URL, EDGE_URL.replace(/^http/, 'ws')],
      styleSrc: ["'self'"],
      imgSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: ['lit-html'],
    },
  })(c, next)
})

// The shop's story, with separate orders for each visitor.
app.get('/', async (c) => (hasSandbox(c.env) ? answerStart(c) : c.redirect('/orders')))
app.route('/shop', shopPages)
app.route('/shop', shopActions)

// The plain pages show only what embedding needs. They know no visitor, so a public demo has none.
for (const path of [
  '/orders',
  '/orders.json',
  '/orders/*',
  '/reports',
  '/credit',
  '/changes',
  '/desk-session',
]) {
  app.use(path, onlyOnThisMachine)
}

app.get('/orders', (c) => c.html(ordersPage(c.env.EDGE_URL)))

app.get('/orders.json', (c) =>
  answerOrders(
    c,
    sandboxOrders.filter((order) => order.MerchantId === c.env.MERCHANT_ID),
  ),
)

app.get('/reports', (c) => c.html(reportPage(c.req.query('date') ?? '', c.env.EDGE_URL)))

app.get('/credit', (c) => c.html(creditPage(c.env.EDGE_URL)))

app.get('/changes', (c) => c.html(changesPage(c.env.EDGE_URL)))

app.get('/orders/:id{[0-9]+}', (c) => c.html(orderPage(c.req.param('id'), c.env.EDGE_URL)))

// A real shop takes the user and the capabilities from its own login.
app.post('/desk-session', csrf(), async (c) => {
  const request: SessionRequest = {
    origin: new URL(c.req.url).origin,
    user: { id: 'clerk-1', name: 'Demo clerk' },
    capabilities: [
      ...orderCapabilities,
      'report.read',
      'report.close',
      'credit.read',
      'credit.write',
      'journal.read',
      'orders.list',
      'orders.batch',
    ],
  }
  const answer = await fetch(`${c.env.EDGE_URL}/sessions`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Authorization: `Bearer ${c.env.EDGE_API_KEY}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(request),
  })
  if (answer.status !== 201) {
    const { code } = await answer.json<{ code?: string }>().catch(() => ({ code: undefined }))
    return c.json({ code }, 502)
  }
  return c.json(await answer.json(), 200, { 'Cache-Control': 'no-store' })
})

app.get('/:file{(demo\\.css|embed\\.js|orders\\.js|icon\\.svg)}', async (c) => {
  const types: Record<string, string> = { css: 'text/css', js: 'text/javascript', svg: 'image/svg+xml' }
  const file = await c.env.ASSETS.fetch(new URL(c.req.path, 'http://assets'))
  const type = lookUp(types, c.req.path.slice(c.req.path.lastIndexOf('.') + 1)) ?? 'application/octet-stream'
  return new Response(file.body, {
    status: file.status,
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' },
  })
})

app.notFound((c) => c.html(notFoundPage(), 404))

export default app
