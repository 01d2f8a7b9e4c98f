import { reset, runInDurableObject } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Long } from '../../shared/domain/values/long.ts'
import { sandboxMerchants } from '../../shared/sandbox.ts'
import { migrate } from '../../shared/storage/migrate.ts'
import { SHARDS, shardOfOrder } from '../storage/owners.ts'
import { directoryMigrations } from '../storage/schema.ts'
import { callSandbox, makeOrder } from '../testing/orders.ts'
import { call, env, merchantAccount, orderPath } from '../testing/provider.ts'
import { rowToAdd } from '../testing/row.ts'
import { directoryOf, registerOrder, reservationsOf } from './directory-stubs.ts'

const LARGEST = 9_223_372_036_854_775_807n

beforeEach(reset)

const ownerOf = (id: Long) => directoryOf(env, id).ownerOf(id)

/** The name of the object that a stub calls. */
const nameOf = (id: Long) => `owners-${shardOfOrder(id)}`

/** Makes the one directory of a former version, with these owners. */
async function formerDirectory(owners: readonly [id: Long, merchantId: string][]): Promise<void> {
  await runInDurableObject(env.DIRECTORY.getByName('orders'), (_, { storage: { sql } }) => {
    sql.exec('DROP TABLE directory_state')
    sql.exec('DROP TABLE worlds')
    sql.exec('DROP TABLE console_keys')
    sql.exec('DELETE FROM migrations WHERE number > 1')
    for (const [id, merchantId] of owners)
      sql.exec('INSERT INTO owners VALUES (?, ?)', String(id), merchantId)
    migrate(sql, directoryMigrations)
  })
}

/** How many owners of reserved ids an object has. */
function countReserved(name = ''): Promise<number> {
  return runInDurableObject(env.DIRECTORY.getByName(name), (_, { storage: { sql } }) =>
    Number(sql.exec('SELECT count(*) AS n FROM owners WHERE order_id >= 10000000').one()['n']),
  )
}

describe('the directory', () => {
  it('has the owners of the seeds, with the exact largest id', async () => {
    expect(await ownerOf(8906900)).toBe('100002')
    expect(await ownerOf(LARGEST)).toBe('100001')
    expect(await ownerOf(LARGEST - 1n)).toBeUndefined()
  })

  it('gives an id to the merchant that registers it first', async () => {
    expect(await registerOrder(env, 42, '100001')).toBe(true)
    expect(await registerOrder(env, 42, '100001')).toBe(true)
    expect(await registerOrder(env, 42, '100002')).toBe(false)
  })

  it('asks as many objects for unknown ids as there are shards', () => {
    const names = new Set(Array.from({ length: 1000 }, (_, index) => nameOf(77_000 + index)))
    expect(names.size).toBe(SHARDS)
    // 2⁶³ − 1 ends in six ones, −1 too.
    expect([nameOf(LARGEST), nameOf(-1), nameOf(64)]).toEqual(['owners-63', 'owners-63', 'owners-0'])
  })

  it('spreads the owners of claimed ids, and keeps none in the object that reserves them', async () => {
    const first = await reservationsOf(env).claim('100002', 130)
    expect(first).toBe(10_000_000)
    expect(await ownerOf(first)).toBe('100002')
    expect(await ownerOf(first + 129)).toBe('100002')
    expect(await ownerOf(first + 130)).toBeUndefined()
    expect(await countReserved('orders')).toBe(0)
    // 130 ids are two in each of 64 shards, and two more.
    expect(await countReserved(nameOf(first + 2))).toBe(2)
    expect(await countReserved(nameOf(first + 128))).toBe(3)
  })

  it('claims no id twice, nor one that an order was given', async () => {
    const claims = await Promise.all(
      ['100001', '100002', '100001'].map((id) => reservationsOf(env).claim(id, 10)),
    )
    expect(claims.toSorted()).toEqual([10_000_000, 10_000_010, 10_000_020])
    await registerOrder(env, 10_000_100, '100001')
    expect(await reservationsOf(env).claim('100002', 1)).toBe(10_000_101)
    // Registered by a worker that does not reserve: the next range is claimed instead.
    await directoryOf(env, 10_000_103).register(10_000_103, '100001')
    expect(await reservationsOf(env).claim('100002', 2)).toBe(10_000_104)
    expect(await ownerOf(10_000_103)).toBe('100001')
  })
})

describe('the one directory of a former version', () => {
  const former: [Long, string][] = [
    [8906810, '100001'],
    [10_000_063, '100002'],
    [10_000_127, '100001'],
    [LARGEST, '100001'],
    [500, '100002'],
  ]

  it('goes on counting, and its owners are found in the shards', async () => {
    await formerDirectory(former)
    for (const [id, owner] of former) expect([id, await ownerOf(id)]).toEqual([id, owner])
    expect(await ownerOf(501)).toBeUndefined()
    expect(await reservationsOf(env).claim('100001', 1)).toBe(10_000_128)
  })

  it('is read once by each shard', async () => {
    await formerDirectory(former)
    expect(await ownerOf(500)).toBe('100002')
    await runInDurableObject(env.DIRECTORY.getByName('orders'), (_, { storage: { sql } }) => {
      sql.exec('DROP TABLE owners')
    })
    await runInDurableObject(env.DIRECTORY.getByName(nameOf(500)), (_, state) => {
      // The next call makes the object anew.
      state.abort('reset by the test')
    }).catch(() => undefined)
    expect(await ownerOf(500)).toBe('100002')
  })

  it('passes on what a worker of the former version calls', async () => {
    const stub = env.DIRECTORY.getByName('orders')
    expect(await stub.register(10_000_007, '100002')).toBe(true)
    expect(await stub.ownerOf(10_000_007)).toBe('100002')
    expect(await ownerOf(10_000_007)).toBe('100002')
    expect(await stub.claim('100001', 1)).toBe(10_000_008)
  })
})

it("tells another merchant's order from an unknown one, whichever way it was made", async () => {
  const other = merchantAccount(sandboxMerchants.second)
  const OrderRows = [rowToAdd()]
  for (const id of [await makeOrder(), await makeOrder({ Id: 123_456 })]) {
    expect((await call(orderPath(id), {}, other)).status).toBe(403)
    expect((await callSandbox('POST', 'orders', { Id: id, OrderRows }, other)).status).toBe(409)
  }
  expect((await call(orderPath(999_999), {}, other)).status).toBe(404)
})
