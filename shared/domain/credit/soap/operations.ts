/**
 * The SOAP rows of the operation table (the description, "SOAP operations"), in its order. After CloseOrderEu come four
 * that it does not show, named as public clients call them.
 */
import { paymentPlanStatuses, rejectionCodes } from '../credit.enums.ts'
import {
  boolean,
  dateTime,
  double,
  enumeration,
  int,
  list,
  long,
  nil,
  nothing,
  opt,
  req,
  type ShapeValue,
  string,
  struct,
} from './shape.ts'
import { soap, type SoapOperation } from './soap-operation.ts'
import {
  accountCreditCampaignCodeInfo,
  addressItem,
  campaignCodeInfo,
  campainCodeInfo,
  clientInvoiceInfo,
  clientOrderInfo,
  clientPaymentPlanInfo,
  closeOrderInformation,
  createOrderInformation,
  createOrderResult,
  creditReportCustomer,
  customerAddress,
  deliverOrderInformation,
  deliverOrderResult,
  getAddressesInformation,
  invoiceRows,
  navigation,
  navigationResult,
  orderStatus,
  paymentPlanOption,
} from './types.ts'

function rejection<Name extends keyof typeof rejectionCodes>(name: Name) {
  return req(enumeration<(typeof rejectionCodes)[Name][number]>(`${name}RejectionCode`, rejectionCodes[name]))
}

const paymentPlanNr = { ProviderPaymentPlanNr: req(long) }

