/** SOAP calls of the real endpoint with real XML, and requests for tests. */
import { expect } from 'vitest'
import type { Long } from '../../shared/domain/values/long.ts'
import { testPersons, type TestPerson } from '../../shared/test-persons.ts'
import { operatorName } from '../../shared/wire/operator-name.ts'
import { type SoapVersion, soapVersions, writeEnvelope } from '../../shared/wire/soap/envelope.ts'
import { readAnswer, type SoapSpelling, writeRequest } from '../../shared/wire/soap/message.ts'
import type { Env, MerchantAccount } from '../config.ts'
import type { ClientInvoiceRow } from '../credit/rows/read-rows.ts'
import { env, merchantAccount, ORIGIN, testConfig } from './provider.ts'
import worker from '../worker.ts'
import type { CreditInput, CreditName, CreditOutput } from '../credit/credit-handler.ts'
import { clientRow, euRow } from './credit-rows.ts'

interface Wire {
  version?: SoapVersion
  /** Changes of the sandbox's configuration. */
  changed?: Partial<Env>
}

/** The credentials of a merchant's first SOAP client. */
export function authOf({ SoapClients }: MerchantAccount = merchantAccount()) {
  return SoapClients[0]!
}

/** Sends an operation, by default with the first merchant's Auth, and reads the answer. */
export async function ask<Name extends CreditName>(
  name: Name,
  input: Partial<CreditInput<Name>> = {},
  { version = '1.1', changed = {} }: Wire = {},
): Promise<CreditOutput<Name>> {
  const spelling: SoapSpelling = {
    operator: operatorName(changed.OPERATOR_NAME),
    namespace: changed.SOAP_NAMESPACE ?? testConfig().soap.namespace,
  }
  const request = { Auth: authOf(), ...input } as CreditInput<Name>
  const response = await worker.fetch(
    new Request(`${ORIGIN}/soap`, {
      method: 'POST',
      headers: { 'Content-Type': soapVersions[version].contentType },
      body: writeEnvelope(version, writeRequest(name, request, spelling)),
    }),
    { ...env, ...changed },
  )
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe(soapVersions[version].contentType)
  const message = readAnswer(name, new Uint8Array(await response.arrayBuffer()), spelling)
  if (!message.ok) throw new Error(message.reason.message)
  expect(message.value.version).toBe(version)
  const { output } = message.value
  if (!output.ok) throw new Error(output.reason)
  return output.value as CreditOutput<Name>
}

type ClientOrderInfo = NonNullable<CreditInput<'CreateOrder'>['Order']>
type Information = NonNullable<CreditInput<'CreateOrderEu'>['CreateOrderInformation']>
type ClientInvoiceInfo = NonNullable<CreditInput<'CreateInvoice'>['Invoice']>

export function orderInfo(
  person: TestPerson = testPersons.tess,
  changes: Partial<ClientOrderInfo> = {},
): ClientOrderInfo {
  return {
    OrderDate: '2026-01-01T00:00:00',
    CountryCode: person.CountryCode,
    SecurityNumber: person.NationalId,
    IsCompany: person.CustomerType === 'Company',
    PreApprovedCustomerId: 0,
    ...changes,
  }
}

/** Calls CreateOrder with these rows. */
export function createOrder(
  InvoiceRows: ClientInvoiceRow[] = [clientRow()],
  person: TestPerson = testPersons.tess,
  changes: Partial<ClientOrderInfo> = {},
): Promise<CreditOutput<'CreateOrder'>> {
  return ask('CreateOrder', { Order: orderInfo(person, changes), InvoiceRows })
}

/** Makes an order. @returns its number */
export async function madeOrder(...request: Parameters<typeof createOrder>): Promise<Long> {
  const { Accepted, ErrorMessage, ProviderOrderNr } = await createOrder(...request)
  expect({ Accepted, ErrorMessage }).toEqual({ Accepted: true, ErrorMessage: undefined })
  return ProviderOrderNr
}

/** Calls CreateOrderEu. */
export function createOrderEu(
  changes: Partial<Information> = {},
  {
    person = testPersons.tess,
    ...input
  }: Partial<CreditInput<'CreateOrderEu'>> & { person?: TestPerson } = {},
): Promise<CreditOutput<'CreateOrderEu'>> {
  return ask('CreateOrderEu', { CreateOrderInformation: euInformation(changes, person), ...input })
}

/** The request of an invoice order. */
export function euInformation(
  changes: Partial<Information> = {},
  person: TestPerson = testPersons.tess,
): Information {
  return {
    OrderRows: [euRow()],
    CustomerIdentity: {
      NationalIdNumber: person.NationalId,
      CountryCode: person.CountryCode,
      CustomerType: person.CustomerType,
    },
    OrderDate: '2026-01-01T00:00:00',
    OrderType: 'Invoice',
    ...changes,
  }
}

/** Calls CreateInvoice for all that is left of the order, or for these rows. */
export function createInvoice(
  ProviderOrderNr: Long,
  InvoiceRows: ClientInvoiceRow[] = [],
  changes: Partial<ClientInvoiceInfo> = {},
): Promise<CreditOutput<'CreateInvoice'>> {
  return ask('CreateInvoice', {
    ProviderOrderNr,
    Invoice: {
      NumberOfCreditDays: 30,
      InvoiceDistributionForm: 'Post',
      InvoiceNrToCredit: null,
      InvoiceRows,
      ...changes,
    },
  })
}

type DeliverInformation = NonNullable<CreditInput<'DeliverOrderEu'>['DeliverOrderInformation']>
type DeliverInvoiceDetails = NonNullable<DeliverInformation['DeliverInvoiceDetails']>

/** Details of an invoice delivery; by default all that is left, by post, 30 days. */
export function invoiceDetails(changes: Partial<DeliverInvoiceDetails> = {}): DeliverInvoiceDetails {
  return {
    NumberOfCreditDays: 30,
    InvoiceDistributionType: 'Post',
    IsCreditInvoice: false,
    InvoiceIdToCredit: null,
    PrintType: null,
    ...changes,
  }
}

/** Calls DeliverOrderEu. */
export function deliver(
  ProviderOrderId: Long,
  details: Partial<DeliverInvoiceDetails> = {},
  changes: Partial<DeliverInformation> = {},
): Promise<CreditOutput<'DeliverOrderEu'>> {
  const DeliverOrderInformation: DeliverInformation = {
    ProviderOrderId,
    OrderType: 'Invoice',
    DeliverInvoiceDetails: invoiceDetails(details),
    ...changes,
  }
  return ask('DeliverOrderEu', { DeliverOrderInformation })
}

/** Makes an order by CreateOrderEu. @returns its number */
export async function madeOrderEu(...request: Parameters<typeof createOrderEu>): Promise<Long> {
  const { Accepted, ErrorMessage, CreateOrderResult } = await createOrderEu(...request)
  expect({ Accepted, ErrorMessage }).toEqual({ Accepted: true, ErrorMessage: undefined })
  return CreateOrderResult!.ProviderOrderId
}

/** The order with this number, from GetOrders. */
export async function orderOf(ProviderOrderNr: Long) {
  const { Orders } = await ask('GetOrders', {
    ClientOrderNrIncluded: false,
    ProviderOrderNr,
    ProviderOrderNrIncluded: true,
  })
  return Orders![0]!
}
