/** The widget's files, as `npm run build` made them: this module only adds what HTTP says about them. */
import { type Context, Hono } from 'hono'
import type { EdgeContext } from './http/context.ts'
import { problem } from './http/problem.ts'

const YEAR = 365 * 24 * 60 * 60

export const widgetFiles = new Hono<EdgeContext>()
  .get('/order-admin.js', (c) => serve(c, 'text/javascript; charset=utf-8', 'public, max-age=300'))
  // The name carries a digest of the content, so it can be kept for ever.
  .get('/:file{order-admin-[a-z0-9]+\\.js}', (c) =>
    serve(c, 'text/javascript; charset=utf-8', `public, max-age=${YEAR}, immutable`),
  )
  // Which hashed file is current, with its integrity value.
  .get('/order-admin.json', (c) => serve(c, 'application/json', 'public, max-age=300'))

async function serve(c: Context<EdgeContext>, type: string, cache: string): Promise<Response> {
  const file = await c.env.ASSETS.fetch(new URL(c.req.path, 'http://assets'))
  if (file.status !== 200) {
    await file.body?.cancel()
    return problem(c, { code: 'not-found' })
  }
  return new Response(file.body, {
    headers: {
      'Content-Type': type,
      'Cache-Control': cache,
      // Any page may load the script: it holds nothing, and `integrity` needs a CORS answer.
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  })
}
