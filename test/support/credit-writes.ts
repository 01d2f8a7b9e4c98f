/** Each SOAP operation that writes, on a new subject, with a check of the provider's book. */
import type { Long } from '../../shared/domain/values/long.ts'
import { testPersons } from '../../shared/test-persons.ts'
import type { CreditWriteName, SoapInput } from '../../shared/domain/credit/soap/operations.ts'
import type { Addresses } from '../../scripts/sandbox-env.ts'
import { soapAtProvider } from './soap-calls.ts'

type Provider = Pick<Addresses, 'provider'>

const person = { CountryCode: 'SE', SecurityNumber: testPersons.tess.NationalId, IsCompany: false }
const OrderDate = '2026-11-21T00:00:00'
/** 250.00 with VAT. */
const row = { Description: 'Lamp', PricePerUnit: '100', NrOfUnits: '2', VatPercent: 25, DiscountPercent: 0 }

function orderInput(ClientOrderNr: string): SoapInput<'CreateOrder'> {
  const Order = { ClientOrderNr, OrderDate, PreApprovedCustomerId: 0, ...person }
  return { Order, InvoiceRows: [row] }
}

async function newOrder(world: Provider): Promise<Long> {
  const order = await soapAtProvider(world, 'CreateOrder', orderInput(crypto.randomUUID()))
  return order.ProviderOrderNr
}

async function orders(world: Provider, search: { ClientOrderNr: string } | { ProviderOrderNr: Long }) {
  const { Orders = [] } = await soapAtProvider(world, 'GetOrders', {
    ClientOrderNrIncluded: 'ClientOrderNr' in search,
    ProviderOrderNrIncluded: 'ProviderOrderNr' in search,
    ProviderOrderNr: 0,
    ...search,
  })
  return Orders
}

function planInput(ClientPaymentPlanNr: string): SoapInput<'CreatePaymentPlan'> {
  const contact = { SendAutomaticGiropaymentForm: false, CampainCode: 200003 }
  return { Amount: '500', PayPlan: { ...person, ...contact, ClientPaymentPlanNr } }
}

async function newPlan(world: Provider): Promise<Long> {
  const plan = await soapAtProvider(world, 'CreatePaymentPlan', planInput(crypto.randomUUID()))
  return plan.ProviderPaymentPlanNr
}

async function planStatus(world: Provider, ProviderPaymentPlanNr: Long) {
  const { Status } = await soapAtProvider(world, 'GetPaymentPlanStatus', { ProviderPaymentPlanNr })
  return Status
}

/** A write, and how often it was done by the provider's book. */
export interface Prepared<Name extends CreditWriteName = CreditWriteName> {
  input: SoapInput<Name>
  timesDone: (() => Promise<number>) | undefined
}

type Prepare<Name extends CreditWriteName> = (world: Provider) => Promise<Prepared<Name>>

function onOrder<Name extends CreditWriteName>(
  inputOf: (order: Long) => SoapInput<Name>,
  timesDone: (order: Awaited<ReturnType<typeof orders>>[number]) => number,
): Prepare<Name> {
  return async (world) => {
    const ProviderOrderNr = await newOrder(world)
    return {
      input: inputOf(ProviderOrderNr),
      timesDone: async () => timesDone((await orders(world, { ProviderOrderNr }))[0]!),
    }
  }
}

function onPlan(reached: 'Activated' | 'Cancelled') {
  return async (world: Provider) => {
    const ProviderPaymentPlanNr = await newPlan(world)
    return {
      input: { ProviderPaymentPlanNr },
      timesDone: async () => Number((await planStatus(world, ProviderPaymentPlanNr)) === reached),
    }
  }
}

