/** Objects that are reset while the edge, or another object, tells them something. */
import { runDurableObjectAlarm } from 'cloudflare:test'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isEnded } from './sessions/revocation.ts'
import { DeskCase, deskKinds } from './testing/both-desks.ts'
import { creditHistory, deskOf as creditDeskOf, orderInput, post } from './testing/credit.ts'
import { asServer, bodyOf, env, newOrder, OTHER_API_KEY } from './testing/edge.ts'
import { ann, connect, listed, open, protocolsWith } from './testing/live.ts'
import { moments, resetAt } from './testing/resets.ts'
import { CreditDesk, Journal, MerchantSessions, OrderDesk } from './worker.ts'

afterEach(() => void vi.restoreAllMocks())

describe.each(deskKinds)('an answer that was handed over by $name', (kind) => {
  const desks = { 'an order': OrderDesk, 'a credit order': CreditDesk } as Record<
    string,
    { prototype: object }
  >

  it.each(moments)('is known to have been heard when its desk is reset %s it is told', async (moment) => {
    const desk = await DeskCase.of(kind)
    const told = resetAt(desks[kind.name]!, 'handedOver', moment)
    const answer = await desk.write({})
    expect(answer.status).toBeLessThan(300)
    await answer.text()
    await expect.poll(() => told.mock.calls.length).toBe(2)
    // Whoever has heard the answer means a second write.
    expect((await desk.write({})).status).toBeLessThan(300)
    expect(await desk.timesDone()).toBe(2)
  })
})

describe('the creation of a credit order', () => {
  async function make(ClientOrderNr: string): Promise<string> {
    const answer = await post('CreateOrder', orderInput(ClientOrderNr), crypto.randomUUID())
    return String(((await bodyOf(answer)) as { ProviderOrderNr: number }).ProviderOrderNr)
  }

  it.each(moments)(
    'is in the history of the new order once when the journal is reset %s it takes the entry',
    async (moment) => {
      const taken = resetAt(Journal, 'take', moment)
      const order = await make(crypto.randomUUID())
      await expect.poll(() => taken.mock.calls.length).toBeGreaterThan(1)
      expect(await creditHistory(`ProviderOrderNr=${order}`)).toHaveLength(1)
    },
  )

  it('is never lost when the journal is reset again and again: the alarm brings it', async () => {
    const ClientOrderNr = crypto.randomUUID()
    const taken = resetAt(Journal, 'take', 'before', Infinity)
    const order = await make(ClientOrderNr)
    expect(taken.mock.calls.length).toBeGreaterThanOrEqual(2)
    expect(await creditHistory(`ProviderOrderNr=${order}`)).toEqual([])
    taken.mockRestore()
    await runDurableObjectAlarm(await creditDeskOf('ClientOrderNr', ClientOrderNr))
    expect(await creditHistory(`ProviderOrderNr=${order}`)).toHaveLength(1)
  })
})

describe('the sessions of a merchant', () => {
  it.each(moments)('are all ended when their object is reset %s it ends them', async (moment) => {
    const order = 8906900
    const line = await open(order, { user: ann }, OTHER_API_KEY)
    const ended = resetAt(MerchantSessions, 'endAll', moment)
    expect((await asServer('/sessions', { method: 'DELETE' }, OTHER_API_KEY)).status).toBe(204)
    // Sixteen shards and the merchant's own object, and one of them twice.
    expect(ended).toHaveBeenCalledTimes(18)
    await line.closed
    expect((await connect(order, protocolsWith(line.token))).status).toBe(401)
  })

  it.each(moments)('are listed for reads when their object is reset %s it lists them', async (moment) => {
    const merchantId = `listed-${moment}`
    const session = { merchantId, id: crypto.randomUUID(), issuedAt: Date.now() / 1000, user: { id: 'u1' } }
    await env.SESSIONS.getByName(merchantId).end(session.id)
    const list = resetAt(MerchantSessions, 'ended', moment)
    expect(await isEnded(env, session, { fresh: false })).toBe(true)
    expect(list).toHaveBeenCalledTimes(2)
  })
})

describe('a socket', () => {
  it.each(moments)('that closed counts no more when its object is reset %s it forgets it', async (moment) => {
    const line = await open(await newOrder(), { user: ann })
    await line.next()
    const forgotten = resetAt(MerchantSessions, 'unlisten', moment)
    line.socket.close(1000)
    await expect.poll(() => forgotten.mock.calls.length).toBe(2)
    expect(await listed(line.id)).toBe(0)
  })

  it.each(moments)('of an ended session is closed when its desk is reset %s it closes it', async (moment) => {
    const order = await newOrder()
    const line = await open(order, { user: ann })
    await line.next()
    resetAt(OrderDesk, 'endSession', moment)
    expect((await asServer(`/sessions/${line.id}`, { method: 'DELETE' })).status).toBe(204)
    await line.closed
    expect((await connect(order, protocolsWith(line.token))).status).toBe(401)
  })
})
