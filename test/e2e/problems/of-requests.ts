/** Problems that the edge finds by itself, or by reading the order: none of these writes reaches the provider. */
import type { Long } from '../../../shared/domain/values/long.ts'
import { batchLimits } from '../../../shared/domain/values/limits.ts'
import type { ProblemCode } from '../../../shared/problems.ts'
import { openSession } from '../../support/client.ts'
import { cancel, deliver, type ProviderWrite, writeAtProvider } from '../../support/sandbox.ts'
import { rawRequest } from '../../support/raw-request.ts'
import { signedToken, type TokenClaims } from '../../support/signed-token.ts'
import {
  asPage,
  asServer,
  atOwnEdge,
  deliveryPath,
  firstMerchant,
  json,
  newOrder,
  orderPath,
  type Provoke,
  refuseWrites,
  type World,
} from './world.ts'

const row = { Name: 'Bulb', Quantity: 100, UnitPrice: 500 }
const scratch = { Name: 'Scratch', UnitPrice: 500, VatPercent: 2500 }
const HOUR = 3_600_000

const add =
  (body: unknown, headers = {}): Provoke =>
  (world, id) =>
    asServer(world, `${orderPath(id)}/rows`, json('POST', body, headers))
const update =
  (OrderRows: unknown): Provoke =>
  (world, id) =>
    asServer(world, `${orderPath(id)}/rows/updateOrderRows`, json('POST', { OrderRows }))
const metadata =
  (...Metadata: unknown[]): Provoke =>
  (world, id) =>
    asServer(world, `${orderPath(id)}/metadata`, json('PUT', { Metadata }))
const extend =
  (date: string): Provoke =>
  (world, id) =>
    asServer(world, `${orderPath(id)}/extendOrder/${date}`, { method: 'PATCH' })
const page =
  (headers: Record<string, string>, requested = {}): Provoke =>
  (world, id) =>
    asPage(world, `${orderPath(id)}/rows`, json('POST', row, headers), requested)
const batch = (world: World, orders: readonly Long[]): Promise<Response> =>
  asServer(world, '/api/v1/batches', json('POST', { kind: 'deliver', orders }))
/** Its order is still read. */
const pauseUnread: Provoke = async (world) => {
  const { id } = (await (await batch(world, [1])).json()) as { id: string }
  return asServer(world, `/api/v1/batches/${id}/pause`, { method: 'POST' })
}
const fillBatches: Provoke = async (world) => {
  for (let n = 0; n < batchLimits.perMerchant; n++) await batch(world, [1])
  return batch(world, [1])
}
/** A write to a new order, after the order was prepared. */
const life =
  (write: OwnWrite, order: object = {}): Provoke =>
  async (world) => {
    const id = await newOrder(world, order)
    if (write.ofDelivery) await deliver(world.addresses, id)
    await refuseWrites(world, id)
    const { method = 'POST', path, body } = write
    const start = write.ofDelivery ? await deliveryPath(world, id) : orderPath(id)
    return asServer(world, `${start}/${path}`, json(method, body))
  }
interface OwnWrite {
  method?: 'PATCH'
  /** Below the order's path, or that of its delivery. */
  path: string
  body: object
  /** The order is delivered first. */
  ofDelivery?: true
}
const read =
  (path: string, init: RequestInit = {}): Provoke =>
  (world) =>
    asServer(world, path, init)
const withToken =
  (claims: TokenClaims | string): Provoke =>
  async ({ addresses }) => {
    const value = typeof claims === 'string' ? claims : await signedToken(claims)
    const headers = { Authorization: `Bearer ${value}`, Origin: addresses.demo }
    return fetch(`${addresses.edge}/session`, { headers })
  }

