/** `/state`: which state serves here. An edge asks it at its own address, and everybody may read it. */
import { Hono } from 'hono/tiny'
import type { EdgeContext } from '../http/context.ts'
import { stateOf } from './state-of.ts'

export const stateRoutes = new Hono<EdgeContext>().get('/state', async (c) =>
  // A proxy that keeps it would answer for a process that has ended.
  c.json(await stateOf(c.env).who(), 200, { 'Cache-Control': 'no-store' }),
)
