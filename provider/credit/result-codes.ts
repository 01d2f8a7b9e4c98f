/**
 * The ResultCodes of the Eu operations. The description shows none; these are the numbers that clients of such a
 * service know. Two reasons can share a number.
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
  OrderAmountNotPositive: 20006,
  OrderOverProviderLimit: 20007,
  OrderOverClientLimit: 20008,
  ClientOverCreditLimit: 20008,
  RowsMissing: 20009,
  InvalidCampaignCodeAmountCombination: 27000,
  CustomerCreditRejected: 30000,
  CustomerAbuseBlock: 30001,
  CustomerOverCreditLimit: 30002,
  CustomerProviderRejected: 30002,
  CustomerCreditNoSuchEntity: 30003,
  NoSuchCustomer: 40000,
  CountryNotSupported: 40001,
  NoSuchAddress: 40004,
  /** Rows with prices including VAT and rows with prices excluding it, in one order: clients send again on it. */
  PricesMixed: 50036,
} as const
