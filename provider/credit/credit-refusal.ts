import type { ResultCodeName } from '../../shared/domain/credit/credit.enums.ts'

/** Why an operation refuses: its name of the reason, and a sentence for the client. */
export interface CreditRefusal<Code extends string> {
  code: Code
  message: string
}

/** Of an Eu operation. An order here is never denied once it exists. */
export type EuRefusal = CreditRefusal<Exclude<ResultCodeName, 'Success' | 'OrderDenied'>>
