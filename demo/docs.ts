/** Serves the documentation's site, which `npm run docs` writes to `public/docs/`, with the place of a live desk. */
import { type Context, Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { lookUp } from '../shared/domain/values/lookup.ts'
import { sandboxOrders } from '../shared/sandbox.ts'
import type { Env } from './env.ts'
import { docsAsTextPage, docsMissingPage } from './pages.ts'
import { onlyOnThisMachine } from './public-demo.ts'

type DocsContext = Context<{ Bindings: Env }>

const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
}

export const docs = new Hono<{ Bindings: Env }>()

docs.use((c, next) => {
  const { EDGE_URL } = c.env
  return secureHeaders({
    // One year.
    strictTransportSecurity: 'max-age=31536000; includeSubDomains',
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", EDGE_URL],
      connectSrc: ["'self'", EDGE_URL, EDGE_URL.replace(/^http/, 'ws')],
      styleSrc: ["'self'"],
      // The generator's icons are in its style sheet.
      imgSrc: ["'self'", 'data:'],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: ['lit-html', 'vue'],
    },
  })(c, next)
})

docs.get('/desk.json', onlyOnThisMachine, (c) => {
  const order = sandboxOrders.find(({ MerchantId }) => MerchantId === c.env.MERCHANT_ID)
  return c.json({ edgeUrl: c.env.EDGE_URL, orderId: String(order?.Id ?? '') }, 200, {
    'Cache-Control': 'no-store',
  })
})

docs.get('/*', async (c) => {
  const { path } = c.req
  // Links in the pages are relative to the folder.
  if (path === '/docs') return c.redirect('/docs/', 301)
  const file = await fileOf(c, path.endsWith('/') ? `${path}index.html` : path)
  if (file) return file
  // A clone without the site has the same pages as text.
  const text = path.endsWith('.txt') && (await fileOf(c, path.replace(/^\/docs\//, '/built/docs/')))
  if (text) return text
  const list = path === '/docs/' && (await fileOf(c, '/built/docs/pages.json'))
  if (list) return c.html(docsAsTextPage(await list.json()))
  const missing = await fileOf(c, '/docs/404.html')
  return missing
    ? new Response(missing.body, { headers: missing.headers, status: 404 })
    : c.html(docsMissingPage(), 404)
})

/** A file of the site; undefined if there is none, or for a folder, which the platform would list. */
async function fileOf(c: DocsContext, path: string): Promise<Response | undefined> {
  const type = lookUp(types, /\.(\w+)$/.exec(path)?.[1] ?? '')
  if (type === undefined) return undefined
  const file = await c.env.ASSETS.fetch(new URL(path, 'http://assets'))
  if (file.status !== 200) {
    await file.body?.cancel()
    return undefined
  }
  // The generator names these files by their content.
  const isHashed = path.startsWith('/docs/assets/')
  const cache = isHashed ? 'public, max-age=31536000, immutable' : 'no-cache'
  return new Response(file.body, { headers: { 'Content-Type': type, 'Cache-Control': cache } })
}
