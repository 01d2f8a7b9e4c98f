/**
 * A SOAP write with the mark of its intent: the number of a new order that the merchant has given none. No other member
 * comes back in the provider's records. Pure.
 */
import { type CreditWrite, subjectOf } from './credit-request.ts'

interface Marked {
  write: CreditWrite
  mark?: string | undefined
}

/** The write as it is sent. */
export function markedWrite({ write, mark }: Marked): CreditWrite {
  if (!carriesMark({ write, mark })) return write
  if (write.name === 'CreateOrder') {
    const Order = { ...write.input.Order!, ClientOrderNr: mark! }
    return { name: write.name, input: { ...write.input, Order } }
  }
  if (write.name !== 'CreateOrderEu') return write
  const CreateOrderInformation = { ...write.input.CreateOrderInformation!, ClientOrderNumber: mark! }
  return { name: write.name, input: { ...write.input, CreateOrderInformation } }
}

/** Whether the write has its mark as its number. */
export function carriesMark({ write, mark }: Marked): boolean {
  if (mark === undefined || subjectOf(write)) return false
  return write.name === 'CreateOrder'
    ? write.input.Order !== undefined && write.input.Order !== null
    : write.name === 'CreateOrderEu' && !!write.input.CreateOrderInformation
}
