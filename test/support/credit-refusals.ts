/** How each refusal of the SOAP service is provoked through the edge, by operation and code. */
import type { RejectionCode, rejectionCodes } from '../../shared/domain/credit/credit.enums.ts'
import { parseJson, stringifyJson } from '../../shared/domain/values/json.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { sandboxMerchants } from '../../shared/sandbox.ts'
import { type TestPerson, testPersons } from '../../shared/test-persons.ts'
import type { SoapInput, SoapName } from '../../shared/domain/credit/soap/operations.ts'
import type { Addresses, SandboxEnv } from '../../scripts/sandbox-env.ts'
import { createCreditOrder, creditRow, deliverCreditOrder, invoiceDetails } from './credit-world.ts'
import { callSandbox } from './sandbox.ts'
import { soapAtProvider } from './soap-calls.ts'

/** A call whose preparation is done. */
export interface RefusedCall {
  name: SoapName
  input: unknown
  /** Another merchant than the first. */
  merchant?: string
}
type Provoke = (addresses: Addresses) => Promise<RefusedCall>

const UNKNOWN = 999_999_999
const { tess, prov, limit, pending, rejected, blocked, refused, unknown, dan, testi } = testPersons
const OrderDate = '2026-11-22T00:00:00'

/**
 * The second merchant's clients: for account credits the provider lets it make invoice orders only, and the edge has a
 * wrong password for the others.
 */
export function misconfigureSecond({ edge, provider }: Pick<SandboxEnv, 'edge' | 'provider'>): void {
  edge['MERCHANTS'] = changed(edge['MERCHANTS']!, ({ SoapClients }: { SoapClients: EdgeClients }) => {
    for (const kind of ['Invoice', 'PaymentPlan']) {
      SoapClients[kind] = { ...SoapClients[kind]!, Password: 'wrong' }
    }
  })
  provider['MERCHANTS'] = changed(provider['MERCHANTS']!, ({ SoapClients }: { SoapClients: object[] }) => {
    Object.assign(SoapClients[0]!, { OrderTypes: ['Invoice'] })
  })
}
type EdgeClients = Record<string, { Password: string }>

function changed<Merchant>(merchants: string, change: (merchant: Merchant) => void): string {
  const all = JSON.parse(merchants) as (Merchant & { MerchantId: string })[]
  for (const merchant of all) if (merchant.MerchantId === sandboxMerchants.second) change(merchant)
  return JSON.stringify(all)
}

/** The problem that the edge answers to a call of a merchant's server. */
export async function problemAtEdge(
  { edge }: Pick<Addresses, 'edge'>,
  { name, input, merchant = sandboxMerchants.first }: RefusedCall,
): Promise<Record<string, unknown>> {
  const response = await fetch(`${edge}/api/soap/${name}`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer sandbox-api-key-${merchant}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
    },
    body: stringifyJson(input),
  })
  return parseJson(await response.text()) as Record<string, unknown>
}

const call =
  <Name extends SoapName>(name: Name, input: SoapInput<Name>): Provoke =>
  () =>
    Promise.resolve({ name, input })

/** A call of the merchant whose clients are wrong. */
const misconfigured =
  <Name extends SoapName>(name: Name, input: SoapInput<Name>): Provoke =>
  () =>
    Promise.resolve({ name, input, merchant: sandboxMerchants.second })

const days = (addresses: Addresses, number: number) =>
  callSandbox(addresses, 'clock', { advanceSeconds: number * 86_400 })

// The older operations
const rowOf = (PricePerUnit: string) => ({
  Description: 'Lamp',
  PricePerUnit,
  NrOfUnits: '1',
  VatPercent: 0,
  DiscountPercent: 0,
})
const orderOf = (price = '100', person: TestPerson = tess, ClientOrderNr: string = crypto.randomUUID()) => ({
  Order: {
    ClientOrderNr,
    OrderDate,
    PreApprovedCustomerId: 0,
    CountryCode: person.CountryCode,
    SecurityNumber: person.NationalId,
    IsCompany: person.CustomerType === 'Company',
  },
  InvoiceRows: [rowOf(price)],
})
const createOrder = (...order: Parameters<typeof orderOf>) => call('CreateOrder', orderOf(...order))

async function madeOrder(addresses: Addresses, ...order: Parameters<typeof orderOf>): Promise<Long> {
  const made = await soapAtProvider(addresses, 'CreateOrder', orderOf(...order))
  if (!made.Accepted) throw new Error(made.ErrorMessage)
  return made.ProviderOrderNr
}

