/** Closing a day, with the real provider. */
import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ClosedReport, KeptClosing } from '../../../shared/domain/report/closing.ts'
import { closingLimits } from '../../../shared/domain/values/limits.ts'
import { canonicalPieces } from '../../../shared/testing/canonical-pieces.ts'
import { payoutTotals } from '../../../shared/domain/report/payout/payout-totals.ts'
import type { Report } from '../../../shared/domain/report/report.schema.ts'
import { noteHeadersOf } from '../../../shared/domain/order/write-note.ts'
import { resetAt } from '../../testing/resets.ts'
import { DayClosings } from './day-closings.ts'
import { closingMigrations } from './schema.ts'
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
/** One of the sandbox's own three days. */
const DATE = '2020-03-05'
let paid: ClosedReport
let day: { date: string; reports: ClosedReport[] }
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

/** The figures of a day's report, computed without the code under test. */
async function readByHand(date: string): Promise<ClosedReport> {
  const answer = await asServer(`/api/v2/reports?date=${date}`)
  const [client] = ((await bodyOf(answer)) as Report).clientReports
  const text = [...canonicalPieces(client!, client!.rows)].join('')
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  const { numberOfRows, currency, providerPaidAmountIncludingWithholding } = client!.paymentReport
  return {
    clientId: client!.clientId,
    currency,
    digest: new Uint8Array(hash).toHex(),
    verdict: 'balances',
    numberOfRows,
    paid: providerPaidAmountIncludingWithholding,
  }
}

beforeAll(async () => {
  paid = await readByHand(DATE)
  day = { date: DATE, reports: [paid] }
})

/** The other merchant has closed nothing yet, also if it did so in other tests. */
beforeAll(async () => {
  const other = env.CLOSINGS.getByName('100002')
  await runInDurableObject(other, (_, { storage }) => storage.deleteAll())
  await evictDurableObject(other)
})

/** Deletes the closings of earlier tests: there is one object for each merchant. */
beforeEach(() =>
  runInDurableObject(env.CLOSINGS.getByName('100001'), (_, { storage }) => {
    const tables = storage.sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'closings'").toArray()
    if (tables.length === 0) return
    storage.sql.exec('DROP TRIGGER closings_are_never_deleted; DELETE FROM closings')
    storage.sql.exec(closingMigrations[1])
  }),
)

/** The day's closing as release 0.1.0 stored it: as the client sent it, unchecked. */
async function keptEarlier(report: ClosedReport): Promise<object> {
  const kept = { date: DATE, reports: [report], at: '2026-01-02T03:04:05.678Z', who: { ...clerk } }
  await runInDurableObject(env.CLOSINGS.getByName('100001'), (_, { storage }) => {
    const insert = 'INSERT INTO closings (date, key, content, closing) VALUES (?, ?, ?, ?)'
    storage.sql.exec(insert, DATE, 'old-key', JSON.stringify(day), JSON.stringify(kept))
  })
  return kept
}
const clerk = { kind: 'session', id: 'u1', name: 'A clerk' }

describe('a closing of an earlier release', () => {
  // Creates the tables.
  beforeEach(() => close({ date: '2020-03-06' }))

  it('is never shown as checked, in the list or under its key', async () => {
    const kept = await keptEarlier({ ...paid, paid: 999_999 })
    const labelled = { ...kept, unchecked: true }
    expect(await closingsOf(DATE)).toEqual([labelled])
    expect(await close(day, { 'Idempotency-Key': 'old-key' })).toEqual({ status: 201, body: labelled })
  })

  it('is never the same as a new one with the same figures', async () => {
    const kept = await keptEarlier(paid)
    const { status, body } = await close(day)
    expect([status, body['unchecked']]).toEqual([201, undefined])
    expect(await closingsOf(DATE)).toEqual([body, { ...kept, unchecked: true }])
    expect((await close(day)).body).toEqual(body)
  })
})

