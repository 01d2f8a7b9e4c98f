/** Writes to both desks after a backup was restored: what the edge has forgotten is never done twice. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commanded, outcomes, reviewed, untilState } from '../../testing/batches.ts'
import { asServer, bodyOf, json, newOrder, orderNow } from '../../testing/edge.ts'
import { DeskCase, deskKinds } from '../../testing/both-desks.ts'
import { changeState, KEY_MARK, restoreNow } from '../../testing/state.ts'

beforeAll(restoreNow)
afterAll(() => changeState("UPDATE state SET restored_at = NULL, key_mark = ''"))

describe.each(deskKinds)('after a restore, a write to $name', (kind) => {
  it('is not sent if its key may be of the lost time, and the answer says how a new one begins', async () => {
    const desk = await DeskCase.of(kind)
    const answer = await desk.write({ key: 'one' })
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([502, null])
    expect(await bodyOf(answer)).toMatchObject({
      code: 'outcome-unknown',
      keyMark: KEY_MARK,
      detail: expect.stringMatching(/Nothing was sent\. Look .*"a1b2c3d4\."/),
    })
    expect(await desk.timesDone()).toBe(0)
    expect(await desk.stored()).toEqual([])
  })

  it('is done once with a key that begins with the mark', async () => {
    const desk = await DeskCase.of(kind)
    const first = await (await desk.write({ key: `${KEY_MARK}.one` })).text()
    expect(await (await desk.write({ key: `${KEY_MARK}.one` })).text()).toBe(first)
    expect(await desk.timesDone()).toBe(1)
  })

  it('is answered as before if the backup has its key', async () => {
    const desk = await DeskCase.of(kind)
    await changeState('UPDATE state SET restored_at = NULL')
    const first = await (await desk.write({ key: 'known' })).text()
    await restoreNow()
    expect(await (await desk.write({ key: 'known' })).text()).toBe(first)
    expect(await desk.timesDone()).toBe(1)
  })

  it('waits for ten minutes without a key, and is then a new one', async () => {
    const desk = await DeskCase.of(kind)
    const early = await desk.write()
    const seconds = Number(early.headers.get('Retry-After'))
    expect([early.status, seconds > 500, seconds <= 600]).toEqual([502, true, true])
    expect(await desk.timesDone()).toBe(0)
    await changeState('UPDATE state SET restored_at = restored_at - 600000')
    expect((await desk.write()).ok).toBe(true)
    await restoreNow()
    expect(await desk.timesDone()).toBe(1)
  })
})

describe('after a restore', () => {
  it('a page learns the mark with its session', async () => {
    expect(await bodyOf(await asServer('/session'))).toMatchObject({ keyMark: KEY_MARK })
  })

  it('a batch is not made a second time', async () => {
    const orders = [String(await newOrder())]
    const body = { kind: 'deliver', orders }
    const make = (key: string) => asServer('/api/v1/batches', json('POST', body, { 'Idempotency-Key': key }))
    expect(await bodyOf(await make('batch'))).toMatchObject({ code: 'outcome-unknown', keyMark: KEY_MARK })
    expect((await make(`${KEY_MARK}.batch`)).status).toBe(201)
  })

  it('a batch of before writes nothing that it may have written', async () => {
    // Each restore has a mark of its own.
    await changeState("UPDATE state SET restored_at = NULL, key_mark = ''")
    const order = await newOrder()
    const { id } = await reviewed({ kind: 'deliver', orders: [order] })
    await restoreNow()
    await commanded(id, 'start')
    expect(outcomes(await untilState(id, 'ended'))).toEqual(['unknown outcome-unknown'])
    expect((await orderNow(order)).order.Deliveries).toEqual([])
  })
})