const invoiceOf = (ProviderOrderNr: Long, prices: string[] = [], more: object = {}): RefusedCall => ({
  name: 'CreateInvoice',
  input: {
    ProviderOrderNr,
    Invoice: {
      NumberOfCreditDays: 30,
      InvoiceDistributionForm: 'Post',
      InvoiceNrToCredit: null,
      InvoiceRows: prices.map(rowOf),
      ...more,
    },
  },
})

async function closedOrder(addresses: Addresses, ClientOrderNr?: string): Promise<Long> {
  const ProviderOrderNr = await madeOrder(addresses, '100', tess, ClientOrderNr)
  await soapAtProvider(addresses, 'CloseOrder', { ProviderOrderNr })
  return ProviderOrderNr
}

async function invoiced(addresses: Addresses) {
  const order = await madeOrder(addresses)
  const { input } = invoiceOf(order)
  const { InvoiceNumber } = await soapAtProvider(
    addresses,
    'CreateInvoice',
    input as SoapInput<'CreateInvoice'>,
  )
  return { order, credit: { InvoiceNrToCredit: InvoiceNumber } }
}

const planOf = (
  person: TestPerson = tess,
  Amount = '500',
  CampainCode: Long = 200_003,
  ClientPaymentPlanNr: string = crypto.randomUUID(),
) => ({
  Amount,
  PayPlan: {
    ClientPaymentPlanNr,
    CampainCode,
    SendAutomaticGiropaymentForm: false,
    CountryCode: person.CountryCode,
    SecurityNumber: person.NationalId,
    IsCompany: false,
  },
})
const createPlan = (...plan: Parameters<typeof planOf>) => call('CreatePaymentPlan', planOf(...plan))

async function madePlan(addresses: Addresses, ...plan: Parameters<typeof planOf>) {
  const made = await soapAtProvider(addresses, 'CreatePaymentPlan', planOf(...plan))
  if (!made.Accepted) throw new Error(made.ErrorMessage)
  return { ProviderPaymentPlanNr: made.ProviderPaymentPlanNr }
}

async function cancelledPlan(addresses: Addresses, ClientPaymentPlanNr?: string) {
  const plan = await madePlan(addresses, prov, '500', 200_003, ClientPaymentPlanNr)
  await soapAtProvider(addresses, 'CancelPaymentPlan', plan)
  return plan
}

const noPlan = { ProviderPaymentPlanNr: UNKNOWN }
const search = { ProviderOrderNr: 0, ClientOrderNrIncluded: false, ProviderOrderNrIncluded: false }
const changes = { ChangeClientOrderNr: true, NewClientOrderNr: 'n', ChangeCustomerReference: false }

type Refusals = {
  [Name in keyof typeof rejectionCodes]: Record<Exclude<RejectionCode<Name>, 'Accepted'>, Provoke>
}

