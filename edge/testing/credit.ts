/** Helpers of the credit desks' tests: a test's own orders and plans, and calls directly to the provider. */
import type { Long } from '../../shared/domain/values/long.ts'
import { testPersons } from '../../shared/test-persons.ts'
import { operatorName } from '../../shared/wire/operator-name.ts'
import type { SoapInput, SoapName, SoapOutput } from '../../shared/domain/credit/soap/operations.ts'
import { soapVersions, writeEnvelope } from '../../shared/wire/soap/envelope.ts'
import { writeRequest } from '../../shared/wire/soap/message.ts'
import { outputOf } from '../../shared/wire/testing/output-of.ts'
import { readConfig } from '../config/config.ts'
import type { CreditSubject } from '../../shared/domain/credit/credit.enums.ts'
import { subjectDeskName } from '../credit-desk/credit-request.ts'
import { API_KEY, ask, asServer, atSandbox, bodyOf, env, json } from './edge.ts'

const spelling = { operator: operatorName(), namespace: 'urn:provider:order-finance' }
const Auth = readConfig(env).merchants.get('100001')!.SoapClients!.Invoice!

export const person = { CountryCode: 'SE', SecurityNumber: testPersons.tess.NationalId, IsCompany: false }
/** 100 without VAT, so 125.00 a unit. */
export const row = {
  Description: 'Lamp',
  PricePerUnit: '100',
  NrOfUnits: '2',
  VatPercent: 25,
  DiscountPercent: 0,
}

/** Calls the provider directly. */
export async function atProvider<Name extends SoapName>(
  name: Name,
  input: SoapInput<Name>,
): Promise<SoapOutput<Name>> {
  const request = { ...(input as object), Auth } as SoapInput<Name>
  const response = await fetch('http://provider.test/soap', {
    method: 'POST',
    headers: { 'Content-Type': 'text/xml' },
    body: writeEnvelope('1.1', writeRequest(name, request, spelling)),
  })
  return resultOf(name, await response.text())
}

/** The result in an envelope. */
export function resultOf<Name extends SoapName>(name: Name, text: string): SoapOutput<Name> {
  return outputOf(name, text, spelling)
}

export function orderInput(ClientOrderNr?: string): SoapInput<'CreateOrder'> {
  const Order = { OrderDate: '2026-11-21T00:00:00', PreApprovedCustomerId: 0, ...person }
  return { Order: { ...Order, ...(ClientOrderNr && { ClientOrderNr }) }, InvoiceRows: [row] }
}

export function invoiceInput(ProviderOrderNr: Long): SoapInput<'CreateInvoice'> {
  const Invoice = {
    NumberOfCreditDays: 30,
    InvoiceDistributionForm: 'Email',
    InvoiceNrToCredit: null,
  } as const
  return { ProviderOrderNr, Invoice: { ...Invoice, InvoiceRows: [{ ...row, NrOfUnits: '1' }] } }
}

/** An order of 250.00 for one test only. */
export async function newCreditOrder(): Promise<Long> {
  const { ProviderOrderNr } = await atProvider('CreateOrder', orderInput(crypto.randomUUID()))
  return ProviderOrderNr
}

/** The order at the provider. */
export async function creditOrder(ProviderOrderNr: Long) {
  const search = { ClientOrderNrIncluded: false, ProviderOrderNr, ProviderOrderNrIncluded: true }
  return (await atProvider('GetOrders', search)).Orders![0]!
}

/** A JSON call of the merchant's server, which takes the whole answer. */
export async function post(name: SoapName, body: unknown, key?: string, headers = {}): Promise<Response> {
  const init = json('POST', body, { ...headers, ...(key && { 'Idempotency-Key': key }) })
  const response = await asServer(`/api/soap/${name}`, init)
  return new Response(await response.arrayBuffer(), response)
}

/** An XML call of the merchant's old client. */
export async function postXml<Name extends SoapName>(
  name: Name,
  input: SoapInput<Name>,
  key?: string,
  headers = {},
) {
  const response = await ask('/soap', {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${API_KEY}`,
      'Content-Type': soapVersions['1.1'].contentType,
      ...headers,
      ...(key && { 'Idempotency-Key': key }),
    },
    body: writeEnvelope('1.1', writeRequest(name, input, spelling)),
  })
  return { status: response.status, text: await response.text() }
}

/**
 * Sets a fault of the next write; a read before it succeeds.
 * @param asks whether the desk reads at the provider first
 */
export async function faultAtWrite(fault: object, asks = true): Promise<void> {
  if (asks) await atSandbox('faults', { path: '/soap', latencyMs: 1 })
  await atSandbox('faults', { path: '/soap', ...fault })
}

export async function deskOf(kind: CreditSubject, number: Long | string) {
  return env.CREDIT_DESK.getByName(await subjectDeskName('100001', { kind, number }))
}

export async function creditHistory(query: string): Promise<Record<string, unknown>[]> {
  const page = (await bodyOf(await asServer(`/api/credit/history?${query}`))) as {
    entries: Record<string, unknown>[]
  }
  return page.entries
}
