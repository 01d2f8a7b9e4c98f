/** The types of a call, and JSON answers, for all routes. */
import type { Context } from 'hono'
import { stringifyJson } from '../../shared/domain/values/json.ts'
import type { Config, Env } from '../config.ts'

export interface AppTypes {
  Bindings: Env
  Variables: {
    config: Config
    /** The pattern of the route, for the log: a path would contain an order's id. */
    route: string
    /** The error that a route has answered itself, if any. */
    failure: unknown
  }
}
export type Call = Context<AppTypes>

/** The origin of the request: the beginning of addresses in answers. */
export function originOf(call: Call): string {
  return new URL(call.req.url).origin
}

/** Whether the request has this content type, with any parameters. */
export function hasContentType(call: Call, type: string): boolean {
  return call.req.header('Content-Type')?.split(';')[0]!.trim().toLowerCase() === type
}

/** A JSON answer, with exact Longs. */
export function jsonResponse(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(stringifyJson(body), {
    status,
    ...(status === 401 ? { statusText: 'Unauthorized' } : {}),
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
  })
}
