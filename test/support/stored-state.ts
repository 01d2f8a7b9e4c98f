/** Makes the state of ordinary use at edge and provider, and reads it again after a restore or an upgrade. */
import { parseJson, stringifyJson } from '../../shared/domain/values/json.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { sandboxMerchants } from '../../shared/sandbox.ts'
import type { SoapOutput } from '../../shared/domain/credit/soap/operations.ts'
import type { Addresses } from '../../scripts/sandbox-env.ts'
import { endSession, openSession } from './client.ts'
import { orderThroughEdge } from './credit-act.ts'
import { createOrder, deliver, orderAtProvider } from './sandbox.ts'
import { soapAtEdge, soapAtProvider } from './soap-calls.ts'

/** A day of which the sandbox has a report. */
const CLOSED_DAY = '2020-03-05'
const CLOSINGS = '/api/v2/reports/closings'
const closing = { date: CLOSED_DAY }

/** The ids of the made state. */
export interface MadeState {
  order: string
  /** The key of the write that added a row to the order. */
  key: string
  /** The number of a credit order, in digits. */
  creditOrder: string
}

/** A write with history, a delivery, a credit order with history, a closed day and an ended session. */
export async function makeState(addresses: Addresses): Promise<MadeState> {
  const OrderRows = [{ Name: 'Lamp', Quantity: 200, UnitPrice: 10_000, VatPercent: 2500 }]
  const made = {
    order: await createOrder(addresses, { OrderRows }),
    key: crypto.randomUUID(),
    creditOrder: '',
  }
  await addRowOnce(addresses, made)
  // A delivered order cannot expire, so it reads the same years later.
  await deliver(addresses, made.order)
  const number = await orderThroughEdge(addresses)
  await deliverCreditOrder(addresses, number)
  const key = { 'Idempotency-Key': crypto.randomUUID() }
  await asServer(addresses, CLOSINGS, { method: 'POST', body: stringifyJson(closing), headers: key })
  await endSession(addresses, await openSession(addresses))
  return { ...made, creditOrder: String(number) }
}

/** Adds the row with its key, so that repeated requests add it once. @returns the answer's body */
export function addRowOnce(
  addresses: Addresses,
  { order, key }: Omit<MadeState, 'creditOrder'>,
): Promise<unknown> {
  const body = stringifyJson({ Name: 'Shade', Quantity: 300, UnitPrice: 4_900, VatPercent: 2500 })
  const headers = { 'Idempotency-Key': key }
  return asServer(addresses, `/api/v1/orders/${order}/rows/`, { method: 'POST', body, headers })
}

/** All stored data by its place, independent of the time of reading. */
export async function readState(addresses: Addresses, made: MadeState): Promise<Record<string, unknown>> {
  const { OrderRows, Deliveries, OrderStatus, MerchantOrderId } = await orderAtProvider(addresses, made.order)
  const { Orders } = await creditOrders(addresses, parseJson(made.creditOrder) as Long)
  return {
    order: {
      OrderRows,
      OrderStatus,
      MerchantOrderId,
      deliveries: Deliveries.map(({ DeliveryAmount, OrderRows }) => ({
        DeliveryAmount,
        rows: OrderRows.map(({ Name, Quantity, UnitPrice }) => ({ Name, Quantity, UnitPrice })),
      })),
    },
    creditOrder: Orders?.map(({ ClientOrderNr, CurrentAmount, IsActive, Invoices }) => ({
      ClientOrderNr,
      CurrentAmount,
      IsActive,
      invoices: Invoices?.length,
    })),
    history: await asServer(addresses, `/api/v1/orders/${made.order}/history`),
    creditHistory: await asServer(addresses, `/api/credit/history?ProviderOrderNr=${made.creditOrder}`),
    closings: await asServer(addresses, `${CLOSINGS}?from=${CLOSED_DAY}&to=${CLOSED_DAY}`),
  }
}

function creditOrders(addresses: Addresses, ProviderOrderNr: Long): Promise<SoapOutput<'GetOrders'>> {
  const search = { ClientOrderNrIncluded: false, ProviderOrderNrIncluded: true, ProviderOrderNr }
  return soapAtProvider(addresses, 'GetOrders', search)
}

async function deliverCreditOrder(addresses: Addresses, ProviderOrderId: Long): Promise<void> {
  const DeliverInvoiceDetails = {
    NumberOfCreditDays: 30,
    InvoiceDistributionType: 'Email',
    IsCreditInvoice: false,
    InvoiceIdToCredit: null,
    PrintType: null,
  } as const
  const DeliverOrderInformation = { ProviderOrderId, OrderType: 'Invoice', DeliverInvoiceDetails } as const
  const { status, text } = await soapAtEdge(
    addresses,
    'DeliverOrderEu',
    { DeliverOrderInformation },
    { wire: 'json', key: crypto.randomUUID() },
  )
  if (status !== 200) throw new Error(`not delivered: ${status} ${text}`)
}

/** A request of the merchant's own server. @throws Error unless it succeeds */
async function asServer({ edge }: Addresses, path: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(edge + path, {
    ...init,
    headers: {
      Authorization: `Bearer sandbox-api-key-${sandboxMerchants.first}`,
      ...(init.body ? { 'Content-Type': 'application/json' } : {}),
      ...(init.headers as Record<string, string>),
    },
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`)
  return parseJson(text)
}
