import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EDGE, FakeEdge, json, problem } from '../testing/fake-edge.ts'
import { EdgeClient } from './edge-client.ts'
import { requestReport } from './report-request.ts'
import { eventually } from '../../shared/testing/eventually.ts'

const day = { date: '2026-11-20', includeWithholding: true }
const report = { totalNrOfRows: 0, clientReports: [] }

describe('a report that is asked for', () => {
  let edge: FakeEdge
  let tokens: string[]
  let client: EdgeClient
  let aborter: AbortController
  const ask = () => requestReport(client, day, aborter.signal)

  beforeEach(() => {
    edge = new FakeEdge()
    edge.intercept = () => json(report)
    tokens = ['first', 'second']
    aborter = new AbortController()
    client = new EdgeClient(`${EDGE}/`, {
      token: async () => tokens[0] ?? '',
      forget: (token) => (tokens = tokens.filter((other) => other !== token)),
    })
  })
  afterEach(() => {
    edge.restore()
    vi.useRealTimers()
  })

  it('is the body of the answer, unread', async () => {
    const answer = await ask()
    expect(answer.ok && (await new Response(answer.value).json())).toEqual(report)
    const [call] = edge.calls
    expect(call).toMatchObject({ method: 'GET', path: '/api/v2/reports' })
    expect(Object.fromEntries(call!.query)).toEqual({ date: '2026-11-20', includeWithholding: 'true' })
    expect(call!.headers.get('Authorization')).toBe('Bearer first')
    expect(call!.init).toMatchObject({ credentials: 'omit', cache: 'no-store', redirect: 'error' })
  })

  it('may be absent, which is no error', async () => {
    edge.intercept = () => problem(404, 'report-not-found')
    expect(await ask()).toEqual({ ok: false, reason: { code: 'report-not-found' } })
  })

  it('is asked for once more when the session was over', async () => {
    edge.intercept = ({ headers }) =>
      headers.get('Authorization') === 'Bearer first' ? problem(401, 'session-expired') : json(report)
    expect((await ask()).ok).toBe(true)
    expect(edge.calls).toHaveLength(2)
  })

  it.each([
    ['a refusal', () => problem(403, 'reports-forbidden'), 'reports-forbidden'],
    ['a page that is not ours', () => new Response('<html>', { status: 404 }), 'answer-invalid'],
    ['a broken connection', () => new TypeError('Failed to fetch'), 'network-failed'],
  ])('fails by its code with %s', async (_, answer, code) => {
    edge.intercept = answer
    await expect(ask()).rejects.toMatchObject({ name: 'EdgeError', code })
  })

  it('fails when the answer does not begin in time', async () => {
    vi.useFakeTimers()
    edge.intercept = ({ init }) =>
      new Promise((resolve) => {
        init.signal!.addEventListener('abort', () => resolve(new TypeError('aborted')))
      })
    const failure = ask().catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await failure).toMatchObject({ code: 'edge-timeout' })
  })

  it('rejects with the reason of its abort', async () => {
    edge.intercept = ({ init }) =>
      new Promise((resolve) => {
        init.signal!.addEventListener('abort', () => resolve(new TypeError('aborted')))
      })
    const asked = ask()
    await eventually(() => expect(edge.calls).toHaveLength(1))
    aborter.abort(new Error('another day'))
    await expect(asked).rejects.toThrow('another day')
  })
})
