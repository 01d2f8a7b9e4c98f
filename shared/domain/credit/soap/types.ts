/** The SOAP types of the description ("Resources A"), with their members in its order. */
import {
  businessTypes,
  creditOrderTypes,
  creditRowTypeAliases,
  creditRowTypes,
  customerTypes,
  invoiceDistributionForms,
  invoiceDistributionTypes,
  paymentPlanTypes,
} from '../credit.enums.ts'
import { soapRowLimits } from '../../values/limits.ts'
import {
  boolean,
  dateTime,
  decimal,
  double,
  enumeration,
  int,
  list,
  long,
  nil,
  opt,
  req,
  string,
  struct,
} from './shape.ts'

const businessType = enumeration('BusinessType', businessTypes)
const paymentPlanType = enumeration('PaymentPlanType', paymentPlanTypes)
const orderType = enumeration('OrderType', creditOrderTypes)
const invoiceDistributionType = enumeration('InvoiceDistributionType', invoiceDistributionTypes)
const customerType = enumeration('CustomerType', customerTypes)

export const clientAuthInfo = struct('ClientAuthInfo', {
  ClientNumber: req(int),
  Username: opt(string),
  Password: opt(string),
})

export const clientOrderInfo = struct('ClientOrderInfo', {
  ClientOrderNr: opt(string),
  CustomerReference: opt(string),
  OrderDate: req(dateTime),
  CountryCode: opt(string),
  SecurityNumber: opt(string),
  CustomerEmail: opt(string),
  IsCompany: req(boolean),
  PreApprovedCustomerId: req(long),
  AddressSelector: opt(string),
  PeppolId: opt(string),
})

export const clientInvoiceRowInfo = struct('ClientInvoiceRowInfo', {
  ArticleNr: opt(string),
  Description: opt(string),
  PricePerUnit: req(double),
  NrOfUnits: req(double),
  Unit: opt(string),
  VatPercent: req(int),
  DiscountPercent: req(int),
})
export const invoiceRows = list(clientInvoiceRowInfo, soapRowLimits)

export const creditReportCustomer = struct('CreditReportCustomer', {
  LegalName: opt(string),
  SecurityNumber: opt(string),
  PhoneNumber: opt(string),
  AddressLine1: opt(string),
  AddressLine2: opt(string),
  Postcode: req(int),
  Postarea: opt(string),
  BusinessType: req(businessType),
})

export const clientInvoiceInfo = struct('ClientInvoiceInfo', {
  NumberOfCreditDays: req(int),
  InvoiceDistributionForm: req(enumeration('InvoiceDistributionForm', invoiceDistributionForms)),
  InvoiceNrToCredit: nil(long),
  InvoiceRows: opt(invoiceRows),
})

const invoiceStatus = struct('InvoiceStatus', {
  CreationDate: req(dateTime),
  InvoiceAmountWithoutVat: req(double),
  InvoiceVat: req(double),
  CustomerId: req(long),
  InvoiceNumber: req(long),
  InvoiceDate: req(dateTime),
  DueDate: req(dateTime),
})

export const orderStatus = struct('OrderStatus', {
  ClientOrderNr: opt(string),
  IsActive: req(boolean),
  CreationDate: req(dateTime),
  ClosedDate: nil(dateTime),
  ProviderOrderNr: req(long),
  WillBuyInvoices: req(boolean),
  CurrentAmount: req(double),
  ExpirationDate: nil(dateTime),
  ValidCustomer: opt(creditReportCustomer),
  Invoices: opt(list(invoiceStatus)),
})

export const clientPaymentPlanInfo = struct('ClientPaymentPlanInfo', {
  SendAutomaticGiropaymentForm: req(boolean),
  CampainCode: req(long),
  ClientPaymentPlanNr: opt(string),
  CustomerReference: opt(string),
  CountryCode: opt(string),
  SecurityNumber: opt(string),
  CustomerEmail: opt(string),
  CustomerPhoneNumber: opt(string),
  IsCompany: req(boolean),
  SecurityNumberCoApplicant: opt(string),
  CustomerEmailCoApplicant: opt(string),
  CustomerPhoneNumberCoApplicant: opt(string),
  AddressSelector: opt(string),
})

