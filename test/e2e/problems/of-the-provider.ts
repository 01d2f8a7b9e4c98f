/** Problems caused by the provider's answers, and by failures of the edge itself. */
import { mkdtempSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Long } from '../../../shared/domain/values/long.ts'
import { closingLimits } from '../../../shared/domain/values/limits.ts'
import type { ProblemCode } from '../../../shared/problems.ts'
import { testPersons } from '../../../shared/test-persons.ts'
import { sandboxEnv } from '../../../scripts/sandbox-env.ts'
import { BREAKER_THRESHOLD } from '../../../edge/upstream/breaker.ts'
import { GATE_LIMIT } from '../../../edge/upstream/gate.ts'
import { orderThroughEdge } from '../../support/credit-act.ts'
import { startEdge } from '../../support/edge-process.ts'
import { json as answerJson, someOrder, startHostileProvider } from '../../support/hostile-provider.ts'
import { startProvider } from '../../support/provider-process.ts'
import { startRelay } from '../../support/relay.ts'
import { cancel, deliver, type ProviderWrite, writeAtProvider } from '../../support/sandbox.ts'
import { soapAtEdge } from '../../support/soap-calls.ts'
import {
  asPage,
  asServer,
  atDoor,
  atOwnEdge,
  deliveryPath,
  fault,
  firstMerchant,
  json,
  newOrder,
  orderPath,
  type Provoke,
  type World,
} from './world.ts'

const row = { Name: 'Bulb', Quantity: 100, UnitPrice: 500, VatPercent: 2500 }
/** Two of these do not fit in 64 bits. */
const hugeRow = { Name: 'Huge', Quantity: 90_000_000, UnitPrice: 9_999_999_999_999, VatPercent: 0 }
/** Each order has a new customer, so that the requested credit limit applies. */
const hugeOrder = (NationalId: string) => ({
  OrderRows: [hugeRow],
  PaymentType: 'Card',
  Customer: { CountryCode: 'SE', NationalId },
  CreditLimit: 9_223_372_036_854_775_807n,
})
const OTHER_MERCHANTS_ORDER = 8906900

const read: Provoke = (world, id) => asServer(world, orderPath(id))
const add =
  (body: unknown = row, headers = {}): Provoke =>
  (world, id) =>
    asServer(world, `${orderPath(id)}/rows`, json('POST', body, headers))
const report =
  (date: string): Provoke =>
  (world) =>
    asServer(world, `/api/v2/reports?date=${date}`)
const soap =
  (name: string, body: unknown): Provoke =>
  (world) =>
    asServer(world, `/api/soap/${name}`, json('POST', body))

/** A read has three attempts. */
const faultyRead =
  (what: object, times = 3): Provoke =>
  async (world, id) => {
    await fault(world, id, { method: 'GET', times, ...what })
    return read(world, id)
  }

/** Updates a row, after another system changed the order between the edge's check and the provider's. */
const behindItsBack =
  (body: object, change: Pick<ProviderWrite, 'path' | 'body'>): Provoke =>
  async (world) => {
    const id = await newOrder(world, { OrderRows: [{ ...row, UnitPrice: 10_000 }, row] })
    const relay = await startRelay(
      world.addresses.provider,
      async ({ method }) => method === 'PATCH' && writeAtProvider(world.addresses, id, { method, ...change }),
    )
    const write: Provoke = (own) => asServer(own, `${orderPath(id)}/rows/1`, json('PATCH', body))
    try {
      return await atOwnEdge({ provider: relay.address }, write)(world, id)
    } finally {
      await relay.stop()
    }
  }

/** Uses a separate provider, with another configuration or a changed clock. */
const atOwnProvider =
  (env: Record<string, string>, provoke: Provoke): Provoke =>
  async (world, id) => {
    const stateDirectory = mkdtempSync(join(world.stateDirectory, 'provider-'))
    const provider = await startProvider(stateDirectory, undefined, env)
    const addresses = { ...world.addresses, provider: provider.address }
    try {
      return await atOwnEdge({}, provoke)({ ...world, addresses }, id)
    } finally {
      await provider.stop()
    }
  }

