/** What a load balancer and an operator learn from the health endpoints and the log. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { MerchantSessions } from '../sessions/merchant-sessions.ts'
import { ask, bodyOf, env } from '../testing/edge.ts'
import { overloadAt } from '../testing/resets.ts'
import { hang } from '../testing/wire.ts'

afterEach(() => void vi.restoreAllMocks())

/** The lines that the edge logs meanwhile. */
function logged(level: 'info' | 'error'): Record<string, unknown>[] {
  const lines: Record<string, unknown>[] = []
  vi.spyOn(console, level).mockImplementation((line: string) => {
    lines.push(JSON.parse(line) as Record<string, unknown>)
  })
  return lines
}

describe('GET /readyz', () => {
  it('is never ready while no object answers, and says so in the log', async () => {
    const lines = logged('error')
    overloadAt(MerchantSessions, 'ended')
    const answer = await ask('/readyz')
    expect(answer.status).toBe(503)
    expect(await bodyOf(answer)).toMatchObject({ code: 'edge-unavailable' })
    expect(lines).toEqual([
      expect.objectContaining({ event: 'object-failed', object: 'MerchantSessions', overloaded: true }),
    ])
  })

  it('never waits for more than three seconds for an object that hangs', async () => {
    vi.spyOn(MerchantSessions.prototype, 'ended').mockReturnValue(hang() as never)
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 5_000)
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms: number) => {
      if (ms === 3_000) run()
    }) as never)
    expect(await bodyOf(await ask('/readyz'))).toMatchObject({ code: 'edge-unavailable' })
  })

  it('is ready, with the name of the build, when an object and the provider answer', async () => {
    const later = Date.now() + 10_000
    vi.spyOn(Date, 'now').mockReturnValue(later)
    const answer = await ask('/readyz')
    expect([answer.status, (await answer.text()).split('\n')[0]]).toEqual([200, 'ready source'])
  })

  it('is ready while entries wait for the journal, and says how many since when', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 20_000)
    const head = env.JOURNAL_HEAD.getByName('100002')
    await head.waits('a desk', 2, Date.parse('2020-01-02T03:04:05Z'))
    const answer = await ask('/readyz')
    await head.arrived('a desk')
    expect(answer.status).toBe(200)
    const [, line] = (await answer.text()).split('\n')
    expect(line).toMatch(/^\d+ journal entries of \d+ objects wait since 2020-01-02T03:04:05\.000Z$/)
  })
})

describe('the name of the build', () => {
  it('is in the answer of /healthz and in each line of the log', async () => {
    const lines = logged('info')
    expect(await (await ask('/healthz')).text()).toBe('ok source')
    expect(lines).toEqual([expect.objectContaining({ event: 'request', build: 'source' })])
  })
})

describe('an internal error', () => {
  it('is logged with the object that failed and the places in the bundle, and never with its message', async () => {
    const lines = logged('error')
    vi.spyOn(MerchantSessions.prototype, 'end').mockRejectedValue(new RangeError('of order 8906810'))
    const headers = { Authorization: 'Bearer sandbox-api-key-100001' }
    const answer = await ask(`/sessions/${crypto.randomUUID()}`, { method: 'DELETE', headers })
    expect(await bodyOf(answer)).toMatchObject({ code: 'internal-error' })
    const kind = { event: 'internal-error', kind: 'RangeError', object: 'MerchantSessions', remote: true }
    expect(lines).toEqual([expect.objectContaining(kind)])
    expect(lines[0]!['stack']).toMatch(/^[\w-]+\.ts:\d+:\d+ /)
    expect(JSON.stringify(lines)).not.toContain('8906810')
  })
})
