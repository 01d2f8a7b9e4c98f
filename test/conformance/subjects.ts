/** The orders and bodies of the conformance suite, and its readers of answers. */
import { dayFromNow } from '../../shared/testing/day-from-now.ts'
import { expect } from 'vitest'
import type { Long } from '../../shared/domain/values/long.ts'
import { order as orderSchema, type Order } from '../../shared/domain/order/order.schema.ts'
import { memberReader } from '../../shared/wire/members.ts'
import type { RestName } from '../../shared/wire/operations.ts'
import { operatorName } from '../../shared/wire/operator-name.ts'
import { type Answer, call, type Deployment, send } from './deployment.ts'

/** A row that every order accepts: 2 × 1,50 with 25 % VAT. */
export const row = {
  ArticleNumber: 'C1',
  Name: 'Conformance row',
  Quantity: 200,
  UnitPrice: 150,
  VatPercent: 2500,
  Unit: 'st',
}

/** An order to change: a new one in a sandbox, otherwise the given one. */
export async function openOrder(deployment: Deployment, changes: object = {}): Promise<Long> {
  if ('open' in deployment.orders) return deployment.orders.open
  const body = { PaymentType: 'Invoice', OrderRows: [row, { ...row, Name: 'Second row' }], ...changes }
  return ((await callSandbox(deployment, '/sandbox/orders', body)) as { Id: Long }).Id
}

/** Calls a sandbox endpoint, which must succeed. @returns the body of its response */
async function callSandbox({ orders }: Deployment, path: string, body: object = {}): Promise<unknown> {
  if ('open' in orders) throw new Error(`Calling ${path} failed: the deployment has no sandbox.`)
  const { url, clientId, clientSecret } = orders.sandbox
  const value = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
  const headers = { Authorization: `Basic ${value}`, 'Content-Type': 'application/json' }
  const answer = await send(url + path, { method: 'POST', body: JSON.stringify(body), headers })
  expect([200, 201, 204]).toContain(answer.status)
  return answer.body
}

export function orderPath(id: Long): string {
  return `/api/v1/orders/${id}`
}

export async function readOrder(deployment: Deployment, id: Long): Promise<Order> {
  const { status, text, body } = await call(deployment, orderPath(id))
  expectStatus({ status, text }, 200)
  return orderSchema.parse(memberReader(orderSchema, operatorName(deployment.operator))(body))
}

/** Delivers an order, or rows of it. */
export async function deliverRows(deployment: Deployment, id: Long, OrderRowIds: Long[] = []): Promise<void> {
  const body = { OrderRowIds }
  expectStatus(await call(deployment, `${orderPath(id)}/deliveries`, { method: 'POST', body }), 202)
}

/** Adds a row. @returns its id */
export async function addedRow(deployment: Deployment, id: Long, changes: object = {}): Promise<Long> {
  const { status, text, body } = await call(deployment, `${orderPath(id)}/rows/`, {
    method: 'POST',
    body: { ...row, ...changes },
  })
  expectStatus({ status, text }, 202)
  return (body as { OrderRowID: Long }).OrderRowID
}

/** One request for each operation, which an order with these rows, deliveries and credits accepts. */
export const requests: { [Name in RestName]: { input: Record<string, unknown>; body?: unknown } } = {
  addOrderRow: { input: {}, body: row },
  addOrderRows: { input: {}, body: { OrderRows: [row] } },
  updateOrderRow: { input: { OrderRowId: 1 }, body: { Quantity: 100 } },
  updateOrderRows: { input: {}, body: { OrderRows: [{ RowId: 1, Quantity: 100 }] } },
  replaceOrderRows: { input: {}, body: { OrderRows: [row] } },
  extendOrder: { input: { expiryDate: dayFromNow(40) } },
  setOrderMetadata: { input: {}, body: { Metadata: [{ Key: 'k', Value: 'v' }] } },
  getOrder: { input: {} },
  getReport: { input: { date: '2020-03-05', includeWithholding: false } },
  deliverOrder: { input: {}, body: { OrderRowIds: [] } },
  deliverAndLowerAmount: { input: {}, body: { DeliveredAmount: 1 } },
  cancelOrder: { input: {}, body: { IsCancelled: true } },
  cancelAmount: { input: {}, body: { CancelledAmount: 1 } },
  cancelOrderRows: { input: {}, body: { OrderRowIds: [1] } },
  creditOrderRows: { input: { DeliveryId: 1 }, body: { OrderRowIds: [1] } },
  creditNewRow: {
    input: { DeliveryId: 1 },
    body: { NewCreditOrderRow: { Name: 'Late', UnitPrice: 1, VatPercent: 2500 } },
  },
  creditWithFee: { input: { DeliveryId: 1 }, body: { OrderRowIds: [1] } },
  creditAmount: { input: { DeliveryId: 1 }, body: { CreditedAmount: 1 } },
  getCredit: { input: { DeliveryId: 1, CreditId: 1 } },
}

/** Checks the status; a failure shows the whole answer. */
export function expectStatus({ status, text }: Pick<Answer, 'status' | 'text'>, expected: number): void {
  expect({ status, text }).toEqual({ status: expected, text })
}
