/** A registry after a restore: a record and the directory are from different moments, and nobody tells of it. */
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { RegistryKey } from '../config/config.ts'
import { asServer, bodyOf, env } from '../testing/edge.ts'
import { MerchantDirectory, MerchantSessions } from '../worker.ts'
import { overloadAt } from '../testing/resets.ts'
import { seal, sealProof } from './sealed.ts'
import { addedMerchant } from '../testing/keys.ts'
import { asOperator, entryOf, FIRST_KEY, put, SECOND_KEY, useRegistry, useRing } from '../testing/registry.ts'

useRegistry()

let now = Date.now()
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: (now += 6_500) }))
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

async function codeOf(response: Response): Promise<string> {
  return `${response.status} ${((await bodyOf(response)) as { code?: string }).code}`
}

/** What the directory lists of the merchant is of another moment. */
async function list(id: string, columns: { state?: string; revision?: number; kid?: string }): Promise<void> {
  await runInDurableObject(env.MERCHANT_DIRECTORY.getByName('merchants'), (_, { storage: { sql } }) => {
    const next = '(SELECT max(sequence) + 1 FROM merchants)'
    for (const [name, value] of Object.entries(columns)) {
      sql.exec(`UPDATE merchants SET ${name} = ?, sequence = ${next}, changed_at = 7 WHERE id = ?`, value, id)
    }
  })
  // The copy of the directory begins anew; no test has the record open by then.
  useRing(FIRST_KEY, SECOND_KEY)
}

/** Seals no other merchants again: those of other files stay as they are. */
function resealOnly(...ids: string[]): void {
  const real = MerchantDirectory.prototype.sealedByOthers
  vi.spyOn(MerchantDirectory.prototype, 'sealedByOthers').mockImplementation(function (
    this: MerchantDirectory,
    kid,
    limit,
    ...after
  ) {
    const all = real.call(this, kid, 100_000, ...after)
    return all.filter((listed) => ids.includes(listed.id)).slice(0, limit)
  })
}

function reseal(): Promise<Response> {
  return asOperator('/operator/reseal', { method: 'POST' })
}

/** Makes so many merchants, and lets only them be sealed again. The directory forgets them when the test ends. */
async function crowd(name: string, count: number, make: (id: string) => Promise<unknown>): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, index) => `${name}-${String(index).padStart(3, '0')}`)
  await Promise.all(ids.map(make))
  resealOnly(...ids)
  onTestFinished(() =>
    runInDurableObject(env.MERCHANT_DIRECTORY.getByName('merchants'), (_, { storage: { sql } }) => {
      sql.exec(`DELETE FROM merchants WHERE id LIKE ?`, `${name}-%`)
      sql.exec('DELETE FROM seals WHERE kid NOT IN (SELECT kid FROM merchants)')
    }),
  )
  return ids
}

/** Writes a record that the first key seals, and tells the directory. */
async function write(id: string): Promise<void> {
  const [sealed, proof] = await Promise.all([seal('{}', id, [FIRST_KEY]), sealProof([FIRST_KEY])])
  const change = { expected: 0, change: crypto.randomUUID(), at: Date.now(), sealed, proof }
  await env.MERCHANT_RECORD.getByName(id).write({ id, state: 'disabled', ...change })
}

/** Tells the directory of a record that is lost. */
async function tell(id: string): Promise<void> {
  const proof = await sealProof([FIRST_KEY])
  const news = { id, revision: 1, state: 'disabled' as const, kid: 'first', at: Date.now(), proof }
  await env.MERCHANT_DIRECTORY.getByName('merchants').tell(news)
}

async function loseRecord(id: string): Promise<void> {
  const record = env.MERCHANT_RECORD.getByName(id)
  await runInDurableObject(record, (_, { storage: { sql } }) => void sql.exec('DELETE FROM record'))
}

