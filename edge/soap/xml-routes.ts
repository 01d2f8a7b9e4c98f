/**
 * SOAP for a merchant's old ERP: XML in and out, over both versions. The caller shows a session token or an API
 * key (as a bearer, or as the password of HTTP Basic, which such clients know); `Auth` is replaced by the
 * merchant's own credentials, and of the rest what the table has is passed on.
 */
import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { BODY_LIMIT } from '../../shared/domain/limits.ts'
import { refuse, type Result } from '../../shared/domain/result.ts'
import { problems } from '../../shared/problems.ts'
import { readCapped } from '../../shared/wire/read-capped.ts'
import {
  type FaultKind,
  readEnvelope,
  type SoapVersion,
  soapVersions,
  writeFault,
} from '../../shared/wire/soap/envelope.ts'
import { operationOf, readRequest } from '../../shared/wire/soap/message.ts'
import { writeWsdl } from '../../shared/wire/soap/wsdl.ts'
import { DecodeError } from '../../shared/wire/xml/codec.ts'
import type { EdgeContext } from '../http/context.ts'
import { problem, type ProblemReason } from '../http/problem.ts'
import { rateRefusal } from '../limits/rate-limit.ts'
import { bearerToken } from '../sessions/bearer-token.ts'
import { requesterOf } from '../sessions/require-session.ts'
import { callSoap, soapSpelling } from './call-soap.ts'
import { refusedSoap } from './refused-soap.ts'

/** Where the edge has the service, whatever the provider's own address is. */
const SOAP_PATH = '/soap'

export const soapXmlRoutes = new Hono<EdgeContext>()
  .get(SOAP_PATH, (c) => {
    const asksWsdl = Object.keys(c.req.query()).some((key) => key.toLowerCase() === 'wsdl')
    if (!asksWsdl)
      return problem(c, { code: 'method-not-allowed', detail: 'POST a message, or ask for ?wsdl.' })
    const address = new URL(c.req.url).origin + SOAP_PATH
    return c.body(writeWsdl(soapSpelling(c.get('config')), address), 200, {
      'Content-Type': 'text/xml; charset=utf-8',
    })
  })
  .post(SOAP_PATH, answerXml)

async function answerXml(c: Context<EdgeContext>): Promise<Response> {
  const bytes = await readCapped(c.req.raw.body, BODY_LIMIT)
  if (!bytes) return fault(c, '1.1', { code: 'body-too-large' })
  const message = readEnvelope(bytes)
  if (!message.ok) {
    const { version, fault: kind, message: detail } = message.reason
    return kind === 'must-understand'
      ? fault(c, version, { code: 'header-not-understood', detail }, kind)
      : fault(c, version, { code: 'body-not-xml', detail })
  }
  const { version, payload } = message.value
  const spelling = soapSpelling(c.get('config'))
  const name = operationOf(payload, spelling)
  if (!name) return fault(c, version, { code: 'operation-unknown' })

  const requester = await requesterOf(c, credentialOf(c.req.header('Authorization')))
  if (!requester.ok) return fault(c, version, requester.reason)
  const { merchantId, kind, id } = requester.value
  const refused =
    refusedSoap(requester.value, name) ??
    (await rateRefusal(c.env, { merchantId, session: kind === 'session' ? id : undefined }))
  if (refused) return fault(c, version, refused)

  const input = read(() => readRequest(name, payload, spelling))
  if (!input.ok) return fault(c, version, input.reason)
  const caller = { env: c.env, config: c.get('config'), merchantId, trace: c.get('trace') }
  const answer = await callSoap(caller, name, input.value, version)
  if (!answer.ok) return fault(c, version, answer.reason)
  return new Response(answer.value.bytes as Uint8Array<ArrayBuffer>, {
    headers: { 'Content-Type': soapVersions[version].contentType, 'Cache-Control': 'no-store' },
  })
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

function read<Value>(decode: () => Value): Result<Value, ProblemReason> {
  try {
    return { ok: true, value: decode() }
  } catch (error) {
    if (error instanceof DecodeError) return refuse({ code: 'member-wrong-type', detail: error.message })
    throw error
  }
}

/** What a sender's fault keeps of its problem's status; any other says no more to a SOAP client than 400. */
const SENDER_STATUSES: readonly number[] = [401, 403, 413, 429]

/** The edge's own refusal as a fault: its code, what it says, and the id to ask with. */
function fault(
  c: Context<EdgeContext>,
  version: SoapVersion,
  { code, detail, retryAfter }: ProblemReason,
  kind: FaultKind = 'sender',
): Response {
  const { status, title } = problems[code]
  c.set('problem', code)
  const text = `${code}: ${detail ?? `${title}.`} (request ${c.get('requestId')})`
  const headers: Record<string, string> = {
    'Content-Type': soapVersions[version].contentType,
    'Cache-Control': 'no-store',
    ...(status === 401 ? { 'WWW-Authenticate': 'Bearer, Basic realm="order-admin"' } : {}),
    ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }),
  }
  if (status >= 500) return new Response(writeFault(version, 'receiver', text), { status: 500, headers })
  // SOAP 1.1 knows 500 alone, but WS-I lets a sender's fault be a 4xx: to whoever watches, 5xx is our side's failure.
  const answered = SENDER_STATUSES.includes(status) ? status : 400
  return new Response(writeFault(version, kind, text), { status: answered, headers })
}