/** A code without a way does not compile. */
export const rejections: Refusals = {
  CreateOrder: {
    Error: call('CreateOrder', { ...orderOf(), InvoiceRows: [] }),
    CustomerCreditRejected: createOrder('100', rejected),
    CustomerOverCreditLimit: createOrder('10000.01', limit),
    CustomerAbuseBlock: createOrder('100', blocked),
    OrderExpired: async (addresses) => {
      await madeOrder(addresses, '100', tess, 'expired')
      await days(addresses, 31)
      return createOrder('100', tess, 'expired')(addresses)
    },
    ClientOverCreditLimit: async (addresses) => {
      for (let made = 0; made < 4; made++) await madeOrder(addresses, '250000', dan)
      return createOrder('0.01', dan)(addresses)
    },
    OrderIsClosed: async (addresses) => {
      await closedOrder(addresses, 'closed')
      return createOrder('100', tess, 'closed')(addresses)
    },
    OrderOverProviderLimit: createOrder('1000000.01'),
    OrderOverClientLimit: createOrder('250000.01'),
    CustomerProviderRejected: createOrder('100', refused),
    CustomerCreditNoSuchEntity: createOrder('100', unknown),
  },
  CreateInvoice: {
    Error: async (addresses) => invoiceOf(await madeOrder(addresses), [], { NumberOfCreditDays: -1 }),
    NotAuthorized: async (addresses) => invoiceOf(await madeOrder(addresses, '100', pending)),
    Expired: async (addresses) => {
      const order = await madeOrder(addresses)
      await days(addresses, 31)
      return invoiceOf(order)
    },
    OverAuthorizedAmount: async (addresses) => invoiceOf(await madeOrder(addresses), ['100.01']),
    OrderIsClosed: async (addresses) => invoiceOf(await closedOrder(addresses)),
    CreditInvoiceNotInOrder: async (addresses) => {
      const { credit } = await invoiced(addresses)
      return invoiceOf(await madeOrder(addresses), [], credit)
    },
    CreditAmountTooHigh: async (addresses) => {
      const { order, credit } = await invoiced(addresses)
      return invoiceOf(order, ['100.01'], credit)
    },
    OrderDoesNotExist: () => Promise.resolve(invoiceOf(UNKNOWN)),
  },
  ChangeOrderInfo: {
    Error: call('ChangeOrderInfo', {
      ...changes,
      NewClientOrderNr: 'x'.repeat(257),
      ProviderOrderNr: UNKNOWN,
      ProviderPaymentPlanNr: null,
    }),
    OrderDoesNotExist: call('ChangeOrderInfo', {
      ...changes,
      ProviderOrderNr: UNKNOWN,
      ProviderPaymentPlanNr: null,
    }),
  },
  CloseOrder: {
    Error: misconfigured('CloseOrder', { ProviderOrderNr: UNKNOWN }),
    OrderAlreadyClosed: async (addresses) => ({
      name: 'CloseOrder',
      input: { ProviderOrderNr: await closedOrder(addresses) },
    }),
    OrderDoesNotExist: call('CloseOrder', { ProviderOrderNr: UNKNOWN }),
  },
  GetOrders: {
    Error: call('GetOrders', { ...search, ClientOrderNrIncluded: true }),
    NoSearchParametersSupplied: call('GetOrders', search),
    OrderDoesNotExist: call('GetOrders', {
      ...search,
      ProviderOrderNr: UNKNOWN,
      ProviderOrderNrIncluded: true,
    }),
  },
  CreatePaymentPlan: {
    Error: createPlan(tess, '0'),
    CustomerCreditRejected: createPlan(rejected),
    CustomerOverCreditLimit: createPlan(limit, '20000', 100_012),
    CustomerAbuseBlock: createPlan(blocked),
    ClientOverCreditLimit: async (addresses) => {
      for (let made = 0; made < 4; made++) await madePlan(addresses, dan, '250000', 100_060)
      return createPlan(dan)(addresses)
    },
    PaymentPlanIsCancelled: async (addresses) => {
      await cancelledPlan(addresses, 'cancelled')
      return createPlan(tess, '500', 200_003, 'cancelled')(addresses)
    },
    OverOrderLimit: createPlan(tess, '250000.01', 100_060),
    CustomerProviderRejected: createPlan(refused),
    CustomerCreditNoSuchEntity: createPlan(unknown),
    InvalidCampaignCodeAmountCombination: createPlan(tess, '500', 1),
  },
  GetPaymentPlanStatus: {
    Error: misconfigured('GetPaymentPlanStatus', noPlan),
    PaymentPlanDoesNotExist: call('GetPaymentPlanStatus', noPlan),
  },
  CancelPaymentPlan: {
    Error: misconfigured('CancelPaymentPlan', noPlan),
    PaymentPlanDoesNotExist: call('CancelPaymentPlan', noPlan),
    WrongStatus: async (addresses) => ({ name: 'CancelPaymentPlan', input: await cancelledPlan(addresses) }),
  },
  ApprovePaymentPlan: {
    Error: misconfigured('ApprovePaymentPlan', noPlan),
    PaymentPlanDoesNotExist: call('ApprovePaymentPlan', noPlan),
    WrongStatus: async (addresses) => ({ name: 'ApprovePaymentPlan', input: await cancelledPlan(addresses) }),
  },
  GetContractPdf: {
    Error: misconfigured('GetContractPdf', noPlan),
    PaymentPlanDoesNotExist: call('GetContractPdf', noPlan),
    WrongStatus: async (addresses) => ({ name: 'GetContractPdf', input: await cancelledPlan(addresses) }),
    ContractExpired: async (addresses) => {
      const plan = await madePlan(addresses, prov)
      await days(addresses, 31)
      return { name: 'GetContractPdf', input: plan }
    },
  },
  GetAddresses: {
    Error: call('GetAddresses', { IsCompany: false, CountryCode: 'XX', SecurityNumber: '1' }),
    NoSuchEntity: call('GetAddresses', { IsCompany: true, CountryCode: 'SE', SecurityNumber: '1' }),
  },
}

