/** The answers of a credit desk, in the form of the request. Pure. */
import { stringifyJson } from '../../shared/domain/values/json.ts'
import type { CreditWriteName, SoapName, SoapOutput } from '../../shared/domain/credit/soap/operations.ts'
import { operations } from '../../shared/wire/operations.ts'
import { type SoapVersion, soapVersions, writeEnvelope } from '../../shared/wire/soap/envelope.ts'
import { type SoapSpelling, writeResponse } from '../../shared/wire/soap/message.ts'
import type { Shape } from '../../shared/domain/credit/soap/shape.ts'
import type { DeskAnswer } from '../desk/desk-answer.ts'
import { problemAnswer, type ProblemReason } from '../http/problem.ts'
import { soapFault } from '../http/soap-fault.ts'
import type { SoapAnswer } from '../upstream/call-soap.ts'
import { rejectionOf } from '../upstream/rejection.ts'
import { createdNumber } from './result-facts.ts'
import type { CreditRequest } from './credit-request.ts'

type Form = Pick<CreditRequest, 'wire' | 'requestId'>

export function refusedAnswer({ wire, requestId }: Form, reason: ProblemReason): DeskAnswer {
  const answer = wire === 'json' ? problemAnswer(reason, requestId) : soapFault(wire, reason, requestId)
  return { ...answer, problem: reason.code }
}

/** The provider's answer; over XML its own envelope, also for a rejection. */
export function providerAnswer(
  asked: Form & Pick<CreditRequest, 'write'>,
  { output, bytes }: SoapAnswer<SoapName>,
): DeskAnswer {
  // The provider's byte order mark is passed on.
  if (asked.wire !== 'json')
    return xml(asked.wire, new TextDecoder('utf-8', { fatal: false, ignoreBOM: true }).decode(bytes))
  const rejected = rejectionOf(output, asked.write.input)
  return rejected ? refusedAnswer(asked, rejected) : json(output)
}

/**
 * The known part of a result whose answer was lost. JSON has `FoundByReading` and omits unknown members; XML cannot
 * omit a required member, so a fault says what was done.
 */
export function foundAnswer(
  asked: Form,
  name: CreditWriteName,
  result: Record<string, unknown>,
  spelling: SoapSpelling,
): DeskAnswer {
  if (asked.wire === 'json') return json({ ...result, FoundByReading: true })
  if (!isComplete(operations[name].result, result)) {
    const made = createdNumber(name, result)
    const detail = `${name} was done${made === undefined ? '' : `, and made ${made}`}. Do not send it again: what it answered is lost, and can be read at the provider.`
    return refusedAnswer(asked, { code: 'answer-lost', detail })
  }
  const output = result as SoapOutput<typeof name>
  return xml(asked.wire, writeEnvelope(asked.wire, writeResponse(name, output, spelling)))
}

/** Whether the value has every member that its shape requires. A member that may be null may be unknown. */
function isComplete(shape: Shape, value: unknown): boolean {
  if (shape.type !== 'struct') return true
  const members = value as Record<string, unknown>
  return Object.entries(shape.members).every(([name, { shape, required, nillable }]) => {
    const member = members[name]
    if (member === undefined || member === null) return !required || nillable
    return isComplete(shape, member)
  })
}

function json(output: unknown): DeskAnswer {
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }
  return { status: 200, headers, body: stringifyJson(output) }
}

function xml(version: SoapVersion, body: string): DeskAnswer {
  const headers = { 'Content-Type': soapVersions[version].contentType, 'Cache-Control': 'no-store' }
  return { status: 200, headers, body }
}
