import { describe, expect, it } from 'vitest'
import { batchKinds } from '../../shared/domain/batch/batch.enums.ts'
import { batch, batchDetail, batchList } from '../../shared/domain/batch/batch.schema.ts'
import { FakeBatches } from '../../widget/testing/fake-batches.ts'

const PATH = '/api/v1/batches'

function call(batches: FakeBatches, method: 'GET' | 'POST', path: string, body: unknown = undefined) {
  const { pathname, searchParams: query } = new URL(path, 'http://edge.test')
  const text = body === undefined ? '' : JSON.stringify(body)
  const headers = new Headers({ 'Idempotency-Key': 'key-1' })
  return batches.answer({ method, path: pathname, query, headers, init: {}, body: text })!
}

describe('the fake batches', () => {
  it.each(batchKinds)('answer as the contract says, from the review to the end: %s', async (kind) => {
    const batches = new FakeBatches()
    batches.pace = 1
    batches.fate = (_, place) => (place === 0 ? { read: { state: 'cannot', code: 'nothing-left' } } : {})
    const about = {
      ...(kind === 'extend' && { expiryDate: '2026-12-31' }),
      ...(kind === 'metadata' && { metadata: { Key: 'shelf', Value: '7' } }),
    }
    const request = { kind, ...about, orders: [1, '2', 3] }
    const made = batch.parse(await call(batches, 'POST', PATH, request).json())
    expect(batch.parse(await call(batches, 'POST', PATH, request).json()).id).toBe(made.id)
    let { version } = made
    const look = async () => {
      const detail = batchDetail.parse(
        await call(batches, 'GET', `${PATH}/${made.id}?after=${version}`).json(),
      )
      version = detail.version
      return detail
    }
    const read = [await look(), await look(), await look()]
    expect(read.map(({ items }) => items.map(({ place }) => place))).toEqual([[0], [1], [2]])
    expect(read.at(-1)!.state).toBe('ready')
    batch.parse(await call(batches, 'POST', `${PATH}/${made.id}/start`).json())
    await look()
    batch.parse(await call(batches, 'POST', `${PATH}/${made.id}/pause`).json())
    expect((await look()).state).toBe('paused')
    expect(call(batches, 'POST', `${PATH}/${made.id}/start`).status).toBe(409)
    batch.parse(await call(batches, 'POST', `${PATH}/${made.id}/resume`).json())
    await look()
    const [listed] = batchList.parse(await call(batches, 'GET', PATH).json()).batches
    expect(listed).toMatchObject({ state: 'ended', counts: { done: 2, cannot: 1 } })
  })

  it('leave orders untouched when they are stopped', async () => {
    const batches = new FakeBatches()
    const { id } = batches.put({ kind: 'cancel', orders: [1, 2, 3, 4] }, 'paused')
    const stopped = batch.parse(await call(batches, 'POST', `${PATH}/${id}/stop`).json())
    expect(stopped).toMatchObject({ state: 'stopped', counts: { done: 2, left: 2 } })
  })
})