/** The sandbox completes tasks at once; only those of another provider can fail. */
async function failTask(world: World, id: Long): Promise<Response> {
  const provider = await startHostileProvider()
  provider.answer = (response, { method, path }) => {
    if (path.startsWith('/api/v1/queue/')) answerJson(response, { Status: 'Failed' })
    else if (method === 'GET') answerJson(response, someOrder)
    else {
      response.setHeader('Location', `${provider.address}/api/v1/queue/1`)
      answerJson(response, { OrderRowId: 1 }, 202)
    }
  }
  try {
    return await atOwnEdge({ provider: provider.address }, add())(world, id)
  } finally {
    await provider.stop()
  }
}

/** The sandbox answers the requested day; only another provider answers another one. */
async function answerOtherDay(world: World, id: Long): Promise<Response> {
  const provider = await startHostileProvider()
  const clientReports = [{ paymentReport: {}, rows: [], reconciliationDate: '2020-03-06' }]
  provider.answer = (response) => answerJson(response, { totalNrOfRows: 0, clientReports })
  try {
    return await atOwnEdge({ provider: provider.address }, report('2020-03-07'))(world, id)
  } finally {
    await provider.stop()
  }
}

const CLOSINGS = '/api/v2/reports/closings'
const invented = {
  clientId: 100001,
  currency: 'SEK',
  digest: 'a'.repeat(64),
  verdict: 'balances',
  numberOfRows: 1,
  paid: 999_999,
}

/** Two users close a day in turn: a closing that one repeats at once is kept once. */
async function closeTooOften(world: World): Promise<Response> {
  for (let n = 0; n <= closingLimits.perUser; n++) {
    for (const id of ['u1', 'u2']) {
      const init = json('POST', { date: '2020-03-05' }, { 'Idempotency-Key': `${id}-${n}` })
      const answer = await asPage(world, CLOSINGS, init, { user: { id, name: id } })
      if (answer.status !== 201) return answer
    }
  }
  throw new Error('none was refused')
}

/** Spoils the desk's table, as a disk fault might: an unexpected failure is `internal-error`. */
async function breakDesk(world: World, id: Long): Promise<Response> {
  const { addresses, stateDirectory: parent } = world
  const stateDirectory = join(parent, 'broken-desk')
  const options = { provider: addresses.provider, stateDirectory }
  const whole = await startEdge(options)
  await add()({ ...world, addresses: whole.addresses }, id)
  await whole.stop()
  const folder = join(stateDirectory, 'edge/OrderDesk')
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.sqlite'))) {
    const database = new DatabaseSync(join(folder, file))
    // The platform's table of alarms is a separate database.
    database.exec('DROP TABLE IF EXISTS write_log; CREATE TABLE write_log (id INTEGER PRIMARY KEY)')
    database.close()
  }
  const broken = await startEdge(options)
  try {
    const response = await add()({ ...world, addresses: broken.addresses }, id)
    return new Response(await response.text(), response)
  } finally {
    await broken.stop()
  }
}

/** Creates an order over XML and loses the answer: no other operation can read its AuthorizeId. */
async function loseAnswer(world: World): Promise<Response> {
  const who = { CountryCode: 'SE', SecurityNumber: testPersons.tess.NationalId, IsCompany: false }
  const price = { PricePerUnit: '1', NrOfUnits: '1', VatPercent: 25, DiscountPercent: 0 }
  const Order = { ClientOrderNr: 'lost', OrderDate: '2026-11-21T00:00:00', PreApprovedCustomerId: 0, ...who }
  const input = { Order, InvoiceRows: [price] }
  // The desk first reads the provider's records, which works normally.
  await fault(world, '/soap', { latencyMs: 1 })
  await fault(world, '/soap', { phase: 'after', reset: true })
  const { status, text } = await soapAtEdge(world.addresses, 'CreateOrder', input, { wire: 'xml' })
  return new Response(text, { status })
}

const [withoutReports] = JSON.parse(
  sandboxEnv({ provider: '', edge: '', demo: '' }).provider['MERCHANTS']!,
) as object[]