export const creditWrites: { [Name in CreditWriteName]: Prepare<Name> } = {
  CreateOrder: async (world) => {
    const ClientOrderNr = crypto.randomUUID()
    return {
      input: orderInput(ClientOrderNr),
      timesDone: async () => (await orders(world, { ClientOrderNr })).length,
    }
  },
  CreatePaymentPlan: async (world) => {
    const ClientPaymentPlanNr = crypto.randomUUID()
    const input = planInput(ClientPaymentPlanNr)
    return {
      input,
      timesDone: async () => {
        // No operation finds a plan by this number, but the provider does not take it twice, nor an amount of 0 once.
        const asked = await soapAtProvider(world, 'CreatePaymentPlan', { ...input, Amount: '0' })
        return Number(asked.ErrorMessage!.includes('has this ClientPaymentPlanNr already'))
      },
    }
  },
  CreateInvoice: onOrder(
    (ProviderOrderNr) => ({
      ProviderOrderNr,
      Invoice: {
        NumberOfCreditDays: 30,
        InvoiceDistributionForm: 'Email',
        InvoiceNrToCredit: null,
        InvoiceRows: [{ ...row, NrOfUnits: '1' }],
      },
    }),
    ({ Invoices }) => Invoices!.length,
  ),
  ChangeOrderAmount: onOrder(
    (ProviderOrderNr) => ({ ProviderOrderNr, RemainingInvoiceRows: [{ ...row, NrOfUnits: '1' }] }),
    ({ CurrentAmount }) => Number(CurrentAmount === '125'),
  ),
  ChangeOrderInfo: onOrder(
    (ProviderOrderNr) => ({
      ProviderOrderNr,
      ProviderPaymentPlanNr: null,
      ChangeClientOrderNr: true,
      NewClientOrderNr: 'new',
      ChangeCustomerReference: false,
    }),
    ({ ClientOrderNr }) => Number(ClientOrderNr === 'new'),
  ),
  CloseOrder: onOrder(
    (ProviderOrderNr) => ({ ProviderOrderNr }),
    ({ IsActive }) => Number(!IsActive),
  ),
  AddToBlockList: async () => ({
    input: { SecurityNumber: `blocked ${crypto.randomUUID()}`, IsCompany: false },
    // No operation reads the list, so a sent request counts as done.
    timesDone: undefined,
  }),
  CreateOrderEu: async (world) => {
    const ClientOrderNumber = crypto.randomUUID()
    const CustomerIdentity = {
      NationalIdNumber: person.SecurityNumber,
      CountryCode: 'SE',
      CustomerType: 'Individual',
    } as const
    const euRow = { PricePerUnit: '100', NumberOfUnits: '2', VatPercent: '25', DiscountPercent: '0' }
    const nothing = {
      PriceIncludingVat: null,
      DiscountAmount: null,
      DiscountAmountIncludingVat: null,
      RowType: null,
    }
    return {
      input: {
        CreateOrderInformation: {
          ClientOrderNumber,
          CustomerIdentity,
          OrderDate,
          OrderType: 'Invoice',
          OrderRows: [{ ...euRow, ...nothing }],
        },
      },
      timesDone: async () => (await orders(world, { ClientOrderNr: ClientOrderNumber })).length,
    }
  },
  ApprovePaymentPlan: onPlan('Activated'),
  CancelPaymentPlan: onPlan('Cancelled'),
  DeliverOrderEu: onOrder(
    (ProviderOrderId) => ({
      DeliverOrderInformation: {
        ProviderOrderId,
        OrderType: 'Invoice',
        DeliverInvoiceDetails: {
          NumberOfCreditDays: 30,
          InvoiceDistributionType: 'Email',
          IsCreditInvoice: false,
          InvoiceIdToCredit: null,
          PrintType: null,
        },
      },
    }),
    ({ Invoices }) => Invoices!.length,
  ),
  CloseOrderEu: onOrder(
    (ProviderOrderId) => ({ CloseOrderInformation: { ProviderOrderId } }),
    ({ IsActive }) => Number(!IsActive),
  ),
}
export const creditWriteNames = Object.keys(creditWrites) as CreditWriteName[]
