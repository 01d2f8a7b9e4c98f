/**
 * At no time of a write does a credit desk store customer data that can be read without the caller's key.
 * `test/e2e/customer-data-on-disk.test.ts` looks at the bytes of the files.
 */
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { afterEach, describe, expect, it } from 'vitest'
import { type CreditWriteName, soapNames, isCreditWrite } from '../../shared/domain/credit/soap/operations.ts'
import { operations } from '../../shared/wire/operations.ts'
import type { Shape } from '../../shared/domain/credit/soap/shape.ts'
import { atSandbox, bodyOf, env } from '../testing/edge.ts'
import { deskOf, faultAtWrite, person, post } from '../testing/credit.ts'
import { creditDeskName, type CreditRequest, type CreditWrite, subjectOf } from './credit-request.ts'
import { ageWrites } from '../testing/desk-table.ts'

/** More than the settle time of 30 s and the ten minutes for which an unkeyed answer is kept. */
const LATER_MS = 11 * 60 * 1000
const MARK = 'Marker-of-a-customer'

/** What a history and an intent may have: the merchant's own numbers, and what it sold. */
const NOT_PERSONAL = [
  'ClientOrderNr',
  'ClientOrderNumber',
  'ClientPaymentPlanNr',
  'NewClientOrderNr',
  'ArticleNr',
  'ArticleNumber',
  'Description',
  'Unit',
]

/** A value with every member, with the mark in every text that may be a customer's. */
function filled(shape: Shape, name = ''): unknown {
  switch (shape.type) {
    case 'struct':
      return Object.fromEntries(
        Object.entries(shape.members).map(([member, { shape }]) => [member, filled(shape, member)]),
      )
    case 'list':
      return [filled(shape.item)]
    case 'enum':
      return shape.values[0]
    case 'string':
      return NOT_PERSONAL.includes(name) ? `own ${crypto.randomUUID()}` : MARK
    case 'boolean':
      return true
    case 'dateTime':
      return '2026-11-21T00:00:00'
    case 'int':
    case 'long':
      return 1
    case 'double':
    case 'decimal':
      return '1'
    case 'nothing':
      return undefined
  }
}

type Desk = Awaited<ReturnType<typeof deskOf>>

async function deskOfWrite(write: CreditWrite): Promise<Desk> {
  const request = { merchantId: '100001', wire: 'json', write } as CreditRequest
  return env.CREDIT_DESK.getByName(await creditDeskName(request))
}

/** Everything in the desk's database, as text. */
async function storedBy(desk: Desk): Promise<string> {
  return runInDurableObject(desk, (_, { storage: { sql } }) => {
    const tables = sql
      .exec<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '_cf_%'")
      .toArray()
    return JSON.stringify(tables.map(({ name }) => [name, sql.exec(`SELECT * FROM ${name}`).toArray()]))
  })
}

/** Everything in the journal, as text. */
async function journal(): Promise<string> {
  const shards = Array.from({ length: 16 }, (_, shard) => env.JOURNAL.getByName(`${shard}/100001`))
  return JSON.stringify(
    await Promise.all(shards.map((shard) => shard.read({ from: 0, before: Number.MAX_SAFE_INTEGER }, 500))),
  )
}

afterEach(async () => {
  await atSandbox('faults', undefined, 'DELETE')
})

describe('a credit desk', () => {
  const writes = soapNames.filter((name): name is CreditWriteName => isCreditWrite(name))

  it.each(writes)('stores no readable customer data of %s', async (name) => {
    const { Auth: _, ...input } = filled(operations[name].request) as { Auth?: unknown }
    const write = { name, input } as CreditWrite
    const kind = subjectOf(write)?.kind
    const isRead = kind !== 'ClientPaymentPlanNr' && kind !== 'SecurityNumber'
    await faultAtWrite({ phase: 'before', status: 504 }, isRead)
    const answer = (await bodyOf(await post(name, input))) as { code: string }
    expect(answer.code).toBe('outcome-unknown')
    const desk = await deskOfWrite(write)
    const underWay = await storedBy(desk)
    expect(underWay).toContain(`\\"name\\":\\"${name}\\"`)
    expect(underWay).not.toContain(MARK)

    await runInDurableObject(desk, (_, { storage }) => {
      ageWrites(storage, LATER_MS)
    })
    await runDurableObjectAlarm(desk)
    await post(name, input)
    const settled = await journal()
    expect(settled).toContain(`\\"operation\\":\\"${name}\\"`)
    for (const stored of [settled, await storedBy(desk)]) expect(stored).not.toContain(MARK)
  })

  it.each([
    ['without a key', undefined],
    ['under a key, for the 24 hours', 'a-key-of-no-other-test'],
  ])('stores no readable customer data of an order that was made %s', async (_, key) => {
    const ClientOrderNumber = crypto.randomUUID()
    const shape = operations.CreateOrderEu.request.members.CreateOrderInformation.shape
    const all = filled(shape) as Record<string, object>
    const CreateOrderInformation = {
      ...all,
      ClientOrderNumber,
      AddressSelector: '',
      OrderType: 'Invoice',
      OrderRows: (all['OrderRows'] as object[]).map((row) => ({ ...row, DiscountAmount: null })),
      CustomerIdentity: {
        ...all['CustomerIdentity'],
        NationalIdNumber: person.SecurityNumber,
        CountryCode: 'SE',
        CustomerType: 'Individual',
      },
    }
    const answer = await bodyOf(await post('CreateOrderEu', { CreateOrderInformation }, key))
    const text = JSON.stringify(answer)
    expect(text).toContain('Tess')
    const { ProviderOrderId } = (answer as { CreateOrderResult: { ProviderOrderId: number } })
      .CreateOrderResult
    for (const desk of [
      await deskOf('ClientOrderNr', ClientOrderNumber),
      await deskOf('ProviderOrderNr', ProviderOrderId),
    ]) {
      const stored = (await storedBy(desk)) + (await journal())
      expect(stored).toContain(`\\"made\\":${ProviderOrderId}`)
      for (const personal of [MARK, 'Tess', person.SecurityNumber, 'a-key-that'])
        expect(stored).not.toContain(personal)
    }
  })
})
