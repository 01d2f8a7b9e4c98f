/** The ResultCodes of the Eu operations: the description shows none, so they are decided. 0 is success. */
export const resultCodes = {
  Success: 0,
  /** Something of the request is missing or not what it must be, the credentials among it. */
  Error: 10000,
  /** Rows with prices including VAT and rows with prices excluding it, in one order. */
  PricesMixed: 10001,
  OrderAmountNotPositive: 10002,
  CountryNotSupported: 10003,
  OrderAlreadyClosed: 20000,
  OrderDoesNotExist: 20001,
  OrderOverProviderLimit: 20002,
  OrderOverClientLimit: 20003,
  ClientOverCreditLimit: 20004,
  InvalidCampaignCodeAmountCombination: 20005,
  CustomerCreditRejected: 30000,
  CustomerAbuseBlock: 30001,
  CustomerOverCreditLimit: 30002,
  CustomerCreditNoSuchEntity: 30003,
  CustomerProviderRejected: 30004,
  NoSuchEntity: 40000,
} as const
