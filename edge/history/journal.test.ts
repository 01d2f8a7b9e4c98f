/** The journal over all orders: who did what, by filters, page by page and as a file. */
import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { JournalEntry, JournalPage } from '../../shared/domain/journal/journal.ts'
import { noteHeadersOf } from '../../shared/domain/order/write-note.ts'
import { config } from '../config/configured.ts'
import { JournalHead } from '../journal/journal-head.ts'
import { Journal } from '../journal/journal.ts'
import { orderSubject } from '../journal/letter.ts'
import { shardOf } from '../journal/shards.ts'
import { historyPage } from '../journal/subject-history.ts'
import { deskName } from '../order-desk/desk-request.ts'
import { newCreditOrder, post } from '../testing/credit.ts'
import {
  asPage,
  asServer,
  atSandbox,
  bodyOf,
  env,
  faultAt,
  historyOf,
  json,
  newOrder,
  openSession,
  orderPath,
  OTHER_API_KEY,
} from '../testing/edge.ts'
import { appendEntries } from '../testing/journal.ts'
import { eventually } from '../../shared/testing/eventually.ts'

const PATH = '/api/v1/journal'
const row = { Name: 'Bulb', Quantity: 100, UnitPrice: 500, VatPercent: 2500 }
const key = () => ({ 'Idempotency-Key': crypto.randomUUID() })

