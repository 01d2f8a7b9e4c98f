/** Deliveries, cancellations and credits that the edge refuses before it calls the provider. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { OrderWriteName } from '../../shared/domain/order/history.enums.ts'
import { capabilities } from '../../shared/domain/session/capabilities.ts'
import { operations } from '../../shared/wire/operations.ts'
import { config } from '../config/configured.ts'
import {
  asPage,
  deliverAtProvider,
  faultAt,
  historyOf,
  json,
  newOrder,
  openSession,
  orderNow,
  orderPath,
} from '../testing/edge.ts'
import { everyWrite, type SampleWrite, writeAt } from '../testing/every-write.ts'
import { deliveredOrder, problemOf, sendWrite as send } from '../testing/life.ts'
import { isWrite, onWire } from '../testing/wire.ts'

const lifeWrites = Object.entries(everyWrite).filter(([name]) => /^(?:deliver|cancel|credit)/.test(name))
const row = { Name: 'Lamp', Quantity: 200, UnitPrice: 10_000, VatPercent: 2500 }
const LARGEST = '9223372036854775807'

afterEach(() => vi.restoreAllMocks())

describe.each(lifeWrites)('%s', (name, sample) => {
  it('is denied to a session without its capability, and done for one with only that', async () => {
    const id = await newOrder()
    const { order } = await orderNow(id)
    const { path, method, body, success } = writeAt(
      sample,
      sample.ofDelivery ? await deliverAtProvider(id) : order,
    )
    const { capability } = operations[name as OrderWriteName]
    const headers = { 'If-Match': '*', 'Idempotency-Key': 'one' }
    const write = (token: string) => asPage(`${orderPath(id)}/${path}`, token, json(method, body, headers))

    const others = capabilities.filter((one) => one !== capability)
    const denied = await write((await openSession({ capabilities: others })).token)
    expect(denied.status).toBe(403)
    expect(await problemOf(denied)).toMatchObject({ code: 'capability-missing', capability })
    expect((await write((await openSession({ capabilities: [capability] })).token)).status).toBe(success)
  })

  it('is refused and not sent if the provider does not have it', async () => {
    const id = await newOrder()
    const { operations: all } = config
    Object.assign(config, { operations: new Set([...all].filter((one) => one !== name)) })
    const requests = onWire(() => undefined)
    try {
      const refused = await send(id, { ...sample, path: sample.path.replace('{DeliveryId}', '1') })
      expect(refused.status).toBe(403)
      expect(await problemOf(refused)).toMatchObject({ code: 'operation-not-offered' })
      expect(requests).toEqual([])
    } finally {
      Object.assign(config, { operations: all })
    }
  })
})

describe('a write that the order does not allow', () => {
  const options = (Quantity: number, OrderRowId = 1) => [{ OrderRowId, Quantity }]
  it.each<[string, Pick<SampleWrite, 'method' | 'path' | 'body'>, string]>([
    [
      'a row that it does not have',
      { method: 'POST', path: 'deliveries', body: { OrderRowIds: [1, 9] } },
      '404 row-not-found /OrderRowIds/1',
    ],
    [
      'a row named twice',
      { method: 'POST', path: 'deliveries', body: { OrderRowIds: [1, 1] } },
      '400 row-repeated /OrderRowIds/1',
    ],
    [
      'more of a row than there is',
      { method: 'POST', path: 'deliveries', body: { OrderRowIds: [1], RowDeliveryOptions: options(201) } },
      '400 member-out-of-range /RowDeliveryOptions/0/Quantity',
    ],
    [
      'nothing of a row',
      { method: 'POST', path: 'deliveries', body: { OrderRowIds: [1], RowDeliveryOptions: options(0) } },
      '400 member-out-of-range /RowDeliveryOptions/0/Quantity',
    ],
    [
      'a part of a row that is not named',
      { method: 'POST', path: 'deliveries', body: { OrderRowIds: [1], RowDeliveryOptions: options(1, 2) } },
      '400 row-not-listed /RowDeliveryOptions/0/OrderRowId',
    ],
    ['no list of rows', { method: 'POST', path: 'deliveries', body: {} }, '400 member-missing /OrderRowIds'],
    [
      'an unknown way to send',
      { method: 'POST', path: 'deliveries', body: { OrderRowIds: [], InvoiceDistributionType: 'Pigeon' } },
      '400 member-wrong-type /InvoiceDistributionType',
    ],
    [
      'to deliver for more than is left',
      { method: 'POST', path: 'deliveries/DeliverAndLowerAmount', body: { DeliveredAmount: 20_001 } },
      '400 member-out-of-range /DeliveredAmount',
    ],
    [
      'to deliver for nothing',
      { method: 'POST', path: 'deliveries/DeliverAndLowerAmount', body: { DeliveredAmount: 0 } },
      '400 member-out-of-range /DeliveredAmount',
    ],
    [
      'to cancel more than there is',
      { method: 'PATCH', path: '', body: { CancelledAmount: 20_001 } },
      '400 member-out-of-range /CancelledAmount',
    ],
    [
      'to cancel 2^63 - 1',
      { method: 'PATCH', path: '', body: { CancelledAmount: 9_223_372_036_854_775_807n } as object },
      '400 member-out-of-range /CancelledAmount',
    ],
    ['a cancellation that says nothing', { method: 'PATCH', path: '', body: {} }, '400 member-wrong-type '],
    [
      'a cancellation that is taken back',
      { method: 'PATCH', path: '', body: { IsCancelled: false } },
      '400 member-wrong-type ',
    ],
    [
      'to cancel a row that it does not have',
      { method: 'PATCH', path: 'rows/cancelOrderRows', body: { OrderRowIds: [9] } },
      '404 row-not-found /OrderRowIds/0',
    ],
    [
      'to cancel no row',
      { method: 'PATCH', path: 'rows/cancelOrderRows', body: { OrderRowIds: [] } },
      '400 list-empty /OrderRowIds',
    ],
    [
      'to credit what is not delivered',
      { method: 'POST', path: 'deliveries/1/credits', body: { OrderRowIds: [1] } },
      '404 delivery-not-found /DeliveryId',
    ],
    [
      'to credit the largest id',
      { method: 'PATCH', path: `deliveries/${LARGEST}`, body: { CreditedAmount: 1 } },
      '404 delivery-not-found /DeliveryId',
    ],
  ])('is never sent: %s', async (_, write, expected) => {
    const id = await newOrder({ OrderRows: [row] })
    await faultAt(id, { status: 418, times: 9 })
    const response = await send(id, write)
    const { code, pointer } = await problemOf(response)
    expect(`${response.status} ${code} ${pointer ?? ''}`).toBe(expected)
    expect(await historyOf(id)).toEqual([])
  })

  it.each<[string, string, object, string]>([
    [
      'a row that the delivery does not have',
      '/credits',
      { OrderRowIds: [9] },
      '404 row-not-found /OrderRowIds/0',
    ],
    ['no row', '/credits', { OrderRowIds: [] }, '400 list-empty /OrderRowIds'],
    [
      'more of a row than is left',
      '/credits',
      { OrderRowIds: [1], RowCreditingOptions: options(201) },
      '400 member-out-of-range /RowCreditingOptions/0/Quantity',
    ],
    [
      'a new row for more than is left',
      '/credits',
      { NewCreditOrderRow: { Name: 'A', UnitPrice: 20_001, VatPercent: 0 } },
      '409 credit-too-high ',
    ],
    [
      'a new row in both forms',
      '/credits',
      { NewCreditOrderRow: { Name: 'A', UnitPrice: 1, VatPercent: 0 }, NewCreditOrderRows: [] },
      '400 members-exclusive /NewCreditOrderRow',
    ],
    [
      'a fee above the rows',
      '/credits/CreditWithFee',
      { OrderRowIds: [1], Fee: { Name: 'A', UnitPrice: 20_001, VatPercent: 0 } },
      '400 member-out-of-range /Fee/UnitPrice',
    ],
    [
      'an amount above the delivery',
      '',
      { CreditedAmount: 20_001 },
      '400 member-out-of-range /CreditedAmount',
    ],
  ])('is never sent: to credit %s', async (_, path, body, expected) => {
    const { id, delivery } = await deliveredOrder()
    await faultAt(id, { status: 418, times: 9 })
    const response = await send(id, { method: path ? 'POST' : 'PATCH', path: delivery + path, body })
    const { code, pointer } = await problemOf(response)
    expect(`${response.status} ${code} ${pointer ?? ''}`).toBe(expected)
    expect(await historyOf(id)).toEqual([])
  })

  it.each([
    ['with a fee', { Fee: { Name: 'A', UnitPrice: 1, VatPercent: 0 } }, '/Fee'],
    ['without one', {}, ''],
  ])('is never sent: CreditWithFee %s on an order that is not an invoice', async (_, fee, pointer) => {
    const { id, delivery } = await deliveredOrder({ PaymentType: 'PaymentPlan' })
    await faultAt(id, { status: 418, times: 9 })
    const path = `${delivery}/credits/CreditWithFee`
    const response = await send(id, { method: 'POST', path, body: { OrderRowIds: [1], ...fee } })
    expect(response.status).toBe(409)
    expect(await problemOf(response)).toMatchObject({ code: 'payment-type-wrong', pointer })
    expect(await historyOf(id)).toEqual([])
  })

  it('is refused with the action that a delivered order or a credited delivery lacks', async () => {
    const { id, delivery } = await deliveredOrder()
    expect(await problemOf(await send(id, everyWrite.deliverOrder))).toMatchObject({
      code: 'action-missing',
      action: 'CanDeliverOrder',
    })
    const credit = { method: 'PATCH', path: delivery, body: { CreditedAmount: 20_000 } } as const
    const credited = await send(id, credit)
    expect(credited.status).toBe(200)
    await credited.text()
    expect(await problemOf(await send(id, credit))).toMatchObject({
      code: 'delivery-action-missing',
      action: 'CanCreditAmount',
    })
  })

  it('is refused for an order with unreadable deliveries, which still takes changes of rows', async () => {
    const id = await newOrder()
    const broken = { ...(await orderNow(id)).order, Deliveries: [{ Id: 'seven' }] }
    const requests = onWire(({ method, path }) =>
      method === 'GET' && path === orderPath(id) ? Response.json(broken) : undefined,
    )
    expect(await problemOf(await send(id, everyWrite.deliverOrder))).toMatchObject({
      code: 'provider-answer-invalid',
    })
    expect(requests.filter(isWrite)).toEqual([])
    expect((await send(id, everyWrite.updateOrderRow)).status).toBe(204)
  })
})
