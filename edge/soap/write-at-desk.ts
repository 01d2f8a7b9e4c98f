import type { Context } from 'hono'
import { ok, refuse, type Result } from '../../shared/domain/values/result.ts'
import { type CreditRequest, creditDeskName } from '../credit-desk/credit-request.ts'
import { creditDeskOf } from '../credit-desk/desk-of.ts'
import type { DeskAnswer } from '../desk/desk-answer.ts'
import type { EdgeContext } from '../http/context.ts'
import { lostTime } from '../desk/lost-time.ts'
import { newWriteMark } from '../desk/write-mark.ts'
import { knownMerchant } from '../registry/find-merchant.ts'
import { handOver } from '../http/hand-over.ts'
import { readIdempotencyKey } from '../http/idempotency-key.ts'
import { writeFailed } from '../http/object-failed.ts'
import type { ProblemReason } from '../http/problem.ts'
import { readWriteNote } from '../http/write-note.ts'
import { servingState } from '../state/serving-state.ts'
import type { Requester } from '../http/requester.ts'

/** Sends the write to the desk of its subject. */
export async function writeAtDesk(
  c: Context<EdgeContext>,
  { merchantId, kind, id, user }: Requester,
  asked: Pick<CreditRequest, 'wire' | 'write' | 'isSecond'>,
): Promise<Result<Response, ProblemReason>> {
  const key = readIdempotencyKey(c.req.header('Idempotency-Key'), { kind })
  if (!key.ok) return key
  const note = readWriteNote((name) => c.req.header(name))
  if (!note.ok) return note
  const lost = lostTime(await servingState(c.env), key.value, Date.now())
  const mark = newWriteMark(knownMerchant(merchantId))
  const request: CreditRequest = {
    ...asked,
    merchantId,
    requester: { kind, id, user },
    requestId: c.get('requestId'),
    trace: c.get('trace'),
    ...(key.value !== undefined && { idempotencyKey: key.value }),
    ...(note.value && { note: note.value }),
    ...(mark !== undefined && { mark }),
    ...(lost && { lostTime: lost }),
  }
  const desk = creditDeskOf(c.env, await creditDeskName(request))
  const work = desk.write(request)
  // The work continues if the client leaves.
  c.executionCtx.waitUntil(work.catch(() => undefined))
  const done = await work.then(ok, (error: unknown) => refuse(writeFailed(error, request.requestId)))
  if (!done.ok) return done
  const { answer, upstreamMs } = done.value
  c.get('trace').upstreamMs += upstreamMs
  if (key.value !== undefined || !answer.body) return ok(respond(c, answer))
  // Without a key, the same content is the same request until its client has the answer.
  const given = handOver(answer.body, (isHeard) => desk.handedOver(request.requestId, isHeard))
  c.executionCtx.waitUntil(given.work.catch(() => undefined))
  return ok(respond(c, answer, given.body))
}

/** The answer of a desk as a response. */
export function respond(
  c: Context<EdgeContext>,
  { status, headers, body, problem }: DeskAnswer,
  stream?: ReadableStream,
): Response {
  if (problem) c.set('problem', problem)
  return new Response(stream ?? body, { status, headers })
}
