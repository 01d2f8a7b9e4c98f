/** The provider's own paths, under a session: one route for each REST row of the operation table. */
import { type Context, Hono } from 'hono'
import { stringifyJson } from '../../shared/domain/json.ts'
import type { Refusal } from '../../shared/domain/refusal.ts'
import { ok, refuse, type Result } from '../../shared/domain/result.ts'
import { hasAction } from '../../shared/domain/order.rules.ts'
import { jsonBodyReader } from '../../shared/wire/json-body.ts'
import { operatorName } from '../../shared/wire/operator-name.ts'
import {
  operations,
  type RestInput,
  type RestName,
  restNames,
  type RestOperation,
} from '../../shared/wire/operations.ts'
import { readParameters, routePattern } from '../../shared/wire/rest-paths.ts'
import type { EdgeContext } from '../http/context.ts'
import { problem, type ProblemReason, refusedMembers } from '../http/problem.ts'
import { requestBytes } from '../http/request-bytes.ts'
import { call, type Caller } from '../upstream/call.ts'
import { requireSession } from '../sessions/require-session.ts'
import type { Session } from '../sessions/session-token.ts'

export const orderRoutes = new Hono<EdgeContext>()

for (const name of restNames) {
  const { streamed }: RestOperation['success'] = operations[name].success
  // A report can be of any size; this way of answering holds the whole answer.
  if (streamed) continue
  orderRoutes.on(operations[name].method, routePattern(name), requireSession(), handler(name))
}

function handler<Name extends RestName>(name: Name) {
  const operation: RestOperation = operations[name]
  // The browser's side always speaks the description's names; the operator's own are the upstream's.
  const readBody = operation.body && jsonBodyReader(operation.body, operatorName())

  return async (c: Context<EdgeContext>): Promise<Response> => {
    const session = c.get('session')
    const read = readParameters(name, c.req.param() as Record<string, string>, c.req.query())
    if (!read.ok) {
      const { parameter, expected } = read.reason
      return problem(c, { code: 'path-parameter-invalid', detail: `${parameter} must be ${expected}.` })
    }
    const parameters = read.value
    const refused = refusedBySession(session, operation, parameters)
    if (refused) return problem(c, refused)

    const body = readBody && (await readRequest(c, readBody))
    if (body && !body.ok) return problem(c, body.reason)
    const input = { ...parameters, ...(body ? { body: body.value } : {}) } as RestInput<Name>

    const caller: Caller = { env: c.env, config: c.get('config'), merchantId: session.merchantId }
    const missing = await missingAction(caller, operation, parameters)
    if (missing) return problem(c, missing)
    const answer = await call(caller, name, input)
    if (!answer.ok) return problem(c, answer.reason)
    return operation.success.body
      ? c.body(stringifyJson(answer.value), operation.success.status as 200, {
          'Content-Type': 'application/json',
          'Cache-Control': 'no-store',
        })
      : c.body(null, operation.success.status as 204)
  }
}

async function readRequest(
  c: Context<EdgeContext>,
  read: (bytes: Uint8Array) => Result<unknown, Refusal[]>,
): Promise<Result<unknown, ProblemReason>> {
  const bytes = await requestBytes(c)
  if (!bytes.ok) return bytes
  const body = read(bytes.value)
  return body.ok ? ok(body.value) : refuse(refusedMembers(body.reason))
}

/** What the session itself does not allow, before the provider is asked anything. */
function refusedBySession(
  session: Session,
  { capability }: RestOperation,
  parameters: object,
): ProblemReason | undefined {
  if (!session.capabilities.includes(capability)) return { code: 'capability-missing', capability }
  const { CheckoutOrderId: id } = parameters as Partial<RestInput<'getOrder'>>
  if (session.orderId !== undefined && id !== undefined && session.orderId !== id) {
    return { code: 'order-outside-session' }
  }
  return undefined
}

/** Reads the order first where the operation needs an action of it: what it lacks is never sent. */
async function missingAction(
  caller: Caller,
  { requires }: RestOperation,
  parameters: object,
): Promise<ProblemReason | undefined> {
  if (!requires) return undefined
  const order = await call(caller, 'getOrder', parameters as RestInput<'getOrder'>)
  if (!order.ok) return order.reason
  if (hasAction(order.value, requires)) return undefined
  return {
    code: 'action-missing',
    action: requires,
    detail: `The order does not have the action ${requires}.`,
  }
}
