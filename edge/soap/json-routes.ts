/** SOAP as JSON, for the widget: checked by the operation table; `Accepted: false` is a problem. */
import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { stringifyJson } from '../../shared/domain/values/json.ts'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import {
  isCreditWrite,
  type SoapInput,
  type SoapName,
  soapNames,
  type SoapOutput,
} from '../../shared/domain/credit/soap/operations.ts'
import { operations } from '../../shared/wire/operations.ts'
import { parseBytes } from '../../shared/wire/json-body.ts'
import { valueFromJson } from '../../shared/domain/credit/soap/json-values.ts'
import type { CreditWrite } from '../credit-desk/credit-request.ts'
import type { EdgeContext } from '../http/context.ts'
import { problem, type ProblemReason, refusedMembers } from '../http/problem.ts'
import { requestBytes } from '../http/request-bytes.ts'
import { requireSession } from '../sessions/require-session.ts'
import { callerOf } from '../upstream/caller.ts'
import { callSoap } from '../upstream/call-soap.ts'
import { rejectionOf } from '../upstream/rejection.ts'
import { refusedSoap } from './refused-soap.ts'
import { writeAtDesk } from './write-at-desk.ts'

export const soapJsonRoutes = new Hono<EdgeContext>().post(
  '/api/soap/:operation',
  requireSession(),
  answerJson,
)

async function answerJson(c: Context<EdgeContext>): Promise<Response> {
  const asked = c.req.param('operation')
  const name = soapNames.find((known) => known.toLowerCase() === asked)
  if (!name) return problem(c, { code: 'operation-unknown' })
  const session = c.get('session')
  const refused = refusedSoap(session, operations[name].capability)
  if (refused) return problem(c, refused)
  const input = await readInput(c, name)
  if (!input.ok) return problem(c, input.reason)
  if (isCreditWrite(name)) {
    const write = { name, input: input.value } as CreditWrite
    const answer = await writeAtDesk(c, session, {
      wire: 'json',
      write,
      ...(c.req.query('again') === 'true' && { isSecond: true }),
    })
    return answer.ok ? answer.value : problem(c, answer.reason)
  }
  const answer = await callSoap(callerOf(c), name, input.value)
  if (!answer.ok) return problem(c, answer.reason)
  const { output } = answer.value
  const rejected = rejectionOf(output, input.value)
  if (rejected && !(c.req.query('none') === 'empty' && foundNone(name, rejected))) return problem(c, rejected)
  return c.body(stringifyJson(rejected ? NO_ORDERS : output), 200, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
  })
}

/** GetOrders rejects a search without a result. A caller can ask for this empty list instead. */
const NO_ORDERS: SoapOutput<'GetOrders'> = { Accepted: true, RejectionCode: 'Accepted', Orders: [] }

function foundNone(name: SoapName, { rejection }: ProblemReason): boolean {
  const none: SoapOutput<'GetOrders'>['RejectionCode'] = 'OrderDoesNotExist'
  return name === 'GetOrders' && rejection === none
}

async function readInput(
  c: Context<EdgeContext>,
  name: SoapName,
): Promise<Result<SoapInput<SoapName>, ProblemReason>> {
  const { request } = operations[name]
  if (request.type === 'nothing') return ok(undefined)
  const bytes = await requestBytes(c)
  if (!bytes.ok) return bytes
  const body = parseBytes(bytes.value)
  if (!body.ok) return refuse(refusedMembers([{ pointer: '', ...body.reason }]))
  const value = valueFromJson(request, withoutAuth(body.value))
  return value.ok ? ok(value.value as SoapInput<SoapName>) : refuse(refusedMembers(value.reason))
}

/** Drops the caller's own `Auth`, in any spelling. */
function withoutAuth(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).filter(([name]) => name.toLowerCase() !== 'auth'))
}
