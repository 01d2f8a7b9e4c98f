import { reset } from 'cloudflare:test'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Long } from '../../../shared/domain/values/long.ts'
import { DAY } from '../../clock.ts'
import type { CreditContext } from '../credit-handler.ts'
import { approvePaymentPlan, cancelPaymentPlan, getPaymentPlanStatus } from './payment-plans.ts'
import { OFFER_TIME } from './plan-state.ts'
import { makePlan, withMerchant } from '../../testing/plan-merchant.ts'

const NOBODYS = { ProviderPaymentPlanNr: 9_223_372_036_854_775_807n }

beforeEach(reset)

describe('a payment plan', () => {
  it('is pending, then activated with a new contract number', async () => {
    const seen = await withMerchant((context) => {
      const [one, other] = [makePlan(context), makePlan(context)]
      const numbers = [one, other].map((ProviderPaymentPlanNr) => ({ ProviderPaymentPlanNr }))
      return [
        getPaymentPlanStatus(context, numbers[0]!),
        ...numbers.map((number) => approvePaymentPlan(context, number)),
        getPaymentPlanStatus(context, numbers[0]!),
      ]
    })
    expect(seen).toEqual([
      { Accepted: true, RejectionCode: 'Accepted', Status: 'Pending', CampainCode: 100012 },
      { Accepted: true, RejectionCode: 'Accepted', ContractNumber: 700_001 },
      { Accepted: true, RejectionCode: 'Accepted', ContractNumber: 700_002 },
      { Accepted: true, RejectionCode: 'Accepted', Status: 'Activated', CampainCode: 100012 },
    ])
  })

  it('is refused by all three operations if the merchant does not have it', async () => {
    const refused = {
      Accepted: false,
      ErrorMessage: 'There is no such payment plan.',
      RejectionCode: 'PaymentPlanDoesNotExist',
    }
    expect(
      await withMerchant((context) => [
        getPaymentPlanStatus(context, NOBODYS),
        approvePaymentPlan(context, NOBODYS),
        cancelPaymentPlan(context, { ProviderPaymentPlanNr: 0 }),
      ]),
    ).toEqual([
      { ...refused, Status: 'OrderDoesNotExist', CampainCode: 0 },
      { ...refused, ContractNumber: 0 },
      refused,
    ])
  })

  it('is cancelled if it is not approved in 30 days', async () => {
    const seen = await withMerchant((context) => {
      const plan = { ProviderPaymentPlanNr: makePlan(context) }
      const before = { ...context, now: context.now + OFFER_TIME - 1 }
      const after = { ...context, now: context.now + 30 * DAY }
      return [
        getPaymentPlanStatus(before, plan).Status,
        getPaymentPlanStatus(after, plan).Status,
        approvePaymentPlan(after, plan).RejectionCode,
        cancelPaymentPlan(after, plan).RejectionCode,
        approvePaymentPlan(before, plan).RejectionCode,
        getPaymentPlanStatus(after, plan).Status,
      ]
    })
    expect(seen).toEqual(['Pending', 'Cancelled', 'WrongStatus', 'WrongStatus', 'Accepted', 'Activated'])
  })

  it('behaves like its model in any sequence of requests', async () => {
    const steps = fc.array(
      fc.record({
        move: fc.constantFrom('make', 'approve', 'cancel', 'ask'),
        plan: fc.nat(3),
        days: fc.constantFrom(0, 0, 1, 12, 30),
      }),
      { maxLength: 25 },
    )
    await withMerchant((context) =>
      fc.assert(
        fc.property(steps, (run) => compare(context, run)),
        { numRuns: 60 },
      ),
    )
  })
})

const moves = {
  ask: (context: CreditContext, plan: Plan) => getPaymentPlanStatus(context, plan).RejectionCode,
  approve: (context: CreditContext, plan: Plan) => approvePaymentPlan(context, plan).RejectionCode,
  cancel: (context: CreditContext, plan: Plan) => cancelPaymentPlan(context, plan).RejectionCode,
}

interface Plan {
  ProviderPaymentPlanNr: Long
}

interface Step {
  move: 'make' | keyof typeof moves
  plan: number
  days: number
}

/** Runs the steps on the handlers and on a model: a map of plans to their states and ages. */
function compare(context: CreditContext, steps: Step[]): void {
  const model: { number: Long; status: string; age: number }[] = []
  let now = context.now
  for (const { move, plan, days } of steps) {
    now += days * DAY
    for (const known of model) {
      known.age += days
      if (known.status === 'Pending' && known.age >= 30) known.status = 'Cancelled'
    }
    const at = { ...context, now }
    if (move === 'make' || model.length === 0) {
      model.push({ number: makePlan(at, {}, { Amount: '500' }), status: 'Pending', age: 0 })
      continue
    }
    const known = model[plan % model.length]!
    const request = { ProviderPaymentPlanNr: known.number }
    const asked = getPaymentPlanStatus(at, request).Status
    const answer = known.status === 'Pending' ? 'Accepted' : 'WrongStatus'
    expect([asked, moves[move](at, request)]).toEqual([known.status, move === 'ask' ? 'Accepted' : answer])
    if (known.status === 'Pending')
      known.status = { ask: 'Pending', approve: 'Activated', cancel: 'Cancelled' }[move]
  }
}
