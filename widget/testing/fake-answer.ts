/** Answers as the edge writes them. */
import { stringifyJson } from '../../shared/domain/values/json.ts'

export function json(value: unknown, status = 200, headers: Record<string, string> = {}): Response {
  const all = { 'Content-Type': 'application/json', 'X-Request-Id': 'req-77', ...headers }
  return new Response(stringifyJson(value), { status, headers: all })
}

/** A refusal, as the edge writes it. */
export function problem(
  status: number,
  code: string,
  more: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Response {
  const type = `urn:order-admin:problem:${code}`
  const body = { type, title: `Title of ${code}`, status, code, requestId: 'req-77', ...more }
  return json(body, status, { 'Content-Type': 'application/problem+json', ...headers })
}
