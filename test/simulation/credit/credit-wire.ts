/** The changes of a book as operations of the SOAP service, in both directions. */
import type { CreditWrite } from '../../../edge/credit-desk/credit-request.ts'
import type { SoapInput } from '../../../shared/domain/credit/soap/operations.ts'
import type { CreditChange, Delivery } from './changes.ts'

const DATE = '2026-11-26T00:00:00'
const PERSON = { CountryCode: 'SE', IsCompany: false } as const
/** Percent. A price of 80.00 without VAT is 100.00 with it. */
const VAT = 25

/** Minor units with VAT, of a price without. */
function withVat(price: string | number): number {
  return Math.round(Number(price) * (100 + VAT))
}

/** The price without VAT of an amount with VAT. All amounts here divide evenly. */
export function priceOf(amount: number): string {
  return String(amount / (100 + VAT))
}

function clientRows(amount: number) {
  const price = { PricePerUnit: priceOf(amount), NrOfUnits: '1', VatPercent: VAT }
  return [{ Description: 'Lamp', ...price, DiscountPercent: 0 }]
}

function orderRows(amount: number) {
  const price = { PricePerUnit: priceOf(amount), PriceIncludingVat: false, NumberOfUnits: '1' }
  const nothing = { DiscountAmount: null, DiscountAmountIncludingVat: null, RowType: null }
  return [{ Description: 'Lamp', ...price, VatPercent: String(VAT), DiscountPercent: '0', ...nothing }]
}

/** The write that asks the edge for a change. */
export function writeOf(change: CreditChange): CreditWrite {
  switch (change.operation) {
    case 'createOrder':
      return change.isEu ? createOrderEu(change) : createOrder(change)
    case 'changeAmount': {
      const RemainingInvoiceRows = clientRows(change.amount)
      return { name: 'ChangeOrderAmount', input: { ProviderOrderNr: change.order, RemainingInvoiceRows } }
    }
    case 'createInvoice': {
      const Invoice = {
        NumberOfCreditDays: 30,
        InvoiceDistributionForm: 'Email',
        InvoiceNrToCredit: change.credits ?? null,
        ...(change.amount !== undefined && { InvoiceRows: clientRows(change.amount) }),
      } as const
      return { name: 'CreateInvoice', input: { ProviderOrderNr: change.order, Invoice } }
    }
    case 'deliver':
      return deliver(change)
    case 'changeNumber': {
      const numbers = { ProviderOrderNr: change.order, ProviderPaymentPlanNr: null }
      const changed = {
        ChangeClientOrderNr: true,
        NewClientOrderNr: change.number,
        ChangeCustomerReference: false,
      }
      return { name: 'ChangeOrderInfo', input: { ...numbers, ...changed } }
    }
    case 'close': {
      const CloseOrderInformation = { ProviderOrderId: change.order }
      if (change.isEu) return { name: 'CloseOrderEu', input: { CloseOrderInformation } }
      return { name: 'CloseOrder', input: { ProviderOrderNr: change.order } }
    }
    case 'approvePlan':
      return { name: 'ApprovePaymentPlan', input: { ProviderPaymentPlanNr: change.plan } }
    case 'cancelPlan':
      return { name: 'CancelPaymentPlan', input: { ProviderPaymentPlanNr: change.plan } }
    case 'block': {
      const input = { SecurityNumber: change.customer, IsCompany: false, ReasonForBlock: 'unpaid' }
      return { name: 'AddToBlockList', input }
    }
    case 'createPlan': {
      const PayPlan = {
        SendAutomaticGiropaymentForm: false,
        CampainCode: 1,
        ClientPaymentPlanNr: change.number,
        SecurityNumber: '194608142222',
        ...PERSON,
      }
      const Amount = String(change.amount / 100)
      return { name: 'CreatePaymentPlan', input: { InvoiceRows: clientRows(change.amount), Amount, PayPlan } }
    }
  }
}

type Creation = Extract<CreditChange, { operation: 'createOrder' }>

function createOrder({ number, customer, amount }: Creation): CreditWrite {
  const Order = { ClientOrderNr: number, SecurityNumber: customer, OrderDate: DATE, PreApprovedCustomerId: 0 }
  return { name: 'CreateOrder', input: { Order: { ...Order, ...PERSON }, InvoiceRows: clientRows(amount) } }
}

function createOrderEu({ number, customer, amount }: Creation): CreditWrite {
  const CustomerIdentity = {
    NationalIdNumber: customer,
    CountryCode: 'SE',
    CustomerType: 'Individual',
  } as const
  const CreateOrderInformation = {
    ClientOrderNumber: number,
    OrderRows: orderRows(amount),
    CustomerIdentity,
    OrderDate: DATE,
    OrderType: 'Invoice',
  } as const
  return { name: 'CreateOrderEu', input: { CreateOrderInformation } }
}

