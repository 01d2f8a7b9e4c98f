/** The writes of this part, from what was chosen. Pure. */
import type { CreditOrderType, InvoiceDistributionType } from '../../../shared/domain/credit.enums.ts'
import { decimalOf, scaledInteger } from '../../../shared/domain/decimal.ts'
import { type Long, normalLong } from '../../../shared/domain/long.ts'
import { divideRounded, WHOLE } from '../../../shared/domain/money.ts'
import type { CreditInput, CreditWriteName } from '../data/call-credit.ts'

/** One write, ready to be sent. */
export type DeliverWrite = {
  [Name in CreditWriteName]: { name: Name; input: CreditInput<Name> }
}[CreditWriteName]

type Delivery = NonNullable<CreditInput<'DeliverOrderEu'>['DeliverOrderInformation']>
export type OrderRow = NonNullable<NonNullable<Delivery['DeliverAccountCreditDetails']>['OrderRows']>[number]
export type ClientRow = NonNullable<CreditInput<'ChangeOrderAmount'>['RemainingInvoiceRows']>[number]

/** How an invoice is made. */
export interface InvoiceChoice {
  days: number
  distribution: InvoiceDistributionType
  notes?: string
  /** The invoice to credit. */
  credits?: Long
}

/** @param rows absent for all that are left, or of a credit for the whole invoice */
export function deliverWrite(
  ProviderOrderId: Long,
  OrderType: CreditOrderType,
  rows: OrderRow[] | undefined,
  { days, distribution, notes = '', credits }: InvoiceChoice,
): DeliverWrite {
  const chosen = rows && { OrderRows: rows }
  const isInvoice = OrderType === 'Invoice'
  return {
    name: 'DeliverOrderEu',
    input: {
      DeliverOrderInformation: {
        ProviderOrderId,
        OrderType,
        ...(isInvoice && {
          DeliverInvoiceDetails: {
            NumberOfCreditDays: days,
            InvoiceDistributionType: distribution,
            IsCreditInvoice: credits !== undefined,
            InvoiceIdToCredit: credits ?? null,
            ...chosen,
            PrintType: null,
            ...(notes && { Notes: notes }),
          },
        }),
        ...(!isInvoice && chosen && { DeliverAccountCreditDetails: chosen }),
      },
    },
  }
}

/** The older way, with prices without VAT. It knows two ways to send an invoice. */
export function invoiceWrite(
  ProviderOrderNr: Long,
  rows: ClientRow[] | undefined,
  { days, distribution, credits }: InvoiceChoice,
): DeliverWrite {
  return {
    name: 'CreateInvoice',
    input: {
      ProviderOrderNr,
      Invoice: {
        NumberOfCreditDays: days,
        InvoiceDistributionForm: distribution === 'Email' ? 'Email' : 'Post',
        InvoiceNrToCredit: credits ?? null,
        ...(rows && { InvoiceRows: rows }),
      },
    },
  }
}

/** An order of which something is delivered is closed by the older operation: CloseOrderEu refuses it. */
export function closeWrite(ProviderOrderNr: Long, isDelivered: boolean): DeliverWrite {
  if (isDelivered) return { name: 'CloseOrder', input: { ProviderOrderNr } }
  return { name: 'CloseOrderEu', input: { CloseOrderInformation: { ProviderOrderId: ProviderOrderNr } } }
}

/** @param to the new texts; one that is absent stays as it is, an empty one removes it */
export function referencesWrite(
  ProviderOrderNr: Long,
  to: { own?: string; customers?: string },
): DeliverWrite {
  return {
    name: 'ChangeOrderInfo',
    input: {
      ProviderOrderNr,
      ProviderPaymentPlanNr: null,
      ChangeClientOrderNr: to.own !== undefined,
      ...(to.own && { NewClientOrderNr: to.own }),
      ChangeCustomerReference: to.customers !== undefined,
      ...(to.customers && { NewCustomerReference: to.customers }),
    },
  }
}

/** Decimals of a price without VAT: enough for an amount with VAT to come out to the minor unit. */
const SCALE = 6

/** The price without VAT of an amount with VAT. @param vat percent times 100 */
export function priceWithoutVat(amount: string, vat: Long): string {
  const net = divideRounded(scaledInteger(amount, SCALE) * WHOLE, WHOLE + BigInt(vat))
  return decimalOf(normalLong(net), SCALE)
}

/** One row that comes to an amount with VAT. @param withVat whether the other rows' prices are with VAT */
export function amountRow(
  Description: string,
  { amount, vat, withVat }: { amount: Long; vat: Long; withVat: boolean },
): OrderRow {
  const price = decimalOf(amount)
  return {
    Description,
    PricePerUnit: withVat ? price : priceWithoutVat(price, vat),
    PriceIncludingVat: withVat,
    NumberOfUnits: '1',
    VatPercent: decimalOf(vat),
    DiscountPercent: '0',
    DiscountAmount: null,
    DiscountAmountIncludingVat: null,
    RowType: null,
  }
}

/** The row of an older operation; undefined if it has what these rows cannot say: a discount amount or a part of a percent. */
export function clientRowOf(row: OrderRow): ClientRow | undefined {
  const { ArticleNumber, Description, Unit, VatPercent, DiscountPercent } = row
  const isWhole = /^\d+$/
  const hasDiscountAmount = row.DiscountAmount !== null && row.DiscountAmount !== '0'
  if (hasDiscountAmount || !isWhole.test(VatPercent) || !isWhole.test(DiscountPercent)) return undefined
  const vat = Number(VatPercent)
  return {
    ...(ArticleNumber && { ArticleNr: ArticleNumber }),
    ...(Description && { Description }),
    PricePerUnit: row.PriceIncludingVat ? priceWithoutVat(row.PricePerUnit, vat * 100) : row.PricePerUnit,
    NrOfUnits: row.NumberOfUnits,
    ...(Unit && { Unit }),
    VatPercent: vat,
    DiscountPercent: Number(DiscountPercent),
  }
}
