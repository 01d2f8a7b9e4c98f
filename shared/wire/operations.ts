/**
 * The operation table: every operation of the provider's service, REST and SOAP, is one row. The edge's client and
 * routes, the provider's routes and the types of its handlers, the WSDL and OpenAPI come from it. A row's number is the
 * description's ("Endpoints", B); from 10 on, that of "Beyond the description" (section 1).
 */
import type * as z from 'zod/mini'
import {
  amountCancellation,
  orderCancellation,
  rowsCancellation,
} from '../domain/order/cancellation.schema.ts'
import {
  amountCredit,
  creditLessFee,
  creditResource,
  madeCredit,
  newRowCredit,
  rowsCredit,
} from '../domain/order/credit-request.schema.ts'
import { loweredDelivery, madeDelivery, orderDelivery } from '../domain/order/delivery-request.schema.ts'
import { orderMetadata } from '../domain/order/metadata.schema.ts'
import {
  addedOrderRow,
  addedOrderRows,
  orderRowAdd,
  orderRowsAdd,
  orderRowsUpdate,
  orderRowUpdate,
} from '../domain/order/order-row.schema.ts'
import { order } from '../domain/order/order.schema.ts'
import { report } from '../domain/report/report.schema.ts'
import type { OrderWriteName as ListedOrderWrite } from '../domain/order/history.enums.ts'
import { providerErrors, type ProviderErrorName } from './provider-errors.ts'
import { soapOperations } from '../domain/credit/soap/operations.ts'
import type { SoapOperation } from '../domain/credit/soap/soap-operation.ts'
import { type ParameterKinds, rest, type RestOperation } from './rest-operation.ts'

export type { ParameterKinds, RestOperation } from './rest-operation.ts'

export type Operation = RestOperation | SoapOperation

const orderRefusals = ['order-unknown', 'order-forbidden'] as const
const newRowsRefusals = [
  ...orderRefusals,
  'action-missing',
  'credit-refused',
  'order-amount-too-large',
] as const
const changedRowsRefusals = [...newRowsRefusals, 'rows-refused', 'request-invalid'] as const

const deliveryRefusals = [...orderRefusals, 'action-missing', 'rows-refused', 'request-invalid'] as const
const cancellationRefusals = [
  ...orderRefusals,
  'action-missing',
  'request-invalid',
  'order-amount-too-large',
] as const
const creditRefusals = [...deliveryRefusals, 'delivery-not-found', 'credit-too-high'] as const

const ORDER = '/api/v1/orders/{CheckoutOrderId}'
const ofOrder = { CheckoutOrderId: 'long' } as const
const ofDelivery = { CheckoutOrderId: 'long', DeliveryId: 'long' } as const

