/**
 * THE operation table: every operation of the provider's service is one row, REST and SOAP alike. From it
 * come the edge's client and routes, the provider's routes and handlers' types, and the WSDL. A number is
 * the operation's number in the description ("Endpoints", B).
 */
import type * as z from 'zod/mini'
import type { OrderAction } from '../domain/enums.ts'
import type { Long } from '../domain/long.ts'
import { addedOrderRow, orderRowAdd } from '../domain/order-row.schema.ts'
import { order } from '../domain/order.schema.ts'
import type { Capability } from '../domain/session.ts'
import { nothing, type Shape, type ShapeValue, string } from './xml/shape.ts'

/** What a path parameter can be, and what it is read into. */
export interface ParameterKinds {
  long: Long
}

export interface RestOperation {
  kind: 'rest'
  number: number
  method: 'GET' | 'POST' | 'PUT' | 'PATCH'
  /** As the description writes it; matched without regard to case and to a trailing slash. */
  path: `/api/${string}`
  parameters: Record<string, keyof ParameterKinds>
  /** The JSON body of the request; absent where the operation takes none. */
  body?: z.ZodMiniType
  success: { status: 200 | 202 | 204; body?: z.ZodMiniType }
  /** The action that the order must have. */
  requires?: OrderAction
  /** What a session must allow. */
  capability: Capability
  summary: string
}

export interface SoapOperation {
  kind: 'soap'
  request: Shape
  result: Shape
  deprecated: boolean
  summary: string
}

export type Operation = RestOperation | SoapOperation

function rest<const Row extends Omit<RestOperation, 'kind'>>(row: Row): Row & { kind: 'rest' } {
  return { kind: 'rest', ...row }
}

function soap<const Row extends Omit<SoapOperation, 'kind'>>(row: Row): Row & { kind: 'soap' } {
  return { kind: 'soap', ...row }
}

export const operations = {
  addOrderRow: rest({
    number: 1,
    method: 'POST',
    path: '/api/v1/orders/{CheckoutOrderId}/rows/',
    parameters: { CheckoutOrderId: 'long' },
    body: orderRowAdd,
    success: { status: 202, body: addedOrderRow },
    requires: 'CanAddOrderRow',
    capability: 'rows.write',
    summary: 'Adds a row to an order.',
  }),
  getOrder: rest({
    number: 8,
    method: 'GET',
    path: '/api/v1/orders/{CheckoutOrderId}',
    parameters: { CheckoutOrderId: 'long' },
    success: { status: 200, body: order },
    capability: 'order.read',
    summary: 'Returns an order with its rows, deliveries, credits and addresses.',
  }),
  Ping: soap({
    request: nothing,
    result: string,
    deprecated: false,
    summary: 'Answers when the service is there.',
  }),
} satisfies Record<string, Operation>

export type Operations = typeof operations
type NamesOf<Kind> = { [Name in keyof Operations]: Operations[Name] extends { kind: Kind } ? Name : never }
export type RestName = NamesOf<'rest'>[keyof Operations]
export type SoapName = NamesOf<'soap'>[keyof Operations]

type Output<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined

/** The path parameters and, where there is one, the body of a REST operation. */
export type RestInput<Name extends RestName> = {
  [
    Parameter in keyof Operations[Name]['parameters']
  ]: ParameterKinds[Operations[Name]['parameters'][Parameter] & keyof ParameterKinds]
} & (Operations[Name] extends { body: infer Body } ? { body: Output<Body> } : unknown)

/** The body of a REST operation's answer on success. */
export type RestOutput<Name extends RestName> = Operations[Name]['success'] extends { body: infer Body }
  ? Output<Body>
  : undefined

export type SoapInput<Name extends SoapName> = ShapeValue<Operations[Name]['request']>
export type SoapOutput<Name extends SoapName> = ShapeValue<Operations[Name]['result']>

function namesOf<Kind extends Operation['kind']>(kind: Kind) {
  return (Object.keys(operations) as (keyof Operations)[]).filter((name) => operations[name].kind === kind)
}

export const restNames = namesOf('rest') as RestName[]
export const soapNames = namesOf('soap') as SoapName[]
