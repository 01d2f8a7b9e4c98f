import { evictDurableObject, reset, runInDurableObject } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sandboxMerchants } from '../../shared/sandbox.ts'
import type { SandboxMerchant } from '../merchant/sandbox-merchant.ts'
import { heldTables } from '../storage/snapshot-tables.ts'
import { openDatabase } from '../storage/database.ts'
import { dumpOf } from '../testing/dump.ts'
import { makeOrder } from '../testing/orders.ts'
import { env } from '../testing/provider.ts'
import { useEverything } from '../testing/use-everything.ts'

const merchant = () => env.MERCHANT.getByName(sandboxMerchants.first)
const save = (name: string) => merchant().command('saveSnapshot', { name })
const restore = (name: string) => merchant().command('restoreSnapshot', { name })
const dump = () => dumpOf(merchant())

beforeEach(reset)
afterEach(() => vi.restoreAllMocks())

describe('a snapshot', () => {
  it('holds every row of every table, and brings all of them back', async () => {
    await useEverything()
    const before = await dump()
    expect(
      Object.entries(before)
        .filter(([, rows]) => rows.length === 0)
        .map(([name]) => name),
    ).toEqual([])
    expect(await save('all')).toMatchObject({ ok: true, value: { name: 'all' } })
    await useEverything()
    expect(await dump()).not.toEqual(before)
    expect(await restore('all')).toEqual({ ok: true, value: undefined })
    expect(await dump()).toEqual(before)
  })

  it('holds no column that JSON cannot have', async () => {
    const types = await runInDurableObject(merchant(), (_: SandboxMerchant, { storage: { sql } }) => {
      const names = heldTables(openDatabase(sql)).map(({ name }) => name)
      return names.flatMap((name) =>
        sql
          .exec(`SELECT type FROM pragma_table_info('${name}')`)
          .toArray()
          .map(({ type }) => type),
      )
    })
    expect(new Set(types)).toEqual(new Set(['INTEGER', 'TEXT']))
  })

  it('outlives an eviction', async () => {
    const before = await dump()
    await save('mine')
    await makeOrder()
    await evictDurableObject(merchant())
    await restore('mine')
    expect(await dump()).toEqual(before)
  })
})
