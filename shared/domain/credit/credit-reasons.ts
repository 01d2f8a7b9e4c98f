/**
 * The meaning of a refusal of the SOAP service: one reason for each meaning of a RejectionCode or ResultCode, its
 * subject, and the way out that a form can offer. Pure.
 */
import { type rejectionCodes, type ResultCodeName, resultCodes } from './credit.enums.ts'
import { lookUp } from '../values/lookup.ts'

type AnyRejection = Exclude<(typeof rejectionCodes)[keyof typeof rejectionCodes][number], 'Accepted'>
type AnyResult = Exclude<ResultCodeName, 'Success'>

/** Names that share their number with another one: the number alone does not tell them apart. */
type Ambiguous = {
  [A in AnyResult]: {
    [B in AnyResult]: A extends B
      ? never
      : (typeof resultCodes)[A] extends (typeof resultCodes)[B]
        ? A
        : never
  }[AnyResult]
}[AnyResult]
type SharedNumber = `${(typeof resultCodes)[Ambiguous]}`

/** Codes that mean what another code means. */
const sameAs = {
  Expired: 'OrderExpired',
  OverAuthorizedAmount: 'AboveAuthorizedAmount',
  InvoiceAboveAuthorizedAmount: 'AboveAuthorizedAmount',
  CreditInvoiceNotInOrder: 'InvoiceDoesNotExist',
  CreditAmountTooHigh: 'CreditAboveInvoice',
  NoSuchEntity: 'NoSuchCustomer',
} as const satisfies Partial<Record<AnyRejection | AnyResult, AnyRejection | AnyResult>>

/** Meanings of codes that differ in one operation. */
const inOperation = {
  'CreateOrder OrderExpired': 'numberOfExpiredOrder',
  'CreateOrder OrderIsClosed': 'numberOfClosedOrder',
  'DeliverOrderEu OrderAlreadyClosed': 'OrderIsClosed',
  'CloseOrderEu Error': 'partlyDelivered',
  'ChangeOrderInfo OrderDoesNotExist': 'neitherOrderNorPlan',
  'CreatePaymentPlan ClientOverCreditLimit': 'pendingPlansOverLimit',
  'GetContractPdf WrongStatus': 'cancelledPlan',
  'GetContractPdfEu OrderExpired': 'ContractExpired',
} as const

/** A meaning with its own text in every language. A new code needs a text, or a row in one of the tables above. */
export type CreditReason =
  | Exclude<AnyRejection | AnyResult, keyof typeof sameAs>
  | SharedNumber
  | (typeof inOperation)[keyof typeof inOperation]
  /** No code, or an unknown one. */
  | 'unknown'

export const creditReasonKinds = ['customer', 'amount', 'order', 'plan', 'request', 'settings'] as const
/** The subject of a reason. */
export type CreditReasonKind = (typeof creditReasonKinds)[number]

/** The next step that a form can offer after a refusal. */
export type WayOut = 'lower-amount' | 'other-campaign' | 'flip-vat' | 'look-again' | 'ask-provider'

export const creditReasons: Record<CreditReason, readonly [about: CreditReasonKind, wayOut?: WayOut]> = {
  Error: ['request'],
  unknown: ['request', 'ask-provider'],
  NoSearchParametersSupplied: ['request'],
  Authentication: ['settings'],
  OrderTypeNotAllowed: ['settings', 'ask-provider'],

  CustomerCreditRejected: ['customer'],
  CustomerOverCreditLimit: ['customer', 'lower-amount'],
  CustomerAbuseBlock: ['customer'],
  CustomerProviderRejected: ['customer'],
  30002: ['customer', 'lower-amount'],
  CustomerCreditNoSuchEntity: ['customer'],
  NoSuchCustomer: ['customer'],
  NoSuchAddress: ['customer'],
  CountryNotSupported: ['customer'],

  OrderOverProviderLimit: ['amount', 'lower-amount'],
  OrderOverClientLimit: ['amount', 'lower-amount'],
  ClientOverCreditLimit: ['amount', 'lower-amount'],
  20008: ['amount', 'lower-amount'],
  pendingPlansOverLimit: ['amount', 'lower-amount'],
  OverOrderLimit: ['amount', 'lower-amount'],
  AboveAuthorizedAmount: ['amount', 'lower-amount'],
  CreditAboveInvoice: ['amount', 'lower-amount'],
  OrderAmountNotPositive: ['amount'],
  RowsMissing: ['amount'],
  InvalidCampaignCodeAmountCombination: ['amount', 'other-campaign'],
  PricesMixed: ['amount', 'flip-vat'],

  OrderExpired: ['order', 'look-again'],
  numberOfExpiredOrder: ['order'],
  OrderIsClosed: ['order', 'look-again'],
  numberOfClosedOrder: ['order'],
  OrderAlreadyClosed: ['order', 'look-again'],
  partlyDelivered: ['order', 'look-again'],
  OrderDoesNotExist: ['order'],
  neitherOrderNorPlan: ['order'],
  NotAuthorized: ['order', 'look-again'],
  OrderPending: ['order', 'look-again'],
  OrderDenied: ['order', 'ask-provider'],
  WrongOrderType: ['order', 'look-again'],
  InvoiceDoesNotExist: ['order', 'look-again'],
  PlanDeliveredInPart: ['order'],

  PaymentPlanDoesNotExist: ['plan'],
  PlanDoesNotExist: ['plan'],
  PaymentPlanIsCancelled: ['plan'],
  WrongStatus: ['plan', 'look-again'],
  cancelledPlan: ['plan', 'look-again'],
  ContractExpired: ['plan'],
}

/** A refusal as an operation answers it. */
export interface Refused {
  /** The operation's name; without it, a code has its most general meaning. */
  operation?: string | undefined
  /** Its RejectionCode. */
  rejection?: string | undefined
  ResultCode?: number | undefined
}

/** The meaning of a refusal; `unknown` for codes that no table has. */
export function creditReason({ operation = '', rejection, ResultCode }: Refused): CreditReason {
  const code = rejection ?? resultName(ResultCode)
  if (code === undefined) return 'unknown'
  const meaning =
    lookUp<CreditReason>(inOperation, `${operation} ${code}`) ?? lookUp<CreditReason>(sameAs, code) ?? code
  return Object.hasOwn(creditReasons, meaning) ? (meaning as CreditReason) : 'unknown'
}

/** The name of a number, or the number itself if several reasons share it. */
function resultName(number: number | undefined): string | undefined {
  const names = Object.entries(resultCodes).filter(([, code]) => code === number)
  return names.length > 1 ? String(number) : names[0]?.[0]
}
