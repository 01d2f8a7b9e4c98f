/**
 * The closed lists of the description ("Resources B", Enumerations and Actions). Requests may use only these
 * values. A value that the provider answers outside its list is kept and shown as it is: {@link Open}.
 */
export type Open<Listed extends string> = Listed | (string & Record<never, never>)

export const orderStatuses = ['Cancelled', 'Delivered', 'Failed', 'Open', 'Expired'] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const systemStatuses = [
  'NEW',
  'RECEIVED',
  'VALID',
  'PENDING',
  'REGISTERED',
  'RESPONSE_RECEIVED',
  'FAILED',
  'ERROR',
  'CANCELLED',
  'ANNULLED',
  'AUTHORIZED',
  'CONFIRMED',
  'CAPTPENDING',
  'CAPTFAILED',
  'SUCCESS',
  'Closed',
  'Active',
] as const
export type SystemStatus = (typeof systemStatuses)[number]

export const systemStatusMessages = ['SUCCESS', 'Non official delivery address', 'High Amount'] as const
export type SystemStatusMessage = (typeof systemStatusMessages)[number]

export const paymentCreditStatuses = ['CREDNONE', 'CREDPENDING', 'CREDSUCCESS'] as const
export type PaymentCreditStatus = (typeof paymentCreditStatuses)[number]

export type { PaymentType } from './payment.enums.ts'

export const deliveryStatuses = [
  'Sent',
  'Paid',
  'DebtCollection',
  'Converted',
  'Credited',
  'Overdue',
  'Reminded',
  'Cancelled',
] as const
export type DeliveryStatus = (typeof deliveryStatuses)[number]

/** How an invoice is sent, with the number that clients may send instead of the name. */
export const invoiceDistributionTypes = { Default: 0, Post: 2, Email: 3, EInvoiceB2B: 4 } as const
export type InvoiceDistributionType = keyof typeof invoiceDistributionTypes

export const billingReferenceTypes = [
  'Undefined',
  'Purchase',
  'ContactPerson',
  'InvoiceReference',
  'CostCenter',
  'InvoiceRecipient',
  'LetterNumber',
  'AccountingNumber',
] as const
export type BillingReferenceType = (typeof billingReferenceTypes)[number]

export const orderActions = [
  'CanDeliverOrder',
  'CanDeliverPartially',
  'CanCancelOrder',
  'CanCancelAmount',
  'CanUpdateOrderRow',
  'CanAddOrderRow',
  'CanCancelOrderRow',
] as const
export type OrderAction = (typeof orderActions)[number]

export const deliveryActions = ['CanCreditAmount', 'CanCreditNewRow', 'CanCreditOrderRows'] as const
export type DeliveryAction = (typeof deliveryActions)[number]

export const orderRowActions = ['CanCreditRow', 'CanDeliverRow', 'CanCancelRow', 'CanUpdateRow'] as const
export type OrderRowAction = (typeof orderRowActions)[number]

/** The type of a reconciliation row. `Order` is in the description's sample, but in none of its lists. */
export const reportRowTypes = [
  'DebtPayment',
  'ManualKickback',
  'ManualRegression',
  'ClosingBalanceDebt',
  'OpeningBalanceDebt',
  'BoughtAdminInvoice',
  'ManualWitholding',
  'Interest',
  'Purchase',
  'Fee',
  'Manual',
  'ProviderFee',
  'ManualBalanceDebt',
  'Regression',
  'ManualCredit',
  'Credit',
  'ManualOrder',
  'ProviderInvoice',
  'CreatedInvoice',
  'ManualDeposit',
  'ManualChargeback',
  'Kickback',
  'Order',
] as const
export type ReportRowType = (typeof reportRowTypes)[number]

export const feeTypes = [
  'Deviation',
  'Reminder',
  'Correction',
  'DueDate',
  'Admin',
  'Kickback',
  'Deposit',
  'Service',
  'Interest',
  'LegalAction',
  'Credit',
  'Collection',
  'Postage',
  'Dismissed',
] as const
export type FeeType = (typeof feeTypes)[number]

/** Where an address came from (`Address.Source`); a sample of the description shows 0 as well. */
export const addressSources = { directory: 1, customer: 2, electronicId: 5 } as const
