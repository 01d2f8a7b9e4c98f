/**
 * Every rule by which the provider refuses, with a stable id, its codes, and where it stands. Made from the tables of
 * errors: a rule is written there, and a place that is missing here does not compile.
 */
import { rejectionCodes, resultCodes } from '../../domain/credit/credit.enums.ts'
import { type SoapName, soapNames, soapOperations } from '../../domain/credit/soap/operations.ts'
import type { StructShape } from '../../domain/credit/soap/shape.ts'
import { memberCodes, providerErrors, rowCodes } from '../provider-errors.ts'
import {
  errorPlaces,
  faultPlaces,
  memberPlaces,
  type Place,
  rowPlaces,
  SOAP_ANSWER,
  SOAP_AUTH,
  SOAP_NO_CODE,
  SOAP_RESULT,
  tokenPlaces,
} from './places.ts'
import type { RuleId } from './rule-ids.ts'

export type { RuleId }

/** What kind of rule it is: which table has it. */
export const ruleKinds = ['error', 'member', 'row', 'token', 'rejection', 'result', 'soap'] as const
export type RuleKind = (typeof ruleKinds)[number]

export interface Rule {
  id: RuleId
  kind: RuleKind
  /** The code in an answer: a Code of REST, a ResultCode, or a RejectionCode. */
  code?: number | string
  /** The heading of the description, or `Decided` with the decision's number. */
  section: string
  /** What stands there, in our words. */
  says: string
}

function rule(id: string, kind: RuleKind, [section, says]: Place, code?: number | string): Rule {
  return { id: id as RuleId, kind, ...(code !== undefined && { code }), section, says }
}

/** Rules of a table whose names are the ids, after a prefix. */
function tabled(
  kind: RuleKind,
  places: Record<string, Place>,
  codeOf: (name: string) => number | undefined,
  prefix = '',
) {
  return Object.entries(places).map(([name, place]) => rule(prefix + name, kind, place, codeOf(name)))
}

function membersOf(name: SoapName): StructShape['members'] {
  const { result } = soapOperations[name]
  return 'members' in result ? result.members : {}
}

/** The SOAP operations whose answers have no code. */
const withoutCode = soapNames.filter(
  (name) =>
    'Accepted' in membersOf(name) &&
    !('RejectionCode' in membersOf(name)) &&
    !('ResultCode' in membersOf(name)),
)

const numbers = [...new Set(Object.values(resultCodes))].filter((number) => number !== resultCodes.Success)

/** The names of a ResultCode's number: two reasons can share one. */
function namesOf(number: number): string {
  return Object.entries(resultCodes)
    .filter(([, value]) => value === number)
    .map(([name]) => name)
    .join(' or ')
}

const codes: Record<string, number> = {
  ...Object.fromEntries(Object.entries(providerErrors).map(([name, { Code }]) => [name, Code])),
  ...memberCodes,
  ...rowCodes,
}
const codeOf = (name: string) => new Map(Object.entries(codes)).get(name)

export const rules: readonly Rule[] = [
  ...tabled('error', errorPlaces, codeOf),
  ...tabled('member', memberPlaces, codeOf),
  ...tabled('row', rowPlaces, codeOf),
  ...tabled('token', tokenPlaces, () => undefined, 'token.'),
  ...Object.entries(rejectionCodes).flatMap(([name, values]) =>
    values
      .filter((value) => value !== 'Accepted')
      .map((value) => rule(`soap.${name}.${value}`, 'rejection', SOAP_ANSWER, value)),
  ),
  ...numbers.map((number) =>
    rule(
      `soap.ResultCode.${number}`,
      'result',
      [SOAP_RESULT[0], `${namesOf(number)}. ${SOAP_RESULT[1]}`],
      number,
    ),
  ),
  ...withoutCode.map((name) => rule(`soap.${name}.refused`, 'soap', SOAP_NO_CODE)),
  rule('soap.Auth', 'soap', SOAP_AUTH),
  ...tabled('soap', faultPlaces, () => undefined, 'soap.fault.'),
]

const byId = new Map<string, Rule>(rules.map((one) => [one.id, one]))

/** The rule with this id; undefined if there is none. */
export function ruleOf(id: string): Rule | undefined {
  return byId.get(id)
}

/** The rule that an answer of a SOAP operation names; undefined if it is Accepted. */
export function ruleOfAnswer(name: SoapName, output: unknown): RuleId | undefined {
  if (typeof output !== 'object' || output === null) return undefined
  const { Accepted, RejectionCode, ResultCode } = output as Record<string, unknown>
  if (Accepted !== false) return undefined
  if (ResultCode === resultCodes.Authentication) return 'soap.Auth'
  if (RejectionCode !== undefined) return `soap.${name}.${String(RejectionCode)}` as RuleId
  return (
    ResultCode === undefined ? `soap.${name}.refused` : `soap.ResultCode.${String(ResultCode)}`
  ) as RuleId
}
