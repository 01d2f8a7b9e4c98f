/** Where a merchant's faults meet its requests. Nothing of this runs unless the provider is a sandbox. */
import type { RestInput } from '../../shared/wire/operations.ts'
import type { RestOutcome, TransactedName } from '../operations/handlers.ts'
import type { Call } from '../http/call.ts'
import { type Fault, type FaultableRequest, spoilsAnswer } from '../simulation/faults.ts'
import { faultyResponse } from './faulty-response.ts'

/** What the merchant's object says of a call that may meet a fault; no outcome where nothing was done. */
export interface FaultyOutcome<Name extends TransactedName> {
  fault?: Fault | undefined
  outcome?: RestOutcome<Name>
}

interface FaultyMerchant {
  takeFault(request: FaultableRequest): Promise<Fault | undefined>
  callWithFaults<Name extends TransactedName>(
    request: FaultableRequest,
    name: Name,
    input: RestInput<Name>,
  ): Promise<FaultyOutcome<Name>>
  call<Name extends TransactedName>(name: Name, input: RestInput<Name>): Promise<RestOutcome<Name>>
}

/** Answers a REST operation, asking for faults in the very call that does it, so that it costs no other. */
export async function answerFaulty<Name extends TransactedName>(
  call: Call,
  merchantId: string,
  { name, input }: { name: Name; input: RestInput<Name> },
  respond: (outcome: RestOutcome<Name>) => Promise<Response>,
): Promise<Response> {
  const merchant = merchantOf(call, merchantId)
  const { fault, outcome } = await merchant.callWithFaults(requestOf(call), name, input)
  if (!fault) return respond(outcome!)
  await delay(fault.latencyMs)
  if (!outcome) {
    return spoilsAnswer(fault) ? faultyResponse(fault) : respond(await merchant.call(name, input))
  }
  const answer = await respond(outcome)
  return spoilsAnswer(fault) ? faultyResponse(fault, answer) : answer
}

/** Answers anything else that a merchant asks, which costs a sandbox one more call of the merchant's object. */
export async function withFaults(
  call: Call,
  merchantId: string,
  answer: () => Response | Promise<Response>,
): Promise<Response> {
  if (!call.get('config').sandbox) return answer()
  const fault = await merchantOf(call, merchantId).takeFault(requestOf(call))
  if (!fault) return answer()
  if (fault.phase === 'before') {
    await delay(fault.latencyMs)
    return spoilsAnswer(fault) ? faultyResponse(fault) : answer()
  }
  const done = await answer()
  await delay(fault.latencyMs)
  return spoilsAnswer(fault) ? faultyResponse(fault, done) : done
}

function merchantOf(call: Call, merchantId: string): FaultyMerchant {
  return call.env.MERCHANT.getByName(merchantId) as unknown as FaultyMerchant
}

function requestOf({ req }: Call): FaultableRequest {
  return { method: req.method, path: req.path }
}

function delay(milliseconds = 0): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
