import { Hono } from 'hono/tiny'
import type { EdgeContext } from '../http/context.ts'
import { problem } from '../http/problem.ts'

/** Serves the edge's OpenAPI document, a file that `npm run build` makes. */
export const openApiRoute = new Hono<EdgeContext>().get('/openapi.json', async (c) => {
  const file = await c.env.ASSETS.fetch('http://assets/openapi.json')
  if (file.status !== 200) {
    await file.body?.cancel()
    return problem(c, { code: 'not-found' })
  }
  return new Response(file.body, {
    headers: {
      'Content-Type': 'application/json',
      'Cache-Control': 'public, max-age=300',
      'Access-Control-Allow-Origin': '*',
    },
  })
})