describe('closing a day', () => {
  it("keeps who closed it, when, and the edge's own figures of its report", async () => {
    const { status, body } = await close(day, key(), { user: { id: 'u7', name: 'Kim' } })
    expect(status).toBe(201)
    expect(body).toEqual({
      ...day,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      who: { kind: 'session', id: 'u7', name: 'Kim' },
    })
    expect(await closingsOf('2020-03-05')).toEqual([body])
  })

  it('says under the same key that the answer is a repeated one', async () => {
    const init = json('POST', day, key())
    const answers = [await asServer(PATH, init), await asServer(PATH, init)]
    const told = answers.map(({ status, headers }) => [status, headers.get('Idempotent-Replayed')])
    expect(told).toEqual([
      [201, null],
      [201, 'true'],
    ])
  })

  it('needs no figures from the client', async () => {
    const { status, body } = await close({ date: DATE })
    expect(status).toBe(201)
    expect(body['reports']).toEqual([paid])
  })

  it.each([
    ['another sum', () => ({ paid: 999_999 }), '/reports/0/paid'],
    ['another digest', () => ({ digest: 'a'.repeat(64) }), '/reports/0/digest'],
    ['a better verdict', () => ({ verdict: 'does-not-balance' }), '/reports/0/verdict'],
    ['fewer rows', () => ({ numberOfRows: 1 }), '/reports/0/numberOfRows'],
    ['another currency', () => ({ currency: 'EUR' }), '/reports/0/currency'],
    ['another client', () => ({ clientId: 1 }), '/reports/0/clientId'],
  ])('never keeps %s than the report has', async (_, changes, pointer) => {
    const { status, body } = await close(closed(changes()))
    expect([status, body['code'], body['pointer']]).toEqual([409, 'report-closing-differs', pointer])
    expect(await closingsOf(DATE)).toEqual([])
  })

  it('never keeps more reports than the day has', async () => {
    const { status, body } = await close({ ...day, reports: [paid, paid] })
    expect([status, body['code'], body['pointer']]).toEqual([409, 'report-closing-differs', '/reports'])
  })

  it('keeps the reason, in any script, with the closing and in the list', async () => {
    const said = { reason: 'Rättad rapport', note: 'Late sale – checked by phone' }
    const { status, body } = await close(day, { ...key(), ...noteHeadersOf(said) })
    expect([status, body['reason'], body['note']]).toEqual([201, said.reason, said.note])
    expect(await closingsOf(DATE)).toEqual([body])
  })

  it('adds a closing if it is repeated with another reason, but not with the same', async () => {
    const first = await close(day, { ...key(), ...noteHeadersOf({ reason: 'Checked' }) })
    expect(await close(day)).toEqual(first)
    expect(await close(day, { ...key(), ...noteHeadersOf({ reason: 'Checked' }) })).toEqual(first)
    await close(day, { ...key(), ...noteHeadersOf({ reason: 'Checked', note: 'Twice' }) })
    expect((await closingsOf(DATE)).map(({ reason, note }) => [reason, note])).toEqual([
      ['Checked', 'Twice'],
      ['Checked', undefined],
    ])
  })

  it.each([
    ['an e-mail address', 'tess%40example.com', 'note-sensitive'],
    ['letters that are not encoded', 'f\u00e4rg', 'member-wrong-type'],
    ['81 characters', 'x'.repeat(81), 'member-too-long'],
  ])('never keeps %s as a reason', async (_, reason, code) => {
    const { status, body } = await close(day, { ...key(), 'Order-Admin-Reason': reason })
    expect([status, body['code'], body['pointer']]).toEqual([400, code, '/Order-Admin-Reason'])
    expect(await closingsOf(DATE)).toEqual([])
  })

  it('adds a closing for another user, newest first, and never changes or deletes one', async () => {
    await close(day)
    await close(day, key(), { user: { id: 'u2', name: 'Kim' } })
    expect((await closingsOf(DATE)).map(({ who }) => who.id)).toEqual(['u2', 'u1'])
    await runInDurableObject(env.CLOSINGS.getByName('100001'), (_, { storage }) => {
      expect(() => storage.sql.exec("UPDATE closings SET closing = '{}'")).toThrow('append-only')
      expect(() => storage.sql.exec('DELETE FROM closings')).toThrow('append-only')
    })
  })

  it('adds no second closing for the same user while the report is the same', async () => {
    const first = await close(day)
    expect(await close(day)).toEqual(first)
    expect(await close({ date: DATE })).toEqual(first)
    expect(await closingsOf(DATE)).toHaveLength(1)
  })

  it('adds one closing for each key, repeats its answer, and refuses another body', async () => {
    const headers = key()
    const first = await close(day, headers)
    expect(await close(day, headers)).toEqual(first)
    const other = await close({ date: DATE }, headers)
    expect([other.status, other.body['code']]).toEqual([422, 'idempotency-key-reused'])
    expect(await closingsOf(DATE)).toHaveLength(1)
  })

  it('adds one closing for simultaneous requests under one key', async () => {
    const headers = key()
    const answers = await Promise.all([close(day, headers), close(day, headers), close(day, headers)])
    expect(new Set(answers.map(({ status, body }) => `${status} ${String(body['at'])}`)).size).toBe(1)
    expect(await closingsOf(DATE)).toHaveLength(1)
  })

  it('is still allowed to a user after another user has reached the limit', async () => {
    const user = (id: string) => ({ user: { id, name: id } })
    for (let n = 0; n < closingLimits.perUser; n++) {
      for (const id of ['u1', 'u2']) expect((await close(day, key(), user(id))).status).toBe(201)
    }
    const { status, body } = await close(day, key(), user('u1'))
    expect([status, body['code'], body['pointer']]).toEqual([409, 'report-closings-too-many', '/date'])
    expect((await close(day, key(), user('u3'))).status).toBe(201)
    expect((await close({ date: '2020-03-06' }, key(), user('u1'))).status).toBe(201)
  })

  it.each([
    [
      'no session capability for it',
      () => day,
      {},
      { capabilities: ['report.read'] },
      403,
      'capability-missing',
    ],
    ['a session for one order', () => day, {}, { orderId: 8_906_810 }, 403, 'order-outside-session'],
    ['no key', () => day, undefined, {}, 428, 'idempotency-key-required'],
    ['a key with a blank', () => day, { 'Idempotency-Key': 'a b' }, {}, 400, 'idempotency-key-invalid'],
    ['a day that has no report', () => ({ date: '2020-03-04' }), {}, {}, 404, 'report-not-found'],
    ['an invalid day', () => ({ date: '2020-02-30' }), {}, {}, 400, 'date-invalid', '/date'],
    ['no day', () => ({ reports: [paid] }), {}, {}, 400, 'member-missing', '/date'],
    ['no report', () => ({ ...day, reports: [] }), {}, {}, 400, 'list-empty', '/reports'],
    [
      'an invalid digest',
      () => closed({ digest: 'A'.repeat(64) }),
      {},
      {},
      400,
      'member-wrong-type',
      '/reports/0/digest',
    ],
    [
      'another verdict',
      () => closed({ verdict: 'fine' }),
      {},
      {},
      400,
      'member-wrong-type',
      '/reports/0/verdict',
    ],
    [
      'fewer rows than none',
      () => closed({ numberOfRows: -1 }),
      {},
      {},
      400,
      'member-out-of-range',
      '/reports/0/numberOfRows',
    ],
    [
      'an amount over 64 bits',
      () => closed({ paid: 2n ** 63n }),
      {},
      {},
      400,
      'member-wrong-type',
      '/reports/0/paid',
    ],
    [
      'an invalid currency',
      () => closed({ currency: 'kr' }),
      {},
      {},
      400,
      'member-wrong-type',
      '/reports/0/currency',
    ],
    [
      'too many reports',
      () => ({ ...day, reports: Array.from({ length: 101 }, () => paid) }),
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
      const answer = await close(body(), sent, options as SessionOptions)
      expect([answer.status, answer.body['code'], answer.body['pointer']]).toEqual([status, code, pointer])
      expect(await closingsOf('2020-03-05')).toEqual([])
    },
  )
})

describe('a day of the description', () => {
  it.each(['2020-03-05', '2020-03-06', '2020-03-07'])(
    'closes as balanced, with correct fees: %s',
    async (date) => {
      const { body } = await close({ date })
      expect(body['reports']).toEqual([await readByHand(date)])
      const answer = await asServer(`/api/v2/reports?date=${date}&includeWithholding=true`)
      const [client] = ((await bodyOf(answer)) as Report).clientReports
      const sums = payoutTotals()
      for (const [index, row] of client!.rows.entries()) sums.add(row, index)
      const { vatOffFees, feePaidOffRows, days } = sums.totals()
      expect([vatOffFees.count, feePaidOffRows.count, days.length]).toEqual([0, 0, 1])
    },
  )
})

function closed(changes: object) {
  return { ...day, reports: [{ ...paid, ...changes }] }
}

describe('the list of closings', () => {
  it('has only those of the merchant, by day', async () => {
    await close({ date: '2020-03-06' })
    await close(day)
    const days = (await closingsOf('2020-03-01', '2020-03-31')).map(({ date }) => date)
    expect(days).toEqual(['2020-03-05', '2020-03-06'])
    expect(await closingsOf('2020-03-06', '2020-03-31')).toHaveLength(1)
    expect(await closingsOf('2020-03-01', '2020-03-31', OTHER_API_KEY)).toEqual([])
  })

  it('is read without creating tables', async () => {
    expect(await closingsOf('2020-03-05', '2020-03-05', OTHER_API_KEY)).toEqual([])
    await runInDurableObject(env.CLOSINGS.getByName('100002'), (_, { storage }) => {
      expect(storage.sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'closings'").toArray()).toEqual([])
    })
  })

  it('needs the capability to read reports', async () => {
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
  ])('is refused for the query "%s"', async (query, code, pointer) => {
    const answer = await asServer(`${PATH}${query}`)
    expect(answer.status).toBe(400)
    expect(await bodyOf(answer)).toMatchObject({ code, pointer })
  })

  it('can have 62 days', async () => {
    expect((await asServer(`${PATH}?from=2020-03-01&to=2020-05-01`)).status).toBe(200)
  })
})

describe('a day that is closed while its object is reset', () => {
  afterEach(() => void vi.restoreAllMocks())

  it.each([
    ['before', 'with a key', key],
    ['after', 'with a key', key],
    ['before', 'without a key', () => ({})],
    ['after', 'without a key', () => ({})],
  ] as const)('is never closed twice or not at all: %s its work, %s', async (moment, _, headers) => {
    for (const method of ['before', 'keep']) resetAt(DayClosings, method, moment)
    const answer = await asServer(PATH, json('POST', day, headers()))
    expect(answer.status).toBe(201)
    expect(await closingsOf(DATE)).toEqual([await bodyOf(answer)])
  })
})
