/**
 * SOAP as XML, for a merchant's ERP, in both versions. The caller sends a session token or an API key, as a bearer or
 * as the password of HTTP Basic, which such clients support. The merchant's own credentials replace `Auth`.
 */
import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { BODY_LIMIT, BODY_MS } from '../../shared/domain/values/limits.ts'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import { isCreditWrite, type SoapInput, type SoapName } from '../../shared/domain/credit/soap/operations.ts'
import { operations } from '../../shared/wire/operations.ts'
import { readSent, type UnreadBody } from '../../shared/wire/read-capped.ts'
import { type FaultKind, type SoapVersion, soapVersions } from '../../shared/wire/soap/envelope.ts'
import { readRequest } from '../../shared/wire/soap/message.ts'
import { writeWsdl } from '../../shared/wire/soap/wsdl.ts'
import { config } from '../config/configured.ts'
import type { CreditWrite } from '../credit-desk/credit-request.ts'
import type { EdgeContext } from '../http/context.ts'
import { problem, type ProblemReason } from '../http/problem.ts'
import { soapFault } from '../http/soap-fault.ts'
import { rateRefusal } from '../limits/rate-limit.ts'
import { bearerToken } from '../sessions/bearer-token.ts'
import type { Requester } from '../http/requester.ts'
import { requesterOf } from '../sessions/require-session.ts'
import { callerOf } from '../upstream/caller.ts'
import { callSoap, soapSpelling } from '../upstream/call-soap.ts'
import { refusedSoap } from './refused-soap.ts'
import { respond, writeAtDesk } from './write-at-desk.ts'

/** The path of the service at the edge, which is independent of the provider's. */
const SOAP_PATH = '/soap'

export const soapXmlRoutes = new Hono<EdgeContext>()
  .get(SOAP_PATH, (c) => {
    const asksWsdl = Object.keys(c.req.query()).some((key) => key.toLowerCase() === 'wsdl')
    if (!asksWsdl) {
      const refused = problem(c, { code: 'method-not-allowed', detail: 'POST a message, or ask for ?wsdl.' })
      refused.headers.set('Allow', 'POST')
      return refused
    }
    const address = new URL(c.req.url).origin + SOAP_PATH
    return c.body(writeWsdl(soapSpelling(config), address), 200, {
      'Content-Type': 'text/xml; charset=utf-8',
      // It has the address that this client used, so no cache may keep it for others.
      'Cache-Control': 'no-store',
    })
  })
  .post(SOAP_PATH, answerXml)

async function answerXml(c: Context<EdgeContext>): Promise<Response> {
  // The credential is checked before the body, so that a request without one is not parsed.
  const asked = versionAsked(c.req.header('Content-Type'))
  const requester = await admit(c)
  if (!requester.ok) return fault(c, asked, requester.reason)
  const bytes = await readSent(c.req.raw.body, BODY_LIMIT)
  if (!bytes.ok) return fault(c, asked, unread[bytes.reason])
  const message = readRequest(bytes.value, soapSpelling(config))
  if (!message.ok) {
    const { fault: kind, message: detail } = message.reason
    // An unreadable message has no version, but its content type does.
    const version = message.reason.version === '1.2' ? '1.2' : asked
    return kind === 'must-understand'
      ? fault(c, version, { code: 'header-not-understood', detail }, kind)
      : fault(c, version, { code: 'body-not-xml', detail })
  }
  const { version, call } = message.value
  if (!call) return fault(c, version, { code: 'operation-unknown' })
  const { name, input } = call
  const refused = refusedSoap(requester.value, operations[name].capability)
  if (refused) return fault(c, version, refused)
  if (!input.ok) return fault(c, version, { code: 'member-wrong-type', detail: input.reason })
  return isCreditWrite(name)
    ? write(c, requester.value, version, { name, input: withoutAuth(input.value) } as CreditWrite)
    : pass(c, version, name, input.value)
}

const unread: Readonly<Record<UnreadBody, ProblemReason>> = {
  'too-large': { code: 'body-too-large' },
  'cut-off': { code: 'body-not-xml', detail: 'The message broke off.' },
  late: { code: 'body-not-xml', detail: `The message did not come within ${BODY_MS / 1000} s.` },
}

/** Reads go to the provider directly: only writes need a desk. */
async function pass<Name extends SoapName>(
  c: Context<EdgeContext>,
  version: SoapVersion,
  name: Name,
  input: SoapInput<Name>,
): Promise<Response> {
  const answer = await callSoap(callerOf(c), name, input, { version })
  if (!answer.ok) return fault(c, version, answer.reason)
  return new Response(answer.value.bytes as Uint8Array<ArrayBuffer>, {
    headers: { 'Content-Type': soapVersions[version].contentType, 'Cache-Control': 'no-store' },
  })
}

async function write(
  c: Context<EdgeContext>,
  requester: Requester,
  version: SoapVersion,
  write: CreditWrite,
): Promise<Response> {
  const answer = await writeAtDesk(c, requester, { wire: version, write })
  return answer.ok ? answer.value : fault(c, version, answer.reason)
}

/** Who makes the request, if within its rate. */
async function admit(c: Context<EdgeContext>): Promise<Result<Requester, ProblemReason>> {
  const requester = await requesterOf(c, credentialOf(c.req.header('Authorization')))
  if (!requester.ok) return requester
  const { merchantId, kind, id } = requester.value
  const limited = await rateRefusal(c.env, { merchantId, session: kind === 'session' ? id : undefined })
  return limited ? refuse(limited) : ok(requester.value)
}

/** The version of the content type: SOAP 1.2 has its own. */
function versionAsked(contentType = ''): SoapVersion {
  return /^application\/soap\+xml *(;|$)/i.test(contentType) ? '1.2' : '1.1'
}

/** `Auth` is neither passed on nor stored with a write. */
function withoutAuth(input: unknown): unknown {
  const { Auth: _, ...rest } = input as { Auth?: unknown }
  return rest
}

/** A bearer, or the password of HTTP Basic. */
function credentialOf(header: string | undefined): string | undefined {
  const [, basic] = /^Basic +([A-Za-z0-9+/=]+) *$/i.exec(header ?? '') ?? []
  if (basic === undefined) return bearerToken(header)
  try {
    const pair = atob(basic)
    return pair.includes(':') ? pair.slice(pair.indexOf(':') + 1) : undefined
  } catch {
    return undefined
  }
}

/** A refusal of the edge as a fault. */
function fault(
  c: Context<EdgeContext>,
  version: SoapVersion,
  reason: ProblemReason,
  kind: FaultKind = 'sender',
): Response {
  return respond(c, { ...soapFault(version, reason, c.get('requestId'), kind), problem: reason.code })
}
