/** Every kind of entry. The widget reads kinds from entries: this list has the SOAP rows of the operation table. */
import { batchActs } from '../batch/batch.enums.ts'
import { isCreditWrite, soapNames } from '../credit/soap/operations.ts'
import { orderWrites } from '../order/history.enums.ts'
import { closingAct, sessionActs } from './journal.enums.ts'

export const journalKinds: readonly string[] = [
  ...orderWrites,
  ...soapNames.filter(isCreditWrite),
  closingAct,
  ...sessionActs,
  ...batchActs,
]
