import { problems } from '../../shared/problems.ts'
import {
  type FaultKind,
  type SoapVersion,
  soapVersions,
  writeFault,
} from '../../shared/wire/soap/envelope.ts'
import type { ProblemAnswer, ProblemReason } from './problem.ts'

/** The statuses that a sender's fault keeps, because clients and proxies act on them without reading the fault. */
const SENDER_STATUSES: readonly number[] = [401, 403, 413, 429]

/**
 * A problem of the edge as a SOAP fault: its code, its texts, and the request id.
 * @param kind the fault's code, if the problem is not the service's own
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
  // SOAP 1.1 has faults with 500 only (6.2), and many clients rely on it; 1.2 has 400 for the sender's.
  const answered = SENDER_STATUSES.includes(status) ? status : version === '1.1' ? 500 : 400
  return { status: answered, headers, body: writeFault(version, kind, text) }
}
