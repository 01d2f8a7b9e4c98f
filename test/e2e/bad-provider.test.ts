/**
 * The edge with a provider that sends wrong, broken or malicious answers: the edge answers each with a problem that
 * quotes nothing of it, and sends a write once.
 */
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { BREAKER_THRESHOLD } from '../../edge/upstream/breaker.ts'
import { someOf } from '../../shared/testing/runs.ts'
import { type HostileProvider, json, someOrder, startHostileProvider } from '../support/hostile-provider.ts'
import { hostileWorld } from '../support/hostile-world.ts'

const ORDER = '/api/v1/orders/1'
const REPORT = '/api/v2/reports?date=2026-01-01'
const SECRET = 'the-providers-own-words'
// Far above the time of an answer on a busy machine, so that only a hanging provider reaches it.
const CALL_MS = 1500
const BUDGET_MS = 3500
/** Compressed once, because that takes longer than a call may. */
const bomb = gzipSync(Buffer.alloc(105 * 1024 * 1024, 0x20))

const world = await hostileWorld({ CALL_TIMEOUT_MS: String(CALL_MS), CALL_BUDGET_MS: String(BUDGET_MS) })
const { provider } = world

const ask = (path = ORDER, init: RequestInit = {}) => world.ask(path, init)

async function problemOf(response: Response): Promise<Record<string, unknown>> {
  const text = await response.text()
  expect(response.headers.get('Content-Type')).toBe('application/problem+json')
  expect(text).not.toContain(SECRET)
  expect(text).not.toContain('hostile-')
  return { ...(JSON.parse(text) as object), http: response.status }
}

const body = JSON.stringify({ ...someOrder, Note: SECRET })

describe('an answer that cannot be read', () => {
  const typed = { 'Content-Type': 'application/json' }
  const answers: [string, HostileProvider['answer'], string][] = [
    [
      'of another type',
      (r) => r.writeHead(200, { 'Content-Type': 'text/html' }).end(body),
      'provider-answer-invalid',
    ],
    ['without a type', (r) => r.writeHead(200).end(body), 'provider-answer-invalid'],
    ['that is cut', (r) => r.writeHead(200, typed).end(body.slice(0, -2)), 'provider-answer-invalid'],
    ['of nothing', (r) => r.writeHead(200, typed).end(), 'provider-answer-invalid'],
    ['that is a list', (r) => r.writeHead(200, typed).end('[]'), 'provider-answer-invalid'],
    ['that is a number', (r) => r.writeHead(200, typed).end('1'), 'provider-answer-invalid'],
    [
      'with broken UTF-8',
      (r) =>
        r.writeHead(200, typed).end(Buffer.from([...Buffer.from('{"Id":"'), 0xff, ...Buffer.from('"}')])),
      'provider-answer-invalid',
    ],
    ['of another success', (r) => r.writeHead(206, typed).end(body), 'provider-failed'],
    ['with an unknown error status', (r) => r.writeHead(418, typed).end(body), 'provider-refused'],
    [
      'that is a gzip bomb',
      (r) => r.writeHead(200, { ...typed, 'Content-Encoding': 'gzip' }).end(bomb),
      'provider-answer-invalid',
    ],
    [
      'whose fixed length is never reached',
      (r, _, socket) => {
        r.writeHead(200, { ...typed, 'Content-Length': body.length + 10 })
        r.write(body)
        setTimeout(() => socket.destroy(), 20)
      },
      'provider-unreachable',
    ],
    [
      'whose chunks end early with a valid last one',
      (r) => {
        r.writeHead(200, typed)
        r.write(body.slice(0, 10))
        r.end()
      },
      'provider-answer-invalid',
    ],
    ['that is no HTTP', (_, __, socket) => void socket.end('hello\r\n\r\n'), 'provider-unreachable'],
    ['that never comes', () => undefined, 'provider-timeout'],
    ['whose body never ends', (r) => void r.writeHead(200, typed).write(body), 'provider-timeout'],
  ]

  it.each(someOf(answers, 4))('is a problem: one %s', async (_, answer, code) => {
    provider.answer = answer
    const start = performance.now()
    expect(await problemOf(await ask())).toMatchObject({ code })
    expect(performance.now() - start).toBeLessThan(2.5 * BUDGET_MS)
  })

  it('is not one with duplicate keys, unknown members and another case', async () => {
    provider.answer = (r) =>
      r.writeHead(200, typed).end('{"Id":1,"id":2,"X":[1],"ID":3,"orderrows":[],"Id":4}')
    const response = await ask()
    expect(await response.json()).toEqual({ Id: 4, OrderRows: [] })
  })
})

