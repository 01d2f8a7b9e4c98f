/** The headers of every answer, and its line in the log. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { API_KEY, ask, asPage, asServer, json, openSession, ORIGIN } from '../testing/edge.ts'

/** Collects the lines of the log from now on. */
function logged(): () => Record<string, unknown>[] {
  const spy = vi.spyOn(console, 'info').mockImplementation(() => {})
  return () => spy.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>)
}

afterEach(() => vi.restoreAllMocks())

describe('every answer', () => {
  it('has HSTS for a year, and a policy that allows no loading, no base and no form', async () => {
    const { headers } = await ask('/session')
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains')
    expect(headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
  })
})

describe('the line of a request in the log', () => {
  it('has the time, the session and the merchant', async () => {
    const { token, id } = await openSession()
    const lines = logged()
    const before = Date.now()
    await asPage('/session', token)
    const [line] = lines()
    expect(line).toMatchObject({ event: 'request', merchant: '100001', session: id, status: 200 })
    expect(line).not.toHaveProperty('key')
    const at = Date.parse(String(line!['at']))
    expect(at).toBeGreaterThanOrEqual(before)
    expect(at).toBeLessThanOrEqual(Date.now())
  })

  it('has the session that was ended or refused a write', async () => {
    const { token, id } = await openSession({ capabilities: ['order.read'] })
    await asServer(`/sessions/${id}`, { method: 'DELETE' })
    const lines = logged()
    await asPage('/api/v1/orders/1/rows/', token, json('POST', {}))
    expect(lines()).toEqual([expect.objectContaining({ session: id, problem: 'session-ended' })])
  })

  it('has the merchant, the name of its API key, and the opened session', async () => {
    const lines = logged()
    const { id } = await openSession()
    await asServer('/session')
    const [opened, asked] = lines()
    expect(opened).toMatchObject({
      merchant: '100001',
      opened: id,
      key: expect.stringMatching(/^[0-9a-f]{8}$/),
    })
    expect(asked).toMatchObject({ merchant: '100001', key: opened!['key'] })
    expect(asked).not.toHaveProperty('session')
    expect(JSON.stringify(lines())).not.toContain(API_KEY)
  })

  it('has no requester if it is unknown, and never the name of a user', async () => {
    const { token } = await openSession({ user: { id: 'clerk-17', name: 'Kim Clerk' } })
    const lines = logged()
    await ask('/session', { headers: { Origin: ORIGIN, Authorization: 'Bearer a.b.c' } })
    await asPage('/session', token)
    expect(lines()[0]).toMatchObject({ problem: 'session-invalid' })
    for (const member of ['merchant', 'session', 'key']) expect(lines()[0]).not.toHaveProperty(member)
    expect(JSON.stringify(lines())).not.toMatch(/clerk-17|Kim Clerk/)
  })
})
