/** Closing a day, against the real provider: what is kept, by whom, and what is refused. */
import { runInDurableObject } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ClosedReport, KeptClosing } from '../../../shared/domain/closing.ts'
import { closingLimits } from '../../../shared/domain/limits.ts'
import {
  API_KEY,
  asPage,
  asServer,
  bodyOf,
  env,
  json,
  openSession,
  OTHER_API_KEY,
  type SessionOptions,
} from '../../testing/edge.ts'

const PATH = '/api/v2/reports/closings'
const paid: ClosedReport = {
  clientId: 100001,
  currency: 'SEK',
  digest: 'a'.repeat(64),
  verdict: 'balances',
  numberOfRows: 25,
  paid: 4_821_137,
}
/** One of the sandbox's own three days, so that it has a report. */
const day = { date: '2020-03-05', reports: [paid] }
const key = () => ({ 'Idempotency-Key': crypto.randomUUID() })

async function close(body: unknown, headers: Record<string, string> = key(), options: SessionOptions = {}) {
  const { token } = await openSession(options)
  const answer = await asPage(PATH, token, json('POST', body, headers))
  return { status: answer.status, body: (await bodyOf(answer)) as Record<string, unknown> }
}

async function closingsOf(from: string, to = from, apiKey = API_KEY): Promise<KeptClosing[]> {
  const answer = await asServer(`${PATH}?from=${from}&to=${to}`, {}, apiKey)
  expect(answer.status).toBe(200)
  return ((await bodyOf(answer)) as { closings: KeptClosing[] }).closings
}

/** What earlier tests kept is taken away: there is one object for each merchant. */
beforeEach(() =>
  runInDurableObject(env.CLOSINGS.getByName('100001'), (_, { storage }) => {
    const tables = storage.sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'closings'").toArray()
    if (tables.length > 0) storage.sql.exec('DELETE FROM closings')
  }),
)

describe('closing a day', () => {
  it('keeps who closed it, when, and what its report said', async () => {
    const { status, body } = await close(day, key(), { user: { id: 'u7', name: 'Kim' } })
    expect(status).toBe(201)
    expect(body).toEqual({
      ...day,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      who: { kind: 'session', id: 'u7', name: 'Kim' },
    })
    expect(await closingsOf('2020-03-05')).toEqual([body])
  })

  it('keeps a Long digit for digit', async () => {
    const reports = [{ ...paid, paid: 9_223_372_036_854_775_807n }]
    await close({ ...day, reports })
    expect((await closingsOf('2020-03-05'))[0]!.reports[0]!.paid).toBe(9_223_372_036_854_775_807n)
  })

  it('once more adds a closing, the newest first, and never changes one', async () => {
    await close(day)
    await close({ ...day, reports: [{ ...paid, digest: 'b'.repeat(64) }] })
    const digests = (await closingsOf('2020-03-05')).map(({ reports }) => reports[0]!.digest[0])
    expect(digests).toEqual(['b', 'a'])
    await runInDurableObject(env.CLOSINGS.getByName('100001'), (_, { storage }) => {
      expect(() => storage.sql.exec("UPDATE closings SET closing = '{}'")).toThrow('append-only')
    })
  })

  it('twice under one key is kept once and answered as before; another body under it is refused', async () => {
    const headers = key()
    const first = await close(day, headers)
    expect(await close(day, headers)).toEqual(first)
    const other = await close({ ...day, reports: [{ ...paid, paid: 1 }] }, headers)
    expect([other.status, other.body['code']]).toEqual([422, 'idempotency-key-reused'])
    expect(await closingsOf('2020-03-05')).toHaveLength(1)
  })

  it('at once under one key is kept once', async () => {
    const headers = key()
    const answers = await Promise.all([close(day, headers), close(day, headers), close(day, headers)])
    expect(new Set(answers.map(({ status, body }) => `${status} ${String(body['at'])}`)).size).toBe(1)
    expect(await closingsOf('2020-03-05')).toHaveLength(1)
  })

  it('is refused once the day has as many closings as are kept', async () => {
    for (let n = 0; n < closingLimits.perDay; n++) expect((await close(day)).status).toBe(201)
    const { status, body } = await close(day)
    expect([status, body['code'], body['pointer']]).toEqual([400, 'list-too-long', '/date'])
    expect((await close({ ...day, date: '2020-03-06' })).status).toBe(201)
  })

  it.each([
    ['no session capability for it', day, {}, { capabilities: ['report.read'] }, 403, 'capability-missing'],
    ['a session for one order', day, {}, { orderId: 8_906_810 }, 403, 'order-outside-session'],
    ['no key', day, undefined, {}, 428, 'idempotency-key-required'],
    ['a key with a blank', day, { 'Idempotency-Key': 'a b' }, {}, 400, 'idempotency-key-invalid'],
    ['a day that has no report', { ...day, date: '2020-03-04' }, {}, {}, 404, 'report-not-found'],
    ['a day that is none', { ...day, date: '2020-02-30' }, {}, {}, 400, 'date-invalid', '/date'],
    ['no day', { reports: [paid] }, {}, {}, 400, 'member-missing', '/date'],
    ['no report', { ...day, reports: [] }, {}, {}, 400, 'list-empty', '/reports'],
    [
      'a digest that is none',
      closed({ digest: 'A'.repeat(64) }),
      {},
      {},
      400,
      'member-wrong-type',
      '/reports/0/digest',
    ],
    ['another verdict', closed({ verdict: 'fine' }), {}, {}, 400, 'member-wrong-type', '/reports/0/verdict'],
    [
      'fewer rows than none',
      closed({ numberOfRows: -1 }),
      {},
      {},
      400,
      'member-out-of-range',
      '/reports/0/numberOfRows',
    ],
    [
      'an amount over 64 bits',
      closed({ paid: 2n ** 63n }),
      {},
      {},
      400,
      'member-wrong-type',
      '/reports/0/paid',
    ],
    [
      'a currency that is none',
      closed({ currency: 'kr' }),
      {},
      {},
      400,
      'member-wrong-type',
      '/reports/0/currency',
    ],
    [
      'too many reports',
      { ...day, reports: Array.from({ length: 101 }, () => paid) },
      {},
      {},
      400,
      'list-too-long',
      '/reports',
    ],
  ] as const)(
    'is refused with %s, and nothing is kept',
    async (_, body, headers, options, status, code, pointer?: string) => {
      const sent = headers === undefined ? {} : { ...key(), ...headers }
      const answer = await close(body, sent, options as SessionOptions)
      expect([answer.status, answer.body['code'], answer.body['pointer']]).toEqual([status, code, pointer])
      expect(await closingsOf('2020-03-05')).toEqual([])
    },
  )
})

