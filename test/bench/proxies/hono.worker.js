/** A proxy as Hono's own documentation writes one. */
import { Hono } from 'hono'
import { proxy } from 'hono/proxy'

const app = new Hono()
app.all('*', (c) => {
  const { pathname, search } = new URL(c.req.url)
  return proxy(c.env.UPSTREAM + pathname + search, c.req)
})

// oxlint-disable-next-line import/no-default-export -- a worker's handlers are its default export
export default app
