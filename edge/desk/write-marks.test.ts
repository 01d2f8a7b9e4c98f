/**
 * A merchant whose writes carry a mark, beside another system that does exactly the same while a write or its answer is
 * lost: that system's effect is never taken for the write.
 */
import { listDurableObjectIds, runInDurableObject } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Long } from '../../shared/domain/values/long.ts'
import { config } from '../config/configured.ts'
import {
  atProvider,
  creditOrder,
  deskOf,
  invoiceInput,
  newCreditOrder,
  orderInput,
  post,
} from '../testing/credit.ts'
import { ageWrites } from '../testing/desk-table.ts'
import {
  addAtProvider,
  asServer,
  bodyOf,
  env,
  json,
  newOrder,
  orderNow,
  orderPath,
  writeAtProvider,
} from '../testing/edge.ts'
import { deliveredOrder, settleLater } from '../testing/life.ts'
import { cut, isWrite, onWire, type WireRequest } from '../testing/wire.ts'

const MARK = /oa[0-9a-f]{12}$/
const row = { ArticleNumber: 'LAMP', Name: 'Bulb', Quantity: 100, UnitPrice: 500, VatPercent: 2500 }

const marks = (on: boolean) => void (config.merchants.get('100001')!.WriteMarks = on)
beforeEach(() => marks(true))
afterEach(() => {
  marks(false)
  vi.restoreAllMocks()
})

/**
 * Loses the answer to the next such request of the edge.
 * @param arrives whether the provider does it before
 * @param meanwhile what another system does in that moment
 */
function loseNext(
  is: (request: WireRequest) => boolean,
  arrives: boolean,
  meanwhile: () => Promise<unknown> = () => Promise.resolve(),
): void {
  let isLost = false
  onWire((request, pass) => {
    if (isLost || !is(request)) return undefined
    isLost = true
    return (arrives ? pass() : Promise.resolve()).then(meanwhile).then(cut)
  })
}

async function codeOf(answer: Response): Promise<string> {
  return `${answer.status} ${((await bodyOf(answer)) as { code?: string }).code}`
}

const add = (id: Long, key = 'one') =>
  asServer(`${orderPath(id)}/rows/`, json('POST', row, { 'Idempotency-Key': key }))
const rowsOf = async (id: Long) => (await orderNow(id)).order.OrderRows.slice(1)
const numbers = async (id: Long) => (await rowsOf(id)).map(({ ArticleNumber }) => ArticleNumber)

describe('a row that another system adds too, exactly the same', () => {
  it('is taken for the lost one without marks, which was never added', async () => {
    marks(false)
    const id = await newOrder()
    loseNext(isWrite, false, () => addAtProvider(id, row))
    expect(await bodyOf(await add(id))).toMatchObject({ OrderRowId: 2 })
    expect(await numbers(id)).toEqual(['LAMP'])
  })

  it('is not taken for the lost one with marks, which is added when its key comes again', async () => {
    const id = await newOrder()
    loseNext(isWrite, false, () => addAtProvider(id, row))
    expect(await codeOf(await add(id))).toBe('502 outcome-unknown')
    await settleLater(id)
    expect(await bodyOf(await add(id))).toMatchObject({ OrderRowId: 3 })
    expect(await numbers(id)).toEqual(['LAMP', expect.stringMatching(MARK)])
  })

  it('does not hide the one whose answer is lost', async () => {
    const id = await newOrder()
    loseNext(isWrite, true, () => addAtProvider(id, row))
    expect(await bodyOf(await add(id))).toMatchObject({ OrderRowId: 2 })
    expect(await numbers(id)).toEqual([expect.stringMatching(/^LAMPoa/), 'LAMP'])
  })
})

