import type { ResultCodeName } from '../../shared/domain/credit/credit.enums.ts'

/** The refusal of an operation: the operation's code for the reason, and a sentence for the client. */
export interface CreditRefusal<Code extends string> {
  code: Code
  message: string
}

/** The refusal of an Eu operation. An existing order is never denied here. */
export type EuRefusal = CreditRefusal<Exclude<ResultCodeName, 'Success' | 'OrderDenied'>>