export const soapOperations = {
  ...soap('CreateOrder', {
    request: { Order: opt(clientOrderInfo), InvoiceRows: opt(invoiceRows) },
    result: {
      ProviderOrderNr: req(long),
      RejectionCode: rejection('CreateOrder'),
      WillBuyInvoices: nil(boolean),
      AuthorizeId: req(long),
      AuthorizedAmount: nil(double),
      ExpirationDate: nil(dateTime),
      ValidCustomer: opt(creditReportCustomer),
    },
    deprecated: true,
    client: 'Invoice',
    capability: 'credit.write',
    writesTo: { ClientOrderNr: 'Order.ClientOrderNr' },
    summary: 'Credit-checks a customer and opens an order.',
  }),
  ...soap('ChangeOrderAmount', {
    request: { ProviderOrderNr: req(long), RemainingInvoiceRows: opt(invoiceRows) },
    result: {},
    deprecated: true,
    client: 'Invoice',
    capability: 'credit.write',
    writesTo: { ProviderOrderNr: 'ProviderOrderNr' },
    onlySets: true,
    summary: 'States the rows that remain on an order.',
  }),
  ...soap('CreateInvoice', {
    request: { ProviderOrderNr: req(long), Invoice: opt(clientInvoiceInfo) },
    result: {
      BoughtInvoiceText: opt(string),
      OcrPaymentAccountNumber: opt(string),
      InvoiceAmount: nil(double),
      InvoiceAmountCheckDigit: opt(string),
      OcrReference: opt(string),
      RejectionCode: rejection('CreateInvoice'),
      CustomerId: nil(long),
      InvoiceNumber: nil(long),
      InvoiceDate: nil(dateTime),
      DueDate: nil(dateTime),
      PdfLinkIncluded: req(boolean),
      PdfLink: opt(string),
    },
    deprecated: true,
    client: 'Invoice',
    capability: 'credit.write',
    writesTo: { ProviderOrderNr: 'ProviderOrderNr' },
    summary: 'Invoices an order, in part or whole, or credits one of its invoices.',
  }),
  ...soap('ChangeOrderInfo', {
    request: {
      ProviderOrderNr: nil(long),
      ProviderPaymentPlanNr: nil(long),
      ChangeClientOrderNr: req(boolean),
      NewClientOrderNr: opt(string),
      ChangeCustomerReference: req(boolean),
      NewCustomerReference: opt(string),
    },
    result: { RejectionCode: rejection('ChangeOrderInfo') },
    deprecated: true,
    client: 'Invoice',
    capability: 'credit.write',
    writesTo: { ProviderOrderNr: 'ProviderOrderNr', ProviderPaymentPlanNr: 'ProviderPaymentPlanNr' },
    onlySets: true,
    summary: 'Changes the merchant’s own number or the customer’s reference.',
  }),
  ...soap('CloseOrder', {
    request: { ProviderOrderNr: req(long) },
    result: { RejectionCode: rejection('CloseOrder') },
    deprecated: true,
    client: 'Invoice',
    capability: 'credit.write',
    writesTo: { ProviderOrderNr: 'ProviderOrderNr' },
    summary: 'Closes an order: nothing more is invoiced on it.',
  }),
  ...soap('GetOrders', {
    request: {
      ClientOrderNr: opt(string),
      ClientOrderNrIncluded: req(boolean),
      ProviderOrderNr: req(long),
      ProviderOrderNrIncluded: req(boolean),
    },
    result: { Orders: opt(list(orderStatus)), RejectionCode: rejection('GetOrders') },
    deprecated: true,
    client: 'Invoice',
    capability: 'credit.read',
    summary: 'Finds orders by either of their numbers.',
  }),
  ...soap('CheckInternalScoring', {
    request: {
      CountryCode: opt(string),
      SecurityNumber: opt(string),
      IsCompany: req(boolean),
      Amount: req(double),
    },
    result: {},
    deprecated: true,
    client: 'Invoice',
    capability: 'credit.read',
    summary: 'Tells whether an amount would pass the internal scoring.',
  }),
  ...soap('CreatePaymentPlan', {
    request: { InvoiceRows: opt(invoiceRows), Amount: req(double), PayPlan: opt(clientPaymentPlanInfo) },
    result: {
      RejectionCode: rejection('CreatePaymentPlan'),
      ProviderPaymentPlanNr: req(long),
      AuthorizedAmount: req(double),
      ContractNumber: req(long),
      ContractNumberIncluded: req(boolean),
      ValidCustomer: opt(creditReportCustomer),
      ValidCustomerCoApplicant: opt(creditReportCustomer),
    },
    deprecated: true,
    client: 'PaymentPlan',
    capability: 'credit.write',
    writesTo: { ClientPaymentPlanNr: 'PayPlan.ClientPaymentPlanNr' },
    summary: 'Credit-checks a customer and opens a payment plan.',
  }),
  ...soap('GetPaymentPlanStatus', {
    request: paymentPlanNr,
    result: {
      RejectionCode: rejection('GetPaymentPlanStatus'),
      Status: req(enumeration('PaymentPlanStatus', paymentPlanStatuses)),
      CampainCode: req(long),
    },
    deprecated: true,
    client: 'PaymentPlan',
    capability: 'credit.read',
    summary: 'Tells where a payment plan stands.',
  }),
  ...soap('CancelPaymentPlan', {
    request: paymentPlanNr,
    result: { RejectionCode: rejection('CancelPaymentPlan') },
    deprecated: true,
    client: 'PaymentPlan',
    capability: 'credit.write',
    writesTo: { ProviderPaymentPlanNr: 'ProviderPaymentPlanNr' },
    summary: 'Cancels a pending payment plan.',
  }),
  ...soap('ApprovePaymentPlan', {
    request: paymentPlanNr,
    result: { ContractNumber: req(long), RejectionCode: rejection('ApprovePaymentPlan') },
    deprecated: true,
    client: 'PaymentPlan',
    capability: 'credit.write',
    writesTo: { ProviderPaymentPlanNr: 'ProviderPaymentPlanNr' },
    summary: 'Activates a pending payment plan.',
  }),
  ...soap('GetPaymentPlanOptions', {
    request: { Amount: req(double), InvoiceRows: opt(invoiceRows) },
    result: { PaymentPlanOptions: opt(list(paymentPlanOption)), Amount: req(double) },
    deprecated: true,
    client: 'PaymentPlan',
    capability: 'credit.read',
    summary: 'Lists the payment plans that are possible for an amount, with what each costs.',
  }),
  ...soap('GetContractPdf', {
    request: paymentPlanNr,
    result: {
      RejectionCode: rejection('GetContractPdf'),
      FileLengthInBytes: req(long),
      FileBinaryDataBase64: opt(string),
      PdfLink: opt(string),
    },
    deprecated: true,
    client: 'PaymentPlan',
    capability: 'credit.read',
    summary: 'Returns a payment plan’s contract.',
  }),
  ...soap('GetAddresses', {
    request: { IsCompany: req(boolean), CountryCode: opt(string), SecurityNumber: opt(string) },
    result: { RejectionCode: rejection('GetAddresses'), Addresses: opt(list(customerAddress)) },
    deprecated: true,
    client: 'Invoice',
    capability: 'credit.read',
    summary: 'Looks up the addresses of a person or company.',
  }),
  ...soap('AddToBlockList', {
    request: { SecurityNumber: opt(string), IsCompany: req(boolean), ReasonForBlock: opt(string) },
    result: {},
    deprecated: true,
    client: 'Invoice',
    capability: 'credit.write',
    writesTo: { SecurityNumber: 'SecurityNumber' },
    summary: 'Puts a customer on the merchant’s block list.',
  }),
  ...soap('GetAddressesEu', {
    request: { GetAddressesInformation: opt(getAddressesInformation) },
    result: {
      ResultCode: req(int),
      GetAddressesResult: opt(struct('GetAddressesResult', { Addresses: opt(list(addressItem)) })),
    },
    client: 'Invoice',
    capability: 'credit.read',
    summary: 'Looks up the addresses of a person or company.',
  }),
  Ping: {
    kind: 'soap',
    request: nothing,
    result: string,
    deprecated: false,
    client: 'none',
    capability: 'credit.read',
    summary: 'Answers when the service is there.',
  },
  ...soap('GetPaymentPlanParams', {
    request: {},
    result: { CampainCodes: opt(list(campainCodeInfo)) },
    deprecated: true,
    client: 'PaymentPlan',
    capability: 'credit.read',
    summary: 'Lists the merchant’s campaigns.',
  }),
  ...soap('CreateOrderEu', {
    request: { CreateOrderInformation: opt(createOrderInformation), Navigation: opt(navigation) },
    result: {
      ResultCode: req(int),
      CreateOrderResult: opt(createOrderResult),
      NavigationResult: opt(navigationResult),
    },
    client: 'of-order',
    capability: 'credit.write',
    writesTo: { ClientOrderNr: 'CreateOrderInformation.ClientOrderNumber' },
    summary: 'Credit-checks a customer and opens an order of any of the four types.',
  }),
  ...soap('CloseOrderEu', {
    request: { CloseOrderInformation: opt(closeOrderInformation) },
    result: { ResultCode: req(int) },
    client: 'Invoice',
    capability: 'credit.write',
    writesTo: { ProviderOrderNr: 'CloseOrderInformation.ProviderOrderId' },
    summary: 'Closes an order of which nothing is delivered.',
  }),
  ...soap('DeliverOrderEu', {
    request: { DeliverOrderInformation: opt(deliverOrderInformation) },
    result: { ResultCode: req(int), DeliverOrderResult: opt(deliverOrderResult) },
    client: 'of-order',
    capability: 'credit.write',
    writesTo: { ProviderOrderNr: 'DeliverOrderInformation.ProviderOrderId' },
    summary: 'Delivers an order, in part or whole, or credits one of its invoices.',
  }),
  ...soap('GetPaymentPlanParamsEu', {
    request: {},
    result: { ResultCode: req(int), CampaignCodes: opt(list(campaignCodeInfo)) },
    client: 'PaymentPlan',
    capability: 'credit.read',
    summary: 'Lists the merchant’s campaigns of payment plans.',
  }),
  ...soap('GetAccountCreditParamsEu', {
    request: {},
    result: { ResultCode: req(int), AccountCreditCampaignCodes: opt(list(accountCreditCampaignCodeInfo)) },
    client: 'AccountCredit',
    capability: 'credit.read',
    summary: 'Lists the merchant’s campaigns of account credits.',
  }),
  ...soap('GetContractPdfEu', {
    request: { ContractNumber: req(long) },
    result: {
      ResultCode: req(int),
      FileLengthInBytes: req(long),
      FileBinaryDataBase64: opt(string),
      PdfLink: opt(string),
    },
    client: 'PaymentPlan',
    capability: 'credit.read',
    summary: 'Returns a payment plan’s contract.',
  }),
} as const satisfies Record<string, SoapOperation>

export type SoapName = keyof typeof soapOperations
/** The SOAP operations that create, change or book something. */
export type CreditWriteName = {
  [Name in SoapName]: (typeof soapOperations)[Name] extends { capability: 'credit.write' } ? Name : never
}[SoapName]

export type SoapInput<Name extends SoapName> = ShapeValue<(typeof soapOperations)[Name]['request']>
export type SoapOutput<Name extends SoapName> = ShapeValue<(typeof soapOperations)[Name]['result']>

export const soapNames = Object.keys(soapOperations) as SoapName[]

export function isCreditWrite(name: SoapName): name is CreditWriteName {
  return soapOperations[name].capability === 'credit.write'
}