export const ofRequests = {
  'body-not-json': add('{'),
  'body-not-utf8': (world, id) =>
    asServer(world, `${orderPath(id)}/rows`, {
      method: 'POST',
      body: new Uint8Array([0x22, 0xff, 0x22]),
      headers: { 'Content-Type': 'application/json' },
    }),
  'body-too-large': add(`"${'x'.repeat(1024 * 1024)}"`),
  'content-type-unsupported': add(row, { 'Content-Type': 'text/plain' }),
  'host-invalid': async ({ addresses }) => {
    const { status, head, body } = await rawRequest(addresses.edge, ['GET /session HTTP/1.1', 'Host: a b'])
    const headers = head
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string])
    return new Response(body, { status, headers })
  },
  'path-parameter-invalid': read('/api/v1/orders/x'),
  'not-found': read('/api/v3/orders'),
  'method-not-allowed': read('/sessions'),
  'upgrade-required': (world, id) => asServer(world, `${orderPath(id)}/live`),
  'member-missing': add({ ...row, Name: undefined }),
  'member-wrong-type': add({ ...row, Name: 1 }),
  'member-too-short': add({ ...row, Name: '' }),
  'member-too-long': add({ ...row, Name: 'x'.repeat(41) }),
  'member-out-of-range': add({ ...row, Quantity: 0 }),
  'member-has-control-characters': add({ ...row, Name: 'a\u0007' }),
  'member-not-unicode': add('{"Name":"\\ud800","Quantity":100,"UnitPrice":500}'),
  'list-empty': update([]),
  'list-too-long': metadata(...Array.from({ length: 51 }, (_, n) => ({ Key: `k${n}`, Value: '' }))),
  'key-repeated': metadata({ Key: 'k', Value: '' }, { Key: 'k', Value: '' }),
  'row-repeated': update([
    { RowId: 1, Quantity: 100 },
    { RowId: 1, Quantity: 100 },
  ]),
  'order-repeated': (world) => batch(world, [1, 1]),
  'batch-state': pauseUnread,
  'batches-too-many': atOwnEdge({}, fillBatches),
  'date-invalid': extend('2030-13-01'),
  'date-not-later': extend('2020-01-01'),
  'discounts-exclusive': add({ ...row, DiscountPercent: 1, DiscountAmount: 1 }),
  'discount-above-row': add({ ...row, DiscountAmount: 501 }),
  'amount-too-large': add({ ...row, UnitPrice: 9_999_999_999_999, Quantity: 999_999_999 }),
  'amount-negative': life(
    { path: 'deliveries', body: { OrderRowIds: [2] } },
    { OrderRows: [row, { ...row, Name: 'Rebate', UnitPrice: -100 }] },
  ),
  'order-amount-negative': life(
    { method: 'PATCH', path: 'rows/1', body: { IsCancelled: true } },
    { OrderRows: [row, { ...row, Name: 'Rebate', UnitPrice: -100 }] },
  ),
  'members-exclusive': life({
    path: 'credits',
    body: { NewCreditOrderRow: scratch, NewCreditOrderRows: [scratch] },
    ofDelivery: true,
  }),
  'row-not-listed': life({
    path: 'deliveries',
    body: { OrderRowIds: [1], RowDeliveryOptions: [{ OrderRowId: 2, Quantity: 100 }] },
  }),
  'payment-type-wrong': life(
    { path: 'deliveries', body: { OrderRowIds: [], InvoiceDistributionType: 'Post' } },
    { PaymentType: 'Card' },
  ),
  'delivery-not-found': life({ path: 'deliveries/1/credits', body: { OrderRowIds: [1] } }),
  // The order's row comes to 200.00.
  'credit-too-high': life({
    path: 'credits',
    body: { NewCreditOrderRow: { ...scratch, UnitPrice: 20_001 } },
    ofDelivery: true,
  }),
  'operation-not-offered': atOwnEdge(
    { env: { OPERATIONS: '["getOrder","addOrderRow"]' } },
    life({ path: 'deliveries', body: { OrderRowIds: [] } }),
  ),
  'metadata-secret': metadata({ Key: 'password', Value: '' }),
  'metadata-personal': metadata({ Key: 'note', Value: 'tess@example.com' }),
  'note-sensitive': add(row, { 'Order-Admin-Note': 'tess@example.com' }),
  'row-not-found': update([{ RowId: 77, Quantity: 100 }]),
  'if-match-invalid': add(row, { 'If-Match': 'x' }),
  'idempotency-key-invalid': add(row, { 'Idempotency-Key': 'a b' }),
  'save-id-invalid': add(row, { 'Save-Id': 'a b' }),

  'api-key-missing': ({ addresses }) => fetch(`${addresses.edge}/sessions`, { method: 'POST' }),
  'api-key-invalid': (world) => asServer(world, '/session', {}, 'unknown'),
  'signature-invalid': ({ addresses }) =>
    fetch(`${addresses.edge}/session`, { headers: { Authorization: 'Provider x' } }),
  'origin-not-allowed': read(
    '/sessions',
    json('POST', {
      origin: 'https://evil.example',
      user: { id: 'u', name: 'U' },
      capabilities: ['order.read'],
    }),
  ),
  'session-missing': ({ addresses }) => fetch(`${addresses.edge}/session`),
  'session-invalid': withToken('a.b.c'),
  'session-expired': withToken({ at: Date.now() - HOUR }),
  'session-not-yet-valid': withToken({ at: Date.now() + HOUR }),
  'session-unknown-merchant': withToken({ merchant: '999' }),
  'session-wrong-origin': withToken({ audience: 'https://elsewhere.example' }),
  'session-ended': async (world, order) => {
    const { id, token: ended } = await openSession(world.addresses)
    await asServer(world, `/sessions/${id}`, { method: 'DELETE' })
    return withToken(ended)(world, order)
  },
  'capability-missing': page({}, { capabilities: ['order.read'] }),
  'order-outside-session': page({}, { orderId: 1 }),
  'rate-limited': atOwnEdge({ rates: { MERCHANT_RATE: 0 } }, read('/session')),

  'if-match-required': page({ 'Idempotency-Key': 'k' }),
  'idempotency-key-required': page({ 'If-Match': '*' }),
  'order-changed': add(row, { 'If-Match': '"another"' }),
  'action-missing': async (world) => {
    const id = await newOrder(world)
    await cancel(world.addresses, id)
    await refuseWrites(world, id)
    return add(row)(world, id)
  },
  // The order's row comes to 200.00: all of it is credited.
  'delivery-action-missing': async (world) => {
    const id = await newOrder(world)
    await deliver(world.addresses, id)
    const path = await deliveryPath(world, id)
    const all = {
      method: 'PATCH',
      path: path.slice(orderPath(id).length + 1),
      body: { CreditedAmount: 20_000 },
    }
    await writeAtProvider(world.addresses, id, all as ProviderWrite)
    await refuseWrites(world, id)
    return asServer(world, `${path}/credits`, json('POST', { OrderRowIds: [1] }))
  },
  'order-does-not-expire': async (world) =>
    extend('2040-01-31')(world, await newOrder(world, { PaymentType: 'Card' })),
  'row-action-missing': async (world) => {
    const id = await newOrder(world, { OrderRows: [row, row] })
    const body = { OrderRowIds: [1] }
    await writeAtProvider(world.addresses, id, { method: 'PATCH', path: 'rows/cancelOrderRows', body })
    await refuseWrites(world, id)
    return update([{ RowId: 1, Quantity: 100 }])(world, id)
  },

  'operation-unknown': read('/api/soap/DropTables', json('POST', {})),
  'body-not-xml': read('/soap', { method: 'POST', body: '{' }),
  'header-not-understood': read('/soap', {
    method: 'POST',
    body:
      '<e:Envelope xmlns:e="http://schemas.xmlsoap.org/soap/envelope/"><e:Header>' +
      '<t:Lock xmlns:t="urn:t" e:mustUnderstand="1"/></e:Header><e:Body>' +
      '<Ping xmlns="urn:provider:order-finance"/></e:Body></e:Envelope>',
  }),
  'credit-not-offered': atOwnEdge(
    { env: firstMerchant({ SoapClients: undefined }) },
    read('/api/soap/GetPaymentPlanParams', json('POST', {})),
  ),
} satisfies { [Code in ProblemCode]?: Provoke }