// The Eu operations
type OrderInput = NonNullable<SoapInput<'CreateOrderEu'>['CreateOrderInformation']>
type Details = NonNullable<
  NonNullable<SoapInput<'DeliverOrderEu'>['DeliverOrderInformation']>['DeliverInvoiceDetails']
>
const euRow = (price: string) => ({ ...creditRow, PricePerUnit: price, VatPercent: '0' })
const costing = (price: string) => ({ OrderRows: [euRow(price)] })
const identityOf = ({ NationalId, CustomerType, CountryCode }: TestPerson) => ({
  CustomerIdentity: { NationalIdNumber: NationalId, CustomerType, CountryCode },
})
const createEu = (changes: Partial<OrderInput> = {}) =>
  call('CreateOrderEu', {
    CreateOrderInformation: {
      OrderDate,
      OrderType: 'Invoice',
      ...costing('100'),
      ...identityOf(tess),
      ...changes,
    },
  })
/** An order that becomes a payment plan, from 300.00 with VAT. */
export const planType = {
  OrderType: 'PaymentPlan',
  CreatePaymentPlanDetails: {
    CampaignCode: 100_006,
    SendAutomaticGiroPaymentForm: false,
    FixedMonthlyAmount: null,
  },
} as const
const account = { OrderType: 'AccountCredit' } as const

const deliveryOf = (
  ProviderOrderId: Long,
  details: Partial<Details> = {},
  more: object = {},
): RefusedCall => ({
  name: 'DeliverOrderEu',
  input: {
    DeliverOrderInformation: {
      ProviderOrderId,
      OrderType: 'Invoice',
      DeliverInvoiceDetails: { ...invoiceDetails, ...details },
      ...more,
    },
  },
})
const closeOf = (ProviderOrderId: Long): RefusedCall => ({
  name: 'CloseOrderEu',
  input: { CloseOrderInformation: { ProviderOrderId } },
})
const find = (asked: object) =>
  call('GetAddressesEu', {
    GetAddressesInformation: {
      CountryCode: 'SE',
      CustomerType: 'Individual',
      NationalIdNumber: tess.NationalId,
      ...asked,
    },
  })

async function contract(addresses: Addresses, after: number): Promise<RefusedCall> {
  const order = await createCreditOrder(addresses, { ...planType, ...costing('600') })
  const { input } = deliveryOf(order, {}, { OrderType: 'PaymentPlan' })
  const { DeliverOrderResult } = await soapAtProvider(
    addresses,
    'DeliverOrderEu',
    input as SoapInput<'DeliverOrderEu'>,
  )
  await days(addresses, after)
  const { ContractNumber } = DeliverOrderResult!.PaymentPlanResultDetails!
  return { name: 'GetContractPdfEu', input: { ContractNumber } }
}

