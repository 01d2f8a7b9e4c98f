/** The closed lists of the SOAP service (the description, "Resources A" and "SOAP operations"). */

export const businessTypes = [
  'Person',
  'Business',
  'Unknown',
  'GovernmentalOrganization',
  'Organization',
] as const
export type BusinessType = (typeof businessTypes)[number]

export const invoiceDistributionForms = ['Post', 'Email'] as const
export const paymentPlanTypes = ['Standard', 'InterestFree', 'InterestAndAmortizationFree'] as const
export type PaymentPlanType = (typeof paymentPlanTypes)[number]

export const customerTypes = ['Individual', 'Company'] as const
export type CustomerType = (typeof customerTypes)[number]

export const creditOrderTypes = ['Invoice', 'PaymentPlan', 'Loan', 'AccountCredit'] as const
export type CreditOrderType = (typeof creditOrderTypes)[number]

export const creditRowTypes = ['Default', 'AdjustmentRow', 'GiftCard', 'InvoiceFee'] as const
/** What clients send for a row type that the list has under another name. */
export const creditRowTypeAliases = { Row: 'Default' } as const

/** How DeliverOrderEu sends an invoice. */
export const invoiceDistributionTypes = [
  'NotDefined',
  'Post',
  'Email',
  'EInvoiceB2B',
  'Peppol',
  'Omni',
  'Omni20',
  'Omni21',
  'Omni22',
  'Omni23',
  'Omni24',
] as const
export type InvoiceDistributionType = (typeof invoiceDistributionTypes)[number]

export const paymentPlanStatuses = ['Cancelled', 'Pending', 'Activated', 'OrderDoesNotExist'] as const
export type PaymentPlanStatus = (typeof paymentPlanStatuses)[number]

/** Why an operation refuses, by operation. Accepted is success everywhere, Error the generic failure. */
export const rejectionCodes = {
  CreateOrder: [
    'Error',
    'Accepted',
    'CustomerCreditRejected',
    'CustomerOverCreditLimit',
    'CustomerAbuseBlock',
    'OrderExpired',
    'ClientOverCreditLimit',
    'OrderIsClosed',
    'OrderOverProviderLimit',
    'OrderOverClientLimit',
    'CustomerProviderRejected',
    'CustomerCreditNoSuchEntity',
  ],
  CreateInvoice: [
    'Error',
    'Accepted',
    'NotAuthorized',
    'Expired',
    'OverAuthorizedAmount',
    'OrderIsClosed',
    'CreditInvoiceNotInOrder',
    'CreditAmountTooHigh',
    'OrderDoesNotExist',
  ],
  ChangeOrderInfo: ['Error', 'Accepted', 'OrderDoesNotExist'],
  CloseOrder: ['Error', 'Accepted', 'OrderAlreadyClosed', 'OrderDoesNotExist'],
  GetOrders: ['Error', 'Accepted', 'NoSearchParametersSupplied', 'OrderDoesNotExist'],
  CreatePaymentPlan: [
    'Error',
    'Accepted',
    'CustomerCreditRejected',
    'CustomerOverCreditLimit',
    'CustomerAbuseBlock',
    'ClientOverCreditLimit',
    'PaymentPlanIsCancelled',
    'OverOrderLimit',
    'CustomerProviderRejected',
    'CustomerCreditNoSuchEntity',
    'InvalidCampaignCodeAmountCombination',
  ],
  GetPaymentPlanStatus: ['Error', 'Accepted', 'PaymentPlanDoesNotExist'],
  CancelPaymentPlan: ['Error', 'Accepted', 'PaymentPlanDoesNotExist', 'WrongStatus'],
  ApprovePaymentPlan: ['Error', 'Accepted', 'PaymentPlanDoesNotExist', 'WrongStatus'],
  GetContractPdf: ['Error', 'Accepted', 'PaymentPlanDoesNotExist', 'WrongStatus', 'ContractExpired'],
  GetAddresses: ['Error', 'Accepted', 'NoSuchEntity'],
} as const
export type RejectionCode<Name extends keyof typeof rejectionCodes> = (typeof rejectionCodes)[Name][number]

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
  /** Not of our provider: an order that is denied is not stored. */
  OrderDenied: 20001,
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

/** What a write of the SOAP service is about, by the name of its number. Writes about one subject run one at a time. */
export const creditSubjects = [
  'ProviderOrderNr',
  'ClientOrderNr',
  'ProviderPaymentPlanNr',
  'ClientPaymentPlanNr',
  'SecurityNumber',
] as const
export type CreditSubject = (typeof creditSubjects)[number]