export const paymentPlanOption = struct('PaymentPlanOption', {
  CampainCode: req(long),
  Description: opt(string),
  PaymentPlanType: req(paymentPlanType),
  ContractLengthInMonths: req(int),
  MonthlyAnnuity: req(double),
  InitialFee: req(double),
  NotificationFee: req(double),
  InterestRatePercent: req(double),
  EffectiveInterestRatePercent: req(double),
  NrOfInterestFreeMonths: req(int),
  NrOfPaymentFreeMonths: req(int),
})

export const campainCodeInfo = struct('CampainCodeInfo', {
  CampainCode: req(long),
  Description: opt(string),
  PaymentPlanType: req(paymentPlanType),
  ContractLengthInMonths: req(int),
  MonthlyAnnuityFactor: req(double),
  InitialFee: req(double),
  NotificationFee: req(double),
  InterestRatePercent: req(double),
  NrOfInterestFreeMonths: req(int),
  NrOfPaymentFreeMonths: req(int),
  FromAmount: req(double),
  ToAmount: req(double),
})

export const customerAddress = struct('CustomerAddress', {
  LegalName: opt(string),
  SecurityNumber: opt(string),
  PhoneNumber: opt(string),
  AddressLine1: opt(string),
  AddressLine2: opt(string),
  Postcode: req(int),
  Zipcode: opt(string),
  Postarea: opt(string),
  BusinessType: req(businessType),
  AddressSelector: opt(string),
  FirstName: opt(string),
  LastName: opt(string),
})

const address = struct('Address', {
  FullName: opt(string),
  FirstName: opt(string),
  LastName: opt(string),
  Street: opt(string),
  CoAddress: opt(string),
  ZipCode: opt(string),
  HouseNumber: opt(string),
  Locality: opt(string),
  CountryCode: opt(string),
})

export const addressItem = struct('AddressItem', {
  Address: opt(address),
  AddressId: opt(string),
  NationalIdNumber: opt(string),
  CustomerType: req(customerType),
  FirstName: opt(string),
  LastName: opt(string),
})

export const orderRow = struct('OrderRow', {
  ArticleNumber: opt(string),
  Description: opt(string),
  PricePerUnit: req(decimal),
  PriceIncludingVat: nil(boolean),
  NumberOfUnits: req(decimal),
  Unit: opt(string),
  VatPercent: req(decimal),
  DiscountPercent: req(decimal),
  DiscountAmount: nil(decimal),
  DiscountAmountIncludingVat: nil(boolean),
  TemporaryReference: opt(string),
  RowType: nil(enumeration('RowType', creditRowTypes, creditRowTypeAliases)),
  Reference: opt(string),
})

const orderRows = list(orderRow, soapRowLimits)

export const customerIdentity = struct('CustomerIdentity', {
  NationalIdNumber: opt(string),
  Email: opt(string),
  PhoneNumber: opt(string),
  IpAddress: opt(string),
  FullName: opt(string),
  Street: opt(string),
  CoAddress: opt(string),
  ZipCode: opt(string),
  HouseNumber: opt(string),
  Locality: opt(string),
  CountryCode: opt(string),
  CustomerType: req(customerType),
  PublicKey: opt(string),
  IndividualIdentity: opt(
    struct('IndividualIdentity', {
      FirstName: opt(string),
      LastName: opt(string),
      Initials: opt(string),
      BirthDate: opt(string),
    }),
  ),
  CompanyIdentity: opt(
    struct('CompanyIdentity', { CompanyIdentification: opt(string), CompanyVatNumber: opt(string) }),
  ),
})

