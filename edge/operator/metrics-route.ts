/** `/metrics` of a server of one's own, for Prometheus. It is off unless a key for it is configured. */
import { Hono } from 'hono/tiny'
import { config } from '../config/configured.ts'
import type { EdgeContext } from '../http/context.ts'
import { problem } from '../http/problem.ts'
import { CONTENT_TYPE, exposition } from '../metrics/exposition.ts'
import { keyIn } from './operator-key.ts'

const HEADERS = { 'Content-Type': CONTENT_TYPE, 'Cache-Control': 'no-store' }

/** It asks no object: it answers while the storage fails and the registry is locked. */
export const metricsRoute = new Hono<EdgeContext>().get('/metrics', async (c) => {
  if (config.metricsKeys.size === 0) return problem(c, { code: 'not-found' })
  const reader = await keyIn(c, config.metricsKeys)
  return reader.ok ? c.body(exposition(), 200, HEADERS) : problem(c, reader.reason)
})
