/** Two tabs or clerks that make one order: the second learns who made it, and must confirm another one. */
import { Journal } from '../journal/journal.ts'
import { ageJournal } from '../testing/journal.ts'
import { creditSubject } from './addressed.ts'
import { subjectDeskName } from './credit-request.ts'
import { afterEach, expect, it, vi } from 'vitest'
import type { SoapInput } from '../../shared/domain/credit/soap/operations.ts'
import { asPage, atSandbox, bodyOf, json, openSession } from '../testing/edge.ts'
import { atProvider, faultAtWrite, person, post, postXml } from '../testing/credit.ts'

const DAY_MS = 24 * 60 * 60 * 1000

function order(ClientOrderNumber: string): SoapInput<'CreateOrderEu'> {
  return {
    CreateOrderInformation: {
      ClientOrderNumber,
      OrderRows: [
        {
          PricePerUnit: '100',
          PriceIncludingVat: null,
          NumberOfUnits: '2',
          VatPercent: '25',
          DiscountPercent: '0',
          DiscountAmount: null,
          DiscountAmountIncludingVat: null,
          RowType: null,
        },
      ],
      CustomerIdentity: {
        NationalIdNumber: person.SecurityNumber,
        CountryCode: 'SE',
        CustomerType: 'Individual',
      },
      OrderDate: '2026-11-21T00:00:00',
      OrderType: 'Invoice',
    },
  }
}

async function ordersNumbered(ClientOrderNr: string): Promise<number> {
  const search = {
    ClientOrderNr,
    ClientOrderNrIncluded: true,
    ProviderOrderNr: 0,
    ProviderOrderNrIncluded: false,
  }
  return (await atProvider('GetOrders', search)).Orders?.length ?? 0
}

async function clerk(name: string) {
  const { token } = await openSession({ user: { id: name, name } })
  return (number: string, query = '') =>
    asPage(
      `/api/soap/CreateOrderEu${query}`,
      token,
      json('POST', order(number), { 'Idempotency-Key': crypto.randomUUID() }),
    )
}

afterEach(async () => {
  vi.restoreAllMocks()
  await atSandbox('faults', undefined, 'DELETE')
})

it('two simultaneous clerks never make two orders of one number, and the later one learns who made it', async () => {
  const number = crypto.randomUUID()
  const [kim, robin] = [await clerk('Kim'), await clerk('Robin')]
  const answers = await Promise.all([kim(number), robin(number)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const later = answers.findIndex(({ status }) => status === 409)
  const made = (await bodyOf(answers[1 - later]!)) as { CreateOrderResult: { ProviderOrderId: number } }
  const first = ['Kim', 'Robin'][1 - later]!
  expect(await bodyOf(answers[later]!)).toMatchObject({
    code: 'order-number-used',
    detail: expect.stringMatching(`^${first} made an order with this number \\d+ s ago`),
    earlier: { who: { kind: 'session', name: first }, made: made.CreateOrderResult.ProviderOrderId },
  })
  expect(await ordersNumbered(number)).toBe(1)
})

it('a second order is made if it is confirmed, and after a day without confirmation', async () => {
  const number = crypto.randomUUID()
  const kim = await clerk('Kim')
  expect((await kim(number)).status).toBe(200)
  expect((await kim(number)).status).toBe(409)
  expect((await kim(number, '?again=true')).status).toBe(200)
  expect(await ordersNumbered(number)).toBe(2)
  await ageJournal(creditSubject(await subjectDeskName('100001', { kind: 'ClientOrderNr', number })), DAY_MS)
  expect((await kim(number)).status).toBe(200)
})

it('an order that was refused or turned out not to be made needs no confirmation of the next one', async () => {
  const number = crypto.randomUUID()
  const kim = await clerk('Kim')
  await faultAtWrite({ phase: 'before', status: 500 })
  expect(await bodyOf(await kim(number))).toMatchObject({
    detail: expect.stringContaining('nothing was done'),
  })
  expect((await kim(number)).status).toBe(200)
})

it('while the journal does not answer, no order is made that may be a second one, unless it is confirmed', async () => {
  const number = crypto.randomUUID()
  const kim = await clerk('Kim')
  expect((await kim(number)).status).toBe(200)
  vi.spyOn(Journal.prototype, 'page').mockRejectedValue(new Error('SQLITE_IOERR'))
  const unseen = await kim(number)
  expect([unseen.status, unseen.headers.get('Retry-After')]).toEqual([503, '1'])
  expect(await bodyOf(unseen)).toMatchObject({
    code: 'edge-unavailable',
    detail: expect.stringContaining('Nothing was sent.'),
  })
  expect(await ordersNumbered(number)).toBe(1)
  expect((await kim(number, '?again=true')).status).toBe(200)
  vi.restoreAllMocks()
  expect(await bodyOf(await kim(number))).toMatchObject({ code: 'order-number-used' })
  expect(await ordersNumbered(number)).toBe(2)
})

it('XML clients never need a confirmation: they may use a number again', async () => {
  const number = crypto.randomUUID()
  await post('CreateOrderEu', order(number), crypto.randomUUID())
  expect((await postXml('CreateOrderEu', order(number))).status).toBe(200)
  expect(await ordersNumbered(number)).toBe(2)
})
