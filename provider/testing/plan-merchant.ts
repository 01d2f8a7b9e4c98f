/** For the tests of payment plans: a merchant's database for handlers, and requests. */
import { runInDurableObject } from 'cloudflare:test'
import type { Long } from '../../shared/domain/values/long.ts'
import { testPersons } from '../../shared/test-persons.ts'
import { openDatabase } from '../storage/database.ts'
import { env, merchantAccount, ORIGIN, testConfig } from './provider.ts'
import { catalogOf } from '../credit/catalog.ts'
import type { CreditContext, CreditInput } from '../credit/credit-handler.ts'
import { createPaymentPlan } from '../credit/plans/create-payment-plan.ts'

/** The time of the tests. */
export const NOW = Date.UTC(2026, 10, 21, 12)

/** Runs the work on the first merchant's database, at {@link NOW}. */
export function withMerchant<T>(work: (context: CreditContext) => T): Promise<T> {
  const merchant = merchantAccount()
  return runInDurableObject(env.MERCHANT.getByName(merchant.MerchantId), (_, state) =>
    work({
      db: openDatabase(state.storage.sql),
      merchant,
      mode: 'described',
      catalog: catalogOf(testConfig().sandboxData),
      now: NOW,
      origin: ORIGIN,
    }),
  )
}

type PayPlan = NonNullable<CreditInput<'CreatePaymentPlan'>['PayPlan']>

/** A valid plan: 10 000,00 in 12 months, for Prov Provsson. */
export function planRequest(
  changes: Partial<PayPlan> = {},
  rest: Partial<CreditInput<'CreatePaymentPlan'>> = {},
): CreditInput<'CreatePaymentPlan'> {
  return {
    Amount: '10000',
    PayPlan: {
      SendAutomaticGiropaymentForm: false,
      CampainCode: 100012,
      CountryCode: 'SE',
      SecurityNumber: testPersons.prov.NationalId,
      IsCompany: false,
      ...changes,
    },
    ...rest,
  }
}

/** Makes such a plan. */
export function makePlan(context: CreditContext, ...request: Parameters<typeof planRequest>): Long {
  const output = createPaymentPlan(context, planRequest(...request))
  if (!output.Accepted) throw new Error(`The plan was refused: ${output.ErrorMessage}`)
  return output.ProviderPaymentPlanNr
}

/** 1 × 8 000,00 without VAT, which is 10 000,00 with it. */
export const row = {
  ArticleNr: 'A1',
  Description: 'Cykel',
  PricePerUnit: '8000',
  NrOfUnits: '1',
  Unit: 'st',
  VatPercent: 25,
  DiscountPercent: 0,
}