export const operations = {
  addOrderRow: rest({
    number: 1,
    method: 'POST',
    path: '/api/v1/orders/{CheckoutOrderId}/rows/',
    parameters: { CheckoutOrderId: 'long' },
    body: orderRowAdd,
    success: { status: 202, body: addedOrderRow },
    refusals: newRowsRefusals,
    requires: ['CanAddOrderRow'],
    capability: 'rows.write',
  }),
  addOrderRows: rest({
    number: 2,
    method: 'POST',
    path: '/api/v1/orders/{CheckoutOrderId}/rows/addOrderRows/',
    parameters: { CheckoutOrderId: 'long' },
    body: orderRowsAdd,
    success: { status: 202, body: addedOrderRows },
    refusals: newRowsRefusals,
    requires: ['CanAddOrderRow'],
    capability: 'rows.write',
  }),
  updateOrderRow: rest({
    number: 3,
    method: 'PATCH',
    path: '/api/v1/orders/{CheckoutOrderId}/rows/{OrderRowId}/',
    parameters: { CheckoutOrderId: 'long', OrderRowId: 'long' },
    body: orderRowUpdate,
    success: { status: 204 },
    refusals: changedRowsRefusals,
    requires: ['CanUpdateOrderRow'],
    capability: 'rows.write',
  }),
  updateOrderRows: rest({
    number: 4,
    method: 'POST',
    path: '/api/v1/orders/{CheckoutOrderId}/rows/updateOrderRows/',
    parameters: { CheckoutOrderId: 'long' },
    body: orderRowsUpdate,
    success: { status: 204 },
    refusals: changedRowsRefusals,
    requires: ['CanUpdateOrderRow'],
    capability: 'rows.write',
  }),
  replaceOrderRows: rest({
    number: 5,
    method: 'PUT',
    path: '/api/v1/orders/{CheckoutOrderId}/rows/replaceOrderRows',
    parameters: { CheckoutOrderId: 'long' },
    body: orderRowsAdd,
    success: { status: 204 },
    refusals: newRowsRefusals,
    requires: ['CanUpdateOrderRow'],
    capability: 'rows.write',
  }),
  extendOrder: rest({
    number: 6,
    method: 'PATCH',
    path: '/api/v1/orders/{CheckoutOrderId}/extendOrder/{expiryDate}/',
    parameters: { CheckoutOrderId: 'long', expiryDate: 'date' },
    success: { status: 200 },
    refusals: [...orderRefusals, 'order-does-not-expire', 'order-not-open', 'request-invalid'],
    capability: 'order.extend',
  }),
  setOrderMetadata: rest({
    number: 7,
    method: 'PUT',
    path: '/api/v1/orders/{CheckoutOrderId}/metadata',
    parameters: { CheckoutOrderId: 'long' },
    body: orderMetadata,
    success: { status: 200 },
    refusals: orderRefusals,
    capability: 'metadata.write',
  }),
  getOrder: rest({
    number: 8,
    method: 'GET',
    path: '/api/v1/orders/{CheckoutOrderId}',
    parameters: { CheckoutOrderId: 'long' },
    success: { status: 200, body: order },
    refusals: ['order-not-found', 'order-forbidden'],
    capability: 'order.read',
  }),
  getReport: rest({
    number: 9,
    method: 'GET',
    path: '/api/v2/reports',
    parameters: {},
    query: { date: 'date', includeWithholding: 'flag' },
    success: { status: 200, body: report, streamed: true },
    refusals: ['report-not-found', 'reports-forbidden', 'report-amount-too-large'],
    capability: 'report.read',
  }),
  deliverOrder: rest({
    number: 10,
    method: 'POST',
    path: `${ORDER}/deliveries`,
    parameters: ofOrder,
    body: orderDelivery,
    success: { status: 202, body: madeDelivery },
    refusals: [...deliveryRefusals, 'order-amount-too-large'],
    requires: ['CanDeliverOrder'],
    capability: 'deliveries.write',
  }),
  deliverAndLowerAmount: rest({
    number: 11,
    method: 'POST',
    path: `${ORDER}/deliveries/DeliverAndLowerAmount`,
    parameters: ofOrder,
    body: loweredDelivery,
    success: { status: 202, body: madeDelivery },
    refusals: [...deliveryRefusals, 'order-amount-too-large'],
    requires: ['CanDeliverOrder', 'CanCancelAmount'],
    capability: 'deliveries.write',
  }),
  cancelOrder: rest({
    number: 12,
    method: 'PATCH',
    path: ORDER,
    parameters: ofOrder,
    body: orderCancellation,
    chosenBy: ['IsCancelled'],
    success: { status: 204 },
    refusals: cancellationRefusals,
    requires: ['CanCancelOrder'],
    capability: 'orders.cancel',
  }),
  cancelAmount: rest({
    number: 13,
    method: 'PATCH',
    path: ORDER,
    parameters: ofOrder,
    body: amountCancellation,
    chosenBy: ['CancelledAmount'],
    success: { status: 204 },
    refusals: cancellationRefusals,
    requires: ['CanCancelAmount'],
    capability: 'orders.cancel',
  }),
  cancelOrderRows: rest({
    number: 14,
    method: 'PATCH',
    path: `${ORDER}/rows/cancelOrderRows`,
    parameters: ofOrder,
    body: rowsCancellation,
    success: { status: 204 },
    refusals: [...cancellationRefusals, 'rows-refused', 'credit-refused'],
    requires: ['CanCancelOrderRow'],
    capability: 'orders.cancel',
  }),
  creditOrderRows: rest({
    number: 15,
    method: 'POST',
    path: `${ORDER}/deliveries/{DeliveryId}/credits`,
    parameters: ofDelivery,
    body: rowsCredit,
    success: { status: 202, body: madeCredit },
    refusals: creditRefusals,
    requiresOfDelivery: 'CanCreditOrderRows',
    capability: 'credits.write',
  }),
  creditNewRow: rest({
    number: 16,
    method: 'POST',
    path: `${ORDER}/deliveries/{DeliveryId}/credits`,
    parameters: ofDelivery,
    body: newRowCredit,
    chosenBy: ['NewCreditOrderRow', 'NewCreditOrderRows'],
    success: { status: 202, body: madeCredit },
    refusals: creditRefusals,
    requiresOfDelivery: 'CanCreditNewRow',
    capability: 'credits.write',
  }),
  creditWithFee: rest({
    number: 17,
    method: 'POST',
    path: `${ORDER}/deliveries/{DeliveryId}/credits/CreditWithFee`,
    parameters: ofDelivery,
    body: creditLessFee,
    success: { status: 202, body: madeCredit },
    refusals: creditRefusals,
    requiresOfDelivery: 'CanCreditOrderRows',
    capability: 'credits.write',
  }),
  creditAmount: rest({
    number: 18,
    method: 'PATCH',
    path: `${ORDER}/deliveries/{DeliveryId}`,
    parameters: ofDelivery,
    body: amountCredit,
    success: { status: 200, body: madeCredit },
    refusals: creditRefusals,
    requiresOfDelivery: 'CanCreditAmount',
    capability: 'credits.write',
  }),
  // "Beyond the description" gives it no number: the task of a credit leads to it.
  getCredit: rest({
    method: 'GET',
    path: `${ORDER}/deliveries/{DeliveryId}/credits/{CreditId}`,
    parameters: { ...ofDelivery, CreditId: 'long' },
    success: { status: 200, body: creditResource },
    refusals: ['order-not-found', 'order-forbidden', 'delivery-not-found', 'credit-not-found'],
    capability: 'order.read',
  }),
  ...soapOperations,
} satisfies Record<string, Operation>

