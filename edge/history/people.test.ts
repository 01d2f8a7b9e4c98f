/** The names of people in the journal: what is kept of somebody, and how it is taken out. */
import { runInDurableObject } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import type { JournalPage } from '../../shared/domain/journal/journal.ts'
import type { Capability } from '../../shared/domain/session/capabilities.ts'
import {
  API_KEY,
  asPage,
  asServer,
  bodyOf,
  env,
  historyOf,
  json,
  newOrder,
  openSession,
  orderPath,
  OTHER_API_KEY,
} from '../testing/edge.ts'
import { connect, protocolsWith } from '../testing/live.ts'

const row = { Name: 'Bulb', Quantity: 100, UnitPrice: 500, VatPercent: 2500 }
const headers = () => ({ 'If-Match': '*', 'Idempotency-Key': crypto.randomUUID() })
const personPath = (id: string) => `/api/v1/journal/people/${encodeURIComponent(id)}`
const erase = (id: string, query = '', apiKey = API_KEY) =>
  asServer(`${personPath(id)}${query}`, { method: 'DELETE' }, apiKey)
const kept = async (id: string, apiKey = API_KEY) => bodyOf(await asServer(personPath(id), {}, apiKey))

let id: string
let order: Awaited<ReturnType<typeof newOrder>>
let token: string
const user = () => ({ id, name: 'Kim Olsen' })
const act = () => asPage(`${orderPath(order)}/rows/`, token, json('POST', row, headers()))

beforeEach(async () => {
  id = `Kim.Olsen@Shop ${crypto.randomUUID()}`
  order = await newOrder()
  ;({ token } = await openSession({ user: user() }))
  await act()
})

/** The names of the order's entries, everywhere that shows them. */
async function shown(): Promise<unknown[]> {
  const [entry] = await historyOf(order)
  const { entries } = (await bodyOf(await asServer(`/api/v1/journal?order=${order}`))) as JournalPage
  const text = await (await asServer(`/api/v1/journal/export?order=${order}&format=csv`)).text()
  return [entry!.who.name, entries[0]!.who.name, text.includes('Kim Olsen')]
}

describe('the name of a person', () => {
  it('is in history, journal and export, and in none of them at once after it was taken out', async () => {
    expect(await shown()).toEqual(['Kim Olsen', 'Kim Olsen', true])
    expect((await erase(id)).status).toBe(204)
    expect(await shown()).toEqual([id, undefined, false])
  })

  it('is replaced by a pseudonym', async () => {
    expect((await erase(id, '?pseudonym=Former%20clerk')).status).toBe(204)
    expect(await shown()).toEqual(['Former clerk', 'Former clerk', false])
    expect(await kept(id)).toMatchObject({ name: 'Former clerk', isPseudonym: true })
  })

  it('ends the sessions that would show it, and their live lines', async () => {
    const opened = await connect(order, protocolsWith(token))
    expect(opened.status).toBe(101)
    await erase(id)
    expect(await bodyOf(await act())).toMatchObject({ code: 'session-ended' })
  })

  it('stays out if the person acts again', async () => {
    await erase(id)
    ;({ token } = await openSession({ user: user() }))
    expect((await act()).status).toBe(202)
    expect(await shown()).toEqual([id, undefined, false])
  })

  it('is another one at another merchant with the same id', async () => {
    await erase(id, '', OTHER_API_KEY)
    expect(await shown()).toEqual(['Kim Olsen', 'Kim Olsen', true])
    expect(await kept(id, OTHER_API_KEY)).toMatchObject({ entries: 1 })
  })

  it('is in no closed day either, where an earlier release kept it with the day', async () => {
    const date = '2020-03-06'
    const closed = {
      date,
      reports: [],
      at: '2026-01-02T03:04:05.678Z',
      who: { kind: 'session', id, name: 'Kim Ölsen "K"' },
    }
    await asServer('/api/v2/reports/closings', json('POST', { date }, headers()))
    await runInDurableObject(env.CLOSINGS.getByName('100001'), (_, { storage: { sql } }) => {
      const insert = "INSERT INTO closings (date, content, closing) VALUES (?, '', ?)"
      sql.exec(insert, date, JSON.stringify(closed))
    })
    const list = async () => {
      const answer = await asServer(`/api/v2/reports/closings?from=${date}&to=${date}`)
      return ((await bodyOf(answer)) as { closings: { who: { id: string; name: string } }[] }).closings
        .filter(({ who }) => who.id === id)
        .map(({ who }) => who.name)
    }
    expect(await list()).toHaveLength(1)
    expect(await kept(id)).toMatchObject({ closings: 1 })
    await erase(id)
    expect(await list()).toEqual([id])
    const stored = await runInDurableObject(env.CLOSINGS.getByName('100001'), (_, { storage: { sql } }) =>
      JSON.stringify(sql.exec('SELECT closing FROM closings').toArray()),
    )
    expect(stored).not.toContain('Ölsen')
  })
})

describe('what is kept of a person', () => {
  it('is the name, and how many entries there are, since when', async () => {
    await act()
    await historyOf(order)
    expect(await kept(id)).toEqual({
      id,
      name: 'Kim Olsen',
      entries: 2,
      first: expect.stringMatching(/^20.*Z$/),
      last: expect.stringMatching(/^20.*Z$/),
      closings: 0,
    })
    await erase(id)
    // Two writes, and the end of the sessions.
    await expect.poll(async () => ((await kept(id)) as { entries: number }).entries).toBe(3)
    expect(await kept(id)).not.toHaveProperty('name')
    expect(await kept(id)).toMatchObject({ erasedAt: expect.stringMatching(/Z$/) })
  })

  it('is nothing of somebody who never acted', async () => {
    const nobody = crypto.randomUUID()
    expect(await kept(nobody)).toEqual({ id: nobody, entries: 0, closings: 0 })
  })

  it.each([
    ['a pseudonym without a letter', '?pseudonym=%20', '/pseudonym'],
    ['a pseudonym of 101 characters', `?pseudonym=${'x'.repeat(101)}`, '/pseudonym'],
    ['a misspelt pseudonym', '?pseudonim=Former', '/pseudonim'],
  ])('stays with %s', async (_, query, pointer) => {
    const answer = await erase(id, query)
    expect([answer.status, ((await bodyOf(answer)) as { pointer: string }).pointer]).toEqual([400, pointer])
    expect(await shown()).toEqual(['Kim Olsen', 'Kim Olsen', true])
  })

  it.each<[string, object]>([
    ['without journal.people', { capabilities: ['journal.read'] satisfies Capability[] }],
    ['for one order', { capabilities: ['journal.people'] satisfies Capability[], orderId: 1 }],
  ])('is not for a session %s', async (_, options) => {
    const other = await openSession(options)
    for (const method of ['GET', 'DELETE']) {
      expect((await asPage(personPath(id), other.token, { method })).status).toBe(403)
    }
    expect(await shown()).toEqual(['Kim Olsen', 'Kim Olsen', true])
  })
})