export const createOrderInformation = struct('CreateOrderInformation', {
  ClientOrderNumber: opt(string),
  OrderRows: opt(orderRows),
  CustomerIdentity: opt(customerIdentity),
  OrderDate: req(dateTime),
  AddressSelector: opt(string),
  CustomerReference: opt(string),
  PeppolId: opt(string),
  OrderDeliveryAddress: opt(address),
  OrderType: req(orderType),
  CreatePaymentPlanDetails: opt(
    struct('CreatePaymentPlanDetails', {
      CampaignCode: nil(long),
      CoCustomerIdentity: opt(customerIdentity),
      SendAutomaticGiroPaymentForm: req(boolean),
      FixedMonthlyAmount: nil(decimal),
    }),
  ),
  CreateAccountCreditDetails: opt(struct('CreateAccountCreditDetails', { CampaignCode: nil(long) })),
  GroupReference: opt(string),
})

export const navigation = struct('Navigation', { ConfirmationUrl: opt(string), RejectionUrl: opt(string) })

export const createOrderResult = struct('CreateOrderResult', {
  ProviderOrderId: req(long),
  OrderType: opt(string),
  ProviderWillBuyOrder: req(boolean),
  Amount: req(decimal),
  CustomerIdentity: opt(customerIdentity),
  ExpirationDate: nil(dateTime),
  ClientOrderNumber: opt(string),
  PendingReasons: opt(list(string)),
})

export const navigationResult = struct('NavigationResult', { RedirectUrl: opt(string) })

export const getAddressesInformation = struct('GetAddressesInformation', {
  CustomerType: req(customerType),
  CountryCode: opt(string),
  ZipCode: opt(string),
  NationalIdNumber: opt(string),
})

/** The description does not show its content; this is our decision. */
export const closeOrderInformation = struct('CloseOrderInformation', { ProviderOrderId: req(long) })

export const deliverOrderInformation = struct('DeliverOrderInformation', {
  ProviderOrderId: req(long),
  OrderType: req(orderType),
  DeliverInvoiceDetails: opt(
    struct('DeliverInvoiceDetails', {
      NumberOfCreditDays: req(int),
      InvoiceDistributionType: nil(invoiceDistributionType),
      IsCreditInvoice: req(boolean),
      InvoiceIdToCredit: nil(long),
      OrderRows: opt(orderRows),
      PrintType: nil(int),
      Notes: opt(string),
    }),
  ),
  DeliverAccountCreditDetails: opt(struct('DeliverAccountCreditDetails', { OrderRows: opt(orderRows) })),
})

export const deliverOrderResult = struct('DeliverOrderResult', {
  Amount: req(decimal),
  OrderType: req(orderType),
  InvoiceResultDetails: opt(
    struct('InvoiceResultDetails', {
      InvoiceId: req(long),
      DueDate: req(dateTime),
      InvoiceDate: req(dateTime),
      InvoiceDistributionType: req(invoiceDistributionType),
      Ocr: opt(string),
      LowestAmountToPay: req(decimal),
    }),
  ),
  PaymentPlanResultDetails: opt(struct('PaymentPlanResultDetails', { ContractNumber: req(long) })),
  AccountCreditResultDetails: opt(
    struct('AccountCreditResultDetails', { ContractNumber: req(long), AccountCreditId: req(long) }),
  ),
})

export const campaignCodeInfo = struct('CampaignCodeInfo', {
  CampaignCode: req(long),
  Description: opt(string),
  PaymentPlanType: req(paymentPlanType),
  ContractLengthInMonths: req(int),
  MonthlyAnnuityFactor: req(decimal),
  InitialFee: req(decimal),
  NotificationFee: req(decimal),
  InterestRatePercent: req(decimal),
  NumberOfInterestFreeMonths: req(int),
  NumberOfPaymentFreeMonths: req(int),
  FromAmount: req(decimal),
  ToAmount: req(decimal),
})

export const accountCreditCampaignCodeInfo = struct('AccountCreditCampaignCodeInfo', {
  CampaignCode: req(long),
  Description: opt(string),
  InitialFee: req(decimal),
  LowestAmountToPayPerMonth: req(decimal),
  LowestPercentToPayPerMonth: req(decimal),
  LowestOrderAmount: req(decimal),
  InterestRatePercent: req(decimal),
  NotificationFee: req(decimal),
})
