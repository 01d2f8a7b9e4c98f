import { problems } from '../../shared/problems.ts'
import {
  type FaultKind,
  type SoapVersion,
  soapVersions,
  writeFault,
} from '../../shared/wire/soap/envelope.ts'
import type { ProblemAnswer, ProblemReason } from './problem.ts'

/** The statuses of a problem that a sender's fault keeps; any other becomes 400. */
const SENDER_STATUSES: readonly number[] = [401, 403, 413, 429]

/**
 * A problem of the edge as a SOAP fault: its code, what it says, and the request id.
 * @param kind the fault's code, where the problem is not the service's own
 */
export function soapFault(
  version: SoapVersion,
  { code, detail, retryAfter }: ProblemReason,
  requestId: string,
  kind: FaultKind = 'sender',
): ProblemAnswer {
  const { status, title } = problems[code]
  const text = `${code}: ${detail ?? `${title}.`} (request ${requestId})`
  const headers: Record<string, string> = {
    'Content-Type': soapVersions[version].contentType,
    'Cache-Control': 'no-store',
    ...(status === 401 && { 'WWW-Authenticate': 'Bearer, Basic realm="order-admin"' }),
    ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
  }
  if (status >= 500) return { status: 500, headers, body: writeFault(version, 'receiver', text) }
  // SOAP 1.1 has 500 only, but WS-I allows a 4xx for a sender's fault: monitoring then counts 5xx as our failures.
  const answered = SENDER_STATUSES.includes(status) ? status : 400
  return { status: answered, headers, body: writeFault(version, kind, text) }
}
