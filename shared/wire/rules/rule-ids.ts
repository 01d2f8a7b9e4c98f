/** The stable ids of the rules by which the provider refuses. Each is named after the table that has the rule. */
import type { rejectionCodes, ResultCodeName, resultCodes } from '../../domain/credit/credit.enums.ts'
import type { SoapName } from '../../domain/credit/soap/operations.ts'
import type { RefusalCode } from '../../domain/values/refusal.ts'
import type { ProviderErrorName, RefusedRowCode } from '../provider-errors.ts'

/** The errors of the token endpoint (RFC 6749, 5.2) that the provider answers. */
export const tokenErrors = [
  'invalid_request',
  'invalid_client',
  'unsupported_grant_type',
  'invalid_scope',
] as const
export type TokenErrorName = (typeof tokenErrors)[number]

/** Why a SOAP message gets a fault in place of an answer. */
export type SoapFaultName =
  | 'message-unread'
  | 'message-invalid'
  | 'header-not-understood'
  | 'operation-unknown'
  | 'value-invalid'
  | 'internal-error'

type RejectionRule = {
  [
    Name in keyof typeof rejectionCodes
  ]: `soap.${Name}.${Exclude<(typeof rejectionCodes)[Name][number], 'Accepted'>}`
}[keyof typeof rejectionCodes]

export type RuleId =
  | ProviderErrorName
  | RefusalCode
  | RefusedRowCode
  | `token.${TokenErrorName}`
  | RejectionRule
  /** A ResultCode of an Eu operation, by its number. */
  | `soap.ResultCode.${(typeof resultCodes)[Exclude<ResultCodeName, 'Success'>]}`
  /** An operation without codes that was not Accepted. */
  | `soap.${SoapName}.refused`
  | 'soap.Auth'
  | `soap.fault.${SoapFaultName}`
