/** Changes of a merchant of which a part failed, or that another isolate does not know yet. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AddedMerchant } from '../../shared/domain/merchant/registry.schema.ts'
import { asPage, bodyOf, openSession } from '../testing/edge.ts'
import { entryOf, put, useRegistry } from '../testing/registry.ts'
import { resetAt } from '../testing/resets.ts'
import { MerchantSessions } from '../worker.ts'

useRegistry()

let now = Date.now()
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: (now += 30_000) }))
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function later(milliseconds = 5_000): void {
  vi.setSystemTime(Date.now() + milliseconds)
}

async function codeOf(response: Response): Promise<string> {
  return `${response.status} ${((await bodyOf(response)) as { code?: string }).code}`
}

let count = 0
async function add(): Promise<{ id: string; apiKey: string }> {
  count += 1
  const id = `half-${count}`
  const response = await put(id, entryOf('100001'))
  return { id, apiKey: ((await bodyOf(response)) as AddedMerchant).ApiKey }
}

const disabled = entryOf('100001', { Disabled: true })

describe('the sessions of a merchant that is disabled', () => {
  it('end by the same request again, also if it is for the version before', async () => {
    const { id, apiKey } = await add()
    const { token } = await openSession({}, apiKey)
    const disable = () => put(id, disabled, { 'If-Match': '"1"' })
    resetAt(MerchantSessions, 'endAll', 'before', Infinity)
    expect(await codeOf(await disable())).toBe('503 edge-unavailable')
    vi.restoreAllMocks()
    expect(await codeOf(await disable())).toBe('412 merchant-changed')
    expect((await put(id, entryOf('100001'))).status).toBe(200)
    later()
    expect(await codeOf(await asPage('/session', token))).toBe('401 session-ended')
  })

  it('go on after a request to disable it for another version than it has', async () => {
    const { id, apiKey } = await add()
    const { token } = await openSession({}, apiKey)
    expect(await codeOf(await put(id, disabled, { 'If-Match': '"7"' }))).toBe('412 merchant-changed')
    later()
    expect((await asPage('/session', token)).status).toBe(200)
  })
})