export type Operations = typeof operations
export type RestName = {
  [Name in keyof Operations]: Operations[Name] extends { kind: 'rest' } ? Name : never
}[keyof Operations]

/** The REST operations on an order. */
export type OrderOperationName = {
  [Name in RestName]: Operations[Name]['path'] extends `/api/v1/orders/${string}` ? Name : never
}[RestName]
/** The REST operations that change an order. */
export type OrderWriteName = {
  [Name in OrderOperationName]: Operations[Name]['method'] extends 'GET' ? never : Name
}[OrderOperationName]

type Assert<Statement extends true> = Statement
type Unlisted = Exclude<OrderWriteName, ListedOrderWrite>
type Unknown = Exclude<ListedOrderWrite, OrderWriteName>
/** The widget must not import this table, so this compares its list of writes with the table. */
export type HistoryListsTheOrderWrites = Assert<
  [Unlisted | Unknown] extends [never]
    ? true
    : `OrderWriteName of shared/domain/order/history.enums.ts differs from the table in ${Unlisted | Unknown}`
>

/** The errors that a REST operation's row names. */
export type RestRefusal<Name extends RestName> = Operations[Name]['refusals'][number]

type Output<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined

type ParameterValues<Kinds> = { [Name in keyof Kinds]: ParameterKinds[Kinds[Name] & keyof ParameterKinds] }

/** The parameters of path and query of a REST operation. */
export type RestParameters<Name extends RestName> = ParameterValues<Operations[Name]['parameters']> &
  (Operations[Name] extends { query: infer Query } ? ParameterValues<Query> : unknown)

/** The parameters and, where there is one, the body of a REST operation. */
export type RestInput<Name extends RestName> = RestParameters<Name> &
  (Operations[Name] extends { body: infer Body } ? { body: Output<Body> } : unknown)

/** The body of a REST operation's answer on success. */
export type RestOutput<Name extends RestName> = Operations[Name]['success'] extends { body: infer Body }
  ? Output<Body>
  : undefined

export const restNames = Object.keys(operations).filter((name) => !(name in soapOperations)) as RestName[]

/** Every error that a REST operation answers, unless the service itself fails. */
export function refusalsOf({ refusals, parameters, body }: RestOperation): ProviderErrorName[] {
  const common = [
    'request-invalid',
    'authorization-missing',
    'authorization-refused',
    'bearer-timestamp-refused',
    'signed-timestamp-refused',
  ] as const
  const names = new Set<ProviderErrorName>([...common, ...refusals])
  if (Object.keys(parameters).length > 0) names.add('path-parameter-invalid')
  if (body) names.add('content-type-wrong')
  return [...names].toSorted((one, other) => providerErrors[one].Code - providerErrors[other].Code)
}
