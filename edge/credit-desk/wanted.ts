/** The part of a request by which its effect is found in the provider's records. */
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

/** The compared members. They have no personal data of a customer. */
export interface Wanted {
  /** The total of the rows and its VAT, in minor units. Absent if the request has no rows, which means all. */
  amount?: Long | bigint
  vatAmount?: Long | bigint
  /** How many rows the total has. */
  rows?: number
  /** For a credit: the invoice that it credits. */
  credits?: Long
  /** Whether the write makes an invoice; a payment plan or an account credit is not in the records. */
  isInvoice?: boolean
  /** For a new order: the customer's digest, as `customerDigest` makes it. */
  customer?: string
  /** Whether the merchant marks its writes, and this one cannot be: then an effect that is only like it is not taken for it. */
  isUnmarked?: boolean
  /** For a new order: when it was asked for, in milliseconds since 1970. Intents of earlier releases lack it. */
  askedAt?: number
  /** For ChangeOrderInfo: the new number, empty for none; absent if the number stays. */
  ClientOrderNr?: string
}

/** @param customer the digest of the request's customer, if it names one */
export function wantedOf({ name, input }: CreditWrite, customer?: string): Wanted {
  const wanted = readers[name] as ((input: unknown) => Wanted) | undefined
  return { ...wanted?.(input), ...(customer !== undefined && { customer }) }
}

/** The customer's number in a new order; undefined for a VAT number, because the records have another number. */
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

/** No rows mean all rows that are left, unless the operation says otherwise. */
function totalOf(rows: CreditRowInput[] = []): Pick<Wanted, 'amount' | 'vatAmount' | 'rows'> {
  if (rows.length === 0) return {}
  let amount = 0n
  let vatAmount = 0n
  for (const row of rows) {
    const rowAmount = creditRowAmount(row)
    const rate = minorUnits(row.VatPercent)
    amount += rowAmount
    // A rate below 0 has no VAT part; the provider refuses it.
    if (rate > 0) vatAmount += BigInt(vatPart(rowAmount, rate))
  }
  return { amount, vatAmount, rows: rows.length }
}
