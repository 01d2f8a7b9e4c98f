/** The common parts of all answers. A refusal is built from the shape of the operation's result. */
import { soapOperations } from '../../shared/domain/credit/soap/operations.ts'
import { emptyOf } from '../../shared/wire/xml/empty-values.ts'
import type { MemberShape, Shape, StructShape } from '../../shared/domain/credit/soap/shape.ts'
import type { CreditName, CreditOutput } from './credit-handler.ts'
import { resultCodes } from '../../shared/domain/credit/credit.enums.ts'

/** The members that every Accepted answer has; ErrorMessage is absent (the design). */
export const accepted = { Accepted: true, RejectionCode: 'Accepted' } as const

/** The operation's type of reasons: RejectionCode, ResultCode, or none. */
export type RefusalCodeOf<Name extends CreditName> =
  CreditOutput<Name> extends { RejectionCode: infer Code }
    ? Exclude<Code, 'Accepted'>
    : CreditOutput<Name> extends { ResultCode: number }
      ? number
      : never

/** The optional members of a refusal: CreateOrderEu's result with id 0 (the design). */
const carried: Partial<Record<CreditName, readonly string[]>> = { CreateOrderEu: ['CreateOrderResult'] }

/**
 * Accepted false, the message for a human, and the code if the operation has one. Every other required member is empty:
 * 0, false, null or the earliest date.
 * @param code Error or its ResultCode by default
 */
export function refusedOutput<Name extends CreditName>(
  name: Name,
  message: string,
  code?: RefusalCodeOf<Name>,
): CreditOutput<Name> {
  const { members } = soapOperations[name].result as StructShape
  const output = emptyMembers(members, carried[name])
  output['Accepted'] = false
  output['ErrorMessage'] = message
  if ('RejectionCode' in members) output['RejectionCode'] = code ?? 'Error'
  if ('ResultCode' in members) output['ResultCode'] = code ?? resultCodes.Error
  return output as CreditOutput<Name>
}

/** The refusal of missing or wrong credentials: an answer, and not a fault (the description, SOAP). */
export function refusedCredentials<Name extends CreditName>(name: Name): CreditOutput<Name> {
  const { members } = soapOperations[name].result as StructShape
  const code = 'ResultCode' in members ? resultCodes.Authentication : undefined
  return refusedOutput(
    name,
    'The credentials in Auth are missing or wrong.',
    code as RefusalCodeOf<Name> | undefined,
  )
}

function emptyMembers(
  members: StructShape['members'],
  alsoFilled: readonly string[] = [],
): Record<string, unknown> {
  const filled = Object.entries(members).filter(
    ([name, { required }]) => required || alsoFilled.includes(name),
  )
  return Object.fromEntries(filled.map(([name, member]) => [name, emptyMember(member)]))
}

function emptyMember({ shape, nillable }: MemberShape): unknown {
  return nillable ? null : emptyValue(shape)
}

function emptyValue(shape: Shape): unknown {
  if (shape.type === 'struct') return emptyMembers(shape.members)
  // The last value is the most neutral: an unknown plan is OrderDoesNotExist and not Cancelled.
  return shape.type === 'enum' ? shape.values.at(-1) : emptyOf(shape.type)
}
