/** The requests for a credit desk, and what the worker does with them; see edge/soap/write-at-desk.ts. */
import type { Env } from '../../../edge/config/env.ts'
import { refusedAnswer } from '../../../edge/credit-desk/credit-answer.ts'
import { creditDeskName, type CreditRequest } from '../../../edge/credit-desk/credit-request.ts'
import { creditDeskOf } from '../../../edge/credit-desk/desk-of.ts'
import type { DeskAnswer } from '../../../edge/desk/desk-answer.ts'
import { writeFailed } from '../../../edge/http/object-failed.ts'
import type { Asked, Send } from '../world/client.ts'
import type { EdgeProcess } from '../world/edge-process.ts'
import { HAND_OVER_MS } from '../world/order-requests.ts'
import type { CreditChange } from './changes.ts'
import { writeOf } from './credit-wire.ts'
import type { CreditClient } from './plan.ts'

interface Place {
  edge: EdgeProcess
  merchantId: string
  wait: (milliseconds: number) => Promise<void>
}

export function toCredit(place: Place): Send<CreditChange> {
  return (client, asked) =>
    workerAnswer(requestOf(client as CreditClient, asked, place), client.worksAlone, place)
}

function workerAnswer(
  request: CreditRequest,
  worksAlone: boolean,
  { edge, wait }: Place,
): { answer: Promise<DeskAnswer>; leave: () => void } {
  let isThere = true
  const answer = async (): Promise<DeskAnswer> => {
    const desk = creditDeskOf(edge.platform.env as unknown as Env, await creditDeskName(request))
    let made: DeskAnswer
    try {
      made = (await desk.write(request)).answer
    } catch (error) {
      return refusedAnswer(request, writeFailed(error, request.requestId))
    }
    if (request.idempotencyKey !== undefined || made.body === null) return made
    await wait(HAND_OVER_MS)
    if (!worksAlone) void desk.handedOver(request.requestId, isThere).catch(() => undefined)
    return made
  }
  return { answer: answer(), leave: () => (isThere = false) }
}

function requestOf(
  { kind, id, change, wire, isSecond }: CreditClient,
  { requestId, key, lost }: Asked,
  { merchantId }: Place,
): CreditRequest {
  return {
    wire,
    write: writeOf(change),
    isSecond,
    merchantId,
    requester: { kind, id, user: { id, name: id } },
    requestId,
    // The model of the provider knows a request by it.
    trace: { traceId: requestId, traceparent: requestId, upstreamMs: 0 },
    ...(key !== undefined && { idempotencyKey: key }),
    ...(lost && { lostTime: lost }),
  }
}
