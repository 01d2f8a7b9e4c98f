/** The SOAP service: both envelope versions at one address, and its WSDL. */
import { readSent, type UnreadBody } from '../../shared/wire/read-capped.ts'
import { BODY_LIMIT, BODY_MS } from '../../shared/domain/values/limits.ts'
import type { SoapInput, SoapName, SoapOutput } from '../../shared/domain/credit/soap/operations.ts'
import {
  type FaultKind,
  type SoapVersion,
  soapVersions,
  writeEnvelope,
  writeFault,
} from '../../shared/wire/soap/envelope.ts'
import { readRequest, type RequestedCall, writeResponse } from '../../shared/wire/soap/message.ts'
import type { SoapFaultName } from '../../shared/wire/rules/rule-ids.ts'
import { ruleOfAnswer } from '../../shared/wire/rules/rules.ts'
import { writeWsdl } from '../../shared/wire/soap/wsdl.ts'
import type { CreditInput, CreditName, CreditOutput } from '../credit/credit-handler.ts'
import { refusedOrderType } from '../credit/order-types.ts'
import { refusedCredentials } from '../credit/output.ts'
import { errorResponse } from '../http/errors.ts'
import { actionsOf, type Call, follow, hasContentType, originOf, keepSent } from '../http/call.ts'
import { noteAnswer } from '../http/notes.ts'
import { merchantOf } from '../merchant/stubs.ts'
import { isWorldEnded } from '../merchant/world-ended.ts'
import { openAccount } from '../merchant/open-account.ts'
import { withFaults } from '../faults/with-faults.ts'
import { accountOfSoapClient, isWorld } from '../auth/accounts.ts'
import { merchantOfAuth } from './soap-client.ts'

/** Answers any request to SOAP_PATH. */
export async function answerSoap(call: Call): Promise<Response> {
  const { soap } = call.get('config')
  call.set('route', soap.path)
  if (call.req.method === 'POST') return answerMessage(call)
  const asksWsdl = [...new URL(call.req.url).searchParams.keys()].some((key) => key.toLowerCase() === 'wsdl')
  if (call.req.method !== 'GET' || !asksWsdl) {
    return errorResponse('method-not-allowed', { headers: { Allow: 'POST' } })
  }
  return new Response(writeWsdl(soap, originOf(call) + soap.path), {
    headers: { 'Content-Type': 'text/xml; charset=utf-8' },
  })
}

const unread: Readonly<Record<UnreadBody, string>> = {
  'too-large': `The message is larger than ${BODY_LIMIT} bytes.`,
  'cut-off': 'The message broke off.',
  late: `The message did not come within ${BODY_MS / 1000} s.`,
}

async function answerMessage(call: Call): Promise<Response> {
  const bytes = await readSent(call.req.raw.body, BODY_LIMIT)
  if (!bytes.ok) {
    return fault('message-unread', versionAsked(call), 'sender', unread[bytes.reason])
  }
  keepSent(call, bytes.value)
  const message = readRequest(bytes.value, call.get('config').soap)
  if (!message.ok) {
    // An unreadable message has no version, but its content type does.
    const version = message.reason.version === '1.2' ? '1.2' : versionAsked(call)
    const rule = message.reason.fault === 'sender' ? 'message-invalid' : 'header-not-understood'
    return fault(rule, version, message.reason.fault, message.reason.message)
  }
  const { version, call: requested } = message.value
  if (!requested) return fault('operation-unknown', version, 'sender', 'The operation is not known.')
  call.set('operation', requested.name)
  const answer = () => answerRequested(call, version, requested)
  const named = await merchantNamedIn(call, requested)
  return named === undefined ? answer() : withFaults(call, named, answer)
}

