/** What every route of the worker shares: the types of a call, and writing JSON. */
import type { Context } from 'hono'
import { stringifyJson } from '../../shared/domain/json.ts'
import type { Config, Env } from '../config.ts'

export interface AppTypes {
  Bindings: Env
  Variables: {
    config: Config
    /** The pattern of the route that answers, for the log: a path itself would tell whose order it is. */
    route: string
    /** What failed, where a route has answered for itself. */
    failure: unknown
  }
}
export type Call = Context<AppTypes>

/** The origin that the caller asked: what addresses in answers begin with. */
export function originOf(call: Call): string {
  return new URL(call.req.url).origin
}

/** Is the request's content type this one, whatever its parameters? */
export function hasContentType(call: Call, type: string): boolean {
  return call.req.header('Content-Type')?.split(';')[0]!.trim().toLowerCase() === type
}

/** A JSON answer that rounds no Long. */
export function jsonResponse(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(stringifyJson(body), {
    status,
    ...(status === 401 ? { statusText: 'Unauthorized' } : {}),
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
  })
}