describe('a redirect', () => {
  it(
    'is never followed, within the provider or away from it, for a read or a write',
    { tags: 'long' },
    async () => {
      const elsewhere = await startHostileProvider()
      try {
        for (const status of [301, 302, 303, 307, 308]) {
          for (const location of [`${elsewhere.address}/stolen`, '/stolen']) {
            provider.answer = (r) => r.writeHead(status, { Location: location }).end()
            expect(await problemOf(await ask())).toMatchObject({ code: 'provider-failed' })
          }
        }
        expect(elsewhere.asked).toEqual([])
        expect(provider.asked.filter(({ path }) => path !== ORDER)).toEqual([])
      } finally {
        await elsewhere.stop()
      }
    },
  )
})

describe('reads', () => {
  it('are retried when the provider fails, and then succeed', async () => {
    provider.answer = (r, _, socket) => {
      if (provider.asked.length === 1) socket.destroy()
      else if (provider.asked.length === 2) json(r, { Note: SECRET }, 503)
      else json(r, someOrder)
    }
    expect((await ask()).status).toBe(200)
    expect(provider.asked).toHaveLength(3)
  })

  it('are not retried if another attempt cannot change the answer', async () => {
    provider.answer = (r) => json(r, { Code: 40401 }, 404)
    expect(await problemOf(await ask())).toMatchObject({ code: 'order-not-found', http: 404 })
    expect(provider.asked).toHaveLength(1)
  })

  it('end within the budget when every attempt hangs', { tags: 'long' }, async () => {
    provider.answer = () => undefined
    const start = performance.now()
    expect(await problemOf(await ask())).toMatchObject({ code: 'provider-timeout', http: 504 })
    expect(performance.now() - start).toBeLessThan(2 * BUDGET_MS)
  })
})

describe('a provider that keeps failing', () => {
  it('gets no calls for a while, and the problem says until when', { tags: 'long' }, async () => {
    provider.answer = (r) => json(r, { Note: SECRET }, 500)
    for (let call = 0; call < BREAKER_THRESHOLD; call++) {
      expect(await problemOf(await ask())).toMatchObject({ code: 'provider-failed', http: 502 })
    }
    const asked = provider.asked.length
    const response = await ask()
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await problemOf(response)).toMatchObject({ code: 'provider-unavailable', http: 503 })
    expect(provider.asked).toHaveLength(asked)
  })
})

describe('more calls than may run at once', () => {
  it('are refused instead of queued', { tags: 'long' }, async () => {
    await world.restart({ CALL_TIMEOUT_MS: '30000', CALL_BUDGET_MS: '30000' })
    const release: (() => void)[] = []
    provider.answer = (r) => release.push(() => json(r, someOrder))
    const refused: Response[] = []
    const answers = Array.from({ length: 130 }, async () => {
      const response = await ask()
      if (response.status !== 200) refused.push(response)
      return response.status
    })
    await expect.poll(() => refused.length).toBe(30)
    await expect.poll(() => release.length).toBe(100)
    for (const answer of release) answer()
    expect((await Promise.all(answers)).filter((status) => status === 200)).toHaveLength(100)
    for (const response of refused) {
      expect(response.headers.get('Retry-After')).toBe('1')
      expect(await problemOf(response)).toMatchObject({ code: 'provider-busy', http: 503 })
    }
  })
})

describe('a token', () => {
  it('is renewed once when the provider rejects it; a second 401 is final', async () => {
    provider.answer = (r) => json(r, { Note: SECRET }, 401)
    expect(await problemOf(await ask())).toMatchObject({ code: 'provider-rejects-credentials', http: 502 })
    expect(provider.asked.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer hostile-1',
      'Bearer hostile-2',
    ])
  })

  // edge/upstream/send.test.ts, which moves the clock, tests that it happens in the background.
  it('is renewed when it expires, and no read fails in the meantime', { tags: 'long' }, async () => {
    provider.expiresIn = 1
    const statuses = new Set<number>()
    const shown = async () => {
      statuses.add((await ask()).status)
      return provider.asked.at(-1)!.headers.authorization
    }
    await expect.poll(shown).not.toBe('Bearer hostile-1')
    expect([...statuses]).toEqual([200])
  })
})

