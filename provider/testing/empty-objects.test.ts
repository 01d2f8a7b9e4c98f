import { evictDurableObject, reset, runInDurableObject } from 'cloudflare:test'
import { afterAll, expect, it } from 'vitest'
import { env } from './provider.ts'

const merchant = () => env.MERCHANT.getByName('999')
const left = () =>
  runInDurableObject(merchant(), (_, { storage: { sql } }) =>
    sql.exec("SELECT value FROM settings WHERE name = 'left'").toArray(),
  )

// It is in memory again by then.
afterAll(reset)

it.each([
  ['empties an object in memory', () => Promise.resolve(), 0],
  // If this is 0 one day, the setup needs no reset at the end of a file.
  ['leaves out an object that the runtime took out of memory', () => evictDurableObject(merchant()), 1],
])('reset %s', async (_, before, count) => {
  await runInDurableObject(merchant(), (_, { storage: { sql } }) => {
    sql.exec("INSERT INTO settings VALUES ('left', '1')")
  })
  expect(await left()).toHaveLength(1)
  await before()
  await reset()
  expect(await left()).toHaveLength(count)
})