export const ofTheProvider = {
  'idempotency-key-reused': async (world, id) => {
    await add(row, { 'Idempotency-Key': 'one' })(world, id)
    return add({ ...row, Quantity: 200 }, { 'Idempotency-Key': 'one' })(world, id)
  },
  'outcome-unknown': async (world, id) => {
    await fault(world, id, { method: 'POST', phase: 'before', status: 504 })
    return add()(world, id)
  },
  'desk-busy': async (world, id) => {
    await fault(world, id, { method: 'POST', phase: 'before', status: 504 })
    await add()(world, id)
    return add({ ...row, Quantity: 200 })(world, id)
  },
  'provider-task-failed': failTask,

  'order-not-found': (world) => read(world, 1),
  'provider-forbids': (world) => read(world, OTHER_MERCHANTS_ORDER),
  'report-not-found': report('2021-01-01'),
  'reports-not-activated': atOwnProvider(
    { MERCHANTS: JSON.stringify([{ ...withoutReports, Reports: false }]) },
    report('2020-03-05'),
  ),
  'report-amount-too-large': atOwnProvider({}, async (world, id) => {
    await atDoor(world, 'clock', { now: '2100-05-01T08:00:00Z' })
    for (const customer of ['huge-1', 'huge-2']) {
      await deliver(world.addresses, await newOrder(world, hugeOrder(customer)))
    }
    await atDoor(world, 'clock', { now: '2100-05-02T00:00:00Z' })
    return report('2100-05-01')(world, id)
  }),
  'report-other-day': answerOtherDay,
  'report-closing-differs': (world) =>
    asServer(world, CLOSINGS, json('POST', { date: '2020-03-06', reports: [invented] })),
  'report-closings-too-many': closeTooOften,
  'credit-refused': add({ ...row, UnitPrice: 9_000_000_000_000 }),
  'order-amount-too-large': async (world) => add(hugeRow)(world, await newOrder(world, hugeOrder('huge'))),
  'order-not-open': async (world, id) => {
    await cancel(world.addresses, id)
    return asServer(world, `${orderPath(id)}/extendOrder/2040-01-31`, { method: 'PATCH' })
  },
  'rows-refused': behindItsBack(
    { Quantity: 100 },
    { path: 'rows/cancelOrderRows', body: { OrderRowIds: [1] } },
  ),
  'provider-refused': behindItsBack(
    { Quantity: 200, DiscountAmount: 5000 },
    { path: 'rows/1', body: { UnitPrice: 100 } },
  ),
  'credit-not-found': async (world, id) => {
    await deliver(world.addresses, id)
    return asServer(world, `${await deliveryPath(world, id)}/credits/1`)
  },

  'provider-rejects-credentials': atOwnEdge({ env: firstMerchant({ ClientSecret: 'another' }) }, read),
  'provider-answer-invalid': faultyRead({ garbage: true, phase: 'after' }),
  'provider-failed': faultyRead({ status: 500 }),
  'provider-unreachable': faultyRead({ reset: true }),
  'provider-timeout': atOwnEdge(
    { env: { CALL_TIMEOUT_MS: '200', CALL_BUDGET_MS: '400' } },
    faultyRead({ latencyMs: 1000 }),
  ),
  'provider-busy': atOwnEdge({}, async (world, id) => {
    await fault(world, id, { method: 'GET', times: GATE_LIMIT, latencyMs: 1000 })
    const answers = await Promise.all(Array.from({ length: GATE_LIMIT + 1 }, () => read(world, id)))
    return answers.find(({ status }) => status !== 200)!
  }),
  'provider-rate-limited': faultyRead({ status: 429 }, 1),
  'provider-unavailable': atOwnEdge({}, async (world, id) => {
    for (let call = 0; call < BREAKER_THRESHOLD; call++) await faultyRead({ status: 500 })(world, id)
    return read(world, id)
  }),
  'provider-not-ready': atOwnEdge({}, async (world) => {
    await fault(world, '/soap', { status: 500 })
    return fetch(`${world.addresses.edge}/readyz`)
  }),

  'order-number-used': async (world) => {
    const ClientOrderNumber = crypto.randomUUID()
    await orderThroughEdge(world.addresses, { ClientOrderNumber })
    const CustomerIdentity = { CountryCode: 'SE', CustomerType: 'Individual' }
    const order = { ClientOrderNumber, OrderDate: '2026-11-21', OrderType: 'Invoice', CustomerIdentity }
    return soap('CreateOrderEu', { CreateOrderInformation: order })(world, 0)
  },
  'credit-rejected': soap('CloseOrder', { ProviderOrderNr: 1 }),
  'answer-lost': loseAnswer,
  // The provider has no operation of another namespace.
  'provider-fault': atOwnEdge(
    { env: { SOAP_NAMESPACE: 'urn:another-service' } },
    soap('GetPaymentPlanParams', {}),
  ),

  'internal-error': breakDesk,
} satisfies { [Code in ProblemCode]?: Provoke }
