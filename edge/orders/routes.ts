/** The provider's own paths, under a session: one route for each REST row of the operation table. */
import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import type { Long } from '../../shared/domain/values/long.ts'
import { PREFER } from '../../shared/domain/order/return-order.ts'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import { type JsonBodyReader, jsonBodyReader } from '../../shared/wire/json-body.ts'
import { operatorName } from '../../shared/wire/operator-name.ts'
import {
  operations,
  type OrderOperationName,
  type OrderWriteName,
  type RestOperation,
  type RestParameters,
} from '../../shared/wire/operations.ts'
import { readParameters, type WrongParameter } from '../../shared/wire/rest-paths.ts'
import { chosenOperation, restRoutes } from '../../shared/wire/rest-routes.ts'
import { config } from '../config/configured.ts'
import { lostTime } from '../desk/lost-time.ts'
import { newWriteMark } from '../desk/write-mark.ts'
import { knownMerchant } from '../registry/find-merchant.ts'
import { deskOf } from '../order-desk/desk-of.ts'
import type { DeskRequest, Write } from '../order-desk/desk-request.ts'
import { readOrder } from '../order-desk/order-snapshot.ts'
import type { EdgeContext } from '../http/context.ts'
import { handOver } from '../http/hand-over.ts'
import { writeFailed } from '../http/object-failed.ts'
import { problem, type ProblemReason, refusedMembers } from '../http/problem.ts'
import { requestBytes } from '../http/request-bytes.ts'
import { requireSession } from '../sessions/require-session.ts'
import { servingState } from '../state/serving-state.ts'
import { callForBytes } from '../upstream/call.ts'
import { callerOf } from '../upstream/caller.ts'
import { notOffered } from '../upstream/not-offered.ts'
import { refusedByProvider } from '../order-desk/refused-by-provider.ts'
import { refusedByRequester } from '../sessions/refused-by-requester.ts'
import { locationOf } from './queue-route.ts'
import { readWriteHeaders } from './write-headers.ts'
import { prefersOrder, withOrder } from './written-order.ts'

export const orderRoutes = new Hono<EdgeContext>()

type Handler = (c: Context<EdgeContext>) => Promise<Response>

/** The handler of each operation on an order. A new row of the operation table needs one here to compile. */
const answeredBy: { readonly [Name in OrderOperationName]: 'desk' | Handler } = {
  addOrderRow: 'desk',
  addOrderRows: 'desk',
  updateOrderRow: 'desk',
  updateOrderRows: 'desk',
  replaceOrderRows: 'desk',
  extendOrder: 'desk',
  setOrderMetadata: 'desk',
  deliverOrder: 'desk',
  deliverAndLowerAmount: 'desk',
  cancelOrder: 'desk',
  cancelAmount: 'desk',
  cancelOrderRows: 'desk',
  creditOrderRows: 'desk',
  creditNewRow: 'desk',
  creditWithFee: 'desk',
  creditAmount: 'desk',
  getOrder,
  getCredit,
}

for (const { method, pattern, names } of restRoutes(Object.keys(answeredBy) as OrderOperationName[])) {
  const handler = answeredBy[names[0]]
  const answer =
    handler === 'desk' ? writer(names as readonly [OrderWriteName, ...OrderWriteName[]]) : handler
  orderRoutes.on(method, pattern, requireSession(), answer)
}

/** Reads go to the provider directly: only writes need the order's desk. */
async function getOrder(c: Context<EdgeContext>): Promise<Response> {
  const session = c.get('session')
  const parameters = readPath('getOrder', c)
  if (!parameters.ok) return problem(c, parameters.reason)
  const { CheckoutOrderId } = parameters.value
  const refused = refusedByRequester(session, operations.getOrder.capability, CheckoutOrderId)
  if (refused) return problem(c, refused)
  const read = await readOrder(callerOf(c), CheckoutOrderId)
  if (!read.ok) return problem(c, read.reason)
  const { bytes, etag } = read.value
  return jsonAnswer(bytes, { ETag: etag })
}

async function getCredit(c: Context<EdgeContext>): Promise<Response> {
  const parameters = readPath('getCredit', c)
  if (!parameters.ok) return problem(c, parameters.reason)
  const { capability } = operations.getCredit
  const refused =
    refusedByRequester(c.get('session'), capability, parameters.value.CheckoutOrderId) ??
    notOffered('getCredit')
  if (refused) return problem(c, refused)
  const read = await callForBytes(callerOf(c), 'getCredit', parameters.value)
  return read.ok ? jsonAnswer(read.value.bytes) : problem(c, read.reason)
}

function jsonAnswer(bytes: Uint8Array, more: Record<string, string> = {}): Response {
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...more }
  return new Response(bytes as Uint8Array<ArrayBuffer>, { headers })
}