async function answerRequested(
  call: Call,
  version: SoapVersion,
  { name, input }: RequestedCall,
): Promise<Response> {
  const { soap } = call.get('config')
  if (!input.ok) return fault('value-invalid', version, 'sender', input.reason)
  try {
    const output = await perform(call, name, input.value)
    const answer = xml(version, 200, writeEnvelope(version, writeResponse(name, output, soap)))
    return noteRefusal(call, answer, name, output)
  } catch (error) {
    if (isWorldEnded(error)) {
      const output = refusedCredentials(name as CreditName)
      const answer = xml(version, 200, writeEnvelope(version, writeResponse(name, output, soap)))
      // Its credentials are no longer those of a merchant.
      call.set('merchantId', undefined)
      return noteRefusal(call, answer, name, output)
    }
    call.set('failure', error)
    return fault('internal-error', version, 'receiver', 'Internal error')
  }
}

async function perform<Name extends SoapName>(
  call: Call,
  name: Name,
  input: SoapInput<Name>,
): Promise<SoapOutput<Name>> {
  if (name === 'Ping') return 'Pong' as SoapOutput<Name>
  // The table of handlers binds each operation's own types; here only their union is known.
  return performCredit(call, name as CreditName, input as CreditInput<CreditName>) as Promise<
    SoapOutput<Name>
  >
}

/** Runs an operation on a merchant's data. Wrong credentials are an answer, not a fault (the description, SOAP). */
async function performCredit<Name extends CreditName>(
  call: Call,
  name: Name,
  input: CreditInput<Name>,
): Promise<CreditOutput<Name>> {
  const config = call.get('config')
  const named = await merchantOfAuth(input.Auth, config)
  const merchant = named && (await openAccount(call.env, config, named))
  if (!merchant) return refusedCredentials(name)
  call.set('merchantId', merchant.MerchantId)
  const client = merchant.SoapClients.find(({ ClientNumber }) => ClientNumber === input.Auth?.ClientNumber)
  const refused = refusedOrderType(name, input, client?.OrderTypes)
  if (refused) return refused
  if (actionsOf(call, merchant) === 'observed' && answersAsObserved.has(name)) follow(call, 'observed')
  return merchantOf(call.env, merchant.MerchantId).soap(name, input, originOf(call))
}

/** The operations whose answers are others with ACTIONS=observed. */
const answersAsObserved: ReadonlySet<CreditName> = new Set([
  'GetAddresses',
  'GetAddressesEu',
  'CreateOrderEu',
  'DeliverOrderEu',
])

function versionAsked(call: Call): SoapVersion {
  return hasContentType(call, 'application/soap+xml') ? '1.2' : '1.1'
}

/** A fault with the status of its version's HTTP binding: 500, or 400 for a Sender fault of 1.2. */
function fault(rule: SoapFaultName, version: SoapVersion, kind: FaultKind, reason: string): Response {
  const status = version === '1.2' && kind === 'sender' ? 400 : 500
  const refusal = { rule: `soap.fault.${rule}`, message: reason } as const
  return noteAnswer(xml(version, status, writeFault(version, kind, reason)), { refusal })
}

function xml(version: SoapVersion, status: number, text: string): Response {
  const answer = new Response(text, {
    status,
    headers: { 'Content-Type': soapVersions[version].contentType },
  })
  return noteAnswer(answer, { text })
}

/** Notes the rule of an answer that is not Accepted, with the sentence for the client. */
function noteRefusal(call: Call, answer: Response, name: SoapName, output: unknown): Response {
  const refused = ruleOfAnswer(name, output)
  if (!refused) return answer
  // Without credentials that are right, no merchant is known.
  const rule = call.get('merchantId') === undefined ? 'soap.Auth' : refused
  const { ErrorMessage } = output as { ErrorMessage?: string }
  return noteAnswer(answer, { refusal: { rule, message: ErrorMessage ?? '' } })
}

/**
 * The merchant whose faults apply to a message: that of its unchecked `Auth`, or the first one without `Auth`. A world
 * must be named with its right credentials, or no fault applies: a guessed number starts no object.
 */
async function merchantNamedIn(call: Call, { auth }: RequestedCall): Promise<string | undefined> {
  const ClientNumber = Number(auth.ClientNumber?.trim())
  const config = call.get('config')
  const { MerchantId } = accountOfSoapClient(config, ClientNumber) ?? config.merchants[0]!
  if (!isWorld(config, MerchantId)) return MerchantId
  return (await merchantOfAuth({ ...auth, ClientNumber }, config))?.MerchantId
}
