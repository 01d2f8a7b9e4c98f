/** A registry after a restore: a record and the directory are from different moments, and nobody tells of it. */
import { runInDurableObject } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AddedMerchant } from '../../shared/domain/merchant/registry.schema.ts'
import { asServer, bodyOf, env } from '../testing/edge.ts'
import { MerchantDirectory } from '../worker.ts'
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

let count = 0
async function add(): Promise<{ id: string; apiKey: string }> {
  count += 1
  const id = `restored-${count}`
  const response = await put(id, entryOf('100001'))
  return { id, apiKey: ((await bodyOf(response)) as AddedMerchant).ApiKey }
}

/** What the directory lists of the merchant is of another moment. */
async function list(id: string, columns: { state?: string; revision?: number }): Promise<void> {
  await runInDurableObject(env.MERCHANT_DIRECTORY.getByName('merchants'), (_, { storage: { sql } }) => {
    const next = '(SELECT max(sequence) + 1 FROM merchants)'
    for (const [name, value] of Object.entries(columns)) {
      sql.exec(`UPDATE merchants SET ${name} = ?, sequence = ${next}, changed_at = 7 WHERE id = ?`, value, id)
    }
  })
  // The copy of the directory begins anew; no test has the record open by then.
  useRing(FIRST_KEY, SECOND_KEY)
}

describe('a merchant whose record and place in the directory are of different moments', () => {
  it('is refused if its record is disabled, although the directory lists it as enabled', async () => {
    const { id, apiKey } = await add()
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
    const { id, apiKey } = await add()
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
    const { id } = await add()
    const { id: other } = await add()
    // No other merchant: those of other files stay as they are.
    const real = MerchantDirectory.prototype.sealedByOthers
    vi.spyOn(MerchantDirectory.prototype, 'sealedByOthers').mockImplementation(function (
      this: MerchantDirectory,
      ...asked
    ) {
      return real.apply(this, asked).filter((listed) => [id, other].includes(listed.id))
    })
    const record = env.MERCHANT_RECORD.getByName(id)
    await runInDurableObject(record, (_, { storage: { sql } }) => void sql.exec('DELETE FROM record'))
    useRing(SECOND_KEY, FIRST_KEY)
    const reseal = () => asOperator('/operator/reseal', { method: 'POST' })
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
})
