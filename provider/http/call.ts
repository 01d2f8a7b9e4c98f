/** The types of a call, and JSON answers, for all routes. */
import type { Context } from 'hono'
import { stringifyJson } from '../../shared/domain/values/json.ts'
import type { ActionsMode } from '../../shared/domain/order/actions.rules.ts'
import type { Config, Env, MerchantAccount } from '../config.ts'
import { noteAnswer } from './notes.ts'

export interface AppTypes {
  Bindings: Env
  Variables: {
    config: Config
    /** The pattern of the route, for the log: a path would contain an order's id. */
    route: string
    /** The error that a route has answered itself, if any. */
    failure: unknown
    /** The operation of the description that was called, for the record of the request. */
    operation: string | undefined
    /** The merchant that sent the request, once it is known. */
    merchantId: string | undefined
    /** The bytes of the request's body, if the request is recorded and its body was read. */
    sent: Uint8Array | undefined
    /** The fault that the answer has. */
    fault: object | undefined
    /** Whom the answer follows; the description unless it is said. */
    follows: 'observed' | undefined
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
  const text = stringifyJson(body)
  const answer = new Response(text, {
    status,
    ...(status === 401 ? { statusText: 'Unauthorized' } : {}),
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
  })
  return noteAnswer(answer, { text })
}

/** Keeps the bytes of a request's body for its record, if there will be one. */
export function keepSent(call: Call, body: Uint8Array): void {
  if (call.get('config').keepsRequests) call.set('sent', body)
}

/** The table of actions for a merchant: a world may have its own. */
export function actionsOf(call: Call, { actions }: MerchantAccount): ActionsMode {
  return actions ?? call.get('config').actions
}

/** Says that the answer follows clients that were observed, where the description says something else or nothing. */
export function follow(call: Call, whom: 'observed'): void {
  call.set('follows', whom)
}