describe('a merchant whose record and place in the directory are of different moments', () => {
  it('is refused if its record is disabled, although the directory lists it as enabled', async () => {
    const { id, apiKey } = await addedMerchant()
    expect((await put(id, entryOf('100001', { Disabled: true }))).status).toBe(200)
    await list(id, { state: 'enabled', revision: 1 })
    expect(await codeOf(await asServer('/session', {}, apiKey))).toBe('401 api-key-invalid')
    // Also if the isolate has its record open, for a call under way.
    const { merchantOfCall } = await import('./find-merchant.ts')
    expect(await merchantOfCall(env as never, id)).toBeDefined()
    expect(await codeOf(await asServer('/session', {}, apiKey))).toBe('401 api-key-invalid')
  })

  it.each([
    ['the next one', 2],
    ['a much later one', 40],
  ])('is stopped by a change, although the directory knows %s', async (_, revision) => {
    const { id, apiKey } = await addedMerchant()
    await list(id, { revision })
    expect((await asServer('/session', {}, apiKey)).status).toBe(200)
    const disabled = await put(id, entryOf('100001', { Disabled: true }))
    expect([disabled.status, disabled.headers.get('ETag')]).toEqual([200, `"${revision + 1}"`])
    vi.setSystemTime(Date.now() + 5_000)
    expect(await codeOf(await asServer('/session', {}, apiKey))).toBe('401 api-key-invalid')
    const enabled = await put(id, entryOf('100001'), { 'If-Match': `"${revision + 1}"` })
    expect(enabled.status).toBe(200)
    vi.setSystemTime(Date.now() + 5_000)
    expect((await asServer('/session', {}, apiKey)).status).toBe(200)
  })

  it('has its record not sealed again if there is none, and the operator reads so', async () => {
    const { id } = await addedMerchant()
    const { id: other } = await addedMerchant()
    resealOnly(id, other)
    await loseRecord(id)
    useRing(SECOND_KEY, FIRST_KEY)
    const refused = await reseal()
    const { code, detail } = (await bodyOf(refused)) as { code: string; detail: string }
    expect(`${refused.status} ${code}`).toBe('404 merchant-not-found')
    expect(detail).toContain(`${id}.`)
    expect((await env.MERCHANT_RECORD.getByName(other).read())?.sealed.kid).toBe('second')
    // Added again, it is sealed with the first key; the directory, which knew a later change, takes it.
    expect((await put(id, entryOf('100001'))).status).toBe(201)
    expect(await bodyOf(await reseal())).toEqual({ Resealed: 0, IsMore: false })
    useRing(FIRST_KEY, SECOND_KEY)
    expect(await bodyOf(await reseal())).toEqual({ Resealed: 2, IsMore: false })
  })

  it('is passed over, and named once each record of more than one slice is sealed again', async () => {
    const ids = await crowd('sliced', 103, (id) =>
      id === 'sliced-000' || id === 'sliced-102' ? tell(id) : write(id),
    )
    useRing(SECOND_KEY, FIRST_KEY)
    expect(await bodyOf(await reseal())).toEqual({ Resealed: 100, IsMore: true })
    const { code, detail } = (await bodyOf(await reseal())) as { code: string; detail: string }
    expect(code).toBe('merchant-not-found')
    expect(detail).toContain('sliced-000, sliced-102.')
    expect(detail).toContain('The records of the others are sealed with the first key.')
    const records = await Promise.all(ids.map((id) => env.MERCHANT_RECORD.getByName(id).read()))
    expect(new Set(records.map((record) => record?.sealed.kid))).toEqual(new Set([undefined, 'second']))
  })

  it(
    'is one of very many without a record: the operator reads that others may be left',
    { tags: 'long' },
    async () => {
      await crowd('lost', 101, (id) => (id === 'lost-100' ? write(id) : tell(id)))
      useRing(SECOND_KEY, FIRST_KEY)
      const { detail } = (await bodyOf(await reseal())) as { detail: string }
      expect(detail).not.toContain('are sealed with the first key')
      expect(detail).toContain('reseal again then')
      // One of them is added, so that fewer are left than are looked for.
      expect((await put('lost-000', entryOf('100001'))).status).toBe(201)
      expect(await codeOf(await reseal())).toBe('404 merchant-not-found')
      expect((await env.MERCHANT_RECORD.getByName('lost-100').read())?.sealed.kid).toBe('second')
    },
  )
})

describe('a merchant that was deleted while a backup was taken', () => {
  /** Its record is from after the deletion, and the directory from before. */
  async function addDeleted(): Promise<{ id: string; remove: () => Promise<Response> }> {
    useRing(FIRST_KEY, SECOND_KEY, GONE)
    const { id } = await addedMerchant()
    const remove = () => asOperator(`/operator/merchants/${id}`, { method: 'DELETE' })
    await put(id, entryOf('100001', { Disabled: true }))
    expect((await remove()).status).toBe(200)
    await list(id, { state: 'disabled', revision: 2, kid: 'gone' })
    const { bytes } = await sealProof([GONE])
    await runInDurableObject(env.MERCHANT_DIRECTORY.getByName('merchants'), (_, { storage: { sql } }) => {
      sql.exec(`INSERT OR IGNORE INTO seals (kid, proof) VALUES ('gone', ?)`, bytes)
    })
    useRing(FIRST_KEY, SECOND_KEY, GONE)
    return { id, remove }
  }

  /** The keys in use, and whether the merchant is listed. */
  async function listed(id: string): Promise<{ kids: string[]; isListed: boolean }> {
    const directory = env.MERCHANT_DIRECTORY.getByName('merchants')
    const [{ seals }, page] = await Promise.all([directory.news(), directory.page('', 1_000)])
    return { kids: seals.map(({ kid }) => kid), isListed: page.some((one) => one.id === id) }
  }

  const GONE: RegistryKey = { ...SECOND_KEY, kid: 'gone' }

  it.each([
    ['is deleted again', (_: string, remove: () => Promise<Response>) => remove(), '409 merchant-deleted'],
    ['is put', (id: string) => put(id, entryOf('100001')), '409 merchant-deleted'],
    ['is to be sealed again', () => reseal(), '200 undefined'],
  ])('is not listed any more, nor its key in use, once it %s', async (_, ask, code) => {
    const { id, remove } = await addDeleted()
    resealOnly(id)
    expect(await listed(id)).toMatchObject({
      isListed: true,
      kids: expect.arrayContaining(['gone']) as object,
    })
    expect(await codeOf(await ask(id, remove))).toBe(code)
    const after = await listed(id)
    expect(after.isListed).toBe(false)
    expect(after.kids).not.toContain('gone')
  })

  it('has its sessions ended and is told later, if the directory does not answer then', async () => {
    const { id, remove } = await addDeleted()
    const ended = vi.spyOn(MerchantSessions.prototype, 'endAll')
    overloadAt(MerchantDirectory, 'tell')
    expect(await codeOf(await remove())).toBe('503 edge-unavailable')
    expect(ended).toHaveBeenCalled()
    vi.restoreAllMocks()
    await runDurableObjectAlarm(env.MERCHANT_RECORD.getByName(id))
    expect((await listed(id)).isListed).toBe(false)
  })
})
