/** At a release the platform runs a worker beside objects of the former release for some minutes. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { asServer, bodyOf } from './testing/edge.ts'
import { DayClosings } from './worker.ts'

const methods = DayClosings.prototype as unknown as Record<string, unknown>
const { list } = methods

afterEach(() => {
  vi.restoreAllMocks()
  methods['list'] = list
})

const ask = () => asServer('/api/v2/reports/closings?from=2026-01-01&to=2026-01-02')

describe('an object of a former release that has no such method', () => {
  it('is never an internal error: the client asks again', async () => {
    delete methods['list']
    const answer = await ask()
    const { code } = (await bodyOf(answer)) as { code: string }
    expect([answer.status, code, answer.headers.get('Retry-After')]).toEqual([503, 'edge-unavailable', '1'])
    methods['list'] = list
    expect((await ask()).status).toBe(200)
  })
})

describe("a TypeError of an object's own code", () => {
  it('is never taken for another release', async () => {
    vi.spyOn(methods as { list: () => void }, 'list').mockImplementation(() => {
      throw new TypeError('x.list is not a function')
    })
    expect((await ask()).status).toBe(500)
  })
})
