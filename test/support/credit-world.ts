/** All three workers, with a page of the strictest policy on which a clerk uses the credit desk. */
import type { Long } from '../../shared/domain/values/long.ts'
import type { Capability } from '../../shared/domain/session/capabilities.ts'
import { type TestPerson, testPersons } from '../../shared/test-persons.ts'
import type { SoapInput, SoapOutput } from '../../shared/domain/credit/soap/operations.ts'
import type { Addresses } from '../../scripts/sandbox-env.ts'
import { type CuttingRelay, startCuttingRelay } from './cutting-relay.ts'
import { type DeskWorld, startDeskWorld } from './desk-world.ts'
import { soapAtProvider } from './soap-calls.ts'

type Provider = Pick<Addresses, 'provider'>
type OrderInput = NonNullable<SoapInput<'CreateOrderEu'>['CreateOrderInformation']>
export type CreditOrderAtProvider = NonNullable<SoapOutput<'GetOrders'>['Orders']>[number]

export interface CreditWorld extends DeskWorld {
  /** The capabilities of the next session. */
  capabilities: Capability[]
}

/** @param configure changes of the edge's and the provider's environment */
export async function startCreditWorld(
  configure?: Parameters<typeof startDeskWorld>[1],
): Promise<CreditWorld> {
  const session = {
    user: { id: 'u1', name: 'Kim' },
    capabilities: ['credit.read', 'credit.write'] as Capability[],
  }
  const world = await startDeskWorld(() => session, configure)
  return Object.defineProperty(world as CreditWorld, 'capabilities', {
    get: () => session.capabilities,
    set: (capabilities: Capability[]) => {
      session.capabilities = capabilities
    },
  })
}

/** The same with a relay between the edge and the provider, which loses the provider's answers. */
export async function startCuttableWorld(): Promise<{
  world: CreditWorld
  relay: CuttingRelay
  stop(): Promise<void>
}> {
  const relay = await startCuttingRelay(() => world.stack.addresses.provider)
  const world = await startCreditWorld((edge) => (edge['PROVIDER_URL'] = relay.address))
  return {
    world,
    relay,
    stop: async () => {
      await world.stop()
      await relay.stop()
    },
  }
}

/** A row of 100,00 with 25,00 VAT, for each unit. */
export const creditRow = {
  ArticleNumber: '1032',
  Description: 'Lamp',
  PricePerUnit: '100',
  NumberOfUnits: '1',
  VatPercent: '25',
  PriceIncludingVat: null,
  DiscountPercent: '0',
  DiscountAmount: null,
  DiscountAmountIncludingVat: null,
  RowType: null,
} as const satisfies NonNullable<OrderInput['OrderRows']>[number]

/** Opens an invoice order of Tess at the provider, without the edge. @returns its number there */
export async function createCreditOrder(provider: Provider, order: Partial<OrderInput> = {}): Promise<Long> {
  const { ErrorMessage, CreateOrderResult } = await soapAtProvider(provider, 'CreateOrderEu', {
    CreateOrderInformation: {
      ClientOrderNumber: crypto.randomUUID(),
      OrderDate: '2026-11-21T00:00:00',
      OrderType: 'Invoice',
      OrderRows: [creditRow],
      CustomerIdentity: {
        NationalIdNumber: testPersons.tess.NationalId,
        CustomerType: 'Individual',
        CountryCode: 'SE',
      },
      ...order,
    },
  })
  if (!CreateOrderResult) throw new Error(`no order: ${ErrorMessage}`)
  return CreateOrderResult.ProviderOrderId
}

/** The members that request an invoice. */
export const invoiceDetails = {
  NumberOfCreditDays: 30,
  InvoiceDistributionType: 'Post',
  IsCreditInvoice: false,
  InvoiceIdToCredit: null,
  PrintType: null,
} as const

/** Delivers an invoice order at the provider: all of it, or some rows. @returns the invoice's number */
export async function deliverCreditOrder(
  provider: Provider,
  ProviderOrderId: Long,
  details: Partial<
    NonNullable<SoapInput<'DeliverOrderEu'>['DeliverOrderInformation']>['DeliverInvoiceDetails']
  > = {},
): Promise<Long> {
  const { ErrorMessage, DeliverOrderResult } = await soapAtProvider(provider, 'DeliverOrderEu', {
    DeliverOrderInformation: {
      ProviderOrderId,
      OrderType: 'Invoice',
      DeliverInvoiceDetails: { ...invoiceDetails, ...details },
    },
  })
  const invoice = DeliverOrderResult?.InvoiceResultDetails
  if (!invoice) throw new Error(`not delivered: ${ErrorMessage}`)
  return invoice.InvoiceId
}

/** Reads an order at the provider, without the edge. */
export async function creditOrderAtProvider(
  provider: Provider,
  ProviderOrderNr: Long,
): Promise<CreditOrderAtProvider> {
  const { Orders } = await soapAtProvider(provider, 'GetOrders', {
    ProviderOrderNr,
    ProviderOrderNrIncluded: true,
    ClientOrderNrIncluded: false,
  })
  if (!Orders?.[0]) throw new Error(`no order ${ProviderOrderNr}`)
  return Orders[0]
}

/** A person and a company of each country, whom the provider accepts. */
export const customersOfEachCountry: readonly TestPerson[] = [
  testPersons.tess,
  testPersons.company,
  testPersons.nils,
  testPersons.norwegianCompany,
  testPersons.dan,
  testPersons.danishCompany,
  testPersons.testi,
  testPersons.finnishCompany,
  testPersons.gerda,
  testPersons.germanCompany,
  testPersons.petra,
  testPersons.dutchCompany,
]
