/** A row of an order or invoice of the SOAP service, as all sides compute with it. */
import type { Decimal } from '../money/decimal.ts'
import type { Long } from '../values/long.ts'

/** A row as a request states it, in either of the description's two spellings. */
export interface CreditRowInput {
  ArticleNr: string | null
  Description: string | null
  PricePerUnit: Decimal
  PriceIncludingVat: boolean
  NrOfUnits: Decimal
  Unit: string | null
  VatPercent: Decimal
  DiscountPercent: Decimal
  /** Taken off the row as a whole. Not together with DiscountPercent. */
  DiscountAmount: Decimal
  DiscountAmountIncludingVat: boolean
}

/** The members of an OrderRow, or of a row of a history, that determine its amount. */
export interface OrderRowLike {
  ArticleNumber?: string | null | undefined
  Description?: string | null | undefined
  PricePerUnit: Decimal
  PriceIncludingVat?: boolean | null | undefined
  NumberOfUnits: Decimal
  Unit?: string | null | undefined
  VatPercent: Decimal
  DiscountPercent?: Decimal | undefined
  DiscountAmount?: Decimal | null | undefined
  DiscountAmountIncludingVat?: boolean | null | undefined
}

/** ClientInvoiceRowInfo. Its price is without VAT. */
export interface ClientRowLike {
  ArticleNr?: string | null | undefined
  Description?: string | null | undefined
  PricePerUnit: Decimal
  NrOfUnits: Decimal
  Unit?: string | null | undefined
  VatPercent: number
  DiscountPercent: number
}

/** A priced row. */
export interface CreditRow {
  ArticleNr: string | null
  Description: string | null
  /** Exact decimals. */
  PricePerUnit: Decimal
  NrOfUnits: Decimal
  PriceIncludingVat: boolean
  Unit: string | null
  /** Percents times 100. */
  VatPercent: Long
  DiscountPercent: Long
  /** Minor units, VAT included: the sum of the row's discounts. */
  discountAmount: Long
  /** Minor units, VAT included, after discounts; and the VAT in it. */
  amount: Long
  vatAmount: Long
}

/** Rows with their sum. */
export interface PricedRows {
  rows: CreditRow[]
  /** Minor units, VAT included; and the VAT within it. */
  amount: Long
  vatAmount: Long
}

type Member = 'PricePerUnit' | 'NrOfUnits' | 'VatPercent' | 'DiscountPercent' | 'DiscountAmount'

/** Why a row is refused, by the member that is wrong. */
export interface CreditRowProblem {
  member: Member
  code:
    | 'out-of-range'
    | 'too-many-decimals'
    | 'discounts-exclusive'
    | 'discount-above-row'
    | 'amount-too-large'
}
