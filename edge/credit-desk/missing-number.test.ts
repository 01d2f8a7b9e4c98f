/** A provider that accepts a new order or payment plan without its number. */
import { runInDurableObject } from 'cloudflare:test'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { SoapInput } from '../../shared/domain/credit/soap/operations.ts'
import { bodyOf } from '../testing/edge.ts'
import { atProvider, creditHistory, deskOf, orderInput, person, post, postXml } from '../testing/credit.ts'
import { onWire } from '../testing/wire.ts'
import { ageWrites } from '../testing/desk-table.ts'

/** The sandbox's CALL_TIMEOUT_MS is 10 s: three times that. */
const SETTLE_MS = 30_000

/** The provider's answers to this operation lack a member. */
function answerWithout(name: string, member: string): void {
  onWire(({ body }, pass) => {
    if (!body.includes(`<${name} `)) return undefined
    return (async () => {
      const answer = await pass()
      const text = (await answer.text()).replace(new RegExp(`<${member}>[^<]*</${member}>`), '')
      return new Response(text, answer)
    })()
  })
}

function euOrder(ClientOrderNumber: string): SoapInput<'CreateOrderEu'> {
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

async function orderNumbered(ClientOrderNr: string) {
  const search = {
    ClientOrderNr,
    ClientOrderNrIncluded: true,
    ProviderOrderNr: 0,
    ProviderOrderNrIncluded: false,
  }
  return (await atProvider('GetOrders', search)).Orders?.[0]
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('an order that was accepted without its number', () => {
  it("is never order 0: it is found by the merchant's own number", async () => {
    const own = crypto.randomUUID()
    answerWithout('CreateOrderEu', 'ProviderOrderId')
    const answer = await bodyOf(await post('CreateOrderEu', euOrder(own), crypto.randomUUID()))
    vi.restoreAllMocks()
    const { ProviderOrderNr } = (await orderNumbered(own))!
    expect(answer).toMatchObject({
      FoundByReading: true,
      CreateOrderResult: { ProviderOrderId: ProviderOrderNr, ClientOrderNumber: own },
    })
    expect(await creditHistory(`ProviderOrderNr=${ProviderOrderNr}`)).toMatchObject([
      { outcome: 'done', foundByReading: true, made: ProviderOrderNr },
    ])
  })

  it('is answered with its number over XML, and not with 0', async () => {
    const own = crypto.randomUUID()
    answerWithout('CreateOrder', 'ProviderOrderNr')
    const { text } = await postXml('CreateOrder', orderInput(own))
    vi.restoreAllMocks()
    expect(text).toContain(`CreateOrder was done, and made ${(await orderNumbered(own))!.ProviderOrderNr}.`)
  })

  it("is unknown without the merchant's own number, never sent again, and never reported as not done", async () => {
    answerWithout('CreatePaymentPlan', 'ProviderPaymentPlanNr')
    const own = crypto.randomUUID()
    const key = crypto.randomUUID()
    const input = {
      Amount: '500',
      PayPlan: {
        ...person,
        SendAutomaticGiropaymentForm: false,
        CampainCode: 200003,
        ClientPaymentPlanNr: own,
      },
    }
    const send = async () => bodyOf(await post('CreatePaymentPlan', input, key))
    expect(await send()).toMatchObject({
      code: 'outcome-unknown',
      detail: expect.stringContaining('did not say what it made'),
    })
    await runInDurableObject(await deskOf('ClientPaymentPlanNr', own), (_, { storage }) => {
      ageWrites(storage, SETTLE_MS)
    })
    const last = await send()
    expect(last).toMatchObject({
      code: 'outcome-unknown',
      detail: expect.stringContaining('accepted the request without the number'),
    })
    expect(await send()).toEqual(last)
  })
})
