/** The history of a new order or payment plan begins with its creation, under each of its numbers. */
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Long } from '../../shared/domain/values/long.ts'
import { Journal } from '../journal/journal.ts'
import type { Letter } from '../journal/letter.ts'
import { storedWrites } from '../testing/desk-table.ts'
import { creditHistory, deskOf, faultAtWrite, orderInput, person, post, row } from '../testing/credit.ts'
import { atSandbox, bodyOf } from '../testing/edge.ts'
import { journalRows } from '../testing/journal.ts'

const key = () => crypto.randomUUID()

async function newOrder(ClientOrderNr?: string): Promise<Long> {
  const answer = await post('CreateOrder', orderInput(ClientOrderNr), key())
  return ((await bodyOf(answer)) as { ProviderOrderNr: Long }).ProviderOrderNr
}

/** The letters of the desk that a history lacks. */
async function waiting(ClientOrderNr: string): Promise<Letter[]> {
  const rows = await runInDurableObject(await deskOf('ClientOrderNr', ClientOrderNr), (_, { storage }) =>
    storedWrites(storage, 'letters'),
  )
  const letters = rows.flatMap((row) => JSON.parse((row['letters'] as string | null) ?? '[]') as Letter[])
  const lacking = await Promise.all(
    letters.map(async ({ id, to }) => {
      const histories = await Promise.all(to.map(({ subject }) => journalRows(subject)))
      return histories.some((entries) => !entries.some((entry) => entry['id'] === id))
    }),
  )
  return letters.filter((_, at) => lacking[at])
}

afterEach(async () => {
  await atSandbox('faults', undefined, 'DELETE')
})

describe("the history under the provider's number", () => {
  it("begins with the creation, as under the merchant's own number", async () => {
    const ClientOrderNr = key()
    const order = await newOrder(ClientOrderNr)
    await post('CloseOrder', { ProviderOrderNr: order })
    const [creation] = await creditHistory(`ClientOrderNr=${ClientOrderNr}`)
    expect(creation).toMatchObject({ operation: 'CreateOrder', made: order, amount: '250', rowCount: 1 })
    expect(await creditHistory(`ProviderOrderNr=${order}`)).toEqual([
      expect.objectContaining({ operation: 'CloseOrder' }),
      creation,
    ])
    expect(await waiting(ClientOrderNr)).toEqual([])
  })

  it("keeps its beginning when the merchant's own number changes", async () => {
    const order = await newOrder(key())
    const NewClientOrderNr = key()
    await post('ChangeOrderInfo', {
      ProviderOrderNr: order,
      ProviderPaymentPlanNr: null,
      ChangeClientOrderNr: true,
      NewClientOrderNr,
      ChangeCustomerReference: false,
    })
    expect(await creditHistory(`ProviderOrderNr=${order}`)).toMatchObject([
      { operation: 'ChangeOrderInfo', outcome: 'done' },
      { operation: 'CreateOrder', made: order },
    ])
  })

  it("has the creation of an order without the merchant's own number", async () => {
    const order = await newOrder()
    expect(await creditHistory(`ProviderOrderNr=${order}`)).toMatchObject([{ operation: 'CreateOrder' }])
  })

  it('has each authorization of an order', async () => {
    const ClientOrderNr = key()
    const order = await newOrder(ClientOrderNr)
    expect(await newOrder(ClientOrderNr)).toBe(order)
    expect(await creditHistory(`ProviderOrderNr=${order}`)).toHaveLength(2)
  })

  it('has a creation that was found by reading', async () => {
    const ClientOrderNr = key()
    await faultAtWrite({ phase: 'after', reset: true })
    const order = await newOrder(ClientOrderNr)
    const entries = await creditHistory(`ProviderOrderNr=${order}`)
    expect(entries).toMatchObject([{ operation: 'CreateOrder', foundByReading: true, rowCount: 1 }])
  })

  it('has the creation of a payment plan', async () => {
    const contact = { SendAutomaticGiropaymentForm: false, CampainCode: 200003 }
    const PayPlan = { ...person, ...contact, ClientPaymentPlanNr: key() }
    const answer = await post('CreatePaymentPlan', { Amount: '500', PayPlan }, key())
    const { ProviderPaymentPlanNr } = (await bodyOf(answer)) as { ProviderPaymentPlanNr: Long }
    await post('ApprovePaymentPlan', { ProviderPaymentPlanNr }, key())
    expect(await creditHistory(`ProviderPaymentPlanNr=${ProviderPaymentPlanNr}`)).toMatchObject([
      { operation: 'ApprovePaymentPlan' },
      { operation: 'CreatePaymentPlan', made: ProviderPaymentPlanNr, amount: '500' },
    ])
  })

  it('has no entry for a refused order, whose entry is under the own number', async () => {
    const ClientOrderNr = key()
    const Order = { ...orderInput(ClientOrderNr).Order, SecurityNumber: '19801334-0003' }
    expect((await post('CreateOrder', { Order, InvoiceRows: [row] })).status).toBe(422)
    expect(await creditHistory(`ClientOrderNr=${ClientOrderNr}`)).toMatchObject([{ outcome: 'refused' }])
  })
})

describe('the entry of a new order', () => {
  it('is told by the alarm if the journal does not answer, and the order is made and answered', async () => {
    const ClientOrderNr = key()
    const take = vi.spyOn(Journal.prototype, 'take').mockRejectedValue(new Error('no answer'))
    const order = await newOrder(ClientOrderNr)
    const desk = await deskOf('ClientOrderNr', ClientOrderNr)
    expect(await waiting(ClientOrderNr)).toHaveLength(1)
    const alarm = await runInDurableObject(desk, (_, { storage }) => storage.getAlarm())
    expect(alarm! - Date.now()).toBeLessThanOrEqual(60_000)
    take.mockRestore()
    await runDurableObjectAlarm(desk)
    expect(await waiting(ClientOrderNr)).toEqual([])
    for (const query of [`ProviderOrderNr=${order}`, `ClientOrderNr=${ClientOrderNr}`]) {
      expect(await creditHistory(query)).toMatchObject([{ operation: 'CreateOrder', made: order }])
    }
  })
})