function closed(changes: object) {
  return { ...day, reports: [{ ...paid, ...changes }] }
}

describe('the closings of a range of days', () => {
  it('are those of the merchant alone, by day', async () => {
    await close({ ...day, date: '2020-03-06' })
    await close(day)
    const days = (await closingsOf('2020-03-01', '2020-03-31')).map(({ date }) => date)
    expect(days).toEqual(['2020-03-05', '2020-03-06'])
    expect(await closingsOf('2020-03-06', '2020-03-31')).toHaveLength(1)
    expect(await closingsOf('2020-03-01', '2020-03-31', OTHER_API_KEY)).toEqual([])
  })

  it('are read without making tables', async () => {
    expect(await closingsOf('2020-03-05', '2020-03-05', OTHER_API_KEY)).toEqual([])
    await runInDurableObject(env.CLOSINGS.getByName('100002'), (_, { storage }) => {
      expect(storage.sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'closings'").toArray()).toEqual([])
    })
  })

  it('need the capability to read reports', async () => {
    const { token } = await openSession({ capabilities: ['report.close'] })
    const answer = await asPage(`${PATH}?from=2020-03-05&to=2020-03-05`, token)
    expect(answer.status).toBe(403)
  })

  it.each([
    ['', 'member-missing', '/from'],
    ['?from=2020-03-05', 'member-missing', '/to'],
    ['?from=2020-02-30&to=2020-03-05', 'date-invalid', '/from'],
    ['?from=2020-03-05&to=soon', 'date-invalid', '/to'],
    ['?from=2020-03-05&to=2020-03-04', 'path-parameter-invalid', '/to'],
    // 62 days from 1 March end on 1 May.
    ['?from=2020-03-01&to=2020-05-02', 'path-parameter-invalid', '/to'],
  ])('with the query "%s" are refused', async (query, code, pointer) => {
    const answer = await asServer(`${PATH}${query}`)
    expect(answer.status).toBe(400)
    expect(await bodyOf(answer)).toMatchObject({ code, pointer })
  })

  it('can be 62 days', async () => {
    expect((await asServer(`${PATH}?from=2020-03-01&to=2020-05-01`)).status).toBe(200)
  })
})
