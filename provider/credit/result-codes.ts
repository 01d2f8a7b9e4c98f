/**
 * The ResultCodes of the Eu operations. The description shows none; these are the numbers that clients of such a
 * service know. Two reasons can share a number. 20001, a denied order, is known too, but no order here is denied once
 * it exists.
 */
export const resultCodes = {
  Success: 0,
  /** A member of the request is missing or not valid. */
  Error: 1000,
  /** The credentials in Auth, and nothing else. */
  Authentication: 10000,
  OrderAlreadyClosed: 20000,
  OrderExpired: 20003,
  OrderDoesNotExist: 20004,
  WrongOrderType: 20005,
  OrderAmountNotPositive: 20006,
  OrderOverProviderLimit: 20007,
  OrderOverClientLimit: 20008,
  ClientOverCreditLimit: 20008,
  RowsMissing: 20009,
  AboveAuthorizedAmount: 20011,
  OrderPending: 20013,
  InvoiceAboveAuthorizedAmount: 24000,
  InvoiceDoesNotExist: 24001,
  CreditAboveInvoice: 24502,
  InvalidCampaignCodeAmountCombination: 27000,
  PlanDeliveredInPart: 27002,
  PlanDoesNotExist: 27006,
  CustomerCreditRejected: 30000,
  CustomerAbuseBlock: 30001,
  CustomerOverCreditLimit: 30002,
  CustomerProviderRejected: 30002,
  CustomerCreditNoSuchEntity: 30003,
  NoSuchCustomer: 40000,
  CountryNotSupported: 40001,
  NoSuchAddress: 40004,
  /** The SOAP client is not for orders of this type. */
  OrderTypeNotAllowed: 50000,
  /** Prices including VAT and prices excluding it, on rows of one order: clients send again with it flipped. */
  PricesMixed: 50036,
} as const
export type ResultCodeName = keyof typeof resultCodes

/** Why an Eu operation refuses. */
export interface EuRefusal {
  code: Exclude<ResultCodeName, 'Success'>
  /** A sentence for the client. */
  message: string
}