async function page(query: string, apiKey?: string): Promise<JournalPage> {
  const answer = await asServer(`${PATH}?${query}`, {}, apiKey)
  const body = (await bodyOf(answer)) as JournalPage
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(body)}`)
  return body
}

async function refusalOf(query: string, apiKey?: string): Promise<unknown[]> {
  const answer = await asServer(`${PATH}${query}`, {}, apiKey)
  const { code, pointer } = (await bodyOf(answer)) as { code: string; pointer?: string }
  return [answer.status, code, pointer]
}

/** Lets the entries of this merchant be there: desks tell the journal after they have answered. */
async function told(query: string, count: number): Promise<JournalEntry[]> {
  let entries: JournalEntry[] = []
  await eventually(async () => {
    ;({ entries } = await page(query))
    expect(entries).toHaveLength(count)
  })
  return entries
}

afterEach(async () => {
  vi.restoreAllMocks()
  await atSandbox('faults', undefined, 'DELETE')
})

describe('the journal', () => {
  let id: Awaited<ReturnType<typeof newOrder>>
  let kim: string
  beforeAll(async () => {
    id = await newOrder()
    kim = `kim-${crypto.randomUUID()}`
    const { token } = await openSession({ user: { id: kim, name: 'Kim Olsen' } })
    const write = async (status: number, method: string, path: string, body: object, more = {}) => {
      const init = json(method, body, { ...key(), 'If-Match': '*', ...more })
      const answer = await asPage(`${orderPath(id)}/${path}`, token, init)
      if (answer.status !== status) throw new Error(`not done: ${answer.status} ${await answer.text()}`)
    }
    await write(202, 'POST', 'rows/', row, noteHeadersOf({ reason: 'Late sale' }))
    await write(204, 'PATCH', 'rows/1', { Quantity: 300 })
    await write(200, 'PUT', 'metadata', { Metadata: [{ Key: 'gift', Value: 'yes' }] })
  })

  it('has every write of an order, newest first, with its person, change and amounts', async () => {
    const entries = await told(`order=${id}`, 3)
    expect(entries.map(({ kind }) => kind)).toEqual(['setOrderMetadata', 'updateOrderRow', 'addOrderRow'])
    expect(entries[1]).toMatchObject({
      subject: { kind: 'order', number: String(id) },
      who: { kind: 'session', id: kim, name: 'Kim Olsen' },
      outcome: 'done',
      changes: [{ row: 1, member: 'Quantity', from: 200, to: 300 }],
      // 2 lamps of 100.00 and a bulb of 5.00; then 3 lamps.
      amounts: { currency: 'SEK', before: 20_500, after: 30_500 },
    })
    expect(entries[2]!.reason).toBe('Late sale')
    expect(JSON.stringify(entries)).not.toContain('yes')
  })

  it.each([
    ['a person', () => `user=${kim}`, 3],
    ['a kind', () => `order=${id}&kind=updateOrderRow`, 1],
    ['several kinds', () => `order=${id}&kind=updateOrderRow,addOrderRow`, 2],
    ['an outcome', () => `user=${kim}&outcome=refused`, 0],
    ['a time before', () => `user=${kim}&to=2026-01-01`, 0],
    ['today', () => `user=${kim}&from=${new Date().toISOString().slice(0, 10)}`, 3],
    ['a span of time', () => `user=${kim}&from=2020-01-01T00:00:00Z&to=2099-12-31T23:59:59%2B02:00`, 3],
  ])('can be narrowed to %s', async (_, query, count) => {
    await told(`order=${id}`, 3)
    expect((await page(query())).entries).toHaveLength(count)
  })

  it('has acts of the SOAP service, closed days and ended sessions', async () => {
    const since = new Date().toISOString()
    const order = await newCreditOrder()
    await post('CloseOrder', { ProviderOrderNr: order }, crypto.randomUUID())
    expect(
      (await asServer('/api/v2/reports/closings', json('POST', { date: '2020-03-07' }, key()))).status,
    ).toBe(201)
    expect((await asServer(`/sessions?user=${kim}`, { method: 'DELETE' })).status).toBe(204)
    const [closed] = await told(`kind=CloseOrder&from=${since}`, 1)
    expect(closed).toMatchObject({
      subject: { kind: 'credit', of: 'ProviderOrderNr', number: String(order) },
      who: { kind: 'server', name: 'API key' },
    })
    const [day] = await told(`kind=closeDay&from=${since}`, 1)
    expect(day).toMatchObject({
      subject: { kind: 'closing', number: '2020-03-07' },
      amounts: { currency: 'SEK' },
    })
    const [ended] = await told(`kind=endUserSessions&from=${since}`, 1)
    expect(ended!.subject).toEqual({ kind: 'session', number: kim })
  })

  it('has a refused and an unknown write, with its code', async () => {
    const other = await newOrder()
    await faultAt(other, { method: 'POST', phase: 'before', status: 504 })
    await asServer(`${orderPath(other)}/rows/`, json('POST', row, key()))
    expect(await told(`order=${other}&outcome=unknown`, 1)).toHaveLength(1)
  })

  it('has nothing of another merchant', async () => {
    await told(`order=${id}`, 3)
    expect((await page(`user=${kim}`, OTHER_API_KEY)).entries).toEqual([])
    expect((await page(`order=${id}`, OTHER_API_KEY)).entries).toEqual([])
  })

  it('is empty before what is kept, and says since when that is', async () => {
    const { entries, keptSince } = await page('from=1990-01-01&to=1990-12-31')
    expect(entries).toEqual([])
    const days = (Date.now() - Date.parse(keptSince)) / 86_400_000
    expect(Math.round(days)).toBe(config.historyDays)
  })

  it.each([
    ['an unknown parameter', '?form=2026-01-01', '/form'],
    ['a parameter that is given twice', '?user=a&user=b', '/user'],
    ['a wrong day', '?from=2026-02-30', '/from'],
    ['an instant without an offset', '?to=2026-02-03T04:05:06', '/to'],
    ['from after to', '?from=2026-02-03&to=2026-02-02', '/to'],
    ['an order that is no number', '?order=8x', '/order'],
    ['an unknown kind', '?kind=addOrderRow,constructor', '/kind'],
    ['an unknown outcome', '?outcome=lost', '/outcome'],
    ['a limit of 0', '?limit=0', '/limit'],
    ['a limit above 500', '?limit=501', '/limit'],
    ['a cursor of its own', '?cursor=1.2.3', '/cursor'],
    ['no user', '?user=', '/user'],
  ])('refuses %s', async (_, query, pointer) => {
    expect(await refusalOf(query)).toEqual([400, 'path-parameter-invalid', pointer])
  })

  it('is for sessions with journal.read alone, and for one order if the session is', async () => {
    const ask = async (options: object, query = '') => {
      const { token } = await openSession(options)
      return asPage(`${PATH}?${query}`, token)
    }
    expect((await ask({ capabilities: ['order.read', 'journal.people'] })).status).toBe(403)
    const own = { capabilities: ['journal.read'], orderId: id }
    const bound = (await bodyOf(await ask(own))) as JournalPage
    expect(new Set(bound.entries.map(({ subject }) => subject.number))).toEqual(new Set([String(id)]))
    expect(await bodyOf(await ask(own, 'order=1'))).toMatchObject({ code: 'order-outside-session' })
  })
})

describe('the pages of the journal', () => {
  /** Entries of 40 orders in all shards, several of each millisecond. */
  const orders = Array.from({ length: 40 }, (_, n) => 70_000_000 + n)
  const user = `pages-${crypto.randomUUID()}`
  beforeAll(async () => {
    for (const order of orders) await appendEntries(order, 5, { user })
  })

  it('have each of 200 entries once, newest first, for any size of page', async () => {
    for (const limit of [1, 7, 100, 500]) {
      const ids: string[] = []
      const times: string[] = []
      let cursor = ''
      // With a page of one entry, some pages are enough.
      for (let pages = 0; pages < 60; pages++) {
        const got = await page(`user=${user}&limit=${limit}${cursor}`)
        ids.push(...got.entries.map(({ subject, id }) => `${subject.number} ${id}`))
        times.push(...got.entries.map(({ at }) => at))
        if (got.cursor === undefined) break
        expect(got.entries).toHaveLength(limit)
        cursor = `&cursor=${got.cursor}`
      }
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids).toHaveLength(limit === 1 ? 60 : 200)
      expect(times).toEqual(times.toSorted().toReversed())
    }
  })

  it('refuse a cursor of another filter, another merchant, or that was altered', async () => {
    const { cursor } = await page(`user=${user}&limit=5`)
    for (const query of [
      `?user=${user}x&limit=5&cursor=${cursor}`,
      `?user=${user}&outcome=done&cursor=${cursor}`,
      `?user=${user}&cursor=${cursor!.replace(/^\d/, '9')}`,
      `?user=${user}&cursor=${cursor}A`,
    ]) {
      expect(await refusalOf(query)).toEqual([400, 'path-parameter-invalid', '/cursor'])
    }
    expect(await refusalOf(`?user=${user}&cursor=${cursor}`, OTHER_API_KEY)).toEqual([
      400,
      'path-parameter-invalid',
      '/cursor',
    ])
    expect((await page(`user=${user}&limit=6&cursor=${cursor}`)).entries).toHaveLength(6)
  })

  it('name the part that does not answer, and the others go on', async () => {
    const real = Journal.prototype.read
    vi.spyOn(Journal.prototype, 'read').mockImplementation(function (this: Journal, ...values) {
      const { ctx } = this as unknown as { ctx: DurableObjectState }
      if (ctx.id.name === '3/100001') throw Object.assign(new Error('busy'), { overloaded: true })
      return real.apply(this, values)
    })
    const answer = await asServer(PATH)
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5'])
    expect(await bodyOf(answer)).toMatchObject({
      code: 'edge-unavailable',
      detail: 'Part 4 of 16 of the journal does not answer.',
    })
  })

  it('are read from the shard of a smaller number too, once there are more', async () => {
    const subject = orderSubject(70000001)
    const before = await page('order=70000001')
    expect(shardOf(subject, 16)).not.toBe(shardOf(subject, 64))
    vi.spyOn(config, 'journalShards', 'get' as never).mockReturnValue(64 as never)
    await appendEntries(70000001, 6)
    const after = await page('order=70000001')
    expect(after.entries).toHaveLength(before.entries.length + 6)
    expect(after.entries.slice(0, 6).map(({ requestId }) => requestId)).toEqual([
      'r6',
      'r5',
      'r4',
      'r3',
      'r2',
      'r1',
    ])
    const history = await historyPage(env, { merchantId: '100001', subject })
    expect(history.entries).toHaveLength(before.entries.length + 6)
  })
})

describe('the export of the journal', () => {
  const orders = Array.from({ length: 30 }, (_, n) => 71_000_000 + n)
  const user = `export-${crypto.randomUUID()}`
  beforeAll(async () => {
    for (const order of orders) await appendEntries(order, 40, { user, note: '=HYPERLINK("http://evil")' })
  })
  const linesOf = async (query: string) => {
    const answer = await asServer(`${PATH}/export?${query}`)
    expect(answer.status).toBe(200)
    return { answer, lines: (await answer.text()).split(/\r?\n/).filter((line) => line !== '') }
  }

  it('has each entry on a line, and a last line with their number', async () => {
    const { answer, lines } = await linesOf(`user=${user}&format=ndjson`)
    expect(answer.headers.get('Content-Type')).toBe('application/x-ndjson')
    const end = JSON.parse(lines.pop()!) as object
    const entries = lines.map((line) => JSON.parse(line) as JournalEntry)
    expect(end).toEqual({ end: true, entries: entries.length })
    expect(new Set(entries.map(({ id, subject }) => id + subject.number)).size).toBe(1200)
  })

  it('guards formulas in a spreadsheet, and ends with the number too', async () => {
    const { lines } = await linesOf('order=71000000&format=csv')
    expect(lines[0]).toContain('at,kind,subject,number,outcome')
    expect(lines).toHaveLength(42)
    expect(lines[1]).toContain(`"'=HYPERLINK(""http://evil"")"`)
    expect(lines.at(-1)).toBe('end,40')
  })

  it('is cut off without its last line if a part stops to answer', async () => {
    const real = Journal.prototype.read
    let calls = 0
    vi.spyOn(Journal.prototype, 'read').mockImplementation(function (this: Journal, filter, limit) {
      if (++calls > 16) throw Object.assign(new Error('gone'), { retryable: true })
      return real.call(this, filter, Math.min(limit, 20))
    })
    const answer = await asServer(`${PATH}/export?user=${user}`)
    const text = await answer.text().catch(() => '')
    expect(text).not.toContain('"end":true')
  })

  it('refuses another format and a cursor', async () => {
    expect(await refusalOf('/export?format=xml')).toEqual([400, 'path-parameter-invalid', '/format'])
    expect(await refusalOf('/export?cursor=1')).toEqual([400, 'path-parameter-invalid', '/cursor'])
  })
})

describe('a journal that does not answer', () => {
  it('holds up no write: its desk keeps the entry, /readyz counts it, and it is there later', async () => {
    const order = await newOrder()
    const desk = env.DESK.idFromName(deskName('100001', order)).toString()
    const told = vi.spyOn(JournalHead.prototype, 'waits')
    const arrived = vi.spyOn(JournalHead.prototype, 'arrived')
    const take = vi.spyOn(Journal.prototype, 'take').mockRejectedValue(new Error('SQLITE_FULL: disk is full'))
    expect((await asServer(`${orderPath(order)}/rows/`, json('POST', row, key()))).status).toBe(202)
    await eventually(() => expect(told).toHaveBeenCalledWith(desk, 1, expect.any(Number)))
    take.mockRestore()
    expect(await historyOf(order)).toMatchObject([{ operation: 'addOrderRow', outcome: 'done' }])
    expect((await page(`order=${order}`)).entries).toHaveLength(1)
    // A reader that comes while the delivery before still fails shares it.
    await eventually(async () => {
      await historyOf(order)
      expect(arrived).toHaveBeenCalledWith(desk)
    })
  })

  it('is told that the letters have come by the object that follows on the one that said they wait', async () => {
    const order = await newOrder()
    const desk = env.DESK.getByName(deskName('100001', order))
    const told = vi.spyOn(JournalHead.prototype, 'waits')
    const arrived = vi.spyOn(JournalHead.prototype, 'arrived')
    const take = vi.spyOn(Journal.prototype, 'take').mockRejectedValue(new Error('SQLITE_FULL: disk is full'))
    expect((await asServer(`${orderPath(order)}/rows/`, json('POST', row, key()))).status).toBe(202)
    await eventually(() => expect(told).toHaveBeenCalledWith(desk.id.toString(), 1, expect.any(Number)))
    take.mockRestore()
    await evictDurableObject(desk)
    await historyOf(order)
    expect(arrived).toHaveBeenCalledWith(desk.id.toString())
  })

  it('has an entry once if there are more shards by the time that its desk tells it again', async () => {
    let order = await newOrder()
    while (shardOf(orderSubject(order), 16) === shardOf(orderSubject(order), 64)) order = await newOrder()
    const real = Journal.prototype.take
    const take = vi.spyOn(Journal.prototype, 'take').mockImplementation(async function (
      this: Journal,
      ...values
    ) {
      await real.apply(this, values)
      throw new Error('the answer was lost')
    })
    expect((await asServer(`${orderPath(order)}/rows/`, json('POST', row, key()))).status).toBe(202)
    await eventually(() => expect(take).toHaveBeenCalled())
    take.mockRestore()
    vi.spyOn(config, 'journalShards', 'get' as never).mockReturnValue(64 as never)
    const { entries } = (await bodyOf(await asServer(`${orderPath(order)}/history`))) as { entries: object[] }
    expect(entries).toHaveLength(1)
    expect((await page(`order=${order}`)).entries).toHaveLength(1)
  })

  it.each([
    [
      'a closed day',
      () => asServer('/api/v2/reports/closings', json('POST', { date: '2020-03-06' }, key())),
      env.CLOSINGS,
    ],
    [
      'ended sessions',
      () => asServer(`/sessions?user=${crypto.randomUUID()}`, { method: 'DELETE' }),
      env.SESSIONS,
    ],
  ])('is told of %s by an alarm, should the object be evicted while it waits', async (_, act, objects) => {
    const taken = Promise.withResolvers<void>()
    const take = vi.spyOn(Journal.prototype, 'take').mockImplementation(() => taken.promise)
    expect((await act()).ok).toBe(true)
    await eventually(() => expect(take).toHaveBeenCalled())
    await runInDurableObject(objects.getByName('100001'), async (__, { storage }) => {
      expect(storage.sql.exec('SELECT 1 FROM letters').toArray().length).toBeGreaterThan(0)
      expect((await storage.getAlarm()) ?? Infinity).toBeLessThanOrEqual(Date.now() + 30_000)
    })
    taken.resolve()
  })

  it('leaves out no save that its desk still keeps', async () => {
    const order = await newOrder()
    expect((await asServer(`${orderPath(order)}/rows/`, json('POST', row, key()))).status).toBe(202)
    const history = async () =>
      ((await bodyOf(await asServer(`${orderPath(order)}/history`))) as { entries: object[] }).entries
    expect(await history()).toHaveLength(1)
    const take = vi.spyOn(Journal.prototype, 'take').mockRejectedValue(new Error('SQLITE_FULL: disk is full'))
    const metadata = { Metadata: [{ Key: 'a', Value: 'b' }] }
    expect((await asServer(`${orderPath(order)}/metadata`, json('PUT', metadata, key()))).status).toBe(200)
    expect(await history()).toMatchObject([{ operation: 'setOrderMetadata' }, { operation: 'addOrderRow' }])
    // It was taken, and its answer was lost.
    take.mockRestore()
    const real = Journal.prototype.take
    const lost = vi.spyOn(Journal.prototype, 'take').mockImplementation(async function (
      this: Journal,
      entries,
    ) {
      await real.call(this, entries)
      throw new Error('gone')
    })
    expect(await history()).toHaveLength(2)
    lost.mockRestore()
    expect(await history()).toHaveLength(2)
  })
})