/** @param names several if the body chooses between them; they have the same parameters and capability */
function writer(names: readonly [OrderWriteName, ...OrderWriteName[]]): Handler {
  const [first] = names
  const { capability, body: takesBody }: RestOperation = operations[first]
  return async (c: Context<EdgeContext>): Promise<Response> => {
    const session = c.get('session')
    const parameters = readPath(first, c)
    if (!parameters.ok) return problem(c, parameters.reason)
    const { CheckoutOrderId: orderId } = parameters.value
    const refused = refusedByRequester(session, capability, orderId)
    if (refused) return problem(c, refused)

    const bytes = takesBody && (await requestBytes(c))
    if (bytes && !bytes.ok) return problem(c, bytes.reason)
    const chosen = bytes ? chosenOperation(names, bytes.value) : ok(first)
    if (!chosen.ok) return problem(c, refusedMembers(chosen.reason))
    const name = chosen.value
    const unknown = notOffered(name)
    if (unknown) return problem(c, unknown)
    const body = bytes && readerOf(name)(bytes.value)
    if (body && !body.ok) return problem(c, refusedMembers(body.reason))
    // The operation's own schemas read both, which the compiler cannot follow.
    const write = { name, input: { ...parameters.value, ...(body && { body: body.value }) } } as Write
    const headers = readWriteHeaders((header) => c.req.header(header), session)
    if (!headers.ok) return problem(c, headers.reason)

    const { merchantId, kind, id, user, capabilities } = session
    const requester = { kind, id, user, capabilities: [...capabilities] }
    const request = { merchantId, orderId, requester, requestId: c.get('requestId'), trace: c.get('trace') }
    const start = Date.now()
    const missing = await missingOrder(c, orderId)
    if (missing) return problem(c, missing)
    const lost = lostTime(await servingState(c.env), headers.value.idempotencyKey, start)
    const mark = newWriteMark(knownMerchant(merchantId))
    const mayRead = !refusedByRequester(session, operations.getOrder.capability, orderId)
    const more = {
      ...headers.value,
      ...(mark !== undefined && { mark }),
      ...(lost && { lostTime: lost }),
      ...(mayRead && prefersOrder(c.req.header(PREFER)) && { returnsOrder: true }),
    }
    return deskAnswer(c, { ...request, write, ...more }, Date.now() - start)
  }
}

/** Returns only certain refusals: the desk may have the answer even if the order cannot be read now. */
async function missingOrder(c: Context<EdgeContext>, orderId: Long): Promise<ProblemReason | undefined> {
  const caller = { ...callerOf(c), until: Date.now() + config.callMs }
  const reason = await refusedByProvider(caller, orderId)
  return reason?.code === 'order-not-found' || reason?.code === 'provider-forbids' ? reason : undefined
}

/** Sends the write to the order's desk. @param spentMs milliseconds since the request arrived */
async function deskAnswer(c: Context<EdgeContext>, request: DeskRequest, spentMs: number): Promise<Response> {
  const desk = deskOf(c.env, request.merchantId, request.orderId)
  const work = desk.write(request, spentMs)
  // The work continues if the browser leaves.
  c.executionCtx.waitUntil(work.catch(() => undefined))
  const done = await work.then(ok, (error: unknown) => refuse(writeFailed(error, request.requestId)))
  if (!done.ok) return problem(c, done.reason)
  const { answer, upstreamMs } = done.value
  const { problem: code } = answer
  const { status, body, headers: known } = answer.order ? withOrder(answer, answer.order) : answer
  const headers = status === 202 ? withLocation(c, request, known) : known
  c.get('trace').upstreamMs += upstreamMs
  if (code === 'provider-forbids') return problem(c, { code })
  if (code) c.set('problem', code)
  if (request.idempotencyKey !== undefined || body === null || answer.body === null || code) {
    return new Response(body, { status, headers })
  }
  // Without a key, the same content is the same request until its client has the answer.
  const given = handOver(body, (isHeard) => desk.handedOver(request.requestId, isHeard))
  c.executionCtx.waitUntil(given.work.catch(() => undefined))
  return new Response(given.body, { status, headers })
}

/** The Location of a 202, which the clients of the operator follow. */
function withLocation(
  c: Context<EdgeContext>,
  { orderId }: DeskRequest,
  { Location, ...headers }: Record<string, string>,
): Record<string, string> {
  return { ...headers, Location: locationOf(c, Location, orderId) }
}

function readPath<Name extends OrderOperationName>(
  name: Name,
  c: Context<EdgeContext>,
): Result<RestParameters<Name>, ProblemReason> {
  const read = readParameters(name, c.req.param() as Record<string, string>)
  return read.ok ? read : refuse(wrongParameter(name, read.reason))
}

function wrongParameter(name: OrderOperationName, { parameter, expected }: WrongParameter): ProblemReason {
  const { parameters }: RestOperation = operations[name]
  const isDate = parameters[parameter] === 'date'
  const detail = `${parameter} must be ${expected}.`
  return { code: isDate ? 'date-invalid' : 'path-parameter-invalid', pointer: `/${parameter}`, detail }
}

const readers = new Map<OrderWriteName, JsonBodyReader<unknown>>()

function readerOf(name: OrderWriteName): JsonBodyReader<unknown> {
  let reader = readers.get(name)
  if (!reader) {
    const { body }: RestOperation = operations[name]
    if (!body) throw new RangeError(`${name} takes no body`)
    // The edge's API has the description's names; only the provider's API has the operator's.
    readers.set(name, (reader = jsonBodyReader(body, operatorName())))
  }
  return reader
}
