/**
 * A demo has no login: every visitor can do what its API key allows. So it serves nothing unless its edge is on the
 * same machine, or PUBLIC_DEMO opens it to strangers. Then it has only the shop's pages, where each visitor gets
 * separate orders, and limits for costly or shared actions.
 */
import type { Context, MiddlewareHandler } from 'hono'
import type { Env } from './env.ts'

type DemoContext = Context<{ Bindings: Env }>

const HOUR_MS = 3_600_000

/** Limits for an hour, for one address and for all. Each process of the worker counts by itself. */
export const publicLimits = {
  'set-of-orders': { each: 6, all: 300 },
  clock: { each: 6, all: 60 },
  session: { each: 120, all: 6000 },
} as const
export type Limited = keyof typeof publicLimits

export function isPublic({ PUBLIC_DEMO }: Env): boolean {
  return PUBLIC_DEMO === 'on'
}

/** Refuses everything if strangers can reach the demo and PUBLIC_DEMO does not allow it. */
export const refuseStrangers: MiddlewareHandler<{ Bindings: Env }> = async (c, next) => {
  if (isPublic(c.env) || isLoopback(c.env.EDGE_URL)) return next()
  const text =
    'This demo has no login: whoever reaches it does what its API key allows. It serves nothing, because its edge is not ' +
    'on this machine. Set PUBLIC_DEMO=on if strangers may use it.'
  return c.text(text, 503, { 'Cache-Control': 'no-store' })
}

/** Hides the plain pages from strangers: their sessions are for any order. */
export const onlyOnThisMachine: MiddlewareHandler<{ Bindings: Env }> = async (c, next) =>
  isPublic(c.env) ? c.notFound() : next()

function isLoopback(address: string): boolean {
  const host = URL.parse(address)?.hostname ?? ''
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(host)
}

let counts = new Map<string, number>()
let endsAt = 0

/** Counts one more, and returns whether it is within the limits. A demo on the edge's machine has none. */
export function isWithinLimit(c: DemoContext, what: Limited): boolean {
  if (!isPublic(c.env)) return true
  const now = Date.now()
  if (now >= endsAt) {
    counts = new Map()
    endsAt = now + HOUR_MS
  }
  const { each, all } = publicLimits[what]
  // The platform sets the header. Without it, all visitors share one limit.
  const own = `${what} ${c.req.header('CF-Connecting-IP') ?? ''}`
  // A visitor over the limit of one address does not use up the limit of all.
  if (!takes(own, each)) return false
  return takes(what, all)
}

function takes(key: string, limit: number): boolean {
  const count = counts.get(key) ?? 0
  if (count >= limit) return false
  counts.set(key, count + 1)
  return true
}