describe('a report', () => {
  const row = { nominalAmount: 1, comment: SECRET }
  const client = (rows: object[]) => ({ paymentReport: { numberOfRows: rows.length }, rows })
  const whole = (count: number) => {
    const rows = Array.from({ length: count }, () => row)
    return JSON.stringify({ totalNrOfRows: count, clientReports: [client(rows)] })
  }

  it('passes when it is whole', async () => {
    provider.answer = (r) => r.writeHead(200, { 'Content-Type': 'application/json' }).end(whole(5000))
    const response = await ask(REPORT)
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(whole(5000))
  })

  it('passes with another number of rows than it announces, which the desk reports', async () => {
    const text = whole(5000).replace('"totalNrOfRows":5000', '"totalNrOfRows":5001')
    provider.answer = (r) => r.writeHead(200, { 'Content-Type': 'application/json' }).end(text)
    expect(await (await ask(REPORT)).text()).toBe(text)
  })

  it.each([
    ['is cut', whole(5000).slice(0, -400)],
    ['is cut early', whole(5000).slice(0, 1000)],
    ['is cut before its last bracket', whole(5000).slice(0, -1)],
  ])('never ends as JSON, and has no last record, if it %s', async (_, text) => {
    provider.answer = (r) => r.writeHead(200, { 'Content-Type': 'application/json' }).end(text)
    const response = await ask(REPORT)
    expect(response.status).toBe(200)
    const read = await response.text().catch(() => '')
    expect(() => JSON.parse(read)).toThrow(SyntaxError)
    expect(read).not.toContain('\u001e')
  })

  it('names the reason in its last record if it turns out to be wrong late', async () => {
    const otherDay = whole(5000).replace(/\}\]\}$/, ',"reconciliationDate":"2026-01-02"}]}')
    provider.answer = (r) => r.writeHead(200, { 'Content-Type': 'application/json' }).end(otherDay)
    const [rows, record] = (await (await ask(REPORT)).text()).split('\u001e')
    expect(() => JSON.parse(rows!)).toThrow(SyntaxError)
    expect(JSON.parse(record!)).toMatchObject({ code: 'report-other-day', status: 502 })
  })

  it.each([
    ['a page', '<html>busy</html>', 'provider-answer-invalid'],
    ['nothing', '', 'provider-answer-invalid'],
    ['null', 'null', 'provider-answer-invalid'],
    ['wrong JSON', whole(20).replace('1', 'x'), 'provider-answer-invalid'],
    [
      'another day',
      whole(20).replace(/\}\]\}$/, ',"reconciliationDate":"2026-01-02"}]}'),
      'report-other-day',
    ],
  ])('is a problem if it is %s', async (_, text, code) => {
    provider.answer = (r) => r.writeHead(200, { 'Content-Type': 'application/json' }).end(text)
    expect(await problemOf(await ask(REPORT))).toMatchObject({ code, http: 502 })
  })

  it.each<[string, HostileProvider['answer'], string, number]>([
    ['there is none', (r) => json(r, { Note: SECRET }, 404), 'report-not-found', 404],
    [
      'it is of another type',
      (r) => r.writeHead(200, { 'Content-Type': 'text/html' }).end(SECRET),
      'provider-answer-invalid',
      502,
    ],
    ['reports are not activated', (r) => json(r, { Code: 40301 }, 403), 'reports-not-activated', 403],
    ['the provider fails', (r) => json(r, { Note: SECRET }, 500), 'provider-failed', 502],
  ])('is a problem when %s', async (_, answer, code, http) => {
    provider.answer = answer
    expect(await problemOf(await ask(REPORT))).toMatchObject({ code, http })
  })
})

