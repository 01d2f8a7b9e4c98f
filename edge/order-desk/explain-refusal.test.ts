/** Refusals of the provider without a reason: the edge reads the order to find it. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { providerErrors } from '../../shared/wire/provider-errors.ts'
import {
  deliverAtProvider,
  faultAt,
  historyOf,
  json,
  newOrder,
  orderNow,
  orderPath,
  writeAtProvider,
} from '../testing/edge.ts'
import { everyWrite, writeAt } from '../testing/every-write.ts'
import { deliveredOrder, problemOf, sendWrite as send } from '../testing/life.ts'
import { isWrite, onWire } from '../testing/wire.ts'

const lifeWrites = Object.entries(everyWrite).filter(([name]) => /^(?:deliver|cancel|credit)/.test(name))
const credit = (UnitPrice: number) => ({ NewCreditOrderRow: { Name: 'A', UnitPrice, VatPercent: 0 } })

afterEach(() => vi.restoreAllMocks())

describe('a 404 of the provider for an order that it has', () => {
  it.each(lifeWrites)('means that the provider lacks the operation: %s', async (name, sample) => {
    const id = await newOrder()
    const { order } = await orderNow(id)
    const write = writeAt(sample, sample.ofDelivery ? await deliverAtProvider(id) : order)
    onWire((request) => (isWrite(request) ? new Response('Not Found', { status: 404 }) : undefined))
    const headers = { 'Idempotency-Key': 'one' }
    const response = await send(id, write, headers)
    expect(response.status).toBe(403)
    const { code, detail } = await problemOf(response)
    expect([code, detail]).toEqual(['operation-not-offered', `The provider does not have ${name}.`])
    // It is an answer: the same key gets the same, and nothing was done.
    vi.restoreAllMocks()
    expect(await problemOf(await send(id, write, headers))).toMatchObject({ code: 'operation-not-offered' })
    expect(write.timesDone((await orderNow(id)).order)).toBe(0)
    expect(await historyOf(id)).toMatchObject([{ outcome: 'refused', code: 'operation-not-offered' }])
  })

  it.each([
    ['a 405', () => new Response(null, { status: 405 })],
    [
      'a 404 for the address',
      () => Response.json({ Code: providerErrors['address-not-found'].Code }, { status: 404 }),
    ],
    [
      'the code of an unknown order',
      () => Response.json({ Code: providerErrors['order-not-found'].Code }, { status: 404 }),
    ],
  ])('means that the provider lacks the operation, also as %s', async (_, answer) => {
    const id = await newOrder()
    onWire((request) => (isWrite(request) ? answer() : undefined))
    const refused = await send(id, everyWrite.deliverOrder)
    expect(await problemOf(refused)).toMatchObject({ code: 'operation-not-offered' })
  })

  it('means that the row is gone', async () => {
    const id = await newOrder()
    const { order } = await orderNow(id)
    let isSent = false
    onWire((request) => {
      if (isWrite(request)) {
        isSent = true
        return new Response(null, { status: 404 })
      }
      return isSent && request.path === orderPath(id) ? Response.json({ ...order, OrderRows: [] }) : undefined
    })
    expect(await problemOf(await send(id, everyWrite.cancelOrderRows))).toMatchObject({
      code: 'row-not-found',
      pointer: '/OrderRowIds/0',
    })
  })

  it('means that the delivery is gone', async () => {
    const { id, delivery } = await deliveredOrder()
    const { order } = await orderNow(id)
    let isSent = false
    onWire((request) => {
      if (isWrite(request)) {
        isSent = true
        return new Response(null, { status: 404 })
      }
      return isSent && request.path === orderPath(id)
        ? Response.json({ ...order, Deliveries: [] })
        : undefined
    })
    const refused = await send(id, { method: 'PATCH', path: delivery, body: { CreditedAmount: 1 } })
    expect(await problemOf(refused)).toMatchObject({ code: 'delivery-not-found', pointer: '/DeliveryId' })
  })

  it('means that the order is gone if it cannot be found any more', async () => {
    const id = await newOrder()
    let isSent = false
    onWire((request) => {
      isSent ||= isWrite(request)
      return isSent ? new Response(null, { status: 404 }) : undefined
    })
    expect(await problemOf(await send(id, everyWrite.deliverOrder))).toMatchObject({
      code: 'order-not-found',
    })
  })

  it('is passed on if the provider cannot be reached afterwards', async () => {
    const id = await newOrder()
    await faultAt(id, { method: 'POST', status: 404 })
    let isSent = false
    const requests = onWire((request) => {
      if (isSent) return Response.error()
      isSent = isWrite(request)
      return undefined
    })
    expect(await problemOf(await send(id, everyWrite.deliverOrder))).toMatchObject({
      code: 'provider-refused',
    })
    expect(requests.filter(isWrite)).toHaveLength(1)
  })

  it('is passed on for a change of rows', async () => {
    const id = await newOrder()
    onWire((request) => (isWrite(request) ? new Response(null, { status: 404 }) : undefined))
    expect(await problemOf(await send(id, everyWrite.addOrderRow))).toMatchObject({ code: 'order-not-found' })
  })
})

describe('a credit above what is left', () => {
  it('is refused by the edge with what is left', async () => {
    const { id, delivery } = await deliveredOrder()
    const { DeliveryAmount } = (await orderNow(id)).order.Deliveries[0]!
    const body = credit(Number(DeliveryAmount) + 1)
    const refused = await send(id, { method: 'POST', path: `${delivery}/credits`, body })
    expect(await problemOf(refused)).toMatchObject({ code: 'credit-too-high', creditable: DeliveryAmount })
  })

  it('is refused with what is left if another user was faster at the provider', async () => {
    const { id, delivery } = await deliveredOrder()
    const { DeliveryAmount } = (await orderNow(id)).order.Deliveries[0]!
    const path = `${delivery}/credits`
    let theirs: Promise<unknown> | undefined
    onWire((request, pass) => {
      // The other user's request has its body as a text, which this wire does not read.
      if (!isWrite(request) || request.body === '') return undefined
      theirs ??= writeAtProvider(id, path, json('POST', credit(600)))
      return theirs.then(pass)
    })
    const refused = await send(id, { method: 'POST', path, body: credit(Number(DeliveryAmount)) })
    expect(refused.status).toBe(409)
    expect(await problemOf(refused)).toMatchObject({
      code: 'credit-too-high',
      creditable: Number(DeliveryAmount) - 600,
    })
    expect((await orderNow(id)).order.Deliveries[0]!.CreditedAmount).toBe(600)
  })

  it('is refused without what is left if the order cannot be read afterwards', async () => {
    const { id, delivery } = await deliveredOrder()
    const tooHigh = { Code: providerErrors['credit-too-high'].Code }
    let isSent = false
    onWire((request) => {
      if (isSent) return new Response(null, { status: 500 })
      isSent = isWrite(request)
      return isSent ? Response.json(tooHigh, { status: 400 }) : undefined
    })
    const refused = await problemOf(
      await send(id, { method: 'POST', path: `${delivery}/credits`, body: credit(1) }),
    )
    expect(refused).toMatchObject({
      code: 'credit-too-high',
      detail: 'Less is left to credit.',
    })
    expect(refused).not.toHaveProperty('creditable')
  })
})
