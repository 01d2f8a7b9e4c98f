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

/** What a write of the SOAP service is about, by the name of its number. Writes about one subject run one at a time. */
export const creditSubjects = [
  'ProviderOrderNr',
  'ClientOrderNr',
  'ProviderPaymentPlanNr',
  'ClientPaymentPlanNr',
  'SecurityNumber',
] as const
export type CreditSubject = (typeof creditSubjects)[number]
