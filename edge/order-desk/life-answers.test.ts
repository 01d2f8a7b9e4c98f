/** The answers and the history of deliveries, cancellations and credits, also if the provider's answer is lost. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  asServer,
  bodyOf,
  historyOf,
  json,
  newOrder,
  orderNow,
  orderPath,
  writeAtProvider,
} from '../testing/edge.ts'
import { everyWrite } from '../testing/every-write.ts'
import { deliveredOrder, problemOf, sendWrite as send, settleLater } from '../testing/life.ts'
import { cut, cutWithin, isTask, isWrite, onWire, withHeaders } from '../testing/wire.ts'

const row = { Name: 'Lamp', Quantity: 200, UnitPrice: 10_000, VatPercent: 2500 }
// A tenth of the order's row of 200.00.
const tenth = [{ OrderRowId: 1, Quantity: 20 }]
const LARGEST = '9223372036854775807'

afterEach(() => vi.restoreAllMocks())

describe('the answer to a delivery', () => {
  it('has the DeliveryId, and its history entry has the rows', async () => {
    const id = await newOrder({ OrderRows: [row, { ...row, Name: 'Bulb' }] })
    const response = await send(id, { method: 'POST', path: 'deliveries', body: { OrderRowIds: [] } })
    const { order, etag } = await orderNow(id)
    expect([response.status, await bodyOf(response)]).toEqual([202, { DeliveryId: order.Deliveries[0]!.Id }])
    expect(response.headers.get('ETag')).toBe(etag)
    expect(response.headers.get('Location')).toMatch(/\/api\/v1\/queue\/\d+$/)
    expect(await historyOf(id)).toMatchObject([{ operation: 'deliverOrder', outcome: 'done', rows: [1, 2] }])
  })

  it('has the DeliveryId too if the answer is lost', async () => {
    const id = await newOrder()
    onWire((request, pass) => (isWrite(request) ? pass().then(cut) : undefined))
    const response = await send(id, everyWrite.deliverAndLowerAmount)
    const { order } = await orderNow(id)
    expect([response.status, await bodyOf(response)]).toEqual([202, { DeliveryId: order.Deliveries[0]!.Id }])
    expect(await historyOf(id)).toMatchObject([{ outcome: 'done', foundByReading: true, rows: [1] }])
  })

  it('is repeated under its key, and nothing is delivered twice', async () => {
    const id = await newOrder()
    const key = { 'Idempotency-Key': 'one' }
    const first = await send(id, everyWrite.deliverOrder, key)
    const again = await send(id, everyWrite.deliverOrder, key)
    expect(await again.text()).toBe(await first.text())
    expect((await orderNow(id)).order.Deliveries).toHaveLength(1)
  })
})

describe('the history entry of a cancelled amount', () => {
  it('has the cancelled amount and that of the order, which includes it', async () => {
    const id = await newOrder()
    expect((await send(id, everyWrite.cancelAmount)).status).toBe(204)
    const { OrderAmount } = (await orderNow(id)).order
    expect(await historyOf(id)).toMatchObject([
      {
        operation: 'cancelAmount',
        before: { OrderAmount: 20_000, CancelledAmount: 0 },
        after: { OrderAmount, CancelledAmount: 5_000 },
        rows: [],
      },
    ])
  })
})

describe('the answer to a credit', () => {
  const credit = { OrderRowIds: [1], RowCreditingOptions: tenth }

  it('has the CreditId, under which the credit can be read', async () => {
    const { id, delivery } = await deliveredOrder()
    const response = await send(id, { method: 'POST', path: `${delivery}/credits`, body: credit })
    const { CreditId } = (await bodyOf(response)) as { CreditId: string }
    expect([response.status, typeof CreditId]).toEqual([202, 'string'])
    expect(await historyOf(id)).toMatchObject([{ operation: 'creditOrderRows', outcome: 'done', rows: [1] }])
    const read = await asServer(`${orderPath(id)}/${delivery}/credits/${CreditId}`)
    expect(read.status).toBe(200)
    expect(await bodyOf(read)).toMatchObject({ CreditId, Amount: -2_000 })
  })

  it.each(['1', LARGEST])('is 404 for an unknown CreditId: %s', async (CreditId) => {
    const { id, delivery } = await deliveredOrder()
    const read = await asServer(`${orderPath(id)}/${delivery}/credits/${CreditId}`)
    expect(`${read.status} ${(await problemOf(read)).code}`).toBe('404 credit-not-found')
    const other = await asServer(`${orderPath(id)}/deliveries/1/credits/${CreditId}`)
    expect(`${other.status} ${(await problemOf(other)).code}`).toBe('404 delivery-not-found')
  })

  it('has the id from the task if its own body is lost', async () => {
    const { id, delivery } = await deliveredOrder()
    onWire((request, pass) => (isWrite(request) ? cutWithin(pass()) : undefined))
    const response = await send(id, { method: 'POST', path: `${delivery}/credits`, body: credit })
    const { CreditId } = (await bodyOf(response)) as { CreditId: string }
    vi.restoreAllMocks()
    expect((await asServer(`${orderPath(id)}/${delivery}/credits/${CreditId}`)).status).toBe(200)
  })

  it.each<[string, (pass: () => Promise<Response>) => Promise<Response>]>([
    ['the answer is lost', (pass) => pass().then(cut)],
    ['its body is lost, and it names no task', (pass) => withHeaders(cutWithin(pass()), { Location: null })],
  ])('has FoundByReading and no id if %s', async (_, fault) => {
    const { id, delivery } = await deliveredOrder()
    onWire((request, pass) => (isWrite(request) ? fault(pass) : undefined))
    const key = { 'Idempotency-Key': 'one' }
    const write = { method: 'POST', path: `${delivery}/credits`, body: credit } as const
    const response = await send(id, write, key)
    expect([response.status, await response.text()]).toEqual([202, '{"FoundByReading":true}'])
    expect(await (await send(id, write, key)).text()).toBe('{"FoundByReading":true}')
    expect((await orderNow(id)).order.Deliveries[0]!.Credits).toHaveLength(1)
    expect(await historyOf(id)).toMatchObject([{ outcome: 'done', foundByReading: true, rows: [1] }])
  })

  it('has FoundByReading for an amount whose body is lost after 200', async () => {
    const { id, delivery } = await deliveredOrder()
    onWire((request, pass) => (isWrite(request) ? cutWithin(pass()) : undefined))
    const response = await send(id, { method: 'PATCH', path: delivery, body: { CreditedAmount: 3_000 } })
    expect([response.status, await response.text()]).toEqual([200, '{"FoundByReading":true}'])
    expect((await orderNow(id)).order.Deliveries[0]!.CreditedAmount).toBe(3_000)
  })

  it('is done if the provider says 200, although the order does not show the credit yet', async () => {
    const { id, delivery } = await deliveredOrder()
    onWire((request) => (isWrite(request) ? Response.json({ CreditId: '5' }) : undefined))
    const response = await send(id, { method: 'PATCH', path: delivery, body: { CreditedAmount: 3_000 } })
    expect([response.status, await response.text()]).toEqual([200, '{"CreditId":"5"}'])
    expect(await historyOf(id)).toMatchObject([{ operation: 'creditAmount', outcome: 'done' }])
  })

  it('has no id if its task is completed without one and the order does not show the credit yet', async () => {
    const { id, delivery } = await deliveredOrder()
    const Location = 'https://provider.test/api/v1/queue/77'
    onWire((request) => {
      if (isTask(request)) return Response.json({ Status: 'Completed' })
      const answer = Response.json({ CreditId: '5' }, { status: 202, headers: { Location } })
      return isWrite(request) ? cutWithin(Promise.resolve(answer)) : undefined
    })
    const response = await send(id, { method: 'POST', path: `${delivery}/credits`, body: credit })
    expect([response.status, await response.text()]).toEqual([202, '{"FoundByReading":true}'])
  })

  it('waits while the deliveries cannot be read, and is found afterwards', async () => {
    const { id, delivery } = await deliveredOrder()
    const { order } = await orderNow(id)
    const broken = { ...order, Deliveries: [{ Id: 'seven' }] }
    let isSent = false
    onWire((request, pass) => {
      if (isWrite(request)) {
        isSent = true
        return pass().then(cut)
      }
      return isSent && request.path === orderPath(id) ? Response.json(broken) : undefined
    })
    const write = { method: 'POST', path: `${delivery}/credits`, body: credit } as const
    const key = { 'Idempotency-Key': 'one' }
    expect(await problemOf(await send(id, write, key))).toMatchObject({ code: 'outcome-unknown' })
    await settleLater(id)
    expect((await send(id, write, key)).headers.get('Retry-After')).not.toBeNull()
    vi.restoreAllMocks()
    expect((await send(id, write, key)).status).toBe(202)
    expect((await orderNow(id)).order.Deliveries[0]!.Credits).toHaveLength(1)
  })

  it('stays unknown if another user made the same credit meanwhile, and nothing is sent again', async () => {
    const { id, delivery } = await deliveredOrder()
    const path = `${delivery}/credits`
    const requests = onWire((request, pass) => {
      // The other user's request has its body as a text, which this wire does not read.
      if (!isWrite(request) || request.body === '') return undefined
      return pass().then(() => writeAtProvider(id, path, json('POST', credit)).then(cut))
    })
    const key = { 'Idempotency-Key': 'one' }
    const write = { method: 'POST', path, body: credit } as const
    expect(await problemOf(await send(id, write, key))).toMatchObject({ code: 'outcome-unknown' })
    const sent = requests.filter(isWrite).length
    vi.restoreAllMocks()
    await settleLater(id)
    const last = await send(id, write, key)
    expect(last.headers.get('Retry-After')).toBeNull()
    expect(await problemOf(last)).toMatchObject({ code: 'outcome-unknown' })
    expect((await orderNow(id)).order.Deliveries[0]!.Credits).toHaveLength(sent)
    expect(sent).toBe(2)
  })
})
