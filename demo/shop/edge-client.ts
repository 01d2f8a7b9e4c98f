/** Calls the edge as the shop's own server does, with its API key, or as a clerk with a session. */
import { parseJson, stringifyJson } from '../../shared/domain/values/json.ts'
import type { Order } from '../../shared/domain/order/order.schema.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import type { SessionRequest } from '../../shared/domain/session/session.schema.ts'
import type { IssuedSession } from '../../shared/domain/session/session.ts'
import type { Env } from '../env.ts'

const PATIENCE_MS = 15_000

/** No answer, or one that is not the edge's. */
export type EdgeFailure = { code: 'edge-down' } | { code: 'refused'; status: number; title: string }

interface EdgeRequest {
  method?: 'GET' | 'POST' | 'PATCH'
  body?: unknown
  /** The token of a session; the API key without it. */
  token?: string
  /** The origin of the page, for a session. */
  origin?: string
  headers?: Record<string, string>
}

/** @returns the answer's JSON, undefined without a body */
export async function callEdge<Answer>(
  env: Env,
  path: string,
  { method = 'GET', body, token = env.EDGE_API_KEY, origin, headers }: EdgeRequest = {},
): Promise<Result<Answer, EdgeFailure>> {
  let answer: Response
  let text: string
  try {
    answer = await fetch(env.EDGE_URL + path, {
      method,
      redirect: 'manual',
      headers: {
        Authorization: `Bearer ${token}`,
        ...(origin !== undefined && { Origin: origin }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: stringifyJson(body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    text = await answer.text()
    const json = text === '' ? undefined : parseJson(text)
    if (answer.ok) return ok(json as Answer)
    const { title = 'The edge refused it.' } = (json ?? {}) as { title?: string }
    return refuse({ code: 'refused', status: answer.status, title })
  } catch {
    return refuse({ code: 'edge-down' })
  }
}

export function readOrder(env: Env, id: Long): Promise<Result<Order, EdgeFailure>> {
  return callEdge<Order>(env, `/api/v1/orders/${id}`)
}

export function openSession(env: Env, request: SessionRequest): Promise<Result<IssuedSession, EdgeFailure>> {
  return callEdge<IssuedSession>(env, '/sessions', { method: 'POST', body: request })
}
