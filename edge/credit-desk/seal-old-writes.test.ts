/** What a release stored that kept keys and answers in the clear: repeated as ever, and sealed when the desk wakes. */
import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { creditOrder, deskOf, invoiceInput, newCreditOrder, post, postXml } from '../testing/credit.ts'
import { contentOf } from './credit-request.ts'

const KEY = 'key-of-an-old-release'
const ANSWER = {
  status: 200,
  headers: { 'Content-Type': 'application/json' },
  body: '{"LegalName":"Tess Testsson"}',
}

/** Stores an answered write as release 0.1.0 did. */
async function withOldWrite(wire: 'json' | '1.1', key: string | null) {
  const order = await newCreditOrder()
  const input = invoiceInput(order)
  const desk = await deskOf('ProviderOrderNr', order)
  await post('CloseOrder', { ProviderOrderNr: order }, crypto.randomUUID())
  const content = await contentOf({ wire, write: { name: 'CreateInvoice', input } })
  await runInDurableObject(desk, (_, { storage: { sql } }) => {
    for (const column of ['wrapped', 'request', 'caller', 'only_sets']) {
      sql.exec(`ALTER TABLE writes DROP COLUMN ${column}`)
    }
    sql.exec('DELETE FROM migrations WHERE number > 2')
    sql.exec('DELETE FROM writes')
    const insert = 'INSERT INTO writes (key, content, at, lost_until, answer) VALUES (?, ?, ?, ?, ?)'
    sql.exec(insert, key, content, Date.now(), Date.now() + 60_000, JSON.stringify(ANSWER))
  })
  await evictDurableObject(desk)
  const stored = () =>
    runInDurableObject(desk, (_, { storage: { sql } }) =>
      JSON.stringify(sql.exec('SELECT * FROM writes').toArray()),
    )
  return { order, input, stored }
}

it('an old answer is repeated under its key, and neither can be read any more', async () => {
  const { order, input, stored } = await withOldWrite('json', KEY)
  const answer = await post('CreateInvoice', input, KEY)
  expect(await answer.text()).toBe(ANSWER.body)
  expect(await (await post('CreateInvoice', input, KEY)).text()).toBe(ANSWER.body)
  expect((await post('CloseOrder', { ProviderOrderNr: order }, KEY)).status).toBe(422)
  expect((await creditOrder(order)).Invoices).toEqual([])
  expect(await stored()).not.toMatch(/Tess|key-of-an-old/)
})

it('an old answer without a key is repeated to the same content', async () => {
  const { order, input, stored } = await withOldWrite('1.1', null)
  expect((await postXml('CreateInvoice', input)).text).toBe(ANSWER.body)
  expect((await creditOrder(order)).Invoices).toEqual([])
  expect(await stored()).not.toContain('Tess')
})
