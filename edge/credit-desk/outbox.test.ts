/** The history of a new order or payment plan begins with its creation, under each of its numbers. */
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { afterEach, describe, expect, it } from 'vitest'
import { stringifyJson } from '../../shared/domain/values/json.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { creditHistory, deskOf, faultAtWrite, orderInput, person, post, row } from '../testing/credit.ts'
import { atSandbox, bodyOf } from '../testing/edge.ts'

const key = () => crypto.randomUUID()

async function newOrder(ClientOrderNr?: string): Promise<Long> {
  const answer = await post('CreateOrder', orderInput(ClientOrderNr), key())
  return ((await bodyOf(answer)) as { ProviderOrderNr: Long }).ProviderOrderNr
}

async function outboxOf(ClientOrderNr: string): Promise<unknown[]> {
  return runInDurableObject(await deskOf('ClientOrderNr', ClientOrderNr), (_, { storage }) =>
    storage.sql.exec('SELECT letter FROM outbox').toArray(),
  )
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
    expect(await outboxOf(ClientOrderNr)).toEqual([])
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

  it('has no entry for a refused order', async () => {
    const ClientOrderNr = key()
    const Order = { ...orderInput(ClientOrderNr).Order, SecurityNumber: '19801334-0003' }
    expect((await post('CreateOrder', { Order, InvoiceRows: [row] })).status).toBe(422)
    expect(await outboxOf(ClientOrderNr)).toEqual([])
  })
})

describe('an entry that is still to be delivered', () => {
  const entry = (operation: string) => stringifyJson({ at: new Date().toISOString(), operation })

  async function leave(to: string, order: Long, entries: string[]): Promise<void> {
    await runInDurableObject(await deskOf('ClientOrderNr', to), (_, { storage }) => {
      for (const entry of entries) {
        const letter = { merchantId: '100001', subject: { kind: 'ProviderOrderNr', number: order }, entry }
        storage.sql.exec('INSERT INTO outbox (at, letter) VALUES (?, ?)', Date.now(), stringifyJson(letter))
      }
    })
  }

  it('is delivered by the alarm, and added once however often it is sent', async () => {
    const ClientOrderNr = key()
    await newOrder(ClientOrderNr)
    const text = entry('CreateOrder')
    await leave(ClientOrderNr, 515151, [text, text])
    await runDurableObjectAlarm(await deskOf('ClientOrderNr', ClientOrderNr))
    expect(await creditHistory('ProviderOrderNr=515151')).toEqual([JSON.parse(text)])
    expect(await outboxOf(ClientOrderNr)).toEqual([])
    const alarm = await runInDurableObject(await deskOf('ProviderOrderNr', 515151), (_, { storage }) =>
      storage.getAlarm(),
    )
    expect(alarm).not.toBeNull()
  })

  it('stays if it cannot be delivered, sets an alarm within a minute, and holds up no other', async () => {
    const ClientOrderNr = key()
    await newOrder(ClientOrderNr)
    await leave(ClientOrderNr, 525252, ['what no desk takes', entry('CreateOrder')])
    await runDurableObjectAlarm(await deskOf('ClientOrderNr', ClientOrderNr))
    expect(await creditHistory('ProviderOrderNr=525252')).toHaveLength(1)
    expect(await outboxOf(ClientOrderNr)).toHaveLength(1)
    const alarm = await runInDurableObject(await deskOf('ClientOrderNr', ClientOrderNr), (_, { storage }) =>
      storage.getAlarm(),
    )
    expect(alarm! - Date.now()).toBeLessThanOrEqual(60_000)
  })
})