describe('the closing of a day', () => {
  const amounts = {
    providerPaidAmountExcludingWithholding: 100,
    providerPaidAmountIncludingWithholding: 100,
    openingBalanceDebt: 0,
    closingBalanceDebt: 0,
    nominalAmount: 100,
    feeAmountExcludingVat: 0,
    feeVatAmount: 0,
    numberOfRows: 1,
  }
  const sold = {
    nominalAmount: 100,
    providerPaidAmount: 100,
    totalFeeAmountExcludingVat: 0,
    totalFeeVatAmount: 0,
    currency: 'SEK',
    rowType: 'Purchase',
    fees: [],
    deliveryId: 7,
    reconciliationDate: '2026-01-01',
  }
  const stated = {
    clientId: 1,
    recipientTaxId: '',
    paymentReport: { ...amounts, currency: 'SEK', vatGroups: [] },
  }
  const reportOf = (...clientReports: object[]) => ({ totalNrOfRows: clientReports.length, clientReports })
  const close = async (date: string, report: object) => {
    provider.answer = (r) => json(r, report)
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ date }),
    }
    const answer = await ask('/api/v2/reports/closings', init)
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }

  it('keeps the same digest for stated figures before and after the rows', async () => {
    const rows = [sold]
    const before = { ...stated, rows, reconciliationDate: '2026-01-01' }
    const behind = { rows, reconciliationDate: '2026-01-01', ...stated }
    const first = await close('2026-01-01', reportOf(before))
    expect(first).toMatchObject({ status: 201, body: { reports: [{ verdict: 'balances', paid: 100 }] } })
    expect(await close('2026-01-01', reportOf(behind))).toEqual(first)
  })

  it('keeps equal rows, and the verdict that the day does not balance', async () => {
    const twice = { ...stated, rows: [sold], reconciliationDate: '2026-01-02' }
    expect((await close('2026-01-02', reportOf(twice, twice))).body['reports']).toMatchObject([
      { verdict: 'balances-with-rows-alike' },
      { verdict: 'balances-with-rows-alike' },
    ])
    const wrong = { ...twice, rows: [{ ...sold, nominalAmount: 101 }] }
    expect((await close('2026-01-02', reportOf(wrong))).body['reports']).toMatchObject([
      { verdict: 'does-not-balance' },
    ])
  })

  it.each([
    ['of another day', { ...stated, rows: [sold], reconciliationDate: '2026-01-02' }, 'report-other-day'],
    [
      'with a wrong value',
      { ...stated, rows: [{ ...sold, currency: 1 }], reconciliationDate: '2026-01-03' },
      'provider-answer-invalid',
    ],
    ['without any member', {}, 'provider-answer-invalid'],
  ])('is never possible with a report %s', async (_, client, code) => {
    const report = code === 'report-other-day' || 'rows' in client ? reportOf(client) : client
    expect(await close('2026-01-03', report)).toMatchObject({ status: 502, body: { code } })
  })

  it('is never possible with a report without clients', async () => {
    const { status, body } = await close('2026-01-03', reportOf())
    expect([status, body['code']]).toEqual([409, 'report-closing-differs'])
  })
})

describe('a request of the edge to the provider', () => {
  it('has only the edge’s headers and the caller’s trace', async () => {
    const trace = '0af7651916cd43dd8448eb211c80319c'
    const headers = {
      Cookie: 'a=b',
      'X-Forwarded-For': '1.2.3.4',
      Forwarded: 'for=1.2.3.4',
      TE: 'trailers',
      'X-Hostile': 'yes',
      'X-HTTP-Method-Override': 'DELETE',
      'Accept-Language': 'xx',
      Range: 'bytes=0-1',
      'If-None-Match': '"x"',
      traceparent: `00-${trace}-b7ad6b7169203331-01`,
    }
    expect((await ask(ORDER, { headers })).status).toBe(200)
    const { headers: sent } = provider.asked[0]!
    expect(Object.keys(sent).toSorted()).toEqual(
      expect.arrayContaining(['accept', 'authorization', 'timestamp', 'traceparent']),
    )
    const own = new Set([
      'accept',
      'authorization',
      'timestamp',
      'traceparent',
      'host',
      'connection',
      'accept-encoding',
    ])
    expect(Object.keys(sent).filter((name) => !own.has(name))).toEqual([])
    expect(sent['traceparent']).toContain(trace)
  })
})

describe('GET /readyz', () => {
  it('names the side that is not ready, while /healthz stays 200', async () => {
    provider.answer = (r) => json(r, { Note: SECRET }, 500)
    expect(await problemOf(await fetch(`${world.addresses.edge}/readyz`))).toMatchObject({
      code: 'provider-not-ready',
      http: 503,
    })
    expect((await fetch(`${world.addresses.edge}/healthz`)).status).toBe(200)
  })
})
