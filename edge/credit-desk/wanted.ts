/** What of a request its effect is known by, in the provider's records. */
import type { CreditRowInput } from '../../shared/domain/credit/credit-row.ts'
import {
  creditRowAmount,
  inputOfClientRow,
  inputOfOrderRow,
} from '../../shared/domain/credit/credit-row.rules.ts'
import { minorUnits } from '../../shared/domain/money/decimal.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { vatPart } from '../../shared/domain/money/money.ts'
import type { CreditWriteName, SoapInput } from '../../shared/domain/credit/soap/operations.ts'
import type { CreditWrite } from './credit-request.ts'

/** The part of the request that the records are compared with. It has no personal data of a customer. */
export interface Wanted {
  /** What the rows come to, and the VAT in it, in minor units. Absent where the request has none, which means all. */
  amount?: Long | bigint
  vatAmount?: Long | bigint
  /** How many rows that is the sum of. */
  rows?: number
  /** A credit: the invoice that it is of. */
  credits?: Long
  /** Whether the write makes an invoice; a payment plan or an account credit is not in the records. */
  isInvoice?: boolean
  /** A new order: the customer's digest, as `customerDigest` makes it. */
  customer?: string
  /** ChangeOrderInfo: the new number, empty for none; absent when the number stays. */
  ClientOrderNr?: string
}

/** @param customer the digest of the request's customer, where it names one */
export function wantedOf({ name, input }: CreditWrite, customer?: string): Wanted {
  const wanted = readers[name] as ((input: unknown) => Wanted) | undefined
  return { ...wanted?.(input), ...(customer !== undefined && { customer }) }
}

/** The number of the customer of a new order; a VAT number is another one than the records have. */
export function customerNamed({ name, input }: CreditWrite): string | undefined {
  if (name === 'CreateOrder') return input.Order?.SecurityNumber || undefined
  if (name !== 'CreateOrderEu') return undefined
  const { NationalIdNumber, CompanyIdentity } = input.CreateOrderInformation?.CustomerIdentity ?? {}
  return NationalIdNumber || CompanyIdentity?.CompanyIdentification || undefined
}

const readers: { [Name in CreditWriteName]?: (input: SoapInput<Name>) => Wanted } = {
  CreateOrder: ({ InvoiceRows }) => totalOf(InvoiceRows?.map(inputOfClientRow)),
  CreateOrderEu: ({ CreateOrderInformation }) =>
    totalOf(CreateOrderInformation?.OrderRows?.map(inputOfOrderRow)),
  ChangeOrderAmount: ({ RemainingInvoiceRows = [] }) => totalOf(RemainingInvoiceRows.map(inputOfClientRow)),
  CreateInvoice: ({ Invoice }) => ({
    ...totalOf(Invoice?.InvoiceRows?.map(inputOfClientRow)),
    // Clients whose toolkit has no null send 0.
    ...(Invoice?.InvoiceNrToCredit && { credits: Invoice.InvoiceNrToCredit }),
    isInvoice: true,
  }),
  DeliverOrderEu: ({ DeliverOrderInformation: asked }) => {
    const details = asked?.DeliverInvoiceDetails
    if (asked?.OrderType !== 'Invoice') return { isInvoice: false }
    return {
      ...totalOf(details?.OrderRows?.map(inputOfOrderRow)),
      ...(details?.IsCreditInvoice && details.InvoiceIdToCredit && { credits: details.InvoiceIdToCredit }),
      isInvoice: true,
    }
  },
  ChangeOrderInfo: ({ ChangeClientOrderNr, NewClientOrderNr }) =>
    ChangeClientOrderNr ? { ClientOrderNr: NewClientOrderNr ?? '' } : {},
}

/** No rows are all that are left, except where an operation says otherwise. */
function totalOf(rows: CreditRowInput[] = []): Pick<Wanted, 'amount' | 'vatAmount' | 'rows'> {
  if (rows.length === 0) return {}
  let amount = 0n
  let vatAmount = 0n
  for (const row of rows) {
    const rowAmount = creditRowAmount(row)
    const rate = minorUnits(row.VatPercent)
    amount += rowAmount
    // Only a provider could make sense of a rate below 0, and ours refuses it.
    if (rate > 0) vatAmount += BigInt(vatPart(rowAmount, rate))
  }
  return { amount, vatAmount, rows: rows.length }
}
