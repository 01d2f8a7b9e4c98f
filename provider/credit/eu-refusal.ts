import type { ResultCodeName } from '../../shared/domain/credit.enums.ts'

/** Why an Eu operation refuses. An order here is never denied once it exists. */
export interface EuRefusal {
  code: Exclude<ResultCodeName, 'Success' | 'OrderDenied'>
  /** A sentence for the client. */
  message: string
}