function deliver({ order, amount, credits, by }: Delivery): CreditWrite {
  if (by) {
    const DeliverAccountCreditDetails = amount === undefined ? {} : { OrderRows: orderRows(amount) }
    const details = by === 'AccountCredit' ? { DeliverAccountCreditDetails } : {}
    const DeliverOrderInformation = { ProviderOrderId: order, OrderType: by, ...details }
    return { name: 'DeliverOrderEu', input: { DeliverOrderInformation } }
  }
  const DeliverInvoiceDetails = {
    NumberOfCreditDays: 30,
    InvoiceDistributionType: 'Email',
    IsCreditInvoice: credits !== undefined,
    InvoiceIdToCredit: credits ?? null,
    ...(amount !== undefined && { OrderRows: orderRows(amount) }),
    PrintType: null,
  } as const
  const DeliverOrderInformation = {
    ProviderOrderId: order,
    OrderType: 'Invoice',
    DeliverInvoiceDetails,
  } as const
  return { name: 'DeliverOrderEu', input: { DeliverOrderInformation } }
}

/** The change that a message of the service asks for. @throws RangeError for an operation that the model lacks */
export function changeOf(name: string, input: unknown): CreditChange {
  switch (name) {
    case 'CreateOrder': {
      const { Order, InvoiceRows } = input as SoapInput<'CreateOrder'>
      const [number, customer] = [Order!.ClientOrderNr!, Order!.SecurityNumber!]
      return { operation: 'createOrder', isEu: false, number, customer, amount: amountOf(InvoiceRows)! }
    }
    case 'CreateOrderEu': {
      const { CreateOrderInformation } = input as SoapInput<'CreateOrderEu'>
      const { ClientOrderNumber, CustomerIdentity, OrderRows } = CreateOrderInformation!
      const [number, customer] = [ClientOrderNumber!, CustomerIdentity!.NationalIdNumber!]
      return { operation: 'createOrder', isEu: true, number, customer, amount: amountOf(OrderRows)! }
    }
    case 'ChangeOrderAmount': {
      const { ProviderOrderNr, RemainingInvoiceRows } = input as SoapInput<'ChangeOrderAmount'>
      return {
        operation: 'changeAmount',
        order: Number(ProviderOrderNr),
        amount: amountOf(RemainingInvoiceRows)!,
      }
    }
    case 'CreateInvoice': {
      const { ProviderOrderNr, Invoice } = input as SoapInput<'CreateInvoice'>
      const amount = amountOf(Invoice!.InvoiceRows)
      return invoiceOf('createInvoice', ProviderOrderNr, amount, Invoice!.InvoiceNrToCredit)
    }
    case 'DeliverOrderEu': {
      const asked = (input as SoapInput<'DeliverOrderEu'>).DeliverOrderInformation!
      const { ProviderOrderId, DeliverInvoiceDetails, DeliverAccountCreditDetails, OrderType: by } = asked
      if (by === 'PaymentPlan' || by === 'AccountCredit') {
        const amount = amountOf(DeliverAccountCreditDetails?.OrderRows)
        const order = Number(ProviderOrderId)
        return { operation: 'deliver', order, by, ...(amount !== undefined && { amount }) }
      }
      const { OrderRows, InvoiceIdToCredit } = DeliverInvoiceDetails!
      return invoiceOf('deliver', ProviderOrderId, amountOf(OrderRows), InvoiceIdToCredit)
    }
    case 'ChangeOrderInfo': {
      const { ProviderOrderNr, NewClientOrderNr } = input as SoapInput<'ChangeOrderInfo'>
      return { operation: 'changeNumber', order: Number(ProviderOrderNr), number: NewClientOrderNr ?? '' }
    }
    case 'CloseOrder': {
      const { ProviderOrderNr } = input as SoapInput<'CloseOrder'>
      return { operation: 'close', isEu: false, order: Number(ProviderOrderNr) }
    }
    case 'CloseOrderEu': {
      const { CloseOrderInformation } = input as SoapInput<'CloseOrderEu'>
      return { operation: 'close', isEu: true, order: Number(CloseOrderInformation!.ProviderOrderId) }
    }
    case 'ApprovePaymentPlan':
    case 'CancelPaymentPlan': {
      const { ProviderPaymentPlanNr } = input as SoapInput<'CancelPaymentPlan'>
      const operation = name === 'CancelPaymentPlan' ? 'cancelPlan' : 'approvePlan'
      return { operation, plan: Number(ProviderPaymentPlanNr) }
    }
    case 'CreatePaymentPlan': {
      const { Amount, PayPlan } = input as SoapInput<'CreatePaymentPlan'>
      const amount = Math.round(Number(Amount) * 100)
      return { operation: 'createPlan', number: PayPlan!.ClientPaymentPlanNr!, amount }
    }
    case 'AddToBlockList':
      return { operation: 'block', customer: (input as SoapInput<'AddToBlockList'>).SecurityNumber! }
    default:
      throw new RangeError(name)
  }
}

function invoiceOf(
  operation: 'createInvoice' | 'deliver',
  order: unknown,
  amount: number | undefined,
  credits: unknown,
): CreditChange {
  return {
    operation,
    order: Number(order),
    ...(amount !== undefined && { amount }),
    ...(credits !== null && credits !== undefined && { credits: Number(credits) }),
  }
}

/** The amount of the rows, each of one unit; undefined without rows. */
function amountOf(rows: readonly { PricePerUnit: string | number }[] = []): number | undefined {
  if (rows.length === 0) return undefined
  return rows.reduce((sum, { PricePerUnit }) => sum + withVat(String(PricePerUnit)), 0)
}
