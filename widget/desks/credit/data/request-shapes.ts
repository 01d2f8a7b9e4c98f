/** The requests of the SOAP operations. Made by `scripts/request-shapes.ts`; a test compares it with the table. */
import { boolean, dateTime, decimal, double, enumeration, int, list, long, nil, nothing, opt, req, string, struct } from '../../../../shared/domain/credit/soap/shape.ts'

const clientOrderInfo = struct('ClientOrderInfo', { ClientOrderNr: opt(string), CustomerReference: opt(string), OrderDate: req(dateTime), CountryCode: opt(string), SecurityNumber: opt(string), CustomerEmail: opt(string), IsCompany: req(boolean), PreApprovedCustomerId: req(long), AddressSelector: opt(string), PeppolId: opt(string) })
const clientInvoiceRowInfo = struct('ClientInvoiceRowInfo', { ArticleNr: opt(string), Description: opt(string), PricePerUnit: req(double), NrOfUnits: req(double), Unit: opt(string), VatPercent: req(int), DiscountPercent: req(int) })
const invoiceDistributionForm = enumeration('InvoiceDistributionForm', ['Post','Email'])
const clientInvoiceInfo = struct('ClientInvoiceInfo', { NumberOfCreditDays: req(int), InvoiceDistributionForm: req(invoiceDistributionForm), InvoiceNrToCredit: nil(long), InvoiceRows: opt(list(clientInvoiceRowInfo, { maxItems: 2000 })) })
const clientPaymentPlanInfo = struct('ClientPaymentPlanInfo', { SendAutomaticGiropaymentForm: req(boolean), CampainCode: req(long), ClientPaymentPlanNr: opt(string), CustomerReference: opt(string), CountryCode: opt(string), SecurityNumber: opt(string), CustomerEmail: opt(string), CustomerPhoneNumber: opt(string), IsCompany: req(boolean), SecurityNumberCoApplicant: opt(string), CustomerEmailCoApplicant: opt(string), CustomerPhoneNumberCoApplicant: opt(string), AddressSelector: opt(string) })
const customerType = enumeration('CustomerType', ['Individual','Company'])
const getAddressesInformation = struct('GetAddressesInformation', { CustomerType: req(customerType), CountryCode: opt(string), ZipCode: opt(string), NationalIdNumber: opt(string) })
const rowType = enumeration('RowType', ['Default','AdjustmentRow','GiftCard','InvoiceFee'], {"Row":"Default"})
const orderRow = struct('OrderRow', { ArticleNumber: opt(string), Description: opt(string), PricePerUnit: req(decimal), PriceIncludingVat: nil(boolean), NumberOfUnits: req(decimal), Unit: opt(string), VatPercent: req(decimal), DiscountPercent: req(decimal), DiscountAmount: nil(decimal), DiscountAmountIncludingVat: nil(boolean), TemporaryReference: opt(string), RowType: nil(rowType), Reference: opt(string) })
const individualIdentity = struct('IndividualIdentity', { FirstName: opt(string), LastName: opt(string), Initials: opt(string), BirthDate: opt(string) })
const companyIdentity = struct('CompanyIdentity', { CompanyIdentification: opt(string), CompanyVatNumber: opt(string) })
const customerIdentity = struct('CustomerIdentity', { NationalIdNumber: opt(string), Email: opt(string), PhoneNumber: opt(string), IpAddress: opt(string), FullName: opt(string), Street: opt(string), CoAddress: opt(string), ZipCode: opt(string), HouseNumber: opt(string), Locality: opt(string), CountryCode: opt(string), CustomerType: req(customerType), PublicKey: opt(string), IndividualIdentity: opt(individualIdentity), CompanyIdentity: opt(companyIdentity) })
const address = struct('Address', { FullName: opt(string), FirstName: opt(string), LastName: opt(string), Street: opt(string), CoAddress: opt(string), ZipCode: opt(string), HouseNumber: opt(string), Locality: opt(string), CountryCode: opt(string) })
const orderType = enumeration('OrderType', ['Invoice','PaymentPlan','Loan','AccountCredit'])
const createPaymentPlanDetails = struct('CreatePaymentPlanDetails', { CampaignCode: nil(long), CoCustomerIdentity: opt(customerIdentity), SendAutomaticGiroPaymentForm: req(boolean), FixedMonthlyAmount: nil(decimal) })
const createAccountCreditDetails = struct('CreateAccountCreditDetails', { CampaignCode: nil(long) })
const createOrderInformation = struct('CreateOrderInformation', { ClientOrderNumber: opt(string), OrderRows: opt(list(orderRow, { maxItems: 2000 })), CustomerIdentity: opt(customerIdentity), OrderDate: req(dateTime), AddressSelector: opt(string), CustomerReference: opt(string), PeppolId: opt(string), OrderDeliveryAddress: opt(address), OrderType: req(orderType), CreatePaymentPlanDetails: opt(createPaymentPlanDetails), CreateAccountCreditDetails: opt(createAccountCreditDetails), GroupReference: opt(string) })
const navigation = struct('Navigation', { ConfirmationUrl: opt(string), RejectionUrl: opt(string) })
const closeOrderInformation = struct('CloseOrderInformation', { ProviderOrderId: req(long) })
const invoiceDistributionType = enumeration('InvoiceDistributionType', ['NotDefined','Post','Email','EInvoiceB2B','Peppol','Omni','Omni20','Omni21','Omni22','Omni23','Omni24'])
const deliverInvoiceDetails = struct('DeliverInvoiceDetails', { NumberOfCreditDays: req(int), InvoiceDistributionType: nil(invoiceDistributionType), IsCreditInvoice: req(boolean), InvoiceIdToCredit: nil(long), OrderRows: opt(list(orderRow, { maxItems: 2000 })), PrintType: nil(int), Notes: opt(string) })
const deliverAccountCreditDetails = struct('DeliverAccountCreditDetails', { OrderRows: opt(list(orderRow, { maxItems: 2000 })) })
const deliverOrderInformation = struct('DeliverOrderInformation', { ProviderOrderId: req(long), OrderType: req(orderType), DeliverInvoiceDetails: opt(deliverInvoiceDetails), DeliverAccountCreditDetails: opt(deliverAccountCreditDetails) })

