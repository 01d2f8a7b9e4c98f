/** Applies a merchant's faults to its requests, in a sandbox only. */
import type { RestInput } from '../../shared/wire/operations.ts'
import type { Call } from '../http/call.ts'
import { sandboxMerchantOf } from '../merchant/stubs.ts'
import type { RestOutcome, TransactedName } from '../operations/handler.ts'
import { type FaultableRequest, spoilsAnswer } from '../simulation/faults.ts'
import { faultyResponse } from './faulty-response.ts'

/** Answers a REST operation. The fault is taken in the same call that runs the operation, so it costs no extra call. */
export async function answerWithFaults<Name extends TransactedName>(
  call: Call,
  merchantId: string,
  { name, input }: { name: Name; input: RestInput<Name> },
  respond: (outcome: RestOutcome<Name>) => Promise<Response>,
): Promise<Response> {
  const merchant = sandboxMerchantOf(call.env, merchantId)
  const { fault, outcome } = await merchant.callWithFaults(requestOf(call), name, input)
  if (!fault) return respond(outcome!)
  call.set('fault', fault)
  await delay(fault.latencyMs)
  if (!outcome) {
    return spoilsAnswer(fault) ? faultyResponse(fault) : respond(await merchant.call(name, input))
  }
  const answer = await respond(outcome)
  return spoilsAnswer(fault) ? faultyResponse(fault, answer) : answer
}

/** Answers any other request of a merchant. In a sandbox this costs one more call of the merchant's object. */
export async function withFaults(
  call: Call,
  merchantId: string,
  answer: () => Response | Promise<Response>,
): Promise<Response> {
  if (!call.get('config').sandbox) return answer()
  const fault = await sandboxMerchantOf(call.env, merchantId).takeFault(requestOf(call))
  if (!fault) return answer()
  call.set('fault', fault)
  if (fault.phase === 'before') {
    await delay(fault.latencyMs)
    return spoilsAnswer(fault) ? faultyResponse(fault) : answer()
  }
  const done = await answer()
  await delay(fault.latencyMs)
  return spoilsAnswer(fault) ? faultyResponse(fault, done) : done
}

function requestOf({ req }: Call): FaultableRequest {
  return { method: req.method, path: req.path }
}

function delay(milliseconds = 0): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
