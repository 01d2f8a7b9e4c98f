import { LitElement } from 'lit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Order } from '../../../shared/domain/order/order.schema.ts'
import { EdgeClient } from '../../client/edge-client.ts'
import { EdgeError } from '../../client/edge-error.ts'
import { FoundWriteEvent } from '../../client/order-calls.ts'
import type { OrderWrite } from '../../client/order-writes.ts'
import { EDGE, FakeEdge, problem } from '../../testing/fake-edge.ts'
import type { SeenCall } from '../../testing/seen-call.ts'
import { SingleWrite } from './single-write.ts'

class WriteHost extends LitElement {
  readonly orderId = '8906810'
  refusal: Error | undefined
  orders: Order[] = []
  readonly client = new EdgeClient(EDGE, {
    token: async () => {
      if (this.refusal) throw this.refusal
      return 'token'
    },
    forget: () => {},
  })
  onSaved = (order: Order): void => void this.orders.push(order)
}
customElements.define('write-host', WriteHost)

const writes: OrderWrite[] = [
  { operation: 'extendOrder', expiryDate: '2027-01-31' },
  { operation: 'setOrderMetadata', body: { Metadata: [{ Key: 'packed by', Value: 'hand' }] } },
]

describe.each(writes)('the single write $operation', (write) => {
  let edge: FakeEdge
  let host: WriteHost
  let single: SingleWrite
  beforeEach(async () => {
    edge = new FakeEdge()
    host = new WriteHost()
    single = new SingleWrite(host, () => send())
    await host.client.order(host.orderId)
  })
  afterEach(() => {
    edge.restore()
    vi.restoreAllMocks()
    vi.useRealTimers()
  })

  const isWrite = ({ method }: SeenCall) => method !== 'GET'
  const keys = () => new Set(edge.writes().map(({ headers }) => headers.get('Idempotency-Key')))
  const send = (content = write) => single.send(content, () => 'done')
  const answerWrites = (answer: (call: SeenCall) => Response | Error | undefined) => {
    edge.intercept = (call) => (isWrite(call) ? answer(call) : undefined)
  }
  const unknownYet = () => problem(502, 'outcome-unknown', {}, { 'Retry-After': '30' })

  it.each<[string, (call: SeenCall) => Response | Error]>([
    ['was lost after it was done', (call) => (edge.answer(call), new TypeError('lost'))],
    ['never arrived', () => new TypeError('offline')],
    ['is not known to the edge yet', unknownYet],
  ])('is uncertain and keeps its key while its answer %s', async (_, answer) => {
    answerWrites(answer)
    expect(await send()).toBe(false)
    expect(single.state).toMatchObject({ is: 'failed', outcome: 'uncertain' })
    expect(edge.writes()).toHaveLength(1)
    answerWrites(() => undefined)
    expect(await send()).toBe(true)
    expect(edge.writes()).toHaveLength(2)
    expect(keys().size).toBe(1)
    expect(edge.history).toHaveLength(1)
  })

  it.each([
    [401, 'session-invalid'],
    [403, 'capability-missing'],
    [429, 'rate-limited'],
    [503, 'desk-busy'],
    [503, 'provider-unavailable'],
  ])('keeps the key of an uncertain try at %i %s', async (status, code) => {
    answerWrites((call) => (edge.answer(call), unknownYet()))
    await send()
    answerWrites(() => problem(status, code))
    await send()
    expect(single.state).toMatchObject({ is: 'failed', outcome: 'uncertain', error: { code } })
    answerWrites(() => undefined)
    expect(await send()).toBe(true)
    expect(keys().size).toBe(1)
    expect(edge.history).toHaveLength(1)
  })

  it('keeps the key of an uncertain try where the page gives no other session', async () => {
    answerWrites((call) => (edge.answer(call), new TypeError('lost')))
    await send()
    host.refusal = new EdgeError('Getting a session', { code: 'session-refused' })
    await send()
    expect(single.state).toMatchObject({ outcome: 'uncertain', error: { code: 'session-refused' } })
    host.refusal = undefined
    answerWrites(() => undefined)
    expect(await send()).toBe(true)
    expect(keys().size).toBe(1)
  })

  it('is not done after a refusal, and a later try is another intent', async () => {
    answerWrites(() => problem(409, 'order-not-open'))
    await send()
    expect(single.state).toMatchObject({ is: 'failed', outcome: 'not-done' })
    answerWrites(() => undefined)
    expect(await send()).toBe(true)
    expect(keys().size).toBe(2)
  })

  it('is known not to be done when the edge has looked at an uncertain try', async () => {
    answerWrites(unknownYet)
    await send()
    answerWrites(() => problem(502, 'provider-unreachable'))
    await send()
    expect(single.state).toMatchObject({ is: 'failed', outcome: 'not-done' })
  })

  it('reads the order, and keeps no key, where it can never be known', async () => {
    answerWrites((call) => (edge.answer(call), problem(502, 'outcome-unknown')))
    await send()
    expect(single.state).toMatchObject({ is: 'failed', outcome: 'unknowable' })
    expect(host.orders).toEqual([edge.order])
    answerWrites(() => undefined)
    await send()
    expect(keys().size).toBe(2)
  })

  it('is certainly not done, and not sent, without a network', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(await send()).toBe(false)
    expect(single.state).toMatchObject({ is: 'failed', outcome: 'not-done', error: { code: 'offline' } })
    expect(edge.writes()).toEqual([])
    onLine.mockReturnValue(true)
    expect(await send()).toBe(true)
    expect(edge.history).toHaveLength(1)
  })

  it('stays uncertain without a network if an earlier try may have been done', async () => {
    answerWrites((call) => (edge.answer(call), new TypeError('lost')))
    await send()
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await send()
    expect(single.state).toMatchObject({ outcome: 'uncertain', error: { code: 'offline' } })
    onLine.mockReturnValue(true)
    answerWrites(() => undefined)
    expect(await send()).toBe(true)
    expect(keys().size).toBe(1)
    expect(edge.history).toHaveLength(1)
  })

  it('closes its question once the live line tells that it was done', async () => {
    document.body.append(host)
    await host.updateComplete
    const told = Promise.withResolvers<unknown>()
    single = new SingleWrite(host, async () => told.resolve(await send()))
    host.requestUpdate()
    await host.updateComplete
    answerWrites((call) => (edge.answer(call), unknownYet()))
    await send()
    expect(single.isBusy).toBe(true)
    answerWrites(() => undefined)
    const save = edge.writes()[0]!.headers.get('Save-Id')!
    host.client.dispatchEvent(new FoundWriteEvent('another'))
    host.client.dispatchEvent(new FoundWriteEvent(save))
    expect(await told.promise).toBe(true)
    expect(keys().size).toBe(1)
    expect(edge.history).toHaveLength(1)
    host.remove()
  })

  it('hears the live line after it was moved in the page', async () => {
    document.body.append(host)
    await host.updateComplete
    const told = Promise.withResolvers<unknown>()
    single = new SingleWrite(host, async () => told.resolve(await send()))
    host.requestUpdate()
    await host.updateComplete
    answerWrites((call) => (edge.answer(call), unknownYet()))
    await send()
    await host.updateComplete
    const place = document.createElement('div')
    document.body.append(place)
    place.append(host)
    answerWrites(() => undefined)
    host.client.dispatchEvent(new FoundWriteEvent(edge.writes()[0]!.headers.get('Save-Id')!))
    expect(single.isSaving).toBe(true)
    expect(await told.promise).toBe(true)
    expect(edge.history).toHaveLength(1)
    place.remove()
  })

  it('may be left after three seconds, and counts them', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
    const answered = Promise.withResolvers<undefined>()
    const arrived = Promise.withResolvers<void>()
    edge.intercept = (call) => {
      if (!isWrite(call)) return undefined
      arrived.resolve()
      return answered.promise
    }
    const sent = send()
    await arrived.promise
    vi.advanceTimersByTime(2_999)
    expect([single.state, single.mayLeave]).toEqual([{ is: 'saving', seconds: 2 }, false])
    vi.advanceTimersByTime(1)
    expect([single.state, single.mayLeave]).toEqual([{ is: 'saving', seconds: 3 }, true])
    answered.resolve(undefined)
    expect(await sent).toBe(true)
    expect(single.state).toEqual({ is: 'ready' })
  })
})