export const requestShapes = {
  CreateOrder: {
    request: struct('CreateOrderRequest', { Order: opt(clientOrderInfo), InvoiceRows: opt(list(clientInvoiceRowInfo, { maxItems: 2000 })) }),
    capability: 'credit.write',
    deprecated: true,
    summary: "Credit-checks a customer and opens an order.",
  },
  ChangeOrderAmount: {
    request: struct('ChangeOrderAmountRequest', { ProviderOrderNr: req(long), RemainingInvoiceRows: opt(list(clientInvoiceRowInfo, { maxItems: 2000 })) }),
    capability: 'credit.write',
    deprecated: true,
    summary: "States the rows that remain on an order.",
  },
  CreateInvoice: {
    request: struct('CreateInvoiceRequest', { ProviderOrderNr: req(long), Invoice: opt(clientInvoiceInfo) }),
    capability: 'credit.write',
    deprecated: true,
    summary: "Invoices an order, in part or whole, or credits one of its invoices.",
  },
  ChangeOrderInfo: {
    request: struct('ChangeOrderInfoRequest', { ProviderOrderNr: nil(long), ProviderPaymentPlanNr: nil(long), ChangeClientOrderNr: req(boolean), NewClientOrderNr: opt(string), ChangeCustomerReference: req(boolean), NewCustomerReference: opt(string) }),
    capability: 'credit.write',
    deprecated: true,
    summary: "Changes the merchant’s own number or the customer’s reference.",
  },
  CloseOrder: {
    request: struct('CloseOrderRequest', { ProviderOrderNr: req(long) }),
    capability: 'credit.write',
    deprecated: true,
    summary: "Closes an order: nothing more is invoiced on it.",
  },
  GetOrders: {
    request: struct('GetOrdersRequest', { ClientOrderNr: opt(string), ClientOrderNrIncluded: req(boolean), ProviderOrderNr: req(long), ProviderOrderNrIncluded: req(boolean) }),
    capability: 'credit.read',
    deprecated: true,
    summary: "Finds orders by either of their numbers.",
  },
  CheckInternalScoring: {
    request: struct('CheckInternalScoringRequest', { CountryCode: opt(string), SecurityNumber: opt(string), IsCompany: req(boolean), Amount: req(double) }),
    capability: 'credit.read',
    deprecated: true,
    summary: "Tells whether an amount would pass the internal scoring.",
  },
  CreatePaymentPlan: {
    request: struct('CreatePaymentPlanRequest', { InvoiceRows: opt(list(clientInvoiceRowInfo, { maxItems: 2000 })), Amount: req(double), PayPlan: opt(clientPaymentPlanInfo) }),
    capability: 'credit.write',
    deprecated: true,
    summary: "Credit-checks a customer and opens a payment plan.",
  },
  GetPaymentPlanStatus: {
    request: struct('GetPaymentPlanStatusRequest', { ProviderPaymentPlanNr: req(long) }),
    capability: 'credit.read',
    deprecated: true,
    summary: "Tells where a payment plan stands.",
  },
  CancelPaymentPlan: {
    request: struct('CancelPaymentPlanRequest', { ProviderPaymentPlanNr: req(long) }),
    capability: 'credit.write',
    deprecated: true,
    summary: "Cancels a pending payment plan.",
  },
  ApprovePaymentPlan: {
    request: struct('ApprovePaymentPlanRequest', { ProviderPaymentPlanNr: req(long) }),
    capability: 'credit.write',
    deprecated: true,
    summary: "Activates a pending payment plan.",
  },
  GetPaymentPlanOptions: {
    request: struct('GetPaymentPlanOptionsRequest', { Amount: req(double), InvoiceRows: opt(list(clientInvoiceRowInfo, { maxItems: 2000 })) }),
    capability: 'credit.read',
    deprecated: true,
    summary: "Lists the payment plans that are possible for an amount, with what each costs.",
  },
  GetContractPdf: {
    request: struct('GetContractPdfRequest', { ProviderPaymentPlanNr: req(long) }),
    capability: 'credit.read',
    deprecated: true,
    summary: "Returns a payment plan’s contract.",
  },
  GetAddresses: {
    request: struct('GetAddressesRequest', { IsCompany: req(boolean), CountryCode: opt(string), SecurityNumber: opt(string) }),
    capability: 'credit.read',
    deprecated: true,
    summary: "Looks up the addresses of a person or company.",
  },
  AddToBlockList: {
    request: struct('AddToBlockListRequest', { SecurityNumber: opt(string), IsCompany: req(boolean), ReasonForBlock: opt(string) }),
    capability: 'credit.write',
    deprecated: true,
    summary: "Puts a customer on the merchant’s block list.",
  },
  GetAddressesEu: {
    request: struct('GetAddressesEuRequest', { GetAddressesInformation: opt(getAddressesInformation) }),
    capability: 'credit.read',
    deprecated: false,
    summary: "Looks up the addresses of a person or company.",
  },
  Ping: {
    request: nothing,
    capability: 'credit.read',
    deprecated: false,
    summary: "Answers when the service is there.",
  },
  GetPaymentPlanParams: {
    request: struct('GetPaymentPlanParamsRequest', {  }),
    capability: 'credit.read',
    deprecated: true,
    summary: "Lists the merchant’s campaigns.",
  },
  CreateOrderEu: {
    request: struct('CreateOrderEuRequest', { CreateOrderInformation: opt(createOrderInformation), Navigation: opt(navigation) }),
    capability: 'credit.write',
    deprecated: false,
    summary: "Credit-checks a customer and opens an order of any of the four types.",
  },
  CloseOrderEu: {
    request: struct('CloseOrderEuRequest', { CloseOrderInformation: opt(closeOrderInformation) }),
    capability: 'credit.write',
    deprecated: false,
    summary: "Closes an order of which nothing is delivered.",
  },
  DeliverOrderEu: {
    request: struct('DeliverOrderEuRequest', { DeliverOrderInformation: opt(deliverOrderInformation) }),
    capability: 'credit.write',
    deprecated: false,
    summary: "Delivers an order, in part or whole, or credits one of its invoices.",
  },
  GetPaymentPlanParamsEu: {
    request: struct('GetPaymentPlanParamsEuRequest', {  }),
    capability: 'credit.read',
    deprecated: false,
    summary: "Lists the merchant’s campaigns of payment plans.",
  },
  GetAccountCreditParamsEu: {
    request: struct('GetAccountCreditParamsEuRequest', {  }),
    capability: 'credit.read',
    deprecated: false,
    summary: "Lists the merchant’s campaigns of account credits.",
  },
  GetContractPdfEu: {
    request: struct('GetContractPdfEuRequest', { ContractNumber: req(long) }),
    capability: 'credit.read',
    deprecated: false,
    summary: "Returns a payment plan’s contract.",
  },
} as const