/** By ResultCode. A denied order (20001) cannot occur: this provider stores none. */
export const results: Readonly<Record<number, Readonly<Record<string, Provoke>>>> = {
  1000: {
    CreateOrderEu: createEu({ CustomerIdentity: undefined }),
    CloseOrderEu: async (addresses) => {
      const order = await createCreditOrder(addresses, { OrderRows: [euRow('100'), euRow('50')] })
      await deliverCreditOrder(addresses, order, { OrderRows: [euRow('50')] })
      return closeOf(order)
    },
    DeliverOrderEu: async (addresses) =>
      deliveryOf(await createCreditOrder(addresses), {}, { DeliverInvoiceDetails: undefined }),
    GetAddressesEu: find({ NationalIdNumber: '' }),
  },
  10000: {
    GetAddressesEu: misconfigured('GetAddressesEu', {
      GetAddressesInformation: { CustomerType: 'Individual' },
    }),
    GetPaymentPlanParamsEu: misconfigured('GetPaymentPlanParamsEu', {}),
    GetContractPdfEu: misconfigured('GetContractPdfEu', { ContractNumber: 1 }),
    CloseOrderEu: misconfigured('CloseOrderEu', { CloseOrderInformation: { ProviderOrderId: 1 } }),
  },
  20000: {
    CloseOrderEu: async (addresses) => closeOf(await closedOrder(addresses)),
    DeliverOrderEu: async (addresses) => deliveryOf(await closedOrder(addresses)),
  },
  20003: {
    CloseOrderEu: async (addresses) => {
      const order = await createCreditOrder(addresses)
      await days(addresses, 31)
      return closeOf(order)
    },
    DeliverOrderEu: async (addresses) => {
      const order = await createCreditOrder(addresses)
      await days(addresses, 31)
      return deliveryOf(order)
    },
    // The contract has six months.
    GetContractPdfEu: (addresses) => contract(addresses, 185),
  },
  20004: {
    CloseOrderEu: () => Promise.resolve(closeOf(UNKNOWN)),
    DeliverOrderEu: () => Promise.resolve(deliveryOf(UNKNOWN)),
  },
  20005: {
    DeliverOrderEu: async (addresses) => deliveryOf(await createCreditOrder(addresses), {}, account),
  },
  20006: {
    CreateOrderEu: createEu(costing('-1')),
    DeliverOrderEu: async (addresses) => deliveryOf(await createCreditOrder(addresses), costing('-1')),
  },
  20007: { CreateOrderEu: createEu(costing('1000000.01')) },
  20008: {
    CreateOrderEu: createEu(costing('250000.01')),
    'CreateOrderEu after others': async (addresses) => {
      const order = { ...costing('250000'), ...identityOf(testi) }
      for (let made = 0; made < 4; made++) await createCreditOrder(addresses, order)
      return createEu({ ...costing('0.01'), ...identityOf(testi) })(addresses)
    },
  },
  20009: { CreateOrderEu: createEu({ OrderRows: [] }) },
  20011: {
    DeliverOrderEu: async (addresses) =>
      deliveryOf(
        await createCreditOrder(addresses, { ...account, ...costing('100') }),
        {},
        { ...account, DeliverInvoiceDetails: undefined, DeliverAccountCreditDetails: costing('100.01') },
      ),
  },
  20013: {
    DeliverOrderEu: async (addresses) =>
      deliveryOf(await createCreditOrder(addresses, { ...costing('100'), ...identityOf(pending) })),
  },
  24000: {
    DeliverOrderEu: async (addresses) =>
      deliveryOf(await createCreditOrder(addresses, costing('100')), costing('100.01')),
  },
  24001: {
    DeliverOrderEu: async (addresses) =>
      deliveryOf(await createCreditOrder(addresses), { IsCreditInvoice: true, InvoiceIdToCredit: UNKNOWN }),
  },
  24502: {
    DeliverOrderEu: async (addresses) => {
      const order = await createCreditOrder(addresses, costing('100'))
      const InvoiceIdToCredit = await deliverCreditOrder(addresses, order)
      return deliveryOf(order, { IsCreditInvoice: true, InvoiceIdToCredit, ...costing('100.01') })
    },
  },
  27000: { CreateOrderEu: createEu(planType) },
  27002: {
    DeliverOrderEu: async (addresses) =>
      deliveryOf(await createCreditOrder(addresses, { ...planType, ...costing('600') }), costing('599'), {
        OrderType: 'PaymentPlan',
      }),
  },
  27006: { GetContractPdfEu: call('GetContractPdfEu', { ContractNumber: UNKNOWN }) },
  30000: { CreateOrderEu: createEu(identityOf(rejected)) },
  30001: { CreateOrderEu: createEu(identityOf(blocked)) },
  30002: {
    CreateOrderEu: createEu(identityOf(refused)),
    'CreateOrderEu above a limit': createEu({ ...costing('10000.01'), ...identityOf(limit) }),
  },
  30003: { CreateOrderEu: createEu(identityOf(unknown)) },
  40000: { GetAddressesEu: find({ NationalIdNumber: '1' }) },
  40001: { GetAddressesEu: find({ CountryCode: 'GB' }) },
  40004: { GetAddressesEu: find({ ZipCode: '00000' }) },
  50000: {
    GetAccountCreditParamsEu: misconfigured('GetAccountCreditParamsEu', {}),
    CreateOrderEu: misconfigured('CreateOrderEu', {
      CreateOrderInformation: { OrderDate, ...account, ...costing('100'), ...identityOf(tess) },
    }),
  },
  50036: {
    CreateOrderEu: createEu({ OrderRows: [euRow('1'), { ...euRow('1'), PriceIncludingVat: true }] }),
  },
}