it('rows that replace all others carry the mark, and each write has another one', async () => {
  const id = await newOrder()
  const replace = () =>
    asServer(`${orderPath(id)}/rows/replaceOrderRows/`, json('PUT', { OrderRows: [row, row] }))
  for (const _ of [1, 2]) expect((await replace()).ok).toBe(true)
  const found = await numbers(id)
  expect(found).toHaveLength(4)
  expect(found.every((number) => MARK.test(number!))).toBe(true)
  expect(new Set(found).size).toBe(2)
})

describe('a write that can carry no mark', () => {
  it('stays unknown where another system made a credit exactly like the lost one', async () => {
    const { id, delivery } = await deliveredOrder()
    const body = { OrderRowIds: [1], RowCreditingOptions: [{ OrderRowId: 1, Quantity: 20 }] }
    const path = `${delivery}/credits`
    const credit = () =>
      asServer(`${orderPath(id)}/${path}`, json('POST', body, { 'Idempotency-Key': 'one' }))
    loseNext(isWrite, false, () => writeAtProvider(id, path, json('POST', body)))
    expect(await codeOf(await credit())).toBe('502 outcome-unknown')
    await settleLater(id)
    const last = await credit()
    expect([await codeOf(last), last.headers.get('Retry-After')]).toEqual(['502 outcome-unknown', null])
    expect((await orderNow(id)).order.Deliveries[0]!.Credits).toHaveLength(1)
  })

  it('stays unknown where another system made an invoice exactly like the lost one', async () => {
    const order = await newCreditOrder()
    loseNext(
      ({ body }) => body.includes('<CreateInvoice '),
      false,
      () => atProvider('CreateInvoice', invoiceInput(order)),
    )
    const invoice = () => post('CreateInvoice', invoiceInput(order), 'one')
    expect(await codeOf(await invoice())).toBe('502 outcome-unknown')
    await runInDurableObject(await deskOf('ProviderOrderNr', order), (_, { storage }) => {
      ageWrites(storage, 30_000)
    })
    await invoice()
    const last = await invoice()
    expect([await codeOf(last), last.headers.get('Retry-After')]).toEqual(['502 outcome-unknown', null])
    expect((await creditOrder(order)).Invoices).toHaveLength(1)
  })

  it('is done if it only sets what the other system has set', async () => {
    const id = await newOrder()
    const body = { Quantity: 700 }
    loseNext(isWrite, false, () => writeAtProvider(id, 'rows/1', json('PATCH', body)))
    const change = await asServer(
      `${orderPath(id)}/rows/1`,
      json('PATCH', body, { 'Idempotency-Key': 'one' }),
    )
    expect(change.status).toBe(204)
  })
})

describe('a new order without a number', () => {
  const create = (key = 'one') => post('CreateOrder', orderInput(), key)
  const isCreation = ({ body }: WireRequest) => body.includes('<CreateOrder ')

  it('has the mark as its number, by which it is found when its answer is lost', async () => {
    loseNext(isCreation, true, () => atProvider('CreateOrder', orderInput()))
    const made = (await bodyOf(await create())) as { ProviderOrderNr: Long }
    expect(made).toMatchObject({ Accepted: true, FoundByReading: true })
    expect((await creditOrder(made.ProviderOrderNr)).ClientOrderNr).toMatch(MARK)
  })

  it('is known not to be made, although another system made one exactly like it', async () => {
    const key = crypto.randomUUID()
    loseNext(isCreation, false, () => atProvider('CreateOrder', orderInput()))
    expect(await codeOf(await create(key))).toBe('502 outcome-unknown')
    for (const object of await creditDesks()) await runInDurableObject(object, age)
    expect(await bodyOf(await create(key))).toMatchObject({ Accepted: true, RejectionCode: 'Accepted' })
  })
})

const age = (_: unknown, { storage }: DurableObjectState) => ageWrites(storage, 30_000)

/** The desks of all credit orders: that of an order without a number has no name that a test knows. */
async function creditDesks(): Promise<DurableObjectStub[]> {
  return (await listDurableObjectIds(env.CREDIT_DESK)).map((id) => env.CREDIT_DESK.get(id))
}
